import CLibrary
import TextBasics

/// Makes strings of the bytes that libcmark returns: the one place where its bytes become a
/// `String`.
///
/// libcmark is given UTF-8 but does not always return it: for `&#xFFFE;` it writes the single byte
/// FE, for `&#xFFFF;` the byte FF. A `String` made of these without a check is undefined behaviour,
/// so the strings of a text with numeric references are checked whole.
struct CommonMarkStrings {
  /// Whether the text names characters by their numbers.
  ///
  /// Only such names make bytes that the text does not have itself.
  private let mayNameCharacters: Bool

  /// - Parameter source: The text that libcmark reads.
  init(of source: [UInt8]) {
    mayNameCharacters = ByteSearch.contains(0x26, before: 0x23, in: source)
  }

  /// The text of a string that ends with NUL; empty for a null pointer.
  ///
  /// Invalid UTF-8, and the noncharacters of HTML, which a reference may not name, become U+FFFD,
  /// as CommonMark has it for code points that are not valid. A carriage return, which only a
  /// reference can bring, is a line feed, as HTML reads line ends. In O(n).
  func string(_ chars: UnsafePointer<CChar>?) -> String {
    guard let chars = unsafe chars else { return "" }
    let buffer = unsafe UnsafeRawBufferPointer(start: chars, count: strlen(chars))
    let bytes = unsafe buffer.bindMemory(to: UInt8.self)
    let string = unsafe String(bytes.span)
    return mayNameCharacters ? named(string) : string
  }

  /// `text` with a line feed for each carriage return and U+FFFD for each noncharacter.
  private func named(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: Self.isReplaced) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == "\r" ? "\n" : Self.isReplaced(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\r" || scalar.isNoncharacter
  }
}
