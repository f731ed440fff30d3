import Bitext
import SiteBuilder

/// The words of the language server itself, in one language.
struct EditorWords: Sendable {
  let names: [Language: String]
  let states: StateWords
  /// The heading of the original that was translated, if it has changed since.
  let translated: String
  let fix: Phrase
  let fixAll: String
  /// A phrase with the language of a translation and the beginning of its text.
  let stamp: Phrase
  let choose: Phrase
  let together: Phrase
  let apart: Phrase
  let kept: Phrase
  let chosen: String
  let textsChanged: String
  let standsTwice: String
  let failed: Phrase
  let noNotes: Phrase

  static func of(_ language: Language) -> EditorWords {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }

  /// The name of a language; its tag if it has no name here.
  func name(of language: Language) -> String { names[language] ?? language.tag }

  /// The word for a state; nil where a text has none, or is the original.
  func word(for state: UnitState?) -> String? {
    switch state {
    case .missing: states.missing
    case .outOfDate: states.outOfDate
    case .lowConfidence: states.lowConfidence
    case .unreviewed: states.unreviewed
    case .current: states.current
    case .extra: states.extra
    case .original, nil: nil
    }
  }

  private static let english = EditorWords(
    names: [.english: "English", .korean: "Korean", .japanese: "Japanese"],
    states: .of(.english),
    translated: "Translated was:",
    fix: "Mend: {0}",
    fixAll: "Fix everything that needs no judgement",
    stamp: "Reviewed: {0} fits “{1}”",
    choose: "Choose “{0}” to correct its pair",
    together: "Belongs together with “{0}”",
    apart: "Not a translation of “{0}”",
    kept: "Kept in {0}",
    chosen: "Now go to the other text and choose what the two are to each other.",
    textsChanged: "The texts have changed: choose them again.",
    standsTwice: "One of the texts occurs twice in its source and cannot be quoted.",
    failed: "This could not be saved. {0}",
    noNotes: "{0} cannot be read: {1}. Start hig-notes lsp with --content and the folder of notes.")

  private static let korean = EditorWords(
    names: [.english: "영어", .korean: "한국어", .japanese: "일본어"],
    states: .of(.korean),
    translated: "번역할 때의 원문:",
    fix: "고치기: {0}",
    fixAll: "판단이 필요 없는 곳을 모두 고치기",
    stamp: "검토함: {0} 번역이 “{1}”에 맞음",
    choose: "“{0}”의 짝을 바로잡으려고 고르기",
    together: "“{0}”의 짝이다",
    apart: "“{0}”의 번역이 아니다",
    kept: "적어 둔 곳: {0}",
    chosen: "이제 다른 글로 가서 둘이 어떤 사이인지 고르십시오.",
    textsChanged: "글이 바뀌었습니다. 다시 고르십시오.",
    standsTwice: "한쪽 글이 두 번 나와서 가리킬 수 없습니다.",
    failed: "적어 두지 못했습니다. {0}",
    noNotes: "{0}을(를) 읽을 수 없습니다({1}). hig-notes lsp에 --content로 노트 폴더를 알려 주십시오.")

  private static let japanese = EditorWords(
    names: [.english: "英語", .korean: "韓国語", .japanese: "日本語"],
    states: .of(.japanese),
    translated: "訳した時の原文:",
    fix: "直す: {0}",
    fixAll: "判断のいらないところをすべて直す",
    stamp: "確認済みにする: {0}の訳は「{1}」に合っている",
    choose: "「{0}」の対応を直すために選ぶ",
    together: "「{0}」の対訳である",
    apart: "「{0}」の訳ではない",
    kept: "保存先: {0}",
    chosen: "次にもう一方の文に移り、二つの関係を選んでください。",
    textsChanged: "文が変わりました。選び直してください。",
    standsTwice: "同じ文が二か所にあるため指定できません。",
    failed: "保存できませんでした。{0}",
    noNotes: "{0} を読めません ({1})。hig-notes lsp に --content でノートのフォルダーを指定してください。")
}
