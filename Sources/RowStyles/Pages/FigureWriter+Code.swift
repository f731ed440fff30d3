extension FigureWriter {
  /// Writes the source code of the table, or a link to it.
  mutating func writeCode(_ code: TableRenderer.Options.Code) {
    switch code {
    case .none: break
    case .inline:
      out.raw("<details class=\"ex-source\"")
      out.attribute("data-hash", facts.fingerprint)
      out.raw("><summary")
      out.attribute("aria-label", named(.codeOf))
      out.raw(">")
      out.localized(Word.code.text, language)
      out.raw("</summary>\n")
      writeListings()
      out.raw("</details>\n")
    case .page(let address):
      out.raw("<p class=\"ex-source\"")
      out.attribute("data-hash", facts.fingerprint)
      out.raw("><a")
      out.attribute("href", "\(address)#\(TableRenderer.listingsID(facts.fingerprint))")
      out.attribute("aria-label", named(.codeOf))
      out.raw(">")
      out.localized(Word.code.text, language)
      out.raw("</a></p>\n")
    }
  }

  /// Writes the source code for each framework, under its name.
  mutating func writeListings() {
    let sources: [(id: String, name: String, text: String)] = [
      ("swiftui", "SwiftUI", SwiftUIWriter.source(of: table, language)),
      (
        "uikit", UIKitWriter.isAppKit(table) ? "AppKit" : "UIKit",
        UIKitWriter.source(of: table, language)
      ),
      ("yaml", "YAML", table.tree.yaml),
    ]
    for source in sources where !source.text.isEmpty {
      out.raw("<div class=\"ex-code\" role=\"group\"")
      out.attribute("data-code", source.id)
      out.attribute("aria-label", source.name)
      out.raw("><p class=\"ex-codename\" lang=\"en\" translate=\"no\">")
      out.text(source.name)
      out.raw("</p><pre lang=\"en\" translate=\"no\" tabindex=\"0\"><code")
      out.attribute("class", source.id == "yaml" ? "language-yaml" : "language-swift")
      out.raw(">")
      out.text(source.text)
      out.raw("</code></pre></div>\n")
    }
  }
}
