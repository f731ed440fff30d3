import TestSupport
import Testing

@testable import Bitext

/// Paragraphs whose authors break a line where a clause or a sentence ends.
@Suite struct WrappedLineTests {
  private func texts(_ markdown: String) -> [String] {
    Segmenter.segment(SourceFile(path: "a.md", text: markdown)).0.segments.map(\.text)
  }

  @Test(arguments: [
    [
      "서가 안쪽에서 오래된 책을 꺼내려면", "서가 바깥에 있는 사다리를 먼저 벽에 세우고 나서 그 위에 올라서야 합니다.",
      "책은 필요에 따라 원하는 만큼 여러 권을 한꺼번에 정말로 많이 꺼낼 수 있습니다.",
    ],
    [
      "本をたくさん棚から取り出すなら", "まず外にあるはしごを壁に立てて、その上に静かにのぼってください。",
      "必要に応じて、好きなだけ何冊でも一度に本を取り出すことが本当にできます。",
    ],
  ])
  func `a clause above sentences is no title of them`(lines: [String]) {
    #expect(texts("# A\n\n" + lines.joined(separator: "\n") + "\n").count == 2)
  }

  @Test func `a list of names goes on behind its commas`() {
    let text = """
      # 낱말

      다음 문자는 공백으로 간주합니다:
      공백(U+0020),
      폼피드(U+000C),
      null(U+0000).

      > Grammar of spaces: a space is one of the characters above.
      >
      > A comment begins with two strokes and ends with the line.

      """
    #expect(texts(text).count == 4)
  }
}
