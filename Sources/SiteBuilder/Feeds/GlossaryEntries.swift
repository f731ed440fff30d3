import Bitext

/// The glossary entries that pages show beside a term, as scripts.
struct GlossaryEntries {
  let site: SiteContext

  /// One script for each page of each language's glossary.
  func files() -> [OutputFile] {
    site.plan.spokenLanguages.filter { site.plan.contains(.glossary($0)) }.flatMap { language in
      (0..<site.plan.glossaryParts.count).map { part in
        let name = SitePlan.folder(of: language).dropLast() + (part == 0 ? "" : ".\(part + 1)")
        return OutputFile(
          path: "search/entries.\(name).js", content: .bytes(entries(for: language, part: part)))
      }
    }
  }

  private func entries(for language: Language, part: Int) -> [UInt8] {
    let desk = DeskWords.of(language)
    var json = Array("higNotes.terms({\"words\":{\"open\":".utf8)
    json.append(quoted: desk.openEntry)
    json.append(contentsOf: ",\"seen\":".utf8)
    json.append(quoted: desk.seen)
    json.append(contentsOf: ",\"keep\":".utf8)
    json.append(quoted: desk.keep)
    json.append(contentsOf: "},\"concepts\":{".utf8)
    for (number, index) in site.plan.glossaryParts.concepts(of: part).enumerated() {
      let concept = site.plan.corpus.glossary.concepts[index]
      json.append(contentsOf: (number == 0 ? "\n" : ",\n").utf8)
      json.append(quoted: concept.id)
      json.append(contentsOf: ":{\"terms\":[".utf8)
      let spoken = site.plan.spokenLanguages.filter { !(concept.terms[$0] ?? []).isEmpty }
      for (place, other) in spoken.enumerated() {
        if place > 0 { json.append(0x2C) }
        json.append(0x5B)
        json.append(quoted: other.tag)
        json.append(0x2C)
        json.append(quoted: (concept.terms[other] ?? []).joined(separator: ", "))
        json.append(0x5D)
      }
      json.append(contentsOf: "],\"seen\":".utf8)
      json.append(quoted: (concept.seen[language] ?? []).joined(separator: ", "))
      json.append(contentsOf: ",\"keep\":".utf8)
      json.append(quoted: concept.keep.joined(separator: ", "))
      json.append(contentsOf: ",\"note\":".utf8)
      json.append(quoted: concept.note[language] ?? "")
      json.append(0x7D)
    }
    json.append(contentsOf: "\n}})\n".utf8)
    return json
  }
}
