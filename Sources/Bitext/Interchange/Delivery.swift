/// A file of translations that comes back from a translator.
package struct Delivery: Sendable {
  /// A unit of the delivery: the name of a translation unit and its translation.
  package struct Unit: Sendable {
    /// The topic's slug and the unit's id, `tables/row-styles-3fa2c1`; empty in the memory of
    /// another program, which knows no places.
    package internal(set) var name: String
    /// The original as it was exported.
    let original: Text
    /// The translation.
    let text: Text
    /// The digest of the translation as it was exported; nil if the file does not say.
    let exported: TranslationDigest?
    /// Whether the translator's tool marks the unit as not ready for use.
    package let isUnfinished: Bool
    /// The place of the unit in the delivered file.
    let range: SourceRange
    /// Whether a person says that the translation fits its original.
    var isApproved = false
    /// Who made and who reviewed the translation, as the file says.
    var provenance: Provenance?
    /// The place of the texts in their unit, if they are sentences of it.
    var sentence: SentenceMark?
    /// The number of sentences without a translation, where others have one.
    var lostSentences = 0
    /// The kind of the text when it was exported, `heading` or `cell`; nil if the file does not
    /// say.
    var kind: String?

    /// Whether there is no translation.
    package var isEmpty: Bool { text.isEmpty }

    /// The translation as Markdown, of one line or more.
    ///
    /// - Complexity: Linear in the text, but it is parsed several times, so this is computed on
    ///   demand.
    package var markdown: String { text.markdown }
  }

  /// A text as a format holds it.
  enum Text: Sendable {
    case markdown(String)
    case pieces([InlinePiece])

    var isEmpty: Bool {
      switch self {
      case .markdown(let text): text.isEmpty
      case .pieces(let pieces):
        pieces.allSatisfy { piece in
          if case .text(let text) = piece { text.isEmpty } else { piece.code?.markdown == "" }
        }
      }
    }

    var markdown: String {
      switch self {
      case .markdown(let text): text
      case .pieces(let pieces): MarkdownText.markdown(of: pieces)
      }
    }

    /// The text without markup.
    var plainText: String { parsed.plainText }

    /// The same with bare addresses, as notes have it.
    var textWithAddresses: String { parsed.textWithAddresses }

    private var parsed: [InlinePiece] {
      switch self {
      case .markdown(let text): MarkdownText.pieces(of: text)
      case .pieces(let pieces): pieces
      }
    }
  }

  /// The file, to whose places messages point.
  package let source: SourceFile
  /// The language of the originals; nil if the file does not say.
  package let original: Language?
  /// The language of the translations.
  package let language: Language
  /// The units, in the order of the file.
  package let units: [Unit]

  /// Reads a file of one original and one translation; see ``all(in:)``.
  package static func reading(_ source: SourceFile) throws(DeliveryError) -> Delivery {
    let all = try all(in: source)
    guard all.count == 1 else {
      throw DeliveryError("this holds \(all.count) translations", source, at: 0)
    }
    return all[0]
  }
}

extension Delivery {
  /// The language that a file declares.
  ///
  /// - Throws: An error if the tag is malformed, because it may become part of a file name.
  static func language(
    _ text: String, _ source: SourceFile, at offset: Int
  ) throws(DeliveryError) -> Language {
    // Some tools write POSIX locales, such as `pt_BR`.
    guard let tag = LanguageTag(text.replacing("_", with: "-")) else {
      throw DeliveryError(
        "'\(text.beginning)' is no language tag: write one of BCP 47, as in 'ko' or 'zh-Hant'",
        source, at: offset)
    }
    guard let language = tag.language else {
      throw DeliveryError(
        "'\(text.beginning)' names no language: write its tag, as in 'ko' or 'zh-Hant'", source,
        at: offset)
    }
    return Language(tag: language)
  }
}

/// The reason why a delivered file cannot be read.
package struct DeliveryError: Error {
  /// The error with its place in the file.
  package let diagnostic: Diagnostic

  init(_ message: String, _ source: SourceFile, at offset: Int) {
    let place = min(offset, source.bytes.count)
    diagnostic = Diagnostic(
      .error, "delivery", message, at: .range(source, SourceRange(place, place)))
  }
}
