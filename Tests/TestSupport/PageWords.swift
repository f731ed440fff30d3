import Foundation

/// The words of sources and of built pages, extracted without any code of the program.
///
/// A few crude rules remove the markup of a source, and all tags of a page. The rest is split at
/// everything that is not a letter or digit.
package enum PageWords {
  /// The words of a source that have to appear on some page, in their order.
  package static func ofSource(_ source: String) -> [String] {
    var text = source.replacing("\u{FEFF}", with: "")
    for pattern in [
      "(?s)<!--.*?-->", "(?s)<style.*?</style>", #"\]\([^)\n]*\)"#, #"https?://[^\s)>"']*"#,
      #"(?i)</?(b|u|i|a|kbd|sub|sup)\b[^>]*>"#, #"&#?[A-Za-z0-9]+;"#,
    ] {
      text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    let blocks =
      "br|img|p|div|section|details|summary|table|tr|td|th|ul|li|form|blink|label|button|select"
      + "|option|marquee|dialog|noscript|textarea"
    text = text.replacingOccurrences(
      of: "(?i)</?(\(blocks))\\b[^>]*>", with: " ", options: .regularExpression)
    return words(text)
  }

  /// The words of all pages of a built site, including alternative texts and what abbreviations stand for.
  ///
  /// A tag may separate words (a cell) or stand inside a word (bold letters), so both readings
  /// count.
  package static func ofPages(_ pages: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    for page in pages {
      for stand in ["", " "] {
        var text = page.replacingOccurrences(
          of: #"<img[^>]*?alt="([^"]*)"[^>]*>"#, with: " $1 ", options: .regularExpression)
        text = text.replacingOccurrences(
          of: #"<abbr title="([^"]*)">"#, with: " $1 ", options: .regularExpression)
        text = text.replacingOccurrences(
          of: "<[^>]*>", with: stand, options: .regularExpression)
        for (reference, character) in [
          ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
          ("&amp;", "&"),
        ] { text = text.replacing(reference, with: character) }
        found.formUnion(words(text))
      }
    }
    return found
  }

  private static func words(_ text: String) -> [String] {
    text.precomposedStringWithCanonicalMapping.unicodeScalars.split { scalar in
      let properties = scalar.properties
      return !(properties.isAlphabetic || properties.numericType != nil)
    }.map(String.init)
  }
}
