import Bitext

/// The concepts of a page of the glossary by their groups, in the order of the groups.
struct GlossaryGroups {
  let site: SiteContext
  let language: Language
  /// The last group is nil and has the concepts without a group, or all concepts if none of the
  /// page has a group.
  let groups: [(group: Glossary.Group?, concepts: [Int])]

  init(_ concepts: Range<Int>, of site: SiteContext, in language: Language) {
    self.site = site
    self.language = language
    let glossary = site.plan.corpus.glossary
    var grouped: [String: [Int]] = [:]
    var rest: [Int] = []
    for index in concepts {
      if let group = glossary.concepts[index].group {
        grouped[group, default: []].append(index)
      } else {
        rest.append(index)
      }
    }
    var groups: [(group: Glossary.Group?, concepts: [Int])] = glossary.groups.compactMap { group in
      grouped[group.id].map { (group, $0) }
    }
    if !rest.isEmpty { groups.append((nil, rest)) }
    self.groups = groups
  }

  var isGrouped: Bool { groups.contains { $0.group != nil } }

  /// Writes links to the groups of the page; nothing if it has none.
  func writeLinks(to body: inout BodyWriter) {
    guard isGrouped else { return }
    body.html.markup("<nav class=\"parts\"")
    body.html.attribute("aria-label", DeskWords.of(language).groupsOfTerms)
    body.html.markup("><ul>\n")
    for (group, concepts) in groups {
      body.html.markup("<li><a")
      body.html.attribute("href", "#", Self.id(of: group))
      writeName(of: group, to: &body)
      body.html.markup("</a> <span class=\"count\">")
      body.html.markup(concepts.count)
      body.html.markup("</span></li>\n")
    }
    body.html.markup("</ul></nav>\n")
  }

  func writeHeading(of group: Glossary.Group?, to body: inout BodyWriter) {
    guard isGrouped else { return }
    body.html.markup("<h2 class=\"group\"")
    body.html.attribute("id", Self.id(of: group))
    writeName(of: group, to: &body)
    body.html.markup("</h2>\n")
  }

  /// Writes the name in the page's language, or else in another, into an open tag.
  private func writeName(of group: Glossary.Group?, to body: inout BodyWriter) {
    let named = ([language] + site.plan.spokenLanguages).first { group?.name[$0] != nil }
    if let named { body.writeLanguage(named) }
    body.html.markup(">")
    body.html.text(
      group.map { group in named.flatMap { group.name[$0] } ?? group.id }
        ?? DeskWords.of(language).otherTerms)
  }

  /// No concept has such an id, because ids of concepts contain no full stop.
  private static func id(of group: Glossary.Group?) -> String { "group.\(group?.id ?? "")" }
}
