import PreviewServer
import Testing

@Suite struct EditorCommandTests {
  @Test(arguments: [
    ("code -g {path}:{line}", ["code", "-g", "/n/a b.md:7"]),
    ("'my editor' +{line}", ["my editor", "+7", "/n/a b.md"]),
  ])
  func `is told the place`(command: String, words: [String]) {
    #expect(EditorCommand(command)?.arguments(path: "/n/a b.md", line: 7) == words)
  }

  @Test func `takes the name of a file as it is`() {
    let words = EditorCommand("code -g {path}:{line}")?.arguments(path: "/n/{line}.md", line: 7)
    #expect(words == ["code", "-g", "/n/{line}.md:7"])
  }
}
