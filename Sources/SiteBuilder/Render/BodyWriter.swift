import Bitext
import RowStyles

/// Writes the body of one page: its bytes, the files it needs, and what is wrong in its sources.
struct BodyWriter: Sendable {
  /// Where the text that is being written comes from.
  struct Origin: Sendable {
    let note: LinkIndex.Note
    let source: SourceFile
    /// The segment's bytes, where its links are looked for.
    let range: SourceRange
  }

  let resolver: LinkResolver
  let pictures: Pictures
  let page: Page
  /// The language of the page, which blocks in it need not repeat.
  let language: Language
  let words: SharedValue<Catalogue>
  /// With room for most pages.
  var html = HTMLWriter(room: 1 << 16)
  /// The pictures and files that the page refers to, as indices into the corpus's assets.
  var assets: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// The other topics in which places were looked for; nil for the home page.
  var consulted: Set<PageRenderer.Consulted> = []
  /// The language that what is written now inherits from the elements around it.
  var inherited: Language
  /// For each unit of the page's topic up to the last one met, whether the page has its id.
  private var identified: [Bool] = []
  var levels = HeadingLevels()
  /// The headings written so far, for the contents of the page.
  var headings: [Heading] = []

  /// What styles are called.
  var conceptNames = ConceptNames.standard
  /// The examples that the page has already, by their keys.
  var shownExamples: Set<String> = []
  /// What is still to be shown after units, by their indices.
  var pendingExamples: [Int: [Showing]] = [:]
  /// Whether examples wait for the end of what is being written.
  var holdsExamples = false
  /// What the fences of the page's own source show, by their segments.
  var fences: [Int: Showing?] = [:]

  /// What is to be marked in the text that is being written.
  var marked: MarkedText?
  /// The terms that are still to be led from to the glossary.
  var termLinks: TermLinks?
  /// The segments of the page's own source whose originals have changed since, if they end what
  /// was translated.
  var staleSegments: Set<Int> = []

  /// The footnotes of what is being written, by the document.
  var footnotes: [Int: OpenFootnotes] = [:]
  /// How many texts with footnotes the page has.
  var footnoteTexts = 0
  /// The footnote whose last text is still to be written, with links back behind it.
  var awaitedBacklinks: Int?

  /// Whether a link is open: a link cannot stand in another.
  var isInLink = false

  struct Heading: Sendable {
    let id: String
    let level: Int
    let text: String
    let language: Language
  }

  init(
    resolver: LinkResolver, pictures: Pictures, page: Page, language: Language
  ) {
    self.resolver = resolver
    self.pictures = pictures
    self.page = page
    self.language = language
    root = Self.root(below: resolver.plan.directory(of: page))
    words = Catalogue.of(language)
    inherited = .undetermined
    inherited = shellLanguage
  }

  /// The language of the interface around the text, and so of the page as a whole.
  var shellLanguage: Language { language.isDetermined ? language : .english }

  var plan: SitePlan { resolver.plan }

  /// The address of the site's root as seen from this page: `../` for every folder it is in.
  let root: String

  static func root(below directory: String) -> String {
    let bytes = directory.utf8.span
    var depth = 0
    for index in bytes.indices where bytes[index] == 0x2F { depth += 1 }
    return depth < roots.count ? roots[depth] : String(repeating: "../", count: depth)
  }

  /// By how deep a page is: pages ask for it with every link.
  private static let roots = (0..<8).map { String(repeating: "../", count: $0) }

  /// The relative address of another page, with the file's name, so that it opens from disk too.
  func href(_ target: Page, fragment: String? = nil) -> String {
    let anchor = fragment.map { "#" + Address.encoded($0) } ?? ""
    if target == page, !anchor.isEmpty { return anchor }
    return root + plan.address(of: target) + anchor
  }

  /// Writes ` lang="…"` if `language` is not the one inherited.
  ///
  /// Code and pictures inherit.
  mutating func writeLanguage(_ language: Language) {
    guard language != inherited else { return }
    html.attribute("lang", language.isDetermined ? language.tag : "")
  }

  /// Writes what `body` writes with `language` inherited.
  mutating func within(_ language: Language, _ body: (inout BodyWriter) -> Void) {
    let outer = inherited
    inherited = language
    body(&self)
    inherited = outer
  }

  /// Writes ` id="…"` the first time that the page meets the unit.
  mutating func writeIdentifier(_ id: String, ofUnit unit: Int) {
    guard !isIdentified(unit) else { return }
    while identified.count <= unit { identified.append(false) }
    identified[unit] = true
    html.attribute("id", id)
  }

  /// Whether the page has the id of a unit already.
  func isIdentified(_ unit: Int) -> Bool { unit < identified.count && identified[unit] }
}
