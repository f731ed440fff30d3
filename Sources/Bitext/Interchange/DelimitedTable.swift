/// The records of a text in which commas, semicolons or tabs stand between fields (RFC 4180).
struct DelimitedTable {
  struct Fault: Error {
    let message: String
    let offset: Int
  }

  struct Record {
    let fields: [String]
    /// The offset of its first byte.
    let offset: Int

    /// A field; spreadsheets leave out empty ones at the end.
    subscript(_ column: Int) -> String { fields.indices.contains(column) ? fields[column] : "" }
  }

  /// The names of the columns, in lower case.
  let header: [String]
  let records: [Record]

  /// Reads the records of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - most: The number of records to read, the header's among them.
  /// - Throws: ``Fault`` at the first line that is no record.
  init(_ source: SourceFile, most: Int = .max) throws(Fault) {
    var reader = Reader(bytes: source.bytes)
    var rows: [Record] = []
    while rows.count < most, let record = try reader.next() {
      // An empty line holds one empty field.
      if record.fields != [""] { rows.append(record) }
    }
    header = (rows.first?.fields ?? []).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
    records = Array(rows.dropFirst())
    for record in records
    where record.fields.dropFirst(header.count).contains(where: { $0 != "" }) {
      throw Fault(
        message: "this record has \(record.fields.count) fields, and the header \(header.count)",
        offset: record.offset)
    }
  }

  private struct Reader {
    private static let quote = UInt8(ascii: "\"")

    private let bytes: [UInt8]
    private var index: Int
    private let delimiter: UInt8

    init(bytes: [UInt8]) {
      self.bytes = bytes
      var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      // A line by which some spreadsheets are told the delimiter.
      if line.count == 5, line.starts(with: "sep=".utf8) {
        delimiter = line[line.endIndex - 1]
        start = line.endIndex
        while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
      } else {
        let counts = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].map { byte in
          (byte, line.count { $0 == byte })
        }
        delimiter = counts.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
      }
      index = start
    }

    /// The next record; nil at the end.
    mutating func next() throws(Fault) -> Record? {
      guard index < bytes.count else { return nil }
      let offset = index
      var fields: [String] = []
      while true {
        fields.append(try field())
        guard index < bytes.count, bytes[index] == delimiter else { break }
        index += 1
      }
      if index < bytes.count, bytes[index] == 0x0D { index += 1 }
      if index < bytes.count, bytes[index] == 0x0A, index == offset || bytes[index - 1] != 0x0A {
        index += 1
      }
      return Record(fields: fields, offset: offset)
    }

    private mutating func field() throws(Fault) -> String {
      guard index < bytes.count, bytes[index] == Self.quote else {
        let start = index
        while index < bytes.count, bytes[index] != delimiter, bytes[index] != 0x0A,
          bytes[index] != 0x0D
        {
          index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      let start = index
      index += 1
      var text: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == Self.quote {
          guard index < bytes.count, bytes[index] == Self.quote else {
            guard index == bytes.count || [delimiter, 0x0A, 0x0D].contains(bytes[index]) else {
              throw Fault(
                message: "a delimiter is expected after the quotation mark", offset: index)
            }
            return String(decoding: text, as: UTF8.self)
          }
          index += 1
          text.append(Self.quote)
        } else if byte == 0x0D {
          // Line breaks inside a text become LF, as in notes.
          if index < bytes.count, bytes[index] == 0x0A { index += 1 }
          text.append(0x0A)
        } else {
          text.append(byte)
        }
      }
      throw Fault(message: "this quoted text is not closed", offset: start)
    }
  }
}
