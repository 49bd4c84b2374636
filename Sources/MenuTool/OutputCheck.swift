import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling

/// Finds outputs that are not what their menus give, and writes nothing.
struct OutputCheck {
  private let plan: OutputPlan
  private let buildFiles: BuildFiles
  private let session: Session
  private let files: any FileStore

  init(_ plan: OutputPlan, _ buildFiles: BuildFiles, _ session: Session) {
    self.plan = plan
    self.buildFiles = buildFiles
    self.session = session
    files = session.files
  }

  /// Tells what is out of date, and shows the differences.
  func run(_ inputs: Inputs, _ setup: Setup) -> ExitStatus {
    var differences: [String] = []
    let run = MenuRun(
      inputs, session, setup.options,
      examine: { differences = reject(&$0) })
    guard run.isExamined else { return run.status }
    var staleCount = 0
    for file in buildFiles.files {
      guard case .stale(let old, let new) = files.state(of: file.path, holding: file.bytes) else {
        continue
      }
      staleCount += 1
      let path = VisibleText.quoted(file.path)
      if old == nil {
        session.fail(Message(en: "\(path) has not been written", ja: "\(path) がまだ書き出されていません"))
      } else {
        session.fail(Message(en: "\(path) is out of date", ja: "\(path) が最新ではありません"))
        differences.append(UnifiedDiff(old: old ?? [], new: new, path: file.path).text)
      }
    }
    let superfluous = plan.superfluousOutputs(in: files)
    for path in superfluous {
      let path = VisibleText.quoted(path)
      session.fail(
        Message(
          en: "\(path) comes from no menu any more; delete it",
          ja: "\(path) に対応するメニューがなくなっています。削除してください"))
    }
    for text in differences { session.show(text) }
    if staleCount == 0, superfluous.isEmpty {
      if run.status == .clean {
        session.say(Message(en: "all outputs are up to date", ja: "出力はすべて最新です"))
      }
      return run.status
    }
    return .problems
  }

  /// Rejects the menus that have a stale output; returns the differences.
  private func reject(_ compilations: inout [Compilation]) -> [String] {
    var differences: [String] = []
    let states = plan.mapOutputs(of: compilations) { [files] job in job.state(in: files) }
    for (index, states) in states.enumerated() {
      guard let menu = compilations[index].menu else { continue }
      for (output, state) in zip(plan.outputs[index], states) {
        guard case .stale(let old, let new) = state else { continue }
        let rows = old.map { ChangedRows(output.kind, menu, old: $0, new: new).ids }
        rejectStaleOutput(
          &compilations[index], output.path, isMissing: old == nil, rows: rows ?? [])
        if let old {
          differences.append(UnifiedDiff(old: old, new: new, path: output.path).text)
        }
      }
    }
    return differences
  }
}
