import Testing

@testable import Bitext

/// Lists of languages, and notes in a language that is none of the three.
struct LanguageListTests {
  private func languages(_ text: String, path: String = "note.md") -> [String] {
    let source = SourceFile(path: path, text: text)
    let (document, _) = Segmenter.segment(source, pathHint: PathKey(path: path).language)
    return document.segments.map(\.language.tag)
  }

  @Test func `short headings of a Chinese note are not Japanese for two lines of Japanese`() {
    let text = """
      # 厨房设备说明

      - [日本語版](JP.md) 詳しい説明の文書です
      - [日本語](P.md) 設定についての詳細です

      本文说明厨房设备的使用方法，并且比较四种烤箱的安全性和可用性。我们对每个烤箱进行了多次实验。

      ## 快速開始

      先检查设备，然后打开电源开关。请不要在没有水的时候使用它，也不要让孩子单独操作这些机器。

      ## 格式
      """
    #expect(languages(text).filter { $0 == "ja" }.count == 2)
  }

  @Test(arguments: [
    "[한국어](ko.md), [日本語](ja.md), [Português](pt.md)", "[English](en.md) | [日本語](ja.md) | 中文",
    "_[_Français_](fr.md)_", "_他の言語で読む:_\n[_English_](en.md),\n[_한국어_](ko.md), [_Türk_](tr.md)",
    "_اقرأ هذا في لغات أخرى:_\n[_简体中文_](zh.md),\n[_한국어_](ko.md), [_Italiana_](it.md)",
    "Lies dies auf:\n[_English_](en.md),\n[_한국어_](ko.md),\n[_Uzbek_](uz.md)\n[_עברית_](he.md)",
    "Read this in: [Português (Brasil)](pt.md) · [Chinese](zh.md)",
  ])
  func `links to other languages are in no language`(list: String) {
    #expect(languages("# Oven\n\n\(list)\n\nAn oven bakes the bread of the house.\n")[1] == "und")
  }

  @Test func `a label before other links is a text`() {
    let text = "# Oven\n\nThe parts of the oven: [door](d.md), [rack](r.md)\n"
    #expect(languages(text) == ["en", "en"])
  }

  @Test func `the name of a language in a text is a word`() {
    #expect(languages("# 한국어\n\n이 글은 한국어로 씁니다.\n") == ["ko", "ko"])
  }

  @Test func `a quote that is indented like code is a quote`() {
    let text =
      "굽는 날의 순서입니다.\n\n    > The order of the day is this:\n     Sift the flour with a sieve\n\n    > The dough rests for a night.\n"
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    #expect(!document.segments.contains { $0.text.contains(">") })
    #expect(document.segments.last?.kind == .quote)
  }

  @Test func `short texts of a note that is named as another language are not English`() {
    let text = """
      # Window settings

      ## Search results

      Open the settings of the window and choose what the search shows there.
      """
    #expect(languages(text) == ["en", "en", "en"])
    #expect(languages(text, path: "window.polish.md") == ["und", "und", "en"])
  }

  @Test func `Basque is not taken for English, whatever names it has`() {
    let text = """
      # Labea garbitu eta Premium Steam Cleaner erabili

      Labea hotz dagoenean garbitzen da, eta ez da Premium Steam Cleaner behar.
      """
    #expect(languages(text) == ["und", "und"])
  }
}
