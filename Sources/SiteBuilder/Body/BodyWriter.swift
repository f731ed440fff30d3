import Bitext
import RowStyles
import TextBasics

/// Writes the body of one page: HTML whose language is known at every place.
///
/// Footnotes, terms, differences and examples have writers with their own state.
struct BodyWriter: Sendable {
  let pictures: Pictures
  let page: Page
  /// The language of the page, which its blocks need not repeat.
  let language: Language
  let words: SharedValue<Catalogue>
  /// The relative address of the site's root from this page: `../` for each folder.
  let root: String

  /// The output, with room for most pages reserved.
  var html = HTMLWriter(room: 1 << 16)
  /// The language that the output inherits at this place from the elements around it.
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

  /// The language of the interface around the text, and of the page as a whole.
  var shellLanguage: Language { language.isDetermined ? language : .english }

  var plan: SitePlan { links.resolver.plan }

  /// The relative address of another page; includes the file name, so that it opens from disk too.
  func href(_ target: Page, fragment: String? = nil) -> String {
    let anchor = fragment.map { "#" + Address.encoded($0) } ?? ""
    if target == page, !anchor.isEmpty { return anchor }
    return root + plan.address(of: target) + anchor
  }

  /// The relative address of a unit on the parallel page of a topic, for the readers of this page.
  func hrefOfParallel(_ topic: Int, unit: String?) -> String {
    href(plan.parallel(ofTopic: topic, for: language), fragment: unit)
  }

  /// Writes ` lang="…"` unless `language` is inherited.
  ///
  /// An undetermined language is written as `lang=""`.
  mutating func writeLanguage(_ language: Language) {
    guard language != inherited else { return }
    html.attribute("lang", language.isDetermined ? language.tag : "")
  }

  /// Runs `body` with `language` as the inherited language.
  mutating func within(_ language: Language, _ body: (inout BodyWriter) -> Void) {
    let outer = inherited
    inherited = language
    body(&self)
    inherited = outer
  }

  /// Writes ` id="…"` the first time that the unit occurs on the page.
  ///
  /// `line` is its line in the source, which a script uses to link to the repository.
  mutating func writeIdentifier(_ id: String, ofUnit unit: Int, line: Int? = nil) {
    guard outline.identify(unit) else { return }
    html.attribute("id", id)
    guard let line else { return }
    html.markup(" data-line=\"")
    html.markup(line)
    html.markup("\"")
  }

  /// Writes text of a note as character data, with difference marks and glossary links.
  mutating func writeText(_ text: String) {
    let mayBeForeign = ForeignText.mayBe(in: text.utf8.span, of: inherited)
    if mayBeForeign { writeWithForeignWords(text) } else { self.text.write(text, to: &html) }
  }

  /// Writes the bytes of a text like ``writeText(_:)`` for strings.
  mutating func writeText(_ text: Span<UInt8>) {
    let mayBeForeign = ForeignText.mayBe(in: text, of: inherited)
    if mayBeForeign {
      writeWithForeignWords(String(text))
    } else {
      self.text.write(text, to: &html)
    }
  }

  /// Writes a day, given as `YYYY-MM-DD`.
  mutating func writeDay(_ day: String) {
    html.markup("<time")
    html.attribute("datetime", day)
    html.markup(">")
    html.text(day)
    html.markup("</time>")
  }

  /// Runs `body` without linking terms to the glossary.
  mutating func withoutTerms(_ body: (inout BodyWriter) -> Void) {
    let terms = text.terms
    text.terms = nil
    body(&self)
    text.terms = terms
  }

  /// Runs `body`, which writes a heading in `language`.
  mutating func withPhrases(of language: Language, _ body: (inout BodyWriter) -> Void) {
    let outer = text.isInPhrases
    text.isInPhrases = language == .japanese
    body(&self)
    text.isInPhrases = outer
  }

  /// Writes the words for copying a listing, on the first one of the page.
  mutating func writeWordsOfListings() {
    guard !needs.hasListings else { return }
    needs.hasListings = true
    let words = DeskWords.of(language)
    html.attribute("data-copy", Word.copy.text.best(for: textLanguage).text, "|" + words.copied)
  }

  /// Runs `body`; if `isHolding`, examples wait until it has finished.
  mutating func holdingExamples(_ isHolding: Bool, _ body: (inout BodyWriter) -> Void) {
    let outer = examples.hold(isHolding)
    body(&self)
    examples.release(to: outer)
  }

  /// The language for the text of examples: English if the page's language is not one of the three.
  var textLanguage: TextLanguage { TextLanguage(rawValue: language.tag) ?? .en }

  /// The place of the examples' code, and the names of styles.
  var exampleOptions: RowStyles.TableRenderer.Options {
    typealias Options = RowStyles.TableRenderer.Options
    let listings = plan.listings(in: language).map { Options.Code.page(href($0)) }
    return Options(code: listings ?? .inline, names: examples.names)
  }
}
