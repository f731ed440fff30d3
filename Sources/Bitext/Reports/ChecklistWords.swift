/// The words of a checklist in the language of its readers.
package struct ChecklistWords: Sendable {
  /// The names of languages that have one; others have their tags.
  let languages: [Language: String]
  let states: StateWords
  /// The punctuation after a label, and between the parts of a list, with spaces.
  let colon: String
  let comma: String
  let characters: @Sendable (Int) -> String
  let topics: @Sendable (_ left: Int, _ all: Int) -> String
  let nothingLeft: String
  /// The remark that there is more to do than when the box was ticked.
  let again: String
  let gone: String

  /// The words in one of the three languages.
  package init(in language: Language) {
    switch language {
    case .korean: self = .korean
    case .japanese: self = .japanese
    default: self = .english
    }
  }

  private init(
    languages: [Language: String], states: StateWords, punctuation: (String, String),
    characters: @escaping @Sendable (Int) -> String,
    topics: @escaping @Sendable (Int, Int) -> String,
    remarks: (nothingLeft: String, again: String, gone: String)
  ) {
    self.languages = languages
    self.states = states
    (colon, comma) = punctuation
    self.characters = characters
    self.topics = topics
    (nothingLeft, again, gone) = remarks
  }

  /// The words in English, which other languages than the three get, too.
  package static let english = ChecklistWords(
    languages: [.english: "English", .korean: "Korean", .japanese: "Japanese"],
    states: .of(.english),
    punctuation: (": ", ", "),
    characters: { "\($0) character\($0 == 1 ? "" : "s")" },
    topics: { "\($0) of \($1) topic\($1 == 1 ? "" : "s") to do" },
    remarks: ("nothing left", "more to do since this was ticked", "no longer in the notes"))

  /// The words in Korean.
  package static let korean = ChecklistWords(
    languages: [.english: "영어", .korean: "한국어", .japanese: "일본어"],
    states: .of(.korean),
    punctuation: (": ", ", "),
    characters: { "\($0)자" },
    topics: { "주제 \($1)개 가운데 \($0)개가 남음" },
    remarks: ("남은 일 없음", "표시한 뒤로 할 일이 늘어남", "이제 노트에 없음"))

  /// The words in Japanese.
  package static let japanese = ChecklistWords(
    languages: [.english: "英語", .korean: "韓国語", .japanese: "日本語"],
    states: .of(.japanese),
    punctuation: ("：", "、"),
    characters: { "\($0)字" },
    topics: { "\($1)トピック中\($0)トピックが残っています" },
    remarks: ("残りはありません", "チェックのあとに作業が増えました", "ノートにはもうありません"))
}
