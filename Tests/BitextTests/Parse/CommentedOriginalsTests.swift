import TestSupport
import Testing

@testable import Bitext

/// Originals that stand in comments above or before their translations.
struct CommentedOriginalsTests: NotesReading {
  private static let original = """
    <!--
    The oven needs an hour to become hot.
    -->

    オーブンが熱くなるまで一時間かかります。

    <!-- Put the bread in at once. -->
    すぐにパンを入れます。

    <!-- Take it out when it is brown. -->
    茶色になったら取り出します。

    """

  @Test(arguments: [
    "markdownlint-disable-next-line MD033", "textlint-disable", "prettier-ignore-start",
    "eslint-disable no-console", "vale off", "vale Style.Rule = NO", "alex ignore", "toc", "TOC",
    "more", "truncate", "#region Oven", "BEGIN TABLE", "END", "cspell:ignore brioche crumb",
    "spell-checker: disable", "theme: dark", "{width=50}", "TODO: check the hours with the baker",
    "translators: keep the name of the bread as it is", "tabs:start", "@format", "deno-fmt-ignore",
    "SPDX-License-Identifier: MIT", "ALL-BAKERS-LIST:START - Do not remove this section",
    "https://example.org/oven", "/TOC", "", "FIXME the second sentence is not clear",
  ])
  func `what tools and authors tell themselves is no original`(comment: String) {
    let text = Self.original + "\n<!-- \(comment) -->\n冷めてから切ります。\n"
    let html = html(text)
    #expect(html.hasSuffix("<p>茶色になったら取り出します。</p><p>冷めてから切ります。</p>"), "\(html)")
    #expect(html.contains("<p>Put the bread in at once.</p>"))
  }

  @Test(arguments: [
    "Keep this list sorted", "Please keep the list sorted.", "THE NEXT ONE IS SHORT SEE #12",
  ])
  func `what authors tell each other waits for no translation`(remark: String) {
    #expect(!html(Self.original + "\n<!-- \(remark) -->\n").contains(remark))
  }

  @Test func `a list waits for its translation`() {
    let html = html(Self.original + "\n<!--\n- flour and salt\n- a jug of water\n-->\n")
    #expect(html.contains("<li>flour and salt</li>"), "\(html)")
  }

  @Test func `two originals are enough where one is a heading`() {
    let short = """
      <!--
      # Bread
      -->

      # パン

      <!--
      The oven needs an hour to become hot.
      -->

      オーブンが熱くなるまで一時間かかります。

      """
    #expect(html(short).contains("<p>The oven needs an hour to become hot.</p>"))
    let remarks = short.replacing("# Bread", with: "Is this the right word?")
    #expect(!html(remarks).contains("Is this"))
  }

  @Test func `a comment that waits for its translation is an original`() {
    let waiting = "<!-- Let it cool on a rack. -->\n\n<!-- Cut it with a long knife. -->\n"
    #expect(
      html(Self.original + "\n" + waiting).hasSuffix(
        "<p>Let it cool on a rack.</p><p>Cut it with a long knife.</p>"))
    // In a file without such comments nobody waits for one.
    #expect(!html("オーブンは熱いです。\n\n" + waiting).contains("Let it cool"))
    // A remark in the language of the translations is none.
    #expect(!html(Self.original + "\n<!-- ここは後で書きます。 -->\n").contains("後で"))
  }

  @Test(arguments: [
    "Note: The oven is hot.", "Start the oven.", "front-end", "Lights off", "End",
    "10:30 is the hour of the bread.", "HTML: the language of pages",
  ])
  func `what only looks like an instruction is an original`(comment: String) {
    let text = Self.original + "\n<!-- \(comment) -->\n終わりに火を消します。\n"
    #expect(html(text).contains("<p>\(comment)</p>"))
  }

  @Test func `an instruction between an original and its translation parts them not`() {
    let text = Self.original.replacing("オーブンが", with: "<!-- textlint-disable -->\nオーブンが")
    #expect(html(text).hasPrefix("<p>The oven needs an hour to become hot.</p>"))
  }

  @Test func `remarks among instructions make no text of their own`() {
    let text = """
      # パンを焼く

      <!-- textlint-disable -->
      オーブンが熱くなるまで一時間かかるので、先に火を入れてください。
      <!-- textlint-enable -->

      <!-- prettier-ignore -->
      すぐにパンを入れます。生地は前の日に作っておきます。

      <!-- vale off -->
      茶色になったら取り出します。熱いので手袋を使ってください。

      <!-- The photo is from 2019 -->
      冷めてから切ります。

      """
    let html = html(text)
    #expect(!html.contains("photo") && !html.contains("vale") && !html.contains("textlint"))
  }

  @Test func `a few remarks above long texts are no originals`() {
    let text = (1...6).map { number in
      let remark = number.isMultiple(of: 2) ? "<!-- Photo \(number) is old -->\n" : ""
      return remark + "オーブンが熱くなるまで一時間かかるので、先に火を入れて、生地をもう一度こねてください。\n"
    }.joined(separator: "\n")
    #expect(!html(text).contains("Photo"))
  }

  @Test func `originals at the start of headings, items and texts are read`() {
    let text = """
      # <!-- The bread book -->パンの本 {#top}

      <!-- Bread is made of flour. -->
      パンは小麦粉で作ります。

      - <!-- Weigh the flour. -->小麦粉を量ります。
      - <!-- Add water. -->
        水を加えます。

      1. <!-- Heat the oven. -->オーブンを熱します。

      <!-- Wait for an hour
      or two. -->一、二時間待ちます。

      > <!-- Bread is hot. -->パンは熱いです。

      """
    #expect(
      html(text)
        == "<h1>The bread book</h1><h1>パンの本<a id=\"top\"></a></h1>"
        + "<p>Bread is made of flour.</p><p>パンは小麦粉で作ります。</p>"
        + "<ul><li><p>Weigh the flour.</p><p>小麦粉を量ります。</p></li>"
        + "<li><p>Add water.</p><p>水を加えます。</p></li></ul>"
        + "<ol><li><p>Heat the oven.</p><p>オーブンを熱します。</p></li></ol>"
        + "<p>Wait for an houror two.</p><p>一、二時間待ちます。</p>"
        + "<blockquote><p>Bread is hot.</p><p>パンは熱いです。</p></blockquote>")
  }

  @Test func `originals meet their translations`() async throws {
    let text = """
      # <!-- The bread book -->パンの本

      <!-- Bread is made of flour and water. -->
      パンは小麦粉と水で作ります。

      - <!-- Weigh the flour on the scale. -->小麦粉を秤で量ります。
      - <!-- Heat the oven for an hour. -->オーブンを一時間熱します。

      """
    let corpus = try await Library.corpus(of: ["bread.md": text])
    let topic = try #require(corpus.topics.first)
    #expect(topic.editions.map(\.title) == ["The bread book", "パンの本"])
    let pairs = topic.units.map { unit in
      unit.variants.map { topic.documents[0].segments[$0.segments[0]].text }
    }
    #expect(
      pairs == [
        ["The bread book", "パンの本"],
        ["Bread is made of flour and water.", "パンは小麦粉と水で作ります。"],
        ["Weigh the flour on the scale.", "小麦粉を秤で量ります。"],
        ["Heat the oven for an hour.", "オーブンを一時間熱します。"],
      ])
  }
}
