#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program, started with its words as they are: no shell reads them.
struct Subprocess {
  let program: String
  let arguments: [String]

  /// What a run gave.
  struct Result {
    /// The exit status, or -1 where a signal ended it.
    var status: Int32
    /// Standard output.
    var output: [UInt8]
    /// Standard error.
    var errors: [UInt8]
  }

  /// Why it did not start.
  struct Failure: Error {
    var code: Int32

    var isMissing: Bool { code == ENOENT }

    var reason: String {
      let words: UnsafeMutablePointer<CChar>? = strerror(code)
      return words.map { String(cString: $0) } ?? "error \(code)"
    }
  }

  /// Runs it to its end.
  ///
  /// - Parameter input: what it reads: no more than a pipe holds, since nobody reads meanwhile.
  /// - Returns: what it printed, and how it ended.
  /// - Throws: why it did not start.
  func run(input: [UInt8]) throws(Failure) -> Result {
    let (standardInput, output, errors) = (try Pipe(), try Pipe(), try Pipe())
    var actions = FileActions()
    actions.connect(standardInput.reading, to: STDIN_FILENO)
    actions.connect(output.writing, to: STDOUT_FILENO)
    actions.connect(errors.writing, to: STDERR_FILENO)
    let process = try start(&actions)
    for end in [standardInput.reading, output.writing, errors.writing] { close(end) }
    // A program that stops reading must not end this one.
    let oldHandler = signal(SIGPIPE, SIG_IGN)
    _ = writeAll(input, to: standardInput.writing)
    signal(SIGPIPE, oldHandler)
    close(standardInput.writing)
    let (read, told) = Self.readAll(output.reading, errors.reading)
    for end in [output.reading, errors.reading] { close(end) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7F == 0
    return Result(status: hasExited ? (status >> 8) & 0xFF : -1, output: read, errors: told)
  }

  private func start(_ actions: inout FileActions) throws(Failure) -> pid_t {
    defer { actions.destroy() }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions.value, nil, words, environ)
    guard code == 0 else { throw Failure(code: code) }
    return process
  }

  /// Reads two pipes side by side, so that neither fills while the other is waited for.
  private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var results: [[UInt8]] = [[], []]
    var pipes = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while pipes.contains(where: { $0.fd >= 0 }) {
      if poll(&pipes, nfds_t(pipes.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
        let count = read(pipes[index].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count > 0 {
          results[index] += buffer[..<count]
        } else {
          // A negative one is passed over.
          pipes[index].fd = -1
        }
      }
    }
    return (results[0], results[1])
  }
}

/// A pipe whose ends other programs do not inherit.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(Subprocess.Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Subprocess.Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// What a program's standard files become.
private struct FileActions {
  #if canImport(Darwin)
    var value: posix_spawn_file_actions_t?
  #else
    var value = posix_spawn_file_actions_t()
  #endif

  init() { posix_spawn_file_actions_init(&value) }

  mutating func connect(_ file: Int32, to standardFile: Int32) {
    posix_spawn_file_actions_adddup2(&value, file, standardFile)
  }

  mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
}
