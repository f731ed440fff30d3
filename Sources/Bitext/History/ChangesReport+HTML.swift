import TextBasics

extension ChangesReport {
  /// The changes as one page that needs nothing else: words marked in place, topic by topic.
  ///
  /// - Parameters:
  ///   - title: What is compared, as somebody asked for it; empty for the last commit.
  ///   - language: The language of the page itself.
  /// - Returns: The page, in UTF-8.
  package func html(title: String, in language: Language) -> [UInt8] {
    let words = ChangesPageWords.of(language)
    let shown = groups.map { group in (group.name, group.changes.filter(isShown)) }
      .filter { !$0.1.isEmpty }
    var page = MarkupBytes()
    page.append("<!doctype html>\n<html lang=\"")
    page.append(escaped: language.tag)
    page.append("\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
    page.append(escaped: title.isEmpty ? words.title : "\(words.title): \(title)")
    page.append("</title>\n<style>\n")
    page.append(Self.style)
    page.append("</style>\n</head>\n<body>\n<main>\n<h1>")
    page.append(escaped: words.title)
    page.append("</h1>\n")
    if !title.isEmpty { Self.write("p", title, to: &page) }
    Self.write("p", shown.isEmpty ? words.nothing : Self.sum(of: shown, words), to: &page)
    if shown.count > 1 { Self.writeContents(shown, to: &page) }
    for (number, group) in shown.enumerated() {
      page.append("<section>\n<h2 id=\"t")
      page.append(escaped: String(number + 1))
      page.append("\">")
      page.append(escaped: group.0)
      page.append("</h2>\n")
      for change in group.1 { Self.write(change, words, to: &page) }
      page.append("</section>\n")
    }
    page.append("</main>\n</body>\n</html>\n")
    return Array(page.string.utf8)
  }

  private static let style: StaticString = """
    :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
    body { margin: 0; padding: 1.5rem }
    main { max-width: 46rem; margin: auto }
    h2 { margin-top: 2.5rem }
    article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .75rem 0 }
    article p { margin: .25rem 0; overflow-wrap: anywhere }
    .place { font-size: .8125rem; opacity: .75 }
    .kind { font-weight: 600 }
    del, ins { text-decoration-thickness: .1em; border-radius: .2em; padding: 0 .1em }
    del { background: light-dark(#ffe3e0, #4b1d19); color: light-dark(#8f1d12, #ffb4ab) }
    ins { background: light-dark(#dcf5e3, #10391f); color: light-dark(#0b5a28, #8fdba9) }
    @media print { body { padding: 0 } }

    """

  private static func write(_ name: StaticString, _ text: String, to page: inout MarkupBytes) {
    page.append("<")
    page.append(name)
    page.append(">")
    page.append(escaped: text)
    page.append("</")
    page.append(name)
    page.append(">\n")
  }

  private static func sum(
    of groups: [(name: String, changes: [Change])], _ words: ChangesPageWords
  ) -> String {
    let all = groups.flatMap(\.changes)
    return Change.Kind.allCases.compactMap { kind in
      let count = all.count { $0.kind == kind }
      return count == 0 ? nil : "\(words.kinds[kind] ?? kind.rawValue) \(count)"
    }.joined(separator: " · ")
  }

  private static func writeContents(
    _ groups: [(name: String, changes: [Change])], to page: inout MarkupBytes
  ) {
    page.append("<nav>\n<ul>\n")
    for (number, group) in groups.enumerated() {
      page.append("<li><a href=\"#t")
      page.append(escaped: String(number + 1))
      page.append("\">")
      page.append(escaped: group.name)
      page.append("</a> (")
      page.append(escaped: String(group.changes.count))
      page.append(")</li>\n")
    }
    page.append("</ul>\n</nav>\n")
  }

  private static func write(
    _ change: Change, _ words: ChangesPageWords, to page: inout MarkupBytes
  ) {
    guard let place = change.new ?? change.old else { return }
    var kinds = [words.kinds[change.kind] ?? change.kind.rawValue]
    if change.isMoved, change.kind != .moved { kinds += [words.kinds[.moved] ?? ""] }
    if change.rewording == .minor { kinds.append(words.minor) }
    page.append("<article class=\"")
    page.append(escaped: change.kind.rawValue)
    page.append("\">\n<p class=\"place\"><span class=\"kind\">")
    page.append(escaped: kinds.joined(separator: ", "))
    page.append("</span> · ")
    page.append(escaped: words.languages[change.language] ?? change.language.tag)
    page.append(" · ")
    page.append(escaped: "\(place.path):\(place.line)")
    if change.isMoved, let old = change.old {
      page.append(" ")
      page.append(escaped: words.from("\(old.path):\(old.line)"))
    }
    page.append("</p>\n<p lang=\"")
    page.append(escaped: change.language.tag)
    page.append("\">")
    for run in change.runs { write(run, to: &page) }
    page.append("</p>\n</article>\n")
  }

  private static func write(_ run: WordDifference.Run, to page: inout MarkupBytes) {
    switch run.kind {
    case .kept: page.append(escaped: run.text)
    case .removed:
      page.append("<del>")
      page.append(escaped: run.text)
      page.append("</del>")
    case .added:
      page.append("<ins>")
      page.append(escaped: run.text)
      page.append("</ins>")
    }
  }
}
