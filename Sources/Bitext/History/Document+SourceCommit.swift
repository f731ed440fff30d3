extension Document {
  /// The commit of the original that a translation says it was made from: `sourceCommit` in front
  /// matter, or in its `l10n`.
  package var sourceCommit: String? {
    for key in frontMatter.unknownKeys where key.name == "sourceCommit" || key.name == "l10n" {
      // The range may be that of the key alone, and the value of `l10n` is in lines below it.
      let end = frontMatter.lines.map { Int(source.lineStarts[$0.upperBound - 1]) }
      let bytes = source.bytes[key.range.lowerBound..<max(key.range.lowerBound, end ?? 0)]
      let words = String(decoding: bytes, as: UTF8.self)
        .split { $0.isWhitespace || ":=\"'{},".contains($0) }
      guard let place = words.firstIndex(of: "sourceCommit"), place + 1 < words.count else {
        continue
      }
      let name = words[place + 1].lowercased()
      if (7...64).contains(name.utf8.count), name.utf8.allSatisfy({ Self.isHexadecimal($0) }) {
        return name
      }
    }
    return nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }
}
