import TextBasics

/// Formats diagnostics for people, and for tools that read compilers' messages.
package struct DiagnosticPrinter: Sendable {
  private let colors: Bool
  /// Whether to name the part of a rule, for somebody who asked for single rules.
  package var showsParts = false

  /// - Parameter colors: Whether to use ANSI colours; not in files, pipes or with `NO_COLOR`.
  package init(colors: Bool = false) { self.colors = colors }

  /// `path:line:col: severity: message [rule]`, then the source line with a caret below the place.
  ///
  /// Lines and columns begin at 1; a column counts Unicode scalars.
  package func text(for diagnostic: Diagnostic) -> String {
    let name = diagnostic.name
    let head =
      "\(paint(diagnostic.severity.word, diagnostic.severity.color)): \(shown(diagnostic.message)) "
      + "[\(showsParts ? name.full : name.rule)]\n"
    switch diagnostic.place {
    case .file(let path, let offset):
      return "\(shown(path)): " + head
        + (offset.map { "  at byte \($0) of the file\n" } ?? "")
    case .range(let source, let range):
      let position = source.position(of: range.lowerBound)
      return "\(shown(source.path)):\(position.line):\(position.column): " + head
        + excerpt(of: source, range, position)
    }
  }

  /// The text without characters that could control a terminal.
  private func shown(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(\.isShown) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(scalar.isShown ? scalar : " ") }
    return String(shown)
  }

  /// The longest excerpt of a line, in scalars; a paragraph is often one line, and a line may be
  /// megabytes long.
  private static let longestExcerpt = 120
  /// How much of it stands before the place.
  private static let beforePlace = 40

  private func excerpt(
    of source: SourceFile, _ range: SourceRange, _ position: (line: Int, column: Int)
  ) -> String {
    let bounds = source.range(ofLine: position.line)
    let bytes = source.bytes.span
    guard !bounds.isEmpty, bytes[bounds.lowerBound] != 0x0A, bytes[bounds.lowerBound] != 0x0D,
      range.lowerBound <= bounds.upperBound
    else { return "" }
    // The offset of the scalar from the place of the message.
    var place = -(position.column - 1)
    let hasMark = bounds.lowerBound == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var index = bounds.lowerBound + (hasMark ? 3 : 0)
    var line: [UInt8] = []
    var caret: [UInt8] = []
    if -place > Self.beforePlace,
      Self.isLong(source.bytes[bounds.lowerBound..<bounds.upperBound])
    {
      (index, place) = Self.start(of: source, before: range.lowerBound)
      line = Array("...".utf8)
      caret = Array("   ".utf8)
    }
    let end = place + Self.longestExcerpt
    while index < bounds.upperBound, place < end {
      let from = index
      guard let scalar = Unicode.Scalar(bytes.scalar(at: &index)) else { break }
      if scalar == "\n" || scalar == "\r" { break }
      if scalar.isShown { line += source.bytes[from..<index] } else { line.append(0x20) }
      if place <= 0 || from < range.upperBound { append(to: &caret, below: scalar, place) }
      place += 1
    }
    if index < bounds.upperBound, bytes[index] != 0x0A, bytes[index] != 0x0D {
      line += Array("...".utf8)
    }
    Effort.spend(line.count)
    if place <= 0 { caret.append(0x5E) }
    let marks = paint(String(decoding: caret, as: UTF8.self), "32")
    return "  \(String(decoding: line, as: UTF8.self))\n  \(marks)\n"
  }

  /// Whether a line is too long to be shown.
  private static func isLong(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 4 * longestExcerpt
      || line.count { $0 & 0xC0 != 0x80 } > longestExcerpt
  }

  /// The start of the excerpt of a long line, and its distance from `offset` in scalars.
  private static func start(
    of source: SourceFile, before offset: Int
  ) -> (index: Int, place: Int) {
    var index = min(offset, source.bytes.count)
    var place = 0
    while place > -beforePlace, index > 0 {
      index -= 1
      if source.bytes[index] & 0xC0 != 0x80 { place -= 1 }
    }
    return (index, place)
  }

  /// Marks a character at a distance from the place of the message with `^` or `~`, as wide as the
  /// character.
  private func append(to caret: inout [UInt8], below scalar: Unicode.Scalar, _ distance: Int) {
    if distance < 0, scalar == "\t" {
      caret.append(0x09)
      return
    }
    let first: UInt8 = distance < 0 ? 0x20 : distance == 0 ? 0x5E : 0x7E
    let second: UInt8 = distance < 0 ? 0x20 : 0x7E
    let columns = TerminalWidth.columns(of: scalar)
    if columns > 0 { caret.append(first) }
    if columns > 1 { caret.append(second) }
  }

  private func paint(_ text: String, _ color: String) -> String {
    colors ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Severity {
  /// The word a message begins with.
  package var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  fileprivate var color: String {
    switch self {
    case .note: "36"
    case .warning: "35"
    case .error: "31"
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may be given the scalar: controls move its cursor, and bidirectional
  /// controls make a line look as it is not.
  fileprivate var isShown: Bool {
    switch value {
    case 0x09: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: false
    default: true
    }
  }
}
