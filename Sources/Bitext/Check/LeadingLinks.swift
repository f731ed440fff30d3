/// Links and pictures inside the folder of notes that lead nowhere, to another language only, or to
/// a file that lies elsewhere.
struct LeadingLinks: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.flatMap { text -> [Diagnostic] in
      var findings: [Diagnostic] = []
      text.content.walk { inline in
        let destination: String
        switch inline {
        case .link(let target, _, _): destination = target
        case .image(let source, _, _): destination = source
        case .element(let element, _): destination = element["href"] ?? element["src"] ?? ""
        case .text, .softBreak, .hardBreak, .code, .html, .emphasis, .strong, .strikethrough,
          .footnoteReference:
          return
        }
        if let finding = finding(destination, text, topic.targets) { findings.append(finding) }
      }
      return findings
    }
  }

  private func finding(
    _ destination: String, _ text: CheckedText, _ targets: LinkTargets
  ) -> Diagnostic? {
    let path = text.document.source.path
    guard !destination.isEmpty, let verdict = targets.verdict(on: destination, from: path) else {
      return nil
    }
    switch verdict {
    case .found: return nil
    case .dead(let nearest):
      let hint = nearest.map { ": did you mean \($0)?" } ?? ""
      return text.finding(
        .error, "dead-link", "there is no note or file \(destination)\(hint)", at: destination)
    case .otherLanguage(let language, let other):
      return text.finding(
        .warning, "link-other-language",
        "\(destination) is there in \(language.englishName) only, as \(other)", at: destination)
    case .otherFolder(let other):
      return text.finding(
        .warning, "link-other-folder", "\(destination) is not here; there is \(other)",
        at: destination)
    case .deadAnchor:
      return text.finding(
        .error, "dead-anchor", "no heading is called by the fragment of \(destination)",
        at: destination)
    case .otherLanguageAnchor(let language, let other):
      return text.finding(
        .warning, "anchor-other-language",
        "the fragment of \(destination) is a heading of the \(language.englishName) text only "
          + "(\(other))", at: destination)
    }
  }
}
