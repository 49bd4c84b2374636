package import MenuTool

/// A run of the program in this process.
package struct ToolRun {
  package let console = RecordingConsole()
  package let files: MemoryFiles

  package init(_ files: [String: String] = [:], variables: [String: String] = [:]) {
    self.files = MemoryFiles(files)
    console.variables = variables
  }

  package func callAsFunction(_ arguments: String...) -> ExitStatus { self(arguments) }

  package func callAsFunction(_ arguments: [String]) -> ExitStatus {
    Tool(console: console, files: files).run(arguments)
  }
}
