extension Document {
  /// Whether the name of the file says that the text is in a language other than those that are
  /// aligned, as `guide.french.md` and `README_CH.md` do.
  ///
  /// What such a text quotes in a known language is no edition of the topic.
  var isForeign: Bool {
    let name = source.path.split(separator: "/").last ?? ""
    let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
    guard let mark = stem.lastIndex(where: { $0 == "." || $0 == "_" }) else { return false }
    let suffix = stem[stem.index(after: mark)...]
    return suffix == "CH" || suffix == "CN" || suffix == "TW"
      || Self.languages.contains(suffix.lowercased())
  }

  private static let languages: Set<String> = [
    "arabic", "basque", "bengali", "brazilian-portuguese", "chinese", "czech", "dutch", "french",
    "german", "greek", "hebrew", "hindi", "hungarian", "indonesian", "italian", "persian", "polish",
    "portuguese", "romanian", "russian", "simplified-chinese", "spanish", "swedish", "thai",
    "traditional-chinese", "turkish", "ukrainian", "vietnamese",
  ]
}
