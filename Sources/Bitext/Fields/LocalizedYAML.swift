/// The texts of a YAML document that are given for several languages, `{en: …, ko: …}`, or once for
/// all of them.
struct LocalizedYAML {
  /// A text with its place.
  struct Text {
    let path: [YAMLStep]
    /// The keys of the path, with the ids or numbers of the elements of lists.
    let names: [String]
    /// The value: a mapping by language, or a scalar.
    let value: YAML
    /// Whether the value stands between braces or brackets.
    let isInFlow: Bool
    /// For a mapping, its entries.
    let entries: [Language: YAML]

    /// The text for all languages; nil if it has one for each.
    var common: String? {
      if case .scalar(let text) = value.value { text } else { nil }
    }
  }

  private(set) var texts: [Text] = []
  private let source: SourceFile
  /// Whether a mapping at a path whose values are texts by language is one text.
  private let isLocalized: (String) -> Bool
  /// Whether a scalar under a key is a text for all languages.
  private let isCommon: (_ key: String, _ parent: String?) -> Bool
  private var names: [String] = []

  /// - Parameters:
  ///   - yaml: The document.
  ///   - source: The text that it was read from.
  ///   - isLocalized: Whether a key may have texts by language.
  ///   - isCommon: Whether a key may have one text for all languages.
  init(
    _ yaml: YAML, of source: SourceFile, isLocalized: @escaping (String) -> Bool = { _ in true },
    isCommon: @escaping (_ key: String, _ parent: String?) -> Bool
  ) {
    self.source = source
    self.isLocalized = isLocalized
    self.isCommon = isCommon
    var path: [YAMLStep] = []
    walk(yaml, &path, isInFlow: false)
  }

  private mutating func walk(_ yaml: YAML, _ path: inout [YAMLStep], isInFlow: Bool) {
    let isFlow = isInFlow || Self.isFlow(yaml, in: source)
    switch yaml.value {
    case .scalar: break
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        path.append(.index(index))
        names.append(Self.id(of: item) ?? String(index + 1))
        walk(item, &path, isInFlow: isFlow)
        path.removeLast()
        names.removeLast()
      }
    case .mapping(let pairs):
      for (key, value) in pairs {
        guard let name = key.string else { continue }
        path.append(.key(name))
        names.append(name)
        if let text = text(value, under: name, at: path, isInFlow: isFlow) {
          texts.append(text)
        } else {
          walk(value, &path, isInFlow: isFlow)
        }
        path.removeLast()
        names.removeLast()
      }
    }
  }

  private func text(
    _ value: YAML, under key: String, at path: [YAMLStep], isInFlow: Bool
  ) -> Text? {
    switch value.value {
    case .sequence: return nil
    case .scalar(let text):
      let parent = names.dropLast().last
      guard isCommon(key, parent), !text.isEmpty, text != "~" else { return nil }
      return Text(path: path, names: names, value: value, isInFlow: isInFlow, entries: [:])
    case .mapping(let pairs):
      guard isLocalized(key), !pairs.isEmpty else { return nil }
      var entries: [Language: YAML] = [:]
      for (name, value) in pairs {
        guard let tag = name.string, case .scalar = value.value,
          let language = Language.known.first(where: { $0.tag == tag })
        else { return nil }
        entries[language] = value
      }
      return Text(
        path: path, names: names, value: value, isInFlow: isInFlow, entries: entries)
    }
  }

  private static func id(of yaml: YAML) -> String? {
    guard case .mapping(let pairs) = yaml.value else { return nil }
    return pairs.first { $0.key.string == "id" }?.value.string
  }

  static func isFlow(_ yaml: YAML, in source: SourceFile) -> Bool {
    guard yaml.range.lowerBound < source.bytes.count else { return false }
    return switch (yaml.value, source.bytes[yaml.range.lowerBound]) {
    case (.mapping, UInt8(ascii: "{")), (.sequence, UInt8(ascii: "[")): true
    default: false
    }
  }
}
