import Bitext
import RowStyles

/// Writes the body of one page: HTML whose language is known at every place.
///
/// What notes need besides has writers with a state of their own.
struct BodyWriter: Sendable {
  let pictures: Pictures
  let page: Page
  /// The language of the page, which blocks in it need not repeat.
  let language: Language
  let words: SharedValue<Catalogue>
  /// The address of the site's root as seen from this page: `../` for every folder it is in.
  let root: String

  /// With room for most pages.
  var html = HTMLWriter(room: 1 << 16)
  /// The language that what is written now inherits from the elements around it.
  private(set) var inherited: Language
  var links: PageLinks
  var outline = PageOutline()
  var needs = PageNeeds()
  var text = TextWriter()
  var footnotes = FootnoteWriter()
  var examples: ExamplePlacer

  init(
    resolver: LinkResolver, pictures: Pictures, page: Page, language: Language,
    names: ConceptNames = .standard
  ) {
    links = PageLinks(resolver, language: language)
    self.pictures = pictures
    self.page = page
    self.language = language
    root = resolver.plan.root(from: page)
    words = Catalogue.of(language)
    examples = ExamplePlacer(names: names)
    inherited = .undetermined
    inherited = shellLanguage
  }

  /// The language of the interface around the text, and so of the page as a whole.
  var shellLanguage: Language { language.isDetermined ? language : .english }

  var plan: SitePlan { links.resolver.plan }

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
    if outline.identify(unit) { html.attribute("id", id) }
  }

  /// Writes character data of a note, with the marks and links that it gets.
  mutating func writeText(_ text: String) { self.text.write(text, to: &html) }

  /// The same for the bytes of a text.
  mutating func writeText(_ text: Span<UInt8>) { self.text.write(text, to: &html) }

  /// Writes what `body` writes without links to the glossary.
  mutating func withoutTerms(_ body: (inout BodyWriter) -> Void) {
    let terms = text.terms
    text.terms = nil
    body(&self)
    text.terms = terms
  }

  /// Writes what `body` writes, whose examples wait until it is written if `isHolding`.
  mutating func holdingExamples(_ isHolding: Bool, _ body: (inout BodyWriter) -> Void) {
    let outer = examples.hold(isHolding)
    body(&self)
    examples.release(to: outer)
  }

  /// The language of an example's strings: English where the page's is none of the three.
  var textLanguage: TextLanguage { TextLanguage(rawValue: language.tag) ?? .en }

  /// Where the sources of examples are, and what styles are called.
  var exampleOptions: RowStyles.TableRenderer.Options {
    typealias Options = RowStyles.TableRenderer.Options
    let listings = plan.listings(in: language).map { Options.Code.page(href($0)) }
    return Options(code: listings ?? .inline, names: examples.names)
  }
}
