/// The messages of a PO file, with the places where they stand in the original.
struct Catalogue {
  struct Place: Hashable {
    /// The path of the original, as the file names it.
    let path: String
    let line: Int
  }

  struct Message {
    var original = ""
    var translation = ""
    var places: [Place] = []
    var isFuzzy = false
  }

  /// The tag of the language of the translations; empty if the header does not say it.
  let language: String
  /// In the order of the file, without the header.
  let messages: [Message]

  /// - Parameters:
  ///   - text: A PO file as the tools of gettext write it.
  ///   - name: What stands for the original where the file names none: its messages are in the order of
  ///     the original all the same.
  init(_ text: String, named name: String) {
    var messages: [Message] = []
    var message = Message()
    var field: WritableKeyPath<Message, String>?
    func end() {
      if field != nil { messages.append(message) }
      (message, field) = (Message(), nil)
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) {
        if field == \.translation { end() }
        if line.hasPrefix("#,"), line.contains("fuzzy") { message.isFuzzy = true }
        if line.hasPrefix("#:") {
          message.places += line.dropFirst(2).split(separator: " ").compactMap(Self.place)
        }
        continue
      }
      if line.hasPrefix("msgid ") {
        if field == \.translation { end() }
        field = \.original
      } else if line.hasPrefix("msgstr ") {
        field = \.translation
      } else if !line.hasPrefix("\"") {
        field = nil
      }
      if let field { message[keyPath: field] += Self.quoted(line) }
    }
    end()
    let header = messages.first { $0.original.isEmpty }?.translation ?? ""
    let label = "Language: "
    language =
      header.split(separator: "\n").first { $0.hasPrefix(label) }
      .map { String($0.dropFirst(label.count)) } ?? ""
    self.messages = messages.enumerated().compactMap { number, message in
      if message.original.isEmpty { return nil }
      var message = message
      if message.places.isEmpty { message.places = [Place(path: name, line: number)] }
      return message
    }
  }

  private static func place(_ reference: Substring) -> Place? {
    guard let colon = reference.lastIndex(of: ":"), let line = Int(reference[colon...].dropFirst())
    else { return nil }
    return Place(path: String(reference[..<colon]), line: line)
  }

  /// What stands between the first and the last quotation mark, without its escapes.
  private static func quoted(_ line: Substring) -> String {
    guard let start = line.utf8.firstIndex(of: 0x22), let end = line.utf8.lastIndex(of: 0x22),
      start < end
    else { return "" }
    var text = ""
    var isEscaped = false
    for scalar in line[start..<end].unicodeScalars.dropFirst() {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (true, "n"): (text, isEscaped) = (text + "\n", false)
      case (true, "t"): (text, isEscaped) = (text + "\t", false)
      default:
        text.unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    return text
  }
}
