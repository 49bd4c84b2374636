import Arguments
import Messages
import Testing

@Suite("Help")
struct HelpTextTests {
  private let root = CommandPath(root: Menuc.configuration)

  @Test func rootInEnglish() {
    #expect(
      HelpText(for: root, in: .english).text == """
        OVERVIEW: Compile menu files.

        USAGE: menuc [--language <LANGUAGE>] [--quiet] <subcommand>

        OPTIONS:
          --language <LANGUAGE>   The language of messages. (values: en, ja)
          -q, --quiet             Print only errors.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          generate                Generate code from menu files.
          convert                 Convert a menu file.
          cache                   Manage the cache.

          See 'menuc help <subcommand>' for detailed help.
        """)
  }

  @Test func rootInJapanese() {
    #expect(
      HelpText(for: root, in: .japanese).text == """
        概要: メニューファイルをコンパイルします。

        使い方: menuc [--language <LANGUAGE>] [--quiet] <サブコマンド>

        オプション:
          --language <LANGUAGE>   メッセージの言語です。 (値: en, ja)
          -q, --quiet             エラーだけを表示します。
          --version               バージョンを表示します。
          -h, --help              ヘルプを表示します。

        サブコマンド:
          generate                コードを生成します。
          convert                 メニューファイルを変換します。
          cache                   キャッシュを管理します。

          詳しくは「menuc help <サブコマンド>」をご覧ください。
        """)
  }

  @Test func commandInEnglish() {
    let path = root.appending(Generate.configuration)
    #expect(
      HelpText(for: path, in: .english).text == """
        OVERVIEW: Generate code from menu files.

        Without a path, every menu file of the working directory is compiled, in the
        order of names.

          menuc generate --check   a line that keeps its form, though it is wider than the text

        USAGE: menuc generate [--output-directory <DIR>] [--define <NAME> ...] [--check]
               [<PATH> ...]

        ARGUMENTS:
          <PATH>                  The menu files.

        OPTIONS:
          -o, --output-directory <DIR>
                                  The directory to write to, which is made where it does
                                  not exist.
          -D, --define <NAME>     Define a name.
          -c, --check             Write nothing.
          --language <LANGUAGE>   The language of messages. (values: en, ja)
          -q, --quiet             Print only errors.
          -h, --help              Show help information.
        """)
  }

  @Test func commandInJapaneseOnANarrowTerminal() {
    let path = root.appending(Generate.configuration)
    #expect(
      HelpText(for: path, in: .japanese, columns: 48).text == """
        概要: コードを生成します。

        パスを省略すると、作業ディレクトリの全ファイル
        を、名前の順にコンパイルします。

        使い方: menuc generate
                [--output-directory <DIR>]
                [--define <NAME> ...] [--check]
                [<PATH> ...]

        引数:
          <PATH>        メニューファイルです。

        オプション:
          -o, --output-directory <DIR>
                        書き込み先のディレクトリです。
                        「ない」場合は、menucが新しく作
                        ります。
          -D, --define <NAME>
                        名前を定義します。
          -c, --check   何も書き込みません。
          --language <LANGUAGE>
                        メッセージの言語です。 (値: en,
                        ja)
          -q, --quiet   エラーだけを表示します。
          -h, --help    ヘルプを表示します。
        """)
  }

  @Test func nestedCommandNamesItsWholePath() {
    let path = root.appending(Cache.configuration)
    #expect(
      HelpText(for: path, in: .english).text == """
        OVERVIEW: Manage the cache.

        USAGE: menuc cache <subcommand>

        OPTIONS:
          --language <LANGUAGE>   The language of messages. (values: en, ja)
          -q, --quiet             Print only errors.
          -h, --help              Show help information.

        SUBCOMMANDS:
          clear                   Clear the cache.

          See 'menuc help cache <subcommand>' for detailed help.
        """)
  }
}
