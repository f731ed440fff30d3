import Notation

/// Names that people bring along from other kits, for what has another one here.
enum FamiliarNames {
  private static let all: [String: [String]] = [
    "title": ["label", "heading"], "name": ["label", "title", "heading"],
    "header": ["heading", "label"], "caption": ["label"], "text": ["title"],
    "items": ["rows", "sections"], "subtitle": ["detail"],
    "value": ["detail"], "type": ["kind"], "icon": ["image", "symbol"],
    "chevron": ["disclosure"], "arrow": ["disclosure"], "switch": ["toggle"],
    "check": ["checkmark"], "tick": ["checkmark"], "menu": ["popUpMenu"],
    "spinner": ["activity"], "handle": ["reorder"],
  ]

  /// The name that was meant by another: one for the same, else one that is written much alike; nil if
  /// there is none.
  static func meant(by name: String, among known: [String]) -> String? {
    all[name]?.first(where: known.contains) ?? Spelling.nearest(to: name, among: known)
  }
}
