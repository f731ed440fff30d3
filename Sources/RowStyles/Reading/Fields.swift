import Notation

/// Reads the entries of a map by name.
///
/// It collects problems, so that an author sees all of them at once.
struct Fields {
  let tree: Tree
  /// The kind of thing that the map describes, for messages: “row”, “column”.
  let noun: String
  private(set) var entries: [Tree.Entry]

  /// Reports a value that is not a map, and keys outside `known`.
  init?(_ tree: Tree, noun: String, known: [String], _ problems: inout [Problem]) {
    guard case .map(let entries) = tree.value else {
      var message = "\(Self.named(noun)) is written as a map, such as \(Self.example(of: noun))"
      if case .scalar(let text) = tree.value, let hint = Self.hint(onColonOf: text) {
        message = hint
      }
      problems.append(tree.problem(message))
      return nil
    }
    self.tree = tree
    self.noun = noun
    self.entries = entries
    for entry in entries where !known.contains(entry.key) {
      let nearest = FamiliarNames.meant(by: entry.key, among: known)
      let hint =
        nearest.map { "did you mean “\($0)”?" } ?? Self.hint(onColonOf: entry.key)
        ?? "it has \(known.joined(separator: ", "))"
      problems.append(
        Problem(
          line: entry.place.line, column: entry.place.column,
          message: "\(Self.named(noun)) has no field “\(entry.key)”; \(hint)"))
    }
  }

  /// A noun with its article.
  private static func named(_ noun: String) -> String {
    noun.first.map("aeiou".contains) == true ? "an \(noun)" : "a \(noun)"
  }

  /// A short map of a kind, for messages.
  private static func example(of noun: String) -> String {
    switch noun {
    case "image": "{symbol: leaf}"
    case "swipe action", "command of “menu”", "field “empty”": "{title: Name}"
    case "field “editing”": "{mode: explicit}"
    case "field “loading”": "{textMs: 400}"
    case "field “live”": "{insert: top}"
    case "field “opens”": "{text: Words}"
    case "row": "{id: name, title: Name}"
    default: "{id: name}"
    }
  }

  /// A hint about the colon of a text that was meant to be a key and its value: the space after it
  /// is missing, or it is as wide as a Korean or Japanese letter; nil for a text without a colon.
  private static func hint(onColonOf text: String) -> String? {
    guard let colon = text.unicodeScalars.first(where: { $0 == ":" || $0 == "：" }) else {
      return nil
    }
    return colon == ":"
      ? "put a space behind the colon" : "write “: ” instead of the wide colon “：”"
  }

  subscript(_ key: String) -> Tree? { entries.first { $0.key == key }?.value }

  func required(_ key: String, _ problems: inout [Problem]) -> Tree? {
    let value = self[key]
    if let value, value.form != .nothing { return value }
    problems.append((value ?? tree).problem("this \(noun) needs the field “\(key)”"))
    return nil
  }

  func requiredText(_ key: String, _ problems: inout [Problem]) -> LocalizedText? {
    required(key, &problems).flatMap { LocalizedText($0, field: key, &problems) }
  }

  func string(_ key: String, _ problems: inout [Problem]) -> String? {
    self[key].flatMap { $0.string(for: key, &problems) }
  }

  /// An ASCII name of letters, digits, `-` and `_`, which is valid in an HTML id and a file name.
  func id(_ problems: inout [Problem]) -> String {
    guard let value = required("id", &problems), let text = value.string(for: "id", &problems)
    else { return "" }
    let isName =
      !text.isEmpty && text.utf8.count <= 80
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
    if !isName {
      problems.append(
        value.problem("an id is made of ASCII letters, digits, “-” and “_”, not “\(text)”"))
    }
    return text
  }

  func bool(_ key: String, _ problems: inout [Problem]) -> Bool? {
    guard let value = self[key], let text = value.string(for: key, &problems) else { return nil }
    switch text {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      problems.append(value.problem("“\(key)” is true or false, not “\(text)”"))
      return nil
    }
  }

  func integer(_ key: String, in range: ClosedRange<Int>, _ problems: inout [Problem]) -> Int? {
    guard let value = self[key], let text = value.string(for: key, &problems) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      problems.append(
        value.problem(
          "“\(key)” is a whole number from \(range.lowerBound) to \(range.upperBound), "
            + "not “\(text)”"))
      return nil
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Choice.Type, _ problems: inout [Problem]
  ) -> Choice? {
    self[key].flatMap { $0.choice(key, type, &problems) }
  }

  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Choice.Type, _ problems: inout [Problem]
  ) -> [Choice]? {
    guard let value = self[key] else { return nil }
    return value.items(for: key, &problems).compactMap { $0.choice(key, type, &problems) }
  }

  func text(_ key: String, _ problems: inout [Problem]) -> LocalizedText? {
    self[key].flatMap { LocalizedText($0, field: key, &problems) }
  }

  func list(_ key: String, _ problems: inout [Problem]) -> [Tree]? {
    self[key].map { $0.items(for: key, &problems) }
  }
}

extension Tree {
  /// Reports a field without a value; returns false if it has one.
  private func isNothing(for key: String, _ problems: inout [Problem]) -> Bool {
    guard form == .nothing else { return false }
    problems.append(problem("“\(key)” needs a value here: write one, or leave it out"))
    return true
  }

  func string(for key: String, _ problems: inout [Problem]) -> String? {
    guard !isNothing(for: key, &problems) else { return nil }
    if case .scalar(let text) = value { return text }
    problems.append(problem("“\(key)” is a single value, not a list or a map"))
    return nil
  }

  func items(for key: String, _ problems: inout [Problem]) -> [Tree] {
    guard !isNothing(for: key, &problems) else { return [] }
    if case .list(let items) = value { return items }
    problems.append(problem("“\(key)” is a list, such as [a, b]"))
    return []
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Choice.Type, _ problems: inout [Problem]
  ) -> Choice? {
    guard let text = string(for: key, &problems) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let hint = FamiliarNames.meant(by: text, among: names)
    problems.append(
      problem(
        "“\(text)” is not a value of “\(key)”"
          + (hint.map { "; did you mean “\($0)”?" }
            ?? "; it is one of \(names.joined(separator: ", "))")))
    return nil
  }
}

extension LocalizedText {
  init?(_ tree: Tree, field: String, _ problems: inout [Problem]) {
    switch tree.value {
    case .scalar:
      guard let text = tree.string(for: field, &problems) else { return nil }
      self.init(everywhere: text)
    case .map:
      let languages = TextLanguage.allCases.map(\.rawValue)
      guard let fields = Fields(tree, noun: "text", known: languages, &problems) else { return nil }
      self.init()
      for language in TextLanguage.allCases {
        self[language] = fields.string(language.rawValue, &problems)
      }
    case .list:
      problems.append(tree.problem("“\(field)” is a text, or a map from en, ko and ja to texts"))
      return nil
    }
  }
}
