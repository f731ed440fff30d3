import TestSupport
import Testing

@testable import SiteBuilder

/// Lines of Japanese headings break between phrases, in any browser.
@Suite struct PhraseBreaksTests {
  private func phrases(_ text: String) -> String {
    var html = HTMLWriter()
    html.textInPhrases(text)
    return html.string.replacing("<wbr>", with: "|")
  }

  @Test(arguments: [
    "テーブルの|スタイル", "選択と|編集", "並べて|読む、|検索する", "プラットフォームごとの|リストと|テーブル",
    "「削除」と|「共有を|停止」", "読み込みと|新しい|コンテンツ", "行から|行へ", "iOSの|スタイル", "（付録）|索引",
  ])
  func `a line may break where a phrase begins`(text: String) {
    #expect(phrases(text.replacing("|", with: "")) == text)
  }

  @Test(arguments: [
    "書き出し", "読み込み", "並べ替え", "使い方", "切り替え", "取り扱い", "索引", "スクロール", "々々ー", "", "「」", "ご案内",
  ])
  func `no line breaks inside a word`(text: String) {
    #expect(phrases(text) == text)
  }

  @Test(arguments: 0..<UInt64(100))
  func `no letter is lost, and no line begins with what may not begin one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "行", "の", "「", "」", "、", "ー", "テーブル", "i", " ", "<", "を", "読む", "。", "が", "🙂", "é",
    ]
    let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
    var plain = HTMLWriter()
    plain.text(text)
    let phrases = phrases(text)
    #expect(phrases.replacing("|", with: "") == plain.string, "seed \(seed), “\(text)”")
    for mark in ["」", "、", "。"] { #expect(!phrases.contains("|" + mark), "“\(phrases)”") }
    #expect(!phrases.contains("「|") && !phrases.hasPrefix("|") && !phrases.hasSuffix("|"))
  }
}
