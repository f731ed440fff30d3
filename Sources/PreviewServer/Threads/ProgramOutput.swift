import CLibrary

/// A running program, and the end of the pipe that its output can be read from.
package struct ProgramOutput: Sendable {
  /// The program; its owner waits for its end.
  package let child: ChildProgram
  /// The descriptor to read from; its owner closes it.
  package let descriptor: Int32

  /// Starts a program without a shell; its standard error is discarded.
  ///
  /// - Parameters:
  ///   - words: The name of the program and its arguments.
  ///   - input: A descriptor for it to read from; nil for an empty input.
  /// - Returns: Nil if the program cannot be started.
  package static func start(_ words: [String], input: Int32? = nil) -> ProgramOutput? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = ChildProgram.start(
      words, input: input, output: .captured(ends[1]), isForgotten: false)
    close(ends[1])
    guard let child else {
      close(ends[0])
      return nil
    }
    return ProgramOutput(child: child, descriptor: ends[0])
  }

  /// The output of the program, up to its end; nil if it is more than `most` bytes, or cannot be
  /// read.
  func bytes(most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= most {
      let count = unsafe read(descriptor, &portion, portion.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += portion[..<count]
    }
    return nil
  }
}
