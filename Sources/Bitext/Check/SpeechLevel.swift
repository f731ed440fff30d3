import TextBasics

/// Finds sources that mix levels of speech: 합니다, 해요 and 한다 in Korean, です・ます and だ・である in
/// Japanese.
///
/// One finding for a source, at the first sentence that is not as most are.
struct SpeechLevel: Rule {
  private enum Level: String {
    case formal = "합니다", polite = "해요", plain = "한다"
    case desu = "です・ます", dearu = "だ・である"
  }

  /// The least number of sentences from which the usual level of a source is known.
  private static let fewSentences = 8

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.flatMap { texts in
      [Language.korean, .japanese].compactMap { finding(texts, $0) }
    }
  }

  private func finding(_ texts: [ProseText], _ language: Language) -> Diagnostic? {
    // A few quotations among paragraphs are other people's words.
    let own = texts.filter { $0.language == language }
    let quotes = own.count { $0.text.kind == .quote }
    let usualKind: Segment.Kind =
      quotes > own.count { $0.text.kind == .paragraph } ? .quote : .paragraph
    var places: [(level: Level, text: ProseText, range: Range<Int>)] = []
    for text in own where text.text.kind == usualKind && Self.isProse(text) {
      let title = Self.lengthOfTitle(text.text)
      for range in Self.sentences(in: text.scalars)
      where range.upperBound > title && !Self.hasLabel(text.scalars[range]) {
        if let level = Self.level(of: text.scalars[range], language) {
          places.append((level, text, range))
        }
      }
    }
    let counts = Dictionary(grouping: places, by: \.level).mapValues(\.count)
    guard counts.count > 1, places.count >= Self.fewSentences else { return nil }
    let order = counts.sorted { ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue) }
    let usual = order[0]
    let others = places.filter { $0.level != usual.key }
    let first = others[0]
    let lines = others.map { "\($0.text.text.line)" }.unique
    let list = FindingText.joined(
      order.dropFirst().map { "\($0.value) in \($0.key.rawValue)" })
    let place: FindingText =
      others.count == 1 ? "" : ", the first here (lines \(lines))"
    let range = first.range.suffix(from: max(first.range.lowerBound, first.range.upperBound - 8))
    return first.text.finding(
      .warning, "speech-level",
      "\(usual.value) sentences of this text are in \(usual.key.rawValue), \(list)" + place,
      at: range.lowerBound..<range.upperBound)
  }

  /// Whether a text is neither a caption nor the title of a fold, and no principle, step, question
  /// or answer, as `원칙 1.` and `Q.` begin: those are written like headings.
  private static func isProse(_ text: ProseText) -> Bool {
    if text.text.isCaption || text.text.segments.first?.isFoldTitle == true { return false }
    // The text of a footnote is often a remark.
    if let range = text.text.segments.first?.range,
      text.text.document.source.bytes[range.lowerBound...].starts(with: "[^".utf8)
    {
      return false
    }
    guard let first = sentences(in: text.scalars).first, first.count <= 8 else { return true }
    let label = text.scalars[first]
    return !label.contains { "0"..."9" ~= $0 || $0 == "Q" || $0 == "A" }
  }

  /// The number of characters of a title in bold that a text begins with; 0 if it is all bold, or has
  /// none.
  private static func lengthOfTitle(_ text: CheckedText) -> Int {
    guard text.content.count > 1, case .strong(let title) = text.content[0] else { return 0 }
    return title.text(.shown).unicodeScalars.count + 1
  }

  /// How far the colon of a label is looked for.
  private static let longestLabel = 24

  /// Whether a sentence begins with a label, as `目的：` does; the rest is often in the style of a
  /// heading.
  private static func hasLabel(_ sentence: ArraySlice<Unicode.Scalar>) -> Bool {
    sentence.dropLast().prefix(longestLabel).contains { $0 == ":" || $0 == "：" }
  }

  /// The sentences of a text that end in a full stop or a question mark, without those in quotation
  /// marks or brackets.
  private static func sentences(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = 0
    var depth = 0
    var isMixed = false
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "“", "‘", "「", "『", "(", "（", "《", "〈": depth += 1
      case "”", "’", "」", "』", ")", "）", "》", "〉": depth = max(0, depth - 1)
      case "\"", "'": isMixed = true
      case ".", "?", "。", "？", "!", "！":
        let isLast = index + 1 == scalars.count
        guard depth == 0, isLast || !scalar.isASCII || WhiteSpace.contains(scalars[index + 1])
        else { continue }
        if !isMixed { sentences.append(start..<(index + 1)) }
        (start, isMixed) = (index + 1, false)
      default: break
      }
    }
    return sentences
  }

  private static func level(
    of sentence: ArraySlice<Unicode.Scalar>, _ language: Language
  ) -> Level? {
    let text = String(String.UnicodeScalarView(sentence.suffix(10)))
    return language == .korean ? korean(text) : japanese(text)
  }

  private static func korean(_ text: String) -> Level? {
    // Some write their lines to a width, and break words where it ends.
    let end = text.dropLast().filter { !$0.isWhitespace }
    if ["니다", "니까", "시오", "시다"].contains(where: end.hasSuffix) { return .formal }
    // 하세요 asks politely in formal texts, too.
    if ["세요", "네요"].contains(where: end.hasSuffix) { return nil }
    if polite.contains(where: end.hasSuffix) { return text.hasSuffix(".") ? .polite : nil }
    guard end.hasSuffix("다"), text.hasSuffix("."), end.count >= 3,
      !nouns.contains(where: end.hasSuffix)
    else { return nil }
    return .plain
  }

  /// Nouns that end like a verb.
  private static let nouns = ["캐나다", "바다", "판다", "소다", "람다", "우간다", "르완다", "베란다", "혼다", "마쓰다"]

  /// 니까요 and 지요, which soften a sentence, are not among them.
  private static let polite = [
    "해요", "돼요", "아요", "어요", "여요", "예요", "에요", "워요", "와요", "려요", "겨요", "져요", "줘요",
    "봐요", "써요", "나요", "가요", "커요", "켜요", "펴요", "라요", "러요", "려요", "둬요", "뤄요", "내요",
  ]

  private static func japanese(_ text: String) -> Level? {
    var end = text.dropLast()
    while let last = end.last, "かねよ".contains(last) { end = end.dropLast() }
    let polite = ["です", "ます", "でした", "ました", "ません", "でしょう", "ましょう", "ください", "下さい"]
    if polite.contains(where: end.hasSuffix) { return .desu }
    guard text.hasSuffix("。") else { return nil }
    let plain = [
      "である", "だった", "のだ", "する", "した", "ない", "れる", "いる", "ある", "なる", "きる", "られた",
      "ている", "ていた", "であった", "だろう", "かった", "れた", "った", "える", "める", "ける", "せる", "てる",
      "べる", "ねる", "げる", "いた", "んだ", "る", "だ", "う", "く", "む", "ぶ", "つ",
    ]
    return plain.contains(where: end.hasSuffix) && !notVerbs.contains(where: end.hasSuffix)
      ? .dearu : nil
  }

  /// Ends of sentences without a verb, which only look as if they had one: 一つずつ.
  private static let notVerbs = [
    "ありがとう", "よろしく", "ずつ", "ひとつ", "ふたつ", "みっつ", "一つ", "二つ", "三つ", "四つ", "五つ", "いくつ",
    "ほう", "おはよう", "なるべく", "できるだけ早く", "とにかく", "いつ",
  ]
}

extension CheckedText {
  /// The line of its beginning.
  var line: Int { segments.first?.lines.lowerBound ?? 1 }
}
