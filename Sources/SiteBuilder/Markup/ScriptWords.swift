import TextBasics

/// The words that a page hands to one of its scripts, which reads them with `higNotes.words(name)`.
///
/// They are data, not a script, so that a strict policy lets them pass.
package enum ScriptWords {
  /// The words as a JSON object that may stand in a page.
  package static func json(_ words: KeyValuePairs<String, String>) -> String {
    let pairs = words.map { "\(JSONString.quoted($0.key)):\(JSONString.quoted($0.value))" }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  /// The element that holds the words of the script `name`.
  package static func element(_ json: String, of name: String, language: String? = nil) -> [UInt8] {
    let lang = language.map { " lang=\"\($0)\"" } ?? ""
    let element = "<script type=\"application/json\" id=\"words-\(name)\"\(lang)>\(json)</script>\n"
    return Array(element.utf8)
  }
}
