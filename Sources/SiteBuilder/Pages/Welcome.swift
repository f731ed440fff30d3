import Bitext

/// The introduction on the home page and the index pages.
struct Welcome {
  let site: SiteContext
  let language: Language

  /// Writes the title of the site and a sentence about it, for folders without a README.
  func writeGreeting(to body: inout BodyWriter) {
    body.html.markup("<header class=\"greeting\"><h1>")
    body.html.text(site.text.title(in: language))
    body.html.markup("</h1>\n<p>")
    body.html.text(site.text.description(in: language))
    body.html.markup("</p></header>\n")
  }

  /// Writes the README in the page's language; false if there is none.
  func write(to body: inout BodyWriter) -> Bool {
    guard let home = site.plan.corpus.home, let edition = home.mainEdition(in: language) else {
      return false
    }
    write(home, edition, to: &body)
    return true
  }

  /// Writes the editions of the README with which no index page begins.
  func writeRemaining(to body: inout BodyWriter) {
    guard let home = site.plan.corpus.home else { return }
    for edition in home.editions where edition.name != nil || !edition.language.isDetermined {
      write(home, edition, to: &body)
    }
  }

  private func write(_ home: Topic, _ edition: Edition, to body: inout BodyWriter) {
    let reading = Reading(home, index: nil, edition: edition)
    body.html.markup("<article class=\"welcome\"")
    body.writeLanguage(edition.language)
    body.html.markup(">\n")
    body.within(edition.language) { writer in
      if reading.title == nil {
        writer.html.markup("<h1>")
        // A README without a title has but an address.
        let isNamed = edition.title != home.slug
        writer.html.text(isNamed ? edition.title : site.text.title(in: edition.language))
        writer.html.markup("</h1>\n")
      }
      BlockWriter(reading: reading).write(to: &writer)
    }
    body.html.markup("</article>\n")
  }
}
