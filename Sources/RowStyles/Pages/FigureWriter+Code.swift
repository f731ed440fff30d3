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
      out.listings(of: table, language)
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
}

extension MarkupWriter {
  /// Appends the source code of a table for each framework, under its name.
  mutating func listings(of table: TableSpec, _ language: TextLanguage) {
    let sources: [(id: String, name: String, text: String)] = [
      ("swiftui", "SwiftUI", SwiftUIWriter.source(of: table, language)),
      (
        "uikit", UIKitWriter.isAppKit(table) ? "AppKit" : "UIKit",
        UIKitWriter.source(of: table, language)
      ),
      ("yaml", "YAML", table.tree.yaml),
    ]
    for source in sources where !source.text.isEmpty {
      raw("<div class=\"ex-code\" role=\"group\"")
      attribute("data-code", source.id)
      // The script follows a reader's changes only as far as the writer would come to the same code.
      switch source.name {
      case "SwiftUI":
        let styles = StyleCalls.interchangeable(in: table)
        if !styles.isEmpty {
          attribute("data-call", table.style.rawValue)
          attribute("data-calls", styles.map(\.rawValue).joined(separator: " "))
        }
      case "UIKit":
        let platforms = Platform.allCases.filter { $0 != .macOS && $0 != .watchOS }
        attribute("data-on", platforms.map(\.rawValue).joined(separator: " "))
      case "AppKit": attribute("data-on", Platform.macOS.rawValue)
      case _: break
      }
      attribute("aria-label", source.name)
      raw("><p class=\"ex-codename\" lang=\"en\" translate=\"no\">")
      text(source.name)
      raw("</p><pre lang=\"en\" translate=\"no\" tabindex=\"0\"><code")
      attribute("class", source.id == "yaml" ? "language-yaml" : "language-swift")
      raw(">")
      text(source.text)
      raw("</code></pre></div>\n")
    }
  }
}
