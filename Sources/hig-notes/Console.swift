import Bitext
import Foundation

/// Output: results go to standard output, everything about them to standard error.
enum Console {
  static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Whether to use colours: only on a terminal, and if the user has not refused them
  /// (no-color.org).
  private static let usesColors =
    isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty

  static func print(_ text: String) {
    write(text + "\n", to: .standardOutput)
  }

  static func write(_ bytes: [UInt8]) {
    write(Data(bytes), to: .standardOutput)
  }

  /// Prints a message of the program.
  static func report(_ text: String) {
    write(text + "\n", to: .standardError)
  }

  /// Prints diagnostics: notes first and errors last, where the eye is when the program ends; each
  /// kind in its own order.
  static func report(_ diagnostics: [Diagnostic]) {
    let printer = DiagnosticPrinter(colors: usesColors)
    var text = ""
    for severity in [Diagnostic.Severity.note, .warning, .error] {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        text += printer.text(for: diagnostic)
        // A large corpus may have tens of thousands of diagnostics.
        if text.utf8.count > 1 << 16 {
          write(text, to: .standardError)
          text = ""
        }
      }
    }
    if !text.isEmpty { write(text, to: .standardError) }
  }

  /// Shows progress on a terminal, replacing the previous message; prints nothing elsewhere.
  static func progress(_ text: String) {
    guard isTerminal else { return }
    write("\r\u{1B}[K" + text, to: .standardError)
  }

  /// Removes the last progress message from the screen.
  static func endProgress() { progress("") }

  /// Ends the process after all output is flushed.
  static func exit(_ code: Int32) -> Never {
    fflush(nil)
    Foundation.exit(code)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    write(Data(text.utf8), to: handle)
  }

  /// Writes data.
  ///
  /// A reader that has gone away (`| head`) is not an error; a full disk is one.
  private static func write(_ data: Data, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: data)
    } catch {
      guard handle === FileHandle.standardOutput, code(of: error) != EPIPE else { return }
      report(unwritten: "standard output", error)
      exit(1)
    }
  }

  /// Reports that a file cannot be written, with the reason in the system's words.
  static func report(unwritten path: String, _ error: any Error) {
    let reason = code(of: error).map(WriteFailure.words)
    report("\(path): error: it cannot be written: \(reason ?? error.localizedDescription)")
  }

  /// The value of `errno` below an error of Foundation.
  private static func code(of error: any Error) -> Int32? {
    if let error = error as? POSIXError { return error.code.rawValue }
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }
}
