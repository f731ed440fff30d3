import Testing

@testable import SiteBuilder

@Suite struct ImageSizeTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 0x40, 0, 0, 0, 0xF0, 8, 6, 0, 0, 0]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00, 0, 0, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 17, 8, 0, 0xF0, 1, 0x40, 3, 1, 0x22, 0]
  static let extended: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
    + [0x3F, 0x01, 0, 0xEF, 0, 0]
  static let lossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F]
    + [0x3F, 0xC1, 0x3B, 0x00] + [0, 0, 0, 0, 0]
  static let svg = Array("<?xml version=\"1.0\"?><svg xmlns='x' width=\"320px\" height='240'>".utf8)
  static let box = Array("<svg\n  viewBox=\"0 0 320 240\" fill=\"none\">".utf8)

  @Test(arguments: [png, gif, jpeg, extended, lossless, svg, box])
  func `reads width and height from the head of a file`(header: [UInt8]) throws {
    let size = try #require(ImageSize(header: header))
    #expect(size.width == 320 && size.height == 240)
  }

  @Test(arguments: [png, gif, jpeg, extended, lossless, svg, box])
  func `a head that is cut off is no picture and no crash`(header: [UInt8]) {
    for count in 0..<min(header.count, 20) { _ = ImageSize(header: Array(header.prefix(count))) }
    #expect(ImageSize(header: Array(header.prefix(6))) == nil)
  }
}
