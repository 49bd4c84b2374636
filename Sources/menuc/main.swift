import MenuTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let tool = Tool(console: SystemConsole(), files: Disk())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
