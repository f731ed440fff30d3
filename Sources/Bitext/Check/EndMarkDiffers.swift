import TextBasics

/// Finds questions that are translated as statements, and statements as questions or cries; and in
/// Korean, questions without a question mark.
struct EndMarkDiffers: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.compactMap(finding)
  }

  private func finding(_ pair: CheckedPair) -> Diagnostic? {
    guard pair.source.kind == pair.target.kind, pair.source.kind != .cell,
      let mark = Self.mark(of: pair.source), let own = Self.mark(of: pair.target), mark != own,
      Sentence.count(in: pair.source.text) == Sentence.count(in: pair.target.text)
    else { return nil }
    // Japanese asks with か and Korean with 까, whatever the mark; and a request may be put as either.
    if Self.mayAsk(pair.source), own == .question { return nil }
    if mark == .question, Self.mayAsk(pair.target) { return nil }
    let isFault =
      switch (mark, own) {
      // A text that leads to a list ends in a colon or in a full stop.
      case (.question, _), (_, .question): true
      case (.stop, .exclamation), (.colon, .exclamation): true
      default: false
      }
    guard isFault else { return nil }
    return pair.target.finding(
      .note, "end-mark-differs",
      "this text ends in ‘\(Self.shown(own, pair.target.language))’, its "
        + "\(pair.source.language) in ‘\(Self.shown(mark, .english))’ "
        + "(\(pair.source.reference))")
  }

  /// Whether a sentence without a question mark may be a question or a request.
  private static func mayAsk(_ text: CheckedText) -> Bool {
    let end = text.text.trimmed { scalar in
      Sentence.mark(scalar.value) != nil || Sentence.isCloser(scalar.value)
        || WhiteSpace.contains(scalar)
    }
    let ends: [String] =
      switch text.language {
      case .japanese: ["か", "かな", "かね", "よね", "ください", "下さい", "ませ", "なさい", "ましょう"]
      case .korean: ["까", "까요", "는가", "은가", "나요", "지요", "죠", "나", "세요", "시오", "시다", "라", "자"]
      default: []
      }
    return ends.contains(where: end.hasSuffix)
  }

  private static func mark(of text: CheckedText) -> Sentence.Mark? {
    guard let mark = Sentence.mark(endingIn: text.text.trimmed), mark != .ellipsis else {
      return nil
    }
    return mark
  }

  private static func shown(_ mark: Sentence.Mark, _ language: Language) -> String {
    let isJapanese = language == .japanese
    switch mark {
    case .stop: return isJapanese ? "。" : "."
    case .question: return isJapanese ? "？" : "?"
    case .exclamation: return isJapanese ? "！" : "!"
    case .colon: return isJapanese ? "：" : ":"
    case .ellipsis: return "…"
    }
  }
}
