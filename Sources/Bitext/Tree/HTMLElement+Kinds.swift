extension HTMLElement {
  /// Whether the element holds the reading of a word, beside the word: `<rt>` and its brackets in
  /// `<ruby>`.
  ///
  /// Pages show it. It is no part of the text that is aligned, searched and listed.
  var isReadingAid: Bool { name == "rt" || name == "rp" }
}
