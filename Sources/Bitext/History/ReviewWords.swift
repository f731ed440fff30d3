/// The words of a review in the language of its readers.
package struct ReviewWords: Sendable {
  let language: Language
  let title: String
  let nothing: String
  private let kinds: [NotesChanges.Change.Kind: String]
  private let states: [Review.Counterpart.State: String]
  private let withoutOriginal: String
  private let sentences: [String]

  /// The words in one of the three languages.
  package init(in language: Language) {
    switch language {
    case .korean: self = .korean
    case .japanese: self = .japanese
    default: self = .english
    }
  }

  private init(
    _ language: Language, _ title: String, _ nothing: String,
    kinds: [NotesChanges.Change.Kind: String],
    states: [Review.Counterpart.State: String], withoutOriginal: String, sentences: [String]
  ) {
    self.language = language
    self.title = title
    self.nothing = nothing
    self.kinds = kinds
    self.states = states
    self.withoutOriginal = withoutOriginal
    self.sentences = sentences
  }

  func name(of kind: NotesChanges.Change.Kind) -> String { kinds[kind] ?? kind.rawValue }

  /// The word for the state of a counterpart; another one for the translation of a removed text.
  func name(of state: Review.Counterpart.State, isWithoutOriginal: Bool = false) -> String {
    if state == .stale, isWithoutOriginal { return withoutOriginal }
    return states[state] ?? state.rawValue
  }

  func changed(_ count: Int, _ moved: Int) -> String { filled(0, "\(count)", "\(moved)") }

  func stale(_ count: Int, _ language: Language) -> String { filled(1, "\(count)", language.tag) }

  func missing(_ count: Int, _ language: Language) -> String { filled(2, "\(count)", language.tag) }

  func findings(_ count: Int) -> String { filled(3, "\(count)", "") }

  func more(_ count: Int) -> String { filled(4, "\(count)", "") }

  private func filled(_ number: Int, _ first: String, _ second: String) -> String {
    sentences[number].split(separator: "%", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0, let digit = part.first else { return String(part) }
        return (digit == "1" ? first : second) + part.dropFirst()
      }.joined()
  }

  /// The words in English, which other languages than the three get, too.
  package static let english = ReviewWords(
    .english, "Changed texts and their translations", "No text was changed.",
    kinds: [:],
    states: [.changed: "changed", .stale: "⚠️ now stale", .missing: "missing", .same: "as it was"],
    withoutOriginal: "⚠️ its original is gone",
    sentences: [
      "Changed: %1; only moved: %2.", "Translations that became stale (%2): %1.",
      "Without a translation (%2): %1.", "Findings about these texts: %1.",
      "And %1 more, which `hig-notes review` prints.",
    ])

  /// The words in Korean.
  package static let korean = ReviewWords(
    .korean, "바뀐 글과 번역", "바뀐 글이 없습니다.",
    kinds: [
      .edited: "고침", .moved: "옮김", .split: "나눔", .merged: "합침", .added: "추가", .removed: "삭제",
    ],
    states: [.changed: "바뀜", .stale: "⚠️ 원문이 바뀜", .missing: "번역 없음", .same: "그대로"],
    withoutOriginal: "⚠️ 원문이 삭제됨",
    sentences: [
      "바뀜: %1, 자리만 옮김: %2.", "원문이 바뀌어 다시 봐야 하는 번역(%2): %1.", "번역이 없는 글(%2): %1.",
      "이 글들에 대한 지적: %1.", "그 밖에 %1건은 `hig-notes review`가 보여 줍니다.",
    ])

  /// The words in Japanese.
  package static let japanese = ReviewWords(
    .japanese, "変更された文と訳", "変更された文はありません。",
    kinds: [
      .edited: "編集", .moved: "移動", .split: "分割", .merged: "結合", .added: "追加", .removed: "削除",
    ],
    states: [.changed: "変更", .stale: "⚠️ 原文が変更", .missing: "訳なし", .same: "そのまま"],
    withoutOriginal: "⚠️ 原文が削除",
    sentences: [
      "変更: %1、移動のみ: %2。", "原文が変わり見直しが必要な訳(%2): %1。", "訳のない文(%2): %1。",
      "これらの文への指摘: %1。", "ほか%1件は`hig-notes review`が示します。",
    ])
}
