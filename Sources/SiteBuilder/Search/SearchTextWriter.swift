import Bitext
import TextBasics

/// Writes the texts of some units of a topic as a script that passes them to the search.
///
/// A script and not JSON, because a page that was opened from disk can load it.
struct SearchTextWriter: Sendable {
  private let head: [UInt8]
  /// For each edition, its language and the bytes with which a text in it begins.
  private let heads: [(language: Language, bytes: [UInt8])]
  private var bytes: [UInt8] = []
  /// The number of units in the current file.
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

  /// Returns the bytes of the file and starts a new one.
  mutating func finish() -> [UInt8] {
    defer {
      bytes.removeAll(keepingCapacity: true)
      units = 0
    }
    return head + bytes + Array("\n]})\n".utf8)
  }
}
