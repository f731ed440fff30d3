import Bitext
import TextBasics

/// Writes the texts of some units of a topic as a script that hands them to the search.
///
/// A script and not data, so that a page opened from a disk may load it too.
struct SearchTextWriter: Sendable {
  private let head: [UInt8]
  /// For each edition, what a text of it in its language begins with.
  private let heads: [(language: Language, bytes: [UInt8])]
  private var bytes: [UInt8] = []
  /// How many units stand in the file at hand.
  private(set) var units = 0

  init(_ addresses: SearchAddresses) {
    var json = Array("higNotes.search('text',{\"parallel\":".utf8)
    json.append(quoted: addresses.parallel)
    json.append(contentsOf: ",\"editions\":[".utf8)
    for (number, entry) in addresses.entries.enumerated() {
      if number > 0 { json.append(0x2C) }
      json.append(0x5B)
      json.append(quoted: entry.language.tag)
      json.append(0x2C)
      json.append(quoted: entry.path)
      json.append(0x2C)
      json.append(quoted: entry.title)
      json.append(0x5D)
    }
    json.append(contentsOf: "],\"units\":[".utf8)
    head = json
    heads = addresses.entries.enumerated().map { number, entry in
      (entry.language, Self.head(entry.language, number))
    }
  }

  private func head(of text: SearchTopic.Text) -> [UInt8] {
    if heads.indices.contains(text.address), heads[text.address].language == text.language {
      return heads[text.address].bytes
    }
    return Self.head(text.language, text.address)
  }

  private static func head(_ language: Language, _ address: Int) -> [UInt8] {
    var head = Array(",[".utf8)
    head.append(quoted: language.tag)
    head.append(0x2C)
    head.append(decimal: address)
    head.append(0x2C)
    return head
  }

  var size: Int { bytes.count }

  /// Writes a unit as `[id, [language, edition, text], …]`.
  mutating func write(id: String, _ texts: [SearchTopic.Text]) {
    bytes.append(contentsOf: (units == 0 ? "\n[" : ",\n[").utf8)
    bytes.append(quoted: id)
    for text in texts {
      bytes += head(of: text)
      bytes.append(quoted: text.text)
      bytes.append(0x5D)
    }
    bytes.append(0x5D)
    units += 1
  }

  /// The file's bytes; the next unit begins another one.
  mutating func finish() -> [UInt8] {
    defer {
      bytes.removeAll(keepingCapacity: true)
      units = 0
    }
    return head + bytes + Array("\n]})\n".utf8)
  }
}
