/// The width and height of an image in CSS pixels, read from the file's header.
///
/// Formats: PNG (ISO/IEC 15948), JPEG (ITU-T T.81), GIF 89a, WebP (RFC 9649), SVG 1.1.
struct ImageSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// The lengths that a picture may have, in pixels.
  static let lengths = 1...100_000

  private init?(_ width: Int, _ height: Int) {
    guard Self.lengths.contains(width), Self.lengths.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size from the first bytes of a file; nil if the format is unknown or the header
  /// broken.
  init?(header bytes: [UInt8]) {
    let size =
      Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes)
      ?? Self.svg(bytes)
    guard let size else { return nil }
    self = size
  }

  private static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return ImageSize(bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return ImageSize(littleEndian(bytes, 6, 2), littleEndian(bytes, 8, 2))
  }

  private static func webP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return ImageSize(littleEndian(bytes, 24, 3) + 1, littleEndian(bytes, 27, 3) + 1)
    case "VP8 ":
      return ImageSize(littleEndian(bytes, 26, 2) & 0x3FFF, littleEndian(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(bytes, 21, 4)
      return ImageSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    default: return nil
    }
  }

  /// Skips marker segments up to the frame header (SOF).
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD8: index += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return ImageSize(bigEndian(bytes, index + 7, 2), bigEndian(bytes, index + 5, 2))
      default: index += 2 + max(2, bigEndian(bytes, index + 2, 2))
      }
    }
    return nil
  }

  private static func svg(_ bytes: [UInt8]) -> ImageSize? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = attribute("width", of: tag).flatMap(pixels),
      let height = attribute("height", of: tag).flatMap(pixels)
    {
      return ImageSize(width, height)
    }
    guard let box = attribute("viewBox", of: tag) else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," || $0.isNewline }.map { Double($0) ?? 0 }
    guard numbers.count == 4, numbers[2] < 100_001, numbers[3] < 100_001 else { return nil }
    return ImageSize(Int(numbers[2].rounded()), Int(numbers[3].rounded()))
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)") else { continue }
      let rest = tag[start.upperBound...]
      if let end = rest.firstRange(of: quote) { return rest[..<end.lowerBound] }
    }
    return nil
  }

  /// A length in `px` or without a unit, rounded to whole pixels.
  private static func pixels(_ value: Substring) -> Int? {
    let number = value.hasSuffix("px") ? value.dropLast(2) : value
    guard let length = Double(number), length > 0, length < 100_001 else { return nil }
    return Int(length.rounded())
  }

  private static func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
