/// The evidence of the letters of one text for its language, without its surroundings.
///
/// Counted in one pass over the scalars. Web addresses are skipped: most Latin letters of a Korean
/// page stand in them.
struct LanguageEvidence {
  /// Letters per script.
  ///
  /// Han are ideographs, kana are hiragana and katakana.
  var latin = 0
  var hangul = 0
  var kana = 0
  var han = 0
  var other = 0
  /// Letters of Hangul, and of kana and Han, in round brackets, where glosses are.
  var bracketedHangul = 0
  var bracketedJapanese = 0
  /// Han characters and punctuation that Chinese uses and Japanese does not.
  var chinese = 0

  /// Latin words of each kind of ``LatinWords``.
  var functionWords = 0
  var commonWords = 0
  var foreignWords = 0
  /// Other words with letters beyond ASCII: `café`, but also most of Vietnamese.
  var accentedWords = 0
  /// All Latin words that are neither ``names`` nor ``acronyms``.
  var words = 0
  /// Tokens that look like names of products or code: `UITableView`, `iOS`, `max_width`, `page.md`.
  var names = 0
  /// Words in capitals alone: `HIG`, `WWDC`.
  var acronyms = 0
  /// Words and names outside round brackets, where the subject of a label stands.
  var openWords = 0
  var openNames = 0

  /// How much the Hangul (kana and Han) words speak for Korean (Japanese), in units of half an
  /// English function word: 1 for a word in brackets, 2 for one outside, 4 for a particle that is
  /// attached to a Latin word, 3 more for the last word of the text, where the predicate stands.
  var koreanWeight = 0
  var japaneseWeight = 0

  /// Letters, those of Hangul, kana and Han twice: they say about twice as much as a Latin letter.
  var weight: Int { latin + other + 2 * (hangul + kana + han) }
  var hasLetters: Bool { latin + hangul + kana + han + other > 0 }

  init(of text: String) {
    self.init(of: text.utf8.span)
  }

  /// `bytes` are UTF-8.
  init(of bytes: Span<UInt8>) {
    var reader = Reader()
    reader.read(bytes)
    self = reader.evidence
  }

  init() {}

  /// The sum over texts that stand side by side.
  init(joining texts: [InlineText]) {
    for text in texts { add(text.evidence) }
  }

  private mutating func add(_ part: borrowing LanguageEvidence) {
    latin += part.latin
    hangul += part.hangul
    kana += part.kana
    han += part.han
    other += part.other
    bracketedHangul += part.bracketedHangul
    bracketedJapanese += part.bracketedJapanese
    chinese += part.chinese
    functionWords += part.functionWords
    commonWords += part.commonWords
    foreignWords += part.foreignWords
    accentedWords += part.accentedWords
    words += part.words
    names += part.names
    acronyms += part.acronyms
    openWords += part.openWords
    openNames += part.openNames
    koreanWeight += part.koreanWeight
    japaneseWeight += part.japaneseWeight
  }
}
