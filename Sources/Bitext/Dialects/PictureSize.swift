import TextBasics

/// The size of a picture in CSS pixels, as far as its author gave it: `300`, `300x200`, `x200`.
package struct PictureSize: Equatable {
  /// Nil if only the height is given.
  package private(set) var width: Int?
  /// Nil if only the width is given.
  package private(set) var height: Int?

  init(width: Int? = nil, height: Int? = nil) { (self.width, self.height) = (width, height) }

  /// Reads a size as tools for Markdown write it; nil for anything else.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
    guard 1...2 ~= numbers.count,
      numbers.allSatisfy({ $0.utf8.count < 6 && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    else { return nil }
    width = Int(numbers[0])
    height = numbers.count > 1 ? Int(numbers[1]) : nil
    guard width != nil || height != nil else { return nil }
  }

  /// Reads lengths as HTML and CSS write them; nil if neither is a number of pixels.
  init?(width: String?, height: String?, style: String? = nil) {
    self.width = width.flatMap(Self.pixels)
    self.height = height.flatMap(Self.pixels)
    for declaration in style?.split(separator: ";") ?? [] {
      let parts = declaration.split(separator: ":").map(\.trimmed)
      guard parts.count == 2, let length = Self.pixels(parts[1]) else { continue }
      if parts[0] == "width" { self.width = self.width ?? length }
      if parts[0] == "height" { self.height = self.height ?? length }
    }
    guard self.width != nil || self.height != nil else { return nil }
  }

  private static func pixels(_ text: some StringProtocol) -> Int? {
    let number = text.hasSuffix("px") ? String(text.dropLast(2)) : String(text)
    return PictureSize(number).flatMap { $0.height == nil ? $0.width : nil }
  }

  /// The size as ``init(_:)-(StringProtocol)`` reads it.
  var written: String { (width.map { "\($0)" } ?? "") + (height.map { "x\($0)" } ?? "") }
}

/// The address of a picture and its size, which the tree has in one text.
///
/// The size is the fragment of the address, `a.png#=300x200`, or stands in a ``WikiLink``.
package struct SizedPicture {
  /// The address as its author wrote it.
  package let address: String
  /// The size, with neither width nor height if the source has none.
  package let size: PictureSize

  /// - Parameter source: The source of a picture in the tree.
  package init(_ source: String) {
    if let link = WikiLink(destination: source) {
      (address, size) = (source, link.size)
      return
    }
    let parts = source.split(separator: Self.mark, omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, let size = PictureSize(last) {
      address = String(source.dropLast(last.count + Self.mark.count))
      self.size = size
    } else {
      (address, size) = (source, PictureSize())
    }
  }

  /// The source in the tree of a picture at `address`.
  static func source(_ address: String, _ size: PictureSize?) -> String {
    guard let size else { return address }
    if WikiLink(destination: address) != nil { return "\(address.dropLast(2))|\(size.written)]]" }
    return address + mark + size.written
  }

  private static let mark = "#="
}
