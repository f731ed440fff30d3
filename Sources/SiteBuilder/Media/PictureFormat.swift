/// The format of a picture, determined from its bytes, whatever its name or its server says.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, gif, webp, svg
  case jpeg = "jpg"

  /// The reason why bytes are not a picture that a page may show.
  package enum Refusal: Error {
    case noPicture
    /// A drawing that could run scripts, or whose code cannot be judged.
    case active
  }

  /// The format of a whole file.
  package init(_ bytes: [UInt8]) throws(Refusal) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Drawing.looksLikeMarkup(bytes), Drawing.isSVG(bytes) {
      guard Drawing.isStill(bytes) else { throw .active }
      self = .svg
      return
    } else {
      throw .noPicture
    }
    // A file that only begins like a picture has no size.
    guard ImageSize(header: bytes) != nil else { throw .noPicture }
  }
}
