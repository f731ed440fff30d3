extension FigureWriter {
  /// The sources of the table, or the way to them.
  mutating func writeCode(_ code: TableRenderer.Options.Code) {
    switch code {
    case .none: break
    case .inline:
      out.raw("<details class=\"ex-source\"")
      out.attribute("data-hash", facts.fingerprint)
      out.raw("><summary>")
      out.localized(Word.code.text, language)
      out.raw("</summary>\n")
      writeListings()
      out.raw("</details>\n")
    case .page(let address):
      out.raw("<p class=\"ex-source\"")
      out.attribute("data-hash", facts.fingerprint)
      out.raw("><a")
      out.attribute("href", "\(address)#\(TableRenderer.listingsID(of: table))")
      out.raw(">")
      out.localized(Word.code.text, language)
      out.raw("</a></p>\n")
    }
  }

  /// Each source under its name.
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
