import Testing

@testable import Bitext

@Suite struct GlossaryGroupTests {
  private func read(_ yaml: String) -> (Glossary, [Diagnostic]) {
    Glossary.reading(SourceFile(path: "glossary.yaml", text: yaml))
  }

  @Test func `a concept names a group, wherever the groups stand`() {
    let (glossary, problems) = read(
      """
      concepts:
        - {id: bench, group: tools, terms: {en: [bench], ko: [작업대], ja: [作業台]}}
        - {id: seed, terms: {en: [seed]}}
      groups:
        - {id: tools, name: {en: Tools, ko: 도구, ja: 道具}}
      """)
    #expect(problems.isEmpty)
    #expect(glossary.concepts.map(\.group) == ["tools", nil])
    #expect(glossary.groups.map { $0.name[.japanese] } == ["道具"])
    let xml = String(decoding: TBX.bytes(of: glossary, languages: nil), as: UTF8.self)
    #expect(xml.contains("<descrip type=\"subjectField\">Tools</descrip>"))
  }

  @Test func `a group that does not exist is told, with the one that was meant`() {
    let (glossary, problems) = read(
      """
      groups:
        - {id: tools, name: {en: Tools}}
      concepts:
        - {id: bench, group: tool, terms: {en: [bench]}}
      """)
    #expect(glossary.concepts.map(\.group) == [nil])
    #expect(problems.map(\.rule) == ["glossary-unknown-group"])
    #expect(problems.first?.message.contains("did you mean 'tools'") == true)
  }

  @Test(arguments: [
    "groups: tools", "groups: [{id: Tools, name: {en: T}}]", "groups: [{id: tools}]",
    "groups: [{name: {en: T}}]", "groups: [{id: a, name: {en: A}}, {id: a, name: {en: B}}]",
  ])
  func `a faulty group is left out and told`(yaml: String) {
    let (glossary, problems) = read(yaml)
    #expect(glossary.groups.count <= 1 && problems.count == 1)
    #expect(problems.map(\.rule) == ["glossary-value"])
  }
}
