/// Pictures that a person who cannot see them learns nothing of.
struct ImageWithoutText: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.flatMap { text -> [Diagnostic] in
      var findings: [Diagnostic] = []
      text.content.walk { inline in
        switch inline {
        case .image(let source, _, let alternative):
          let words = Markdown.plainText(of: alternative).trimmingSpaces
          if let finding = finding(words, source, text) { findings.append(finding) }
        case .element(let element, _) where element.name == "img":
          // An empty text is how HTML says that a picture is decoration.
          let words = element["alt"] ?? ""
          if element["alt"] == "" { return }
          if let finding = finding(words.trimmingSpaces, element["src"] ?? "", text) {
            findings.append(finding)
          }
        case .text, .softBreak, .hardBreak, .code, .html, .element, .emphasis, .strong,
          .strikethrough, .link:
          return
        }
      }
      return findings
    }
  }

  private func finding(_ words: String, _ source: String, _ text: CheckedText) -> Diagnostic? {
    if words.isEmpty {
      return text.finding(
        .warning, "image-without-text", "this picture has no alternative text", at: source)
    }
    let lowered = words.lowercased()
    let isName =
      ["image", "img", "이미지", "画像", "screenshot", "스크린샷", "untitled"].contains(lowered)
      || [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"].contains { lowered.hasSuffix($0) }
    guard isName else { return nil }
    return text.finding(
      .warning, "image-without-text", "‘\(words)’ does not say what the picture shows", at: words)
  }
}
