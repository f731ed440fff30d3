import Bitext

/// Pages for a site that brings its own shell: the bare articles, and what there is to know of them.
extension PageMaker {
  /// The body of a page without anything around it.
  func fragment(_ page: Page, _ content: Content) -> Result {
    let file = OutputFile(path: plan.path(of: page), content: .bytes(content.body.html.bytes))
    return Result(
      file: file, assets: content.body.assets, diagnostics: content.body.diagnostics,
      entry: page == .notFound ? nil : entry(of: page, content))
  }

  /// `fragments.json`: every fragment with its title, language, headings and translations.
  func fragmentIndex(_ entries: [String]) -> OutputFile {
    let json = "{\"pages\":[\n" + entries.joined(separator: ",\n") + "\n]}\n"
    return OutputFile(path: "fragments.json", content: .bytes(Array(json.utf8)))
  }

  private func entry(of page: Page, _ content: Content) -> String {
    let headings = content.body.headings.map { heading in
      "{\"id\":\(JSONText.quoted(heading.id)),\"level\":\(heading.level),"
        + "\"text\":\(JSONText.quoted(heading.text)),\"lang\":\(JSONText.quoted(heading.language.tag))}"
    }
    let translations = content.alternates.map { language, target in
      "\(JSONText.quoted(language.tag)):\(JSONText.quoted(plan.path(of: target)))"
    }
    var fields = [
      "\"path\":" + JSONText.quoted(plan.path(of: page)),
      "\"kind\":" + JSONText.quoted(content.kind),
      "\"lang\":" + JSONText.quoted(content.language.tag),
      "\"title\":" + JSONText.quoted(content.title),
      "\"description\":" + JSONText.quoted(content.description),
      "\"canonical\":" + JSONText.quoted(plan.path(of: content.canonical ?? page)),
      "\"headings\":[\(headings.joined(separator: ","))]",
      "\"translations\":{\(translations.joined(separator: ","))}",
      "\"examples\":\(!content.body.shownExamples.isEmpty)",
    ]
    if let parallel = content.parallel {
      fields.append("\"parallel\":" + JSONText.quoted(plan.path(of: parallel)))
    }
    return "{" + fields.joined(separator: ",") + "}"
  }
}
