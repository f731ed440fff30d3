/// Finds links and pictures inside the folder of notes that lead nowhere, only to another language,
/// or to a file that lies elsewhere.
struct LeadingLinks: Rule {
  var needsAllNotes: Bool { true }

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.flatMap { text -> [Diagnostic] in
      var remarks: [CheckedText.Remark] = []
      var seen: Set<String> = []
      text.content.walk { inline in
        let destination: String
        switch inline {
        case .link(let target, let title, let words):
          if ContributionMark.isLink(to: target, titled: title) { return }
          let other = WikiLink.otherReading(of: target, text: words.text(.shown))
          if let other, case .found? = verdict(on: other.destination, text, topic.targets) {
            return
          }
          destination = target
        case .image(let source, _, _): destination = SizedPicture(source).address
        case .element(let element, _): destination = element["href"] ?? element["src"] ?? ""
        case .text, .softBreak, .hardBreak, .code, .html, .emphasis, .strong, .strikethrough,
          .footnoteReference:
          return
        }
        if case .link = inline, destination.isEmpty, !Self.holdsTemplate(text),
          seen.insert("").inserted
        {
          remarks.append(
            CheckedText.Remark(
              .error, "dead-link", "the link has no destination", at: "]()"))
        }
        guard !destination.isEmpty, seen.insert(destination).inserted else { return }
        if let remark = remark(destination, text, topic.targets) { remarks.append(remark) }
      }
      return text.findings(remarks)
    }
  }

  /// Whether a program may make an address of the text, which is empty then: `[here]({{ address }})`.
  private static func holdsTemplate(_ text: CheckedText) -> Bool {
    text.segments.contains { segment in
      text.document.source.text(in: segment.range).contains("{{")
    }
  }

  private func verdict(
    on destination: String, _ text: CheckedText, _ targets: LinkTargets
  ) -> LinkTargets.Verdict? {
    targets.verdict(on: destination, from: text.document.source.path)
  }

  private func remark(
    _ destination: String, _ text: CheckedText, _ targets: LinkTargets
  ) -> CheckedText.Remark? {
    guard let verdict = verdict(on: destination, text, targets) else { return nil }
    // Double brackets stand only in some dialects around the name.
    let name = WikiLink(destination: destination).map { link in
      link.fragment.isEmpty ? link.target : "\(link.target)#\(link.fragment)"
    }
    let destination = name ?? destination
    switch verdict {
    case .found: return nil
    case .dead(let nearest):
      let hint: FindingText = nearest.map { ": did you mean \($0)?" } ?? ""
      return CheckedText.Remark(
        .error, "dead-link", "there is no note or file \(destination)" + hint, at: destination)
    case .deadFromRoot:
      return CheckedText.Remark(
        .warning, "dead-link", "there is no note or file \(destination)", at: destination)
    case .folder(let path):
      return CheckedText.Remark(
        .warning, "dead-link", "\(path) is a folder without a note of its own, which has no page",
        at: destination)
    case .otherLanguages(let languages, let wanted):
      let there = Self.names(of: languages)
      return CheckedText.Remark(
        .warning, "link-other-language",
        wanted.isDetermined
          ? "\(destination) is not there in \(wanted), but in \(there)"
          : "\(destination) is there only in other languages: \(there)", at: destination)
    case .otherFolder(let other):
      return CheckedText.Remark(
        .warning, "link-other-folder", "\(destination) does not exist here, but there is \(other)",
        at: destination)
    case .deadAnchor:
      return CheckedText.Remark(
        .error, "dead-anchor", "no heading matches the fragment of \(destination)",
        at: destination)
    case .otherLanguageAnchor(let language, let other):
      return CheckedText.Remark(
        .warning, "link-other-language",
        "the fragment of \(destination) is a heading of the \(language) text only "
          + "(\(other))", at: destination)
    }
  }

  /// The three languages by name, and how many others.
  private static func names(of languages: [Language]) -> FindingText {
    let known = languages.filter(Language.known.contains)
    let others = languages.count - known.count
    if known.isEmpty { return "\(languages.map(\.tag))" }
    let names = FindingText.joined(known.map { "\($0)" })
    return others == 0 ? names : "\(names) and \(others) more"
  }
}
