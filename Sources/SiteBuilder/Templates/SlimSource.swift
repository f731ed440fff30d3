import TextBasics

/// Shrinks the program's own scripts and style sheets.
///
/// Without this, the first view of a topic page costs 16 % more bytes after `gzip -9`, its scripts
/// alone 25 %.
///
/// It relies on sources being formatted with `deno fmt`, which `.ci/front-end` enforces:
/// - a comment stands on lines of its own or ends a line; only the first kind is removed. It begins
///   with `//`, or with `/*`, and then ends with `*/` at the end of a line;
/// - a statement ends with `;`, so that a line of nothing but `}` ends a block or a rule;
/// - a literal continues on the next line only between backticks or after a backslash;
/// - a backtick only delimits template literals, which do not nest over several lines; elsewhere it
///   is written `\x60`.
enum SlimSource {
  /// `source` without comment lines and indentation, and with lines joined that cannot end a
  /// statement.
  ///
  /// A source with an odd number of backticks breaks the rules above and is returned unchanged.
  /// O(bytes).
  static func of(_ source: [UInt8]) -> [UInt8] {
    guard source.count(where: { $0 == backtick }) % 2 == 0 else { return source }
    var slim: [UInt8] = []
    slim.reserveCapacity(source.count)
    var isInLiteral = false
    var isInComment = false
    var isContinued = false
    for line in source.split(separator: lineFeed, omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == space || $0 == tab }
      let beginsOrEndsLiteral = line.count(where: { $0 == backtick }) % 2 == 1
      defer { isContinued = line.last == backslash }
      if isInComment {
        isInComment = !line.ends(with: commentEnd)
        continue
      }
      if !isInLiteral, !isContinued {
        if bare.isEmpty || bare.starts(with: lineComment) { continue }
        if bare.starts(with: commentStart) {
          if bare.ends(with: commentEnd) { continue }
          if !bare.contains(star, slash) {
            isInComment = true
            continue
          }
        }
        if beginsOrEndsLiteral { slim += bare } else { append(bare, to: &slim) }
      } else {
        slim += line
      }
      if beginsOrEndsLiteral { isInLiteral.toggle() }
      if isInLiteral || !isJoined(bare) { slim.append(lineFeed) }
    }
    return slim
  }

  /// Appends a line without the blanks that say nothing.
  ///
  /// These are the one before a final `{` and the one behind the name that a declaration begins
  /// with. No literal over several lines begins or ends in `line`.
  private static func append(_ line: ArraySlice<UInt8>, to slim: inout [UInt8]) {
    var rest = line
    let name = line.prefix { $0 == hyphen || $0.isASCIILetter }
    if !name.isEmpty, line[name.endIndex...].starts(with: separator) {
      slim += name
      slim.append(colon)
      rest = line[(name.endIndex + separator.count)...]
    }
    if rest.ends(with: opening) {
      slim += rest.dropLast(opening.count)
      slim.append(brace)
    } else {
      slim += rest
    }
  }

  /// Whether the next line may be appended to this one, which does not end in a comment.
  private static func isJoined(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last, joining.contains(last) || line.elementsEqual(end) else {
      return false
    }
    return !line.contains(slash, slash)
  }

  private static let joining = Array(";{,".utf8)
  private static let end = Array("}".utf8)
  private static let opening = Array(" {".utf8)
  private static let separator = Array(": ".utf8)
  private static let brace = UInt8(ascii: "{")
  private static let colon = UInt8(ascii: ":")
  private static let hyphen = UInt8(ascii: "-")
  private static let backtick = UInt8(ascii: "`")
  private static let backslash = UInt8(ascii: "\\")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let lineComment = Array("//".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)
}

extension ArraySlice<UInt8> {
  /// Whether `second` directly follows `first` anywhere.
  ///
  /// `firstRange(of:)` takes a hundred times as long, because it is generic code of another module.
  fileprivate func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    var last: UInt8?
    for byte in self {
      if last == first, byte == second { return true }
      last = byte
    }
    return false
  }

  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
