/// The words of a page of changes in one language.
package struct ChangesPageWords {
  /// The title of the page.
  package let title: String
  let nothing: String
  /// The names of the kinds of changes.
  package let kinds: [NotesChanges.Change.Kind: String]
  let minor: String
  let languages: [Language: String]
  /// Where a text stood before.
  let from: (_ place: String) -> String

  /// The words for pages in `language`; English if there are none.
  package static func of(_ language: Language) -> ChangesPageWords {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }

  private static var english: ChangesPageWords {
    ChangesPageWords(
      title: "What changed", nothing: "No text was changed.",
      kinds: [
        .unchanged: "unchanged", .edited: "edited", .moved: "moved", .split: "split",
        .merged: "merged", .added: "added", .removed: "removed",
      ],
      minor: "minor", languages: [.english: "English", .korean: "Korean", .japanese: "Japanese"],
      from: { "from \($0)" })
  }

  private static var korean: ChangesPageWords {
    ChangesPageWords(
      title: "바뀐 내용", nothing: "바뀐 글이 없습니다.",
      kinds: [
        .unchanged: "그대로", .edited: "고침", .moved: "옮김", .split: "나눔", .merged: "합침",
        .added: "추가", .removed: "삭제",
      ],
      minor: "사소함", languages: [.english: "영어", .korean: "한국어", .japanese: "일본어"],
      from: { "\($0)에서" })
  }

  private static var japanese: ChangesPageWords {
    ChangesPageWords(
      title: "更新内容", nothing: "変わった文章はありません。",
      kinds: [
        .unchanged: "変更なし", .edited: "修正", .moved: "移動", .split: "分割", .merged: "結合",
        .added: "追加", .removed: "削除",
      ],
      minor: "軽微", languages: [.english: "英語", .korean: "韓国語", .japanese: "日本語"],
      from: { "\($0) から" })
  }
}
