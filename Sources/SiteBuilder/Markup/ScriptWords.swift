import TextBasics

/// The interface words for a page's script, which reads them with `higNotes.words(name)`.
///
/// They are embedded as data, which a strict content security policy allows.
package enum ScriptWords {
  /// The words as a JSON object, escaped for embedding in a page.
  package static func json(_ words: KeyValuePairs<String, String>) -> String {
    let pairs = words.map { "\(JSONString.quoted($0.key)):\(JSONString.quoted($0.value))" }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  /// The element that holds the words for the script `name`.
  package static func element(_ json: String, of name: String, language: String? = nil) -> [UInt8] {
    let lang = language.map { " lang=\"\($0)\"" } ?? ""
    let element = "<script type=\"application/json\" id=\"words-\(name)\"\(lang)>\(json)</script>\n"
    return Array(element.utf8)
  }
}
