import TextBasics
import Testing

/// What authors write at the beginnings of lines for want of a list.
struct LineMarkTests {
  @Test(arguments: [
    "・項目", "･項目", "•점", "※注釈", "①하나", "⑳ 스물", "❶ one", "㉠ 글", "㋐文", "【見出し】", "■ 大", "→ 다음",
    "１．番号", "１２）番号", "３：番号", "1．번호", "12）번호", "1️⃣ 하나", "10️⃣ 열", "(1) 하나", "（２）二", "(가) 글", "（ア）文",
    "가. 첫째", "나) 둘째", "ア．文", "イ）文",
    "Q. Why?", "A. 그래서", "Q：なぜ", "一）文", "✓ done",
    "　・平日", "　段落", "（注）注記", "(注1) 注記", "注）注記", "注意：文", "例：文", "（参考）文", "▼ 下", "✅ 済み",
  ])
  func `a mark begins a line`(line: String) {
    let isMark = LineMark.begins(line.utf8.span)
    #expect(isMark)
  }

  @Test(arguments: [
    "", "a", "글이", "行の", "1. one", "2026年", "1개", "12", "１つ目", "１２月", "가다", "나는. 너", "다음. 글",
    "アイ．文", "(see)",
    "(가나) 글", "注文する", "例えば：文", "（注文）", "（備え）",
    "A.B", "Again", "Q.E.D.", "-", "* a", "「引用」", "가.", "A.", "(1", "１", "１２",
  ])
  func `other text begins none`(line: String) {
    let isMark = LineMark.begins(line.utf8.span)
    #expect(!isMark)
  }
}
