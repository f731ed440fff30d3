/// TBX-Basic in the form of ISO 30042:2008 (TBX version 2, `martif`): one entry per concept.
enum TBX {
  /// The concepts of `glossary` in `languages`, or in all languages if nil.
  static func bytes(of glossary: Glossary, languages: [Language]?) -> [UInt8] {
    var xml = XMLWriter()
    xml.element("martif", [("type", "TBX"), ("xml:lang", "en")]) { xml in
      xml.element("martifHeader") { xml in
        xml.element("fileDesc") { xml in
          xml.element("sourceDesc") { $0.text("p", [], "hig-notes") }
        }
        xml.element("encodingDesc") { xml in
          xml.text("p", [("type", "XCSURI")], "TBXBasicXCSV02.xcs")
        }
      }
      xml.element("text") { xml in
        xml.element("body") { xml in
          let names = glossary.groups.map { ($0.id, $0.name[.english] ?? $0.id) }
          let subjects = Dictionary(names) { first, _ in first }
          for concept in glossary.concepts {
            write(concept, subject: concept.group.flatMap { subjects[$0] }, languages, to: &xml)
          }
        }
      }
    }
    return xml.bytes
  }

  private static func write(
    _ concept: Glossary.Concept, subject: String?, _ languages: [Language]?, to xml: inout XMLWriter
  ) {
    let all = Set(concept.terms.keys).union(concept.seen.keys).union(concept.forbidden.keys)
    let used = all.sorted().filter { languages?.contains($0) ?? true }
    guard !used.isEmpty else { return }
    xml.element("termEntry", [("id", concept.id)]) { xml in
      if let subject { xml.text("descrip", [("type", "subjectField")], subject) }
      for language in used {
        xml.element("langSet", [("xml:lang", language.tag)]) { xml in
          if let note = concept.note[language] { xml.text("note", [], note) }
          for (index, term) in concept.terms[language, default: []].enumerated() {
            write(term, index == 0 ? "preferredTerm-admn-sts" : "admittedTerm-admn-sts", to: &xml)
          }
          for term in concept.seen[language, default: []] {
            write(term, "deprecatedTerm-admn-sts", to: &xml)
          }
          for term in concept.forbidden[language, default: []] {
            write(term, "supersededTerm-admn-sts", to: &xml)
          }
          if language == used.first {
            for name in concept.keep { write(name, "preferredTerm-admn-sts", to: &xml) }
          }
        }
      }
    }
  }

  private static func write(_ term: String, _ status: String, to xml: inout XMLWriter) {
    xml.element("tig") { xml in
      xml.text("term", [], term)
      xml.text("termNote", [("type", "administrativeStatus")], status)
    }
  }
}
