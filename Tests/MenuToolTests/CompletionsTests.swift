import Foundation
import MenuTool
import TestSupport
import Testing

/// The completions, as the shells themselves give them.
@Suite struct CompletionsTests {
  /// What must be offered behind a line.
  struct Line: Sendable {
    var words: String
    var offered: Set<String>
  }

  static let lines = [
    Line(words: "menuc va", offered: ["validate"]),
    Line(words: "menuc schema ", offered: ["menu", "config", "manifest"]),
    Line(words: "menuc explain unknown-r", offered: ["unknown-row", "unknown-rule"]),
    Line(words: "menuc generate --access p", offered: ["package", "public"]),
    Line(words: "menuc validate --str", offered: ["--strict"]),
    Line(words: "menuc validate side", offered: ["side menu.yaml"]),
    Line(words: "menuc generate --output-directory Gen", offered: ["Generated"]),
  ]

  @Test(arguments: lines) func bash(line: Line) throws {
    let folder = try folder(for: "bash")
    try folder.write(
      "drive.sh",
      """
      source ./completions
      IFS=' ' read -r -a COMP_WORDS <<< "\(line.words)"
      if [[ "\(line.words)" == *' ' ]]; then COMP_WORDS+=(''); fi
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _menuc
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let result = try ExternalTool("bash").run(["--norc", "drive.sh"], in: folder)
    #expect(offers(result) == line.offered, "\(result.text)")
  }

  @Test(arguments: lines) func fish(line: Line) throws {
    let folder = try folder(for: "fish")
    let result = try ExternalTool("fish", hint: "run `make setup-tests`").run(
      ["--no-config", "-c", "source ./completions; complete -C '\(line.words)'"], in: folder)
    #expect(offers(result) == line.offered, "\(result.text)")
  }

  /// Asks a shell in a pseudo-terminal what it would list; it ends itself after that.
  @Test(arguments: lines) func zsh(line: Line) throws {
    let folder = try folder(for: "zsh")
    try folder.write(
      "drive.zsh",
      #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PS1= RPS1=; autoload -Uz compinit; compinit -u -D; source ./completions'
      zpty -w shell 'compadd() {
        local -a hits
        builtin compadd -A hits "$@"
        (( $#hits )) && print -rl -- $hits >>offers
        builtin compadd "$@"
      }'
      zpty -w shell 'list-offers() { _main_complete; exit }'
      zpty -w shell 'zle -C list-offers list-choices list-offers; bindkey "^I" list-offers'
      zpty -w -n shell "$1"$'\t'
      while zpty -r shell output; do :; done
      sort -u offers
      """#)
    let result = try ExternalTool("zsh", hint: "run `make setup-tests`").run(
      ["-f", "drive.zsh", line.words], in: folder)
    #expect(offers(result) == line.offered, "\(result.text)")
  }

  /// The words that a shell printed, without descriptions, escapes and the `/` of folders.
  private func offers(_ result: ExternalTool.Result) -> Set<String> {
    Set(
      result.text.split(separator: "\n").map { line in
        let word = String(line.prefix { $0 != "\t" }.filter { $0 != "\\" })
        return word.hasSuffix("/") ? String(word.dropLast()) : word
      })
  }

  /// A folder with the script, a menu and a folder.
  private func folder(for shell: String) throws -> TemporaryFolder {
    let run = ToolRun()
    #expect(run("completions", shell, "--language", "en") == .clean)
    let folder = try TemporaryFolder()
    try folder.write("completions", run.console.outputBytes)
    try folder.write("side menu.yaml", "menu: Side\nrows: {}\n")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Generated"), withIntermediateDirectories: true)
    return folder
  }
}
