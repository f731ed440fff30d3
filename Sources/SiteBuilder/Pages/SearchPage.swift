import Bitext
import TextBasics

/// The search page: a form that a script handles.
///
/// Without scripts the page links to the glossary instead.
struct SearchPage {
  let site: SiteContext
  let language: Language

  /// The search engine, each file after those that it uses, and the page's own script, which loads
  /// the rest when a query needs it.
  private static let scripts =
    ["text", "english", "index", "query", "answer"].map { "assets/search-\($0).js" }
    + ["assets/search.js"]

  func content() -> PageContent {
    let page = Page.desk(.search, language)
    let words = DeskWords.of(language)
    var body = site.body(page, language)
    body.beginArticle(words.search, lead: words.searchHint)
    writeNotice(words, to: &body)
    body.html.markup("<div id=\"search\"")
    body.html.attribute("data-folder", Address.encoded(SitePlan.folder(of: language)))
    body.html.markup(" hidden>\n<form role=\"search\">\n")
    body.html.markup("<label class=\"aside\" for=\"q\">")
    body.html.text(words.searchBox)
    body.html.markup("</label>\n<input id=\"q\" name=\"q\" type=\"search\" autocomplete=\"off\"")
    body.html.markup(" autocapitalize=\"off\" spellcheck=\"false\"")
    body.html.attribute("placeholder", words.searchBox)
    body.html.markup(">\n")
    writeFilters(words, to: &body)
    body.html.markup("</form>\n")
    writeSuggestions(words, to: &body)
    body.html.markup("<p class=\"found\" role=\"status\"></p>\n<ol class=\"hits\"></ol>\n")
    body.html.markup("<button class=\"more\" type=\"button\" hidden>")
    body.html.text(words.more)
    body.html.markup("</button>\n</div>\n</article>\n")
    let script = ScriptWords.json([
      "found": words.found.text, "foundMore": words.foundMore.text,
      "instead": words.foundInstead.text, "nothing": words.nothing, "failed": words.failed,
      "parallel": body.words.sideBySide,
    ])
    body.html.markup(bytes: ScriptWords.element(script, of: "search"))
    var content = PageContent(
      kind: "search desk", language: language, title: words.search,
      description: words.searchHint, body: body)
    content.assets = ["assets/desk.css"] + Self.scripts
    content.switches = site.plan.spokenLanguages.map { ($0, .desk(.search, $0)) }
    content.isIndexed = false
    return content
  }

  /// The number of terms that an empty field offers.
  private static let mostSuggestions = 12

  /// Writes the terms that the notes use most, for readers without a query in mind; a style sheet
  /// hides them while the field has a query.
  private func writeSuggestions(_ words: SharedValue<DeskWords>, to body: inout BodyWriter) {
    let uses = site.uses.value
    let terms = site.plan.corpus.glossary.concepts.indices.compactMap { concept in
      uses.spellings(of: concept, in: language).first { $0.form == .preferred && $0.count > 0 }
    }
    guard !terms.isEmpty else { return }
    body.html.markup("<div class=\"suggested\"><p class=\"label\">")
    body.html.text(words.usedMost)
    body.html.markup("</p>\n<ul>\n")
    var written: Set<String> = []
    for term in terms.sorted(by: { ($1.count, $0.text) < ($0.count, $1.text) }) {
      guard written.count < Self.mostSuggestions, written.insert(term.text).inserted else {
        continue
      }
      body.html.markup("<li><a")
      body.html.attribute("href", "#q=", Address.encoded(term.text))
      body.html.markup(">")
      body.html.text(term.text)
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul></div>\n")
  }

  private func writeNotice(_ words: SharedValue<DeskWords>, to body: inout BodyWriter) {
    body.html.markup("<div class=\"notice\" id=\"unscripted\"><p>")
    body.html.text(words.noScript)
    let glossary = Page.glossary(language)
    let target = site.plan.contains(glossary) ? glossary : .index(language)
    body.html.markup(" <a")
    body.html.attribute("href", body.href(target))
    body.html.markup(">")
    body.html.text(site.plan.contains(glossary) ? words.readGlossary : body.words.topics)
    body.html.markup("</a></p></div>\n")
  }

  private func writeFilters(_ words: SharedValue<DeskWords>, to body: inout BodyWriter) {
    body.html.markup("<details class=\"filters\"><summary>")
    body.html.text(words.filters)
    body.html.markup("</summary>\n<div>\n<label><span class=\"label\">")
    body.html.text(words.searchIn)
    body.html.markup("</span>\n<select name=\"in\"><option value=\"\">")
    body.html.text(words.anyLanguage)
    body.html.markup("</option>\n")
    for language in site.plan.spokenLanguages {
      body.html.markup("<option")
      body.html.attribute("value", language.tag)
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</option>\n")
    }
    body.html.markup("</select></label>\n<label><span class=\"label\">")
    body.html.text(words.otherSide)
    body.html.markup("</span>\n<input name=\"other\" autocomplete=\"off\" autocapitalize=\"off\"")
    body.html.markup(" spellcheck=\"false\"></label>\n<label><span class=\"label\">")
    body.html.text(words.topic)
    body.html.markup("</span>\n<select name=\"topic\"><option value=\"\">")
    body.html.text(words.anyTopic)
    body.html.markup("</option></select></label>\n</div>\n</details>\n")
  }
}
