import Bitext

/// The words of pages about the history of their texts, in one language.
///
/// Words that pages share with the command `changes` are in ``ChangesPageWords``.
struct ChangeWords: Sendable {
  let hint: String
  let nothing: String
  let older: String
  let all: String
  /// The heading of the title of a source that is new as a whole.
  let begun: String
  /// A phrase with the languages that still have the old text.
  let behind: Phrase
  /// A phrase with a day.
  let changedOn: Phrase
  let changed: String
  let contributors: String
  /// The notice on a text that was translated before its original changed; a phrase with a language
  /// and a day.
  let newerOriginal: Phrase
  /// A phrase with a day.
  let newerEdition: Phrase

  static func of(_ language: Language) -> SharedValue<ChangeWords> { spoken[language] }

  private static let spoken = SpokenWords(
    english: ChangeWords(
      hint:
        "The latest changes to the texts, and which translations have yet to follow. Moved texts and corrected typos are left out.",
      nothing: "No text has changed in the last year.",
      older: "Older changes are listed by the command hig-notes changes.",
      all: "All changes",
      begun: "New text",
      behind: "Still the old text: {0}",
      changedOn: "Changed on {0}", changed: "Changed", contributors: "Written by",
      newerOriginal: "The {0} text has changed since this one, last on {1}.",
      newerEdition: "There is a newer text, of {0}:"),
    korean: ChangeWords(
      hint: "최근에 바뀐 글과 아직 따라오지 못한 번역을 보여 줍니다. 자리만 옮기거나 오타만 고친 것은 뺐습니다.",
      nothing: "지난 한 해 동안 바뀐 글이 없습니다.",
      older: "더 오래된 내용은 hig-notes changes 명령으로 볼 수 있습니다.",
      all: "바뀐 내용 모두 보기",
      begun: "새 글",
      behind: "아직 예전 내용: {0}",
      changedOn: "{0}에 바뀜", changed: "바뀐 날", contributors: "글쓴이",
      newerOriginal: "이 글이 쓰인 뒤에 {0} 글이 바뀌었습니다. 마지막으로 바뀐 날은 {1}입니다.",
      newerEdition: "{0}에 바뀐 더 새로운 글이 있습니다."),
    japanese: ChangeWords(
      hint: "最近変わった文章と、まだ追いついていない翻訳を示します。移動や誤字の訂正だけの変更は省いています。",
      nothing: "この1年に変わった文章はありません。",
      older: "さらに前の変更は、hig-notes changesコマンドで確認できます。",
      all: "すべての更新内容",
      begun: "新しい文章",
      behind: "まだ前の内容のまま：{0}",
      changedOn: "{0}に更新", changed: "更新日", contributors: "執筆",
      newerOriginal: "この文章より後に{0}の文章が変わりました。最後の変更は{1}です。",
      newerEdition: "{0}に更新された、より新しい文章があります。"))
}
