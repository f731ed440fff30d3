import Bitext
import CLibrary

/// Output: results go to standard output, and messages to standard error.
enum Console {
  static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Whether to use colours: only on a terminal, and if the user has not refused them
  /// (no-color.org).
  private static let usesColors =
    isTerminal && Machine.environment["NO_COLOR", default: ""].isEmpty

  static func print(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  static func write(_ bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Prints a message of the program.
  static func report(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// Prints diagnostics with their severities ascending, because the eye is at the last lines when
  /// the program ends; each severity in its own order, with the parts of rules if `showingParts` is
  /// true.
  static func report(_ diagnostics: [Diagnostic], showingParts: Bool = false) {
    var printer = DiagnosticPrinter(colors: usesColors)
    printer.showsParts = showingParts
    var text = ""
    for severity in [Diagnostic.Severity.note, .warning, .error] {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        text += printer.text(for: diagnostic)
        // A large corpus may have tens of thousands of diagnostics.
        if text.utf8.count > 1 << 16 {
          write(text, to: STDERR_FILENO)
          text = ""
        }
      }
    }
    if !text.isEmpty { write(text, to: STDERR_FILENO) }
  }

  /// Shows progress on a terminal, replacing the previous message; prints nothing elsewhere.
  static func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K" + text, to: STDERR_FILENO)
  }

  /// Removes the last progress message from the screen.
  static func endProgress() { progress("") }

  /// Ends the process after all output is flushed.
  static func exit(_ code: Int32) -> Never {
    fflush(nil)
    CLibrary.exit(code)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes bytes.
  ///
  /// A reader that has gone away (`| head`) is not an error; a full disk is one.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe CLibrary.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count < 0 else {
        start += count
        continue
      }
      let code = errno
      guard descriptor == STDOUT_FILENO, code != EPIPE else { return }
      report("standard output: error: it cannot be written: \(WriteFailure.words(for: code))")
      exit(1)
    }
  }
}
