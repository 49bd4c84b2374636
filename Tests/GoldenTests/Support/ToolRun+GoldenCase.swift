import TestSupport

extension ToolRun {
  /// The files of a run.
  init(_ inputs: [GoldenCase.Input]) {
    self.init()
    for input in inputs { files.contents[input.path] = input.bytes }
  }

  /// The files of a case, all that it has.
  init(_ golden: GoldenCase) throws {
    self.init(try golden.inputs() + golden.surroundings())
  }
}
