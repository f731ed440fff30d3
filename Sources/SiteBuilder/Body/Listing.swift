import Bitext

/// The code of a fence as a page shows it, below the name of its file if the fence gives one.
struct Listing {
  let code: String
  /// The fence's info string.
  let info: String?

  /// Writes the listing; `attributes` adds the attributes that its element needs for links.
  func write(to body: inout BodyWriter, attributes: (inout BodyWriter) -> Void = { _ in }) {
    let info = FenceInfo(info ?? "")
    if let title = info.title {
      body.html.markup("<figure class=\"listing\">\n<figcaption translate=\"no\">")
      body.html.text(title)
      body.html.markup("</figcaption>\n")
    }
    body.html.markup("<pre tabindex=\"0\"")
    attributes(&body)
    body.writeWordsOfListings()
    body.html.markup("><code translate=\"no\"")
    if let language = info.language { body.html.attribute("class", "language-" + language) }
    body.html.markup(">")
    CodeColours.write(code, in: info.language, to: &body.html)
    body.html.markup("</code></pre>\n")
    if info.title != nil { body.html.markup("</figure>\n") }
  }
}
