import Foundation
import TestSupport
import Testing

/// Checks our exports with third-party tools, which `Tests/Tools/install` installs.
@Suite struct ExchangeToolsTests {
  private func validate(_ content: URL, _ languages: String...) throws -> Command.Result {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    return try Tools.python(
      "exchange.py", [Command.path, content.path, Tools.folder.path] + languages)
  }

  @Test(.needs(.tools))
  func `every export of our notes is valid and read back as the model`() throws {
    let content = Checkout.content
    let result = try validate(content, "en,ko", "en,ja")
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("ok omegat en,ko"))
  }

  @Test(.needs(.tools))
  func `every export of unruly notes is valid and read back as the model`() throws {
    let folder = try TemporaryFolder([
      "site.yaml": "title: {en: \"Marks: <all>\", ko: 표시}\n",
      "a b/en.md": """
      ---
      title: Marks
      ---

      # Marks & <marks>

      A text with "quotes", 'more', <kbd>Tab</kbd>, `a < b && c`, and a \u{8}control.

      **Bold *and soft***, ~~gone~~, ![a "picture"](p.png) and <https://example.org/?a=1&b=2>.

      One line\\
      and another, 100 % sure; a semicolon, and a comma.

      - item 1 of 7
      - item 2 of 7

      | a \\| b | c |
      | --- | --- |
      | 11 | 12 |

      **Bold *and soft***, ~~gone~~, ![a "picture"](p.png), <https://example.org/?a=1&b=2> and more.

      """,
      "a b/ko.md": """
      # 표시 & <표시>

      "따옴표", '또', <kbd>Tab</kbd>, `a < b && c`와 \u{8}제어 문자가 있는 글입니다.

      **굵고 *부드러운***, ~~지운~~, ![그 "그림"](p.png)과 <https://example.org/?a=1&b=2>입니다.

      한 줄\\
      또 한 줄, 100 % 확실합니다; 세미콜론, 쉼표.

      - 7개 가운데 항목 1
      - 7개 가운데 항목 2

      | 가 \\| 나 | 다 |
      | --- | --- |
      | 11 | 12 |

      """,
    ])
    let result = try validate(folder.url, "en,ko")
    #expect(result.status == 0, "\(result.output)\(result.messages)")
  }
}
