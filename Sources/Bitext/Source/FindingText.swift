/// The message of a finding, which can be translated.
///
/// It is written as a string in English: `"there is a space before ‘\(mark)’"`. A
/// ``FindingCatalogue`` knows it by that sentence with numbered places instead of values (as in GNU
/// gettext).
package struct FindingText: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case words(String)
    /// A language, by its name.
    case language(Language)
    /// The first of some words.
    case list([String])
    /// A part that is a sentence's own in each language.
    case text(FindingText)
  }

  /// The English sentence with `{0}`, `{1}` and so on for ``values``.
  private(set) var form: String
  private(set) var values: [Value]

  /// The sentence in a language; English if that has no words for it.
  package func words(in language: Language) -> String {
    let catalogue = FindingCatalogue.of(language)
    var text = ""
    var rest = (catalogue.sentences[form] ?? form)[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}"),
      let number = Int(rest[rest.index(after: start)..<end]), values.indices.contains(number)
    {
      text += catalogue.fitting(rest[..<start], behind: text)
      text += words(for: values[number], in: language, catalogue)
      rest = rest[rest.index(after: end)...]
    }
    return text + catalogue.fitting(rest, behind: text)
  }

  /// The greatest number of words that a list names.
  private static let longestList = 6

  private func words(
    for value: Value, in language: Language, _ catalogue: FindingCatalogue
  ) -> String {
    switch value {
    case .words(let words): words
    case .language(let other): catalogue.names[other] ?? other.tag
    case .text(let text): text.words(in: language)
    case .list(let words):
      words.count <= Self.longestList
        ? words.joined(separator: ", ")
        : words.prefix(Self.longestList - 1).joined(separator: ", ")
          + catalogue.more(words.count - Self.longestList + 1)
    }
  }

  /// One text behind another.
  static func + (first: FindingText, second: FindingText) -> FindingText {
    var form = second.form
    for number in second.values.indices.reversed() {
      form.replace("{\(number)}", with: "{\(number + first.values.count)}")
    }
    return FindingText(form: first.form + form, values: first.values + second.values)
  }

  /// Some texts, joined by `and`.
  static func joined(_ texts: [FindingText]) -> FindingText {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { "\($0) and \($1)" }
  }
}

extension FindingText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(form: value, values: []) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(form: stringInterpolation.form, values: stringInterpolation.values)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var form = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { form += literal }

    package mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      append(.words(words.description))
    }

    package mutating func appendInterpolation(_ language: Language) { append(.language(language)) }

    package mutating func appendInterpolation(_ list: [String]) { append(.list(list)) }

    package mutating func appendInterpolation(_ text: FindingText) { append(.text(text)) }

    private mutating func append(_ value: Value) {
      form += "{\(values.count)}"
      values.append(value)
    }
  }
}
