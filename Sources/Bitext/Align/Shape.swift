/// What a segment looks like, whatever it says: its kind, its length, how it ends.
struct Shape {
  enum Kind: UInt8 { case heading, paragraph, item, code, image, other }
  enum End: UInt8 { case none, stop, question, colon, exclamation }

  let kind: Kind
  /// 1...6 for a heading, else 0.
  let level: UInt8
  let end: End
  /// In units of one Latin letter; at least 1.
  let length: Float
  let logLength: Float
  /// A hash of letters and digits alone: equal texts have equal ones, whatever their markup.
  let fingerprint: UInt64

  init(_ segment: Segment) {
    switch segment.kind {
    case .heading(let level):
      kind = .heading
      self.level = UInt8(clamping: level)
    default:
      level = 0
      kind =
        switch segment.kind {
        case .paragraph, .quote, .caption: .paragraph
        case .item: .item
        case .code: .code
        case .image: .image
        case .heading, .cell, .html, .frontMatter: .other
        }
    }
    var scan = Scan()
    for scalar in segment.text.unicodeScalars { scan.take(scalar.value) }
    end = scan.end
    length = max(1, scan.length)
    logLength = logarithm(length)
    fingerprint = scan.fingerprint
  }

  private struct Scan {
    var length: Float = 0
    var end = End.none
    var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func take(_ scalar: UInt32) {
      switch scalar {
      case 0x00...0x20, 0xa0, 0x3000: return
      case 0x2e, 0x3002: end = .stop
      case 0x3f, 0xff1f: end = .question
      case 0x3a, 0xff1a: end = .colon
      case 0x21, 0xff01: end = .exclamation
      case 0x22, 0x27, 0x29, 0x2a, 0x5f, 0x201d, 0x2019, 0x300d, 0x300f, 0xff09: break
      default: end = .none
      }
      length += Self.width(of: scalar)
      if scalar > 0x7f || Self.isLetterOrDigit(scalar) {
        fingerprint = (fingerprint ^ UInt64(scalar)) &* 0x100_0000_01b3
      }
    }

    private static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
      (0x30...0x39).contains(scalar) || (0x41...0x5a).contains(scalar)
        || (0x61...0x7a).contains(scalar)
    }

    /// How many letters of English a letter stands for, measured on parallel texts.
    private static func width(of scalar: UInt32) -> Float {
      switch scalar {
      case ..<0x1100: 1
      case 0x3040...0x30ff: 1.5
      case 0xac00...0xd7a3: 2.2
      case 0x3400...0x9fff: 2.6
      case 0x20000...: 2.6
      default: 1.5
      }
    }
  }
}
