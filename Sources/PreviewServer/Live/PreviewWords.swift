import Bitext
import SiteBuilder

/// The preview's interface words in one language, for its scripts.
struct PreviewWords: Sendable {
  let changed: String
  let show: String
  let errors: Phrase
  let warnings: Phrase
  let notes: Phrase
  let close: String
  let away: String
  let edit: String
  let editIn: Phrase
  let copied: String
  let problems: String
  let pair: String
  let together: String
  let apart: String
  let cancel: String
  let correctPairs: String
  let chooseFirst: String
  let chooseOther: String
  let kept: Phrase
  let undo: String
  let undone: Phrase
  let textsChanged: String
  let standsTwice: String
  let failed: Phrase
  let change: String
  let yamlOf: Phrase
  let faults: Phrase
  let noFaults: String

  /// The words for pages in `language`, as the element that the scripts read.
  static func element(for language: Language) -> [UInt8] { elements[language].bytes }

  private struct Element: Sendable { let bytes: [UInt8] }

  private static let elements = SpokenWords(
    english: Element(bytes: english.element(in: "en")),
    korean: Element(bytes: korean.element(in: "ko")),
    japanese: Element(bytes: japanese.element(in: "ja")))

  private func element(in tag: String) -> [UInt8] {
    let json = ScriptWords.json([
      "changed": changed,
      "show": show,
      "errors": errors.text,
      "warnings": warnings.text,
      "notes": notes.text,
      "close": close,
      "away": away,
      "edit": edit,
      "editIn": editIn.text,
      "copied": copied,
      "problems": problems,
      "pair": pair,
      "together": together,
      "apart": apart,
      "cancel": cancel,
      "correctPairs": correctPairs,
      "chooseFirst": chooseFirst,
      "chooseOther": chooseOther,
      "kept": kept.text,
      "undo": undo,
      "undone": undone.text,
      "textsChanged": textsChanged,
      "standsTwice": standsTwice,
      "failed": failed.text,
      "change": change,
      "yamlOf": yamlOf.text,
      "faults": faults.text,
      "noFaults": noFaults,
    ])
    return ScriptWords.element(json, of: "preview", language: tag)
  }

  private static let english = PreviewWords(
    changed: "Changed",
    show: "Show",
    errors: "Errors: {0}",
    warnings: "Warnings: {0}",
    notes: "Notes: {0}",
    close: "Close",
    away: "The preview has stopped.",
    edit: "Edit",
    editIn: "Edit ({0})",
    copied: "Copied",
    problems: "Problems in the notes",
    pair: "Correct…",
    together: "Belong together",
    apart: "Not a translation",
    cancel: "Cancel",
    correctPairs: "Correct pairs",
    chooseFirst: "Choose a text with the arrow keys and Enter.",
    chooseOther:
      "Now choose the other text: Enter if they belong together, Delete if they do not.",
    kept: "Kept in {0}",
    undo: "Undo",
    undone: "Taken back from {0}",
    textsChanged: "The texts have changed: choose them again.",
    standsTwice: "One of the texts occurs twice in its source and cannot be quoted.",
    failed: "This could not be saved. {0}",
    change: "Change this table here",
    yamlOf: "YAML of {0}",
    faults: "Findings: {0}",
    noFaults: "No findings")

  private static let korean = PreviewWords(
    changed: "바뀐 곳이 있습니다",
    show: "보기",
    errors: "오류: {0}",
    warnings: "경고: {0}",
    notes: "참고: {0}",
    close: "닫기",
    away: "미리보기가 멈췄습니다.",
    edit: "고치기",
    editIn: "고치기 ({0})",
    copied: "복사했습니다",
    problems: "글에 있는 문제",
    pair: "바로잡기…",
    together: "서로 짝이다",
    apart: "번역이 아니다",
    cancel: "취소",
    correctPairs: "짝 바로잡기",
    chooseFirst: "화살표 키와 Enter 키로 글을 고르십시오.",
    chooseOther: "이제 다른 글을 고르십시오. 짝이면 Enter, 짝이 아니면 Delete 키를 누릅니다.",
    kept: "적어 둔 곳: {0}",
    undo: "되돌리기",
    undone: "되돌린 곳: {0}",
    textsChanged: "글이 바뀌었습니다. 다시 고르십시오.",
    standsTwice: "한쪽 글이 두 번 나와서 가리킬 수 없습니다.",
    failed: "적어 두지 못했습니다. {0}",
    change: "이 테이블을 여기서 바꿔 보기",
    yamlOf: "{0}의 YAML",
    faults: "지적 사항: {0}",
    noFaults: "지적 사항 없음")

  private static let japanese = PreviewWords(
    changed: "変わったところがあります",
    show: "見る",
    errors: "エラー: {0}",
    warnings: "警告: {0}",
    notes: "メモ: {0}",
    close: "閉じる",
    away: "プレビューが止まりました。",
    edit: "直す",
    editIn: "直す ({0})",
    copied: "コピーしました",
    problems: "原稿の問題",
    pair: "対応を直す…",
    together: "対訳である",
    apart: "対訳ではない",
    cancel: "取り消し",
    correctPairs: "対応を直す",
    chooseFirst: "矢印キーと Enter キーで文を選んでください。",
    chooseOther: "次にもう一方の文を選び、対訳なら Enter、そうでなければ Delete を押してください。",
    kept: "保存先: {0}",
    undo: "元に戻す",
    undone: "元に戻しました: {0}",
    textsChanged: "文が変わりました。選び直してください。",
    standsTwice: "同じ文が二か所にあるため指定できません。",
    failed: "保存できませんでした。{0}",
    change: "このテーブルをここで変えてみる",
    yamlOf: "{0}のYAML",
    faults: "指摘：{0}",
    noFaults: "指摘はありません")
}
