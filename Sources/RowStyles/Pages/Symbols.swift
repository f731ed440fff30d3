import Notation

/// The symbols used in examples.
///
/// They are drawn for this project, because the system's symbols may not be published. Their names
/// follow the system's, so that an example's source code reads like an app's.
package enum Symbols {
  /// Paths in a box of 24 by 24, stroked in the colour of the text.
  private static let outlines: [String: String] = [
    "archivebox": "M3 5h18v4H3zM5 9v10h14V9M10 13h4",
    "bed.double": "M3 18v-7h18v7M3 15h18M5 11V7h14v4M12 8v3",
    "bell": "M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
    "bicycle":
      "M6 17m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M18 17m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M6 17l4-8h5l3 8M9 7h3M10 9l4 8",
    "book": "M4 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-1H4zM20 5h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-1h6z",
    "bookmark": "M7 3h10v18l-5-4-5 4z",
    "shippingbox": "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
    "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    "camera": "M3 8h4l2-3h6l2 3h4v11H3zM12 13m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
    "car": "M3 16v-4l3-6h12l3 6v4zM3 12h18M6 16v2M18 16v2",
    "cart": "M3 4h3l3 11h9l2-8H7M10 19h.01M17 19h.01",
    "chart.bar": "M5 20V10h3v10M11 20V4h3v16M17 20v-7h3v7M3 20h18",
    "checkmark": "M5 13l4.5 5L19 6",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.up.chevron.down": "M8 9l4-4 4 4M8 15l4 4 4-4",
    "clock": "M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 3",
    "cloud": "M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9z",
    "cloud.rain":
      "M7 15a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9zM8 18l-1 3M12 18l-1 3M16 18l-1 3",
    "creditcard": "M3 6h18v12H3zM3 10h18M6 15h4",
    "cup.and.saucer": "M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 4h-2",
    "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
    "drop": "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
    "envelope": "M3 6h18v12H3zM3 7l9 7 9-7",
    "eye":
      "M2 12c3-5 7-7 10-7s7 2 10 7c-3 5-7 7-10 7s-7-2-10-7zM12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    "film": "M4 5h16v14H4zM8 5v14M16 5v14M4 9h4M4 15h4M16 9h4M16 15h4",
    "flag": "M6 21V4h12l-3 4 3 4H6",
    "flame": "M12 3c5 5 6 8 6 11a6 6 0 0 1-12 0c0-2 1-4 3-5 0 2 1 3 2 3 0-3 0-6 1-9z",
    "folder": "M3 6h7l2 2h9v11H3z",
    "gauge": "M4 17a8 8 0 1 1 16 0M12 17l4-6M4 17h16",
    "gear":
      "M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
    "gift": "M4 9h16v4H4zM5 13v8h14v-8M12 9v12M12 9c-5 0-5-5-2-5 2 0 2 5 2 5s0-5 2-5c3 0 3 5-2 5",
    "globe":
      "M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18",
    "heart": "M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11z",
    "house": "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
    "info": "M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5v.5",
    "key": "M8 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l9-9M17 6l3 3",
    "leaf": "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19l8-8",
    "lightbulb": "M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 21h4",
    "line.3.horizontal": "M4 8h16M4 12h16M4 16h16",
    "list.bullet": "M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01",
    "lock": "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3",
    "magnifyingglass": "M10 10m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5 5",
    "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
    "message": "M4 5h16v11H11l-5 4v-4H4z",
    "mic": "M9 4h6v9a3 3 0 0 1-6 0zM6 11v2a6 6 0 0 0 12 0v-2M12 19v3",
    "minus": "M5 12h14",
    "moon": "M19 15A8 8 0 1 1 9 5a7 7 0 0 0 10 10z",
    "mountain.2": "M2 20l7-13 4 7 2-3 7 9z",
    "music.note": "M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5H9M19 16a2.5 2.5 0 1 1-2.5-2.5H19",
    "paintbrush": "M20 3l-9 9 3 3 7-9zM11 12c-4 0-4 4-7 8 6 1 10-1 10-5",
    "paperplane": "M3 11l18-8-6 18-4-7zM11 14L21 3",
    "pencil": "M4 20l1-5L16 4l4 4L9 19z",
    "person": "M12 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-5 4-7 8-7s8 2 8 7",
    "phone": "M6 3h4l2 5-3 2c1 3 3 5 5 6l2-3 5 2v4c-9 3-18-6-15-16z",
    "photo": "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 9h.01",
    "pin": "M12 21v-7M7 4h10l-2 5 3 5H6l3-5z",
    "play": "M7 4l13 8-13 8z",
    "plus": "M12 5v14M5 12h14",
    "printer": "M6 9V3h12v6M4 9h16v8h-3v4H7v-4H4zM7 14h10",
    "scissors":
      "M6 6m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 18m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 8l12 10M8 16L20 6",
    "ferry": "M3 15h18l-3 5H6zM7 15V9h9l2 6M11 9V5h3v4",
    "speaker": "M4 9h4l5-5v16l-5-5H4zM16 9a4 4 0 0 1 0 6",
    "star": "M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5-5.6-3.3-5.6 3.3 1.3-6.5L3 9.700l6.300-.7z",
    "sun.max":
      "M12 12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
    "tag": "M3 4h8l10 10-7 7L3 11zM8 8h.01",
    "thermometer": "M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0zM12 9v8",
    "tram": "M6 4h12v12H6zM6 10h12M9 13h.01M15 13h.01M8 16l-2 4M16 16l2 4",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
    "tree": "M12 21v-6M12 3l6 7h-3l4 5H5l4-5H6z",
    "wifi":
      "M3 10a13 13 0 0 1 18 0M6 13.500a8.500 8.500 0 0 1 12 0M9 17a4.200 4.200 0 0 1 6 0M12 20h.01",
    "wind": "M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3M3 19h7",
    "wrench": "M14 7a5 5 0 0 1 6-4l-3 3 1 2 2 1 3-3a5 5 0 0 1-7 6l-9 9-3-3 9-9z",
  ]

  /// The names of the system's symbols for names that only look like one.
  private static let meant: [String: String] = [
    "box": "shippingbox", "chevron.up.down": "chevron.up.chevron.down", "cup": "cup.and.saucer",
    "mountain": "mountain.2", "ship": "ferry", "train": "tram",
  ]

  /// The path for an unknown name: an empty square with rounded corners.
  private static let neutral =
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"

  /// The path for a picture that belongs to the app.
  private static let picture = "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 9h.01"

  /// The path for `name`, ignoring variants (`.fill`, `.circle`, `.square`); nil for an unknown
  /// name.
  package static func outline(of name: String) -> String? {
    if let outline = outlines[name] { return outline }
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let outline = outlines[parts.joined(separator: ".")] { return outline }
      parts.removeLast()
    }
    return nil
  }

  /// The path with which the symbol is drawn.
  static func path(of name: String) -> String { outline(of: name) ?? neutral }

  static func svg(_ name: String) -> String { svg(path: path(of: name)) }

  /// A picture of the app; if its name is like a symbol's, it is drawn as that symbol.
  static func svg(asset name: String) -> String {
    svg(path: outline(of: meant[name] ?? name) ?? picture)
  }

  private static func svg(path: String) -> String {
    "<svg class=\"ex-i\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }

  /// A symbol in a table that is not in the set.
  package struct Unknown: Hashable, Sendable {
    /// The id of the row that names it; nil for a command of all rows, or the empty table.
    package let row: String?
    /// The row, command or other part that names it, in words.
    let owner: String
    /// The name as the author wrote it.
    package let name: String
    /// The most similar name in the set; nil if none is close.
    package let suggestion: String?
    /// Whether the system has no symbol of the name either, as far as is known.
    package let isFalse: Bool

    /// One sentence without a full stop, as a diagnostic shows it.
    package var message: String {
      if isFalse, let suggestion {
        return "\(owner) names the symbol “\(name)”, which the system does not have; "
          + "it is called “\(suggestion)”"
      }
      return
        "\(owner) names the symbol “\(name)”, which the examples cannot draw: they show "
        + "a plain shape, and the code has the name as it is"
        + (suggestion.map { "; did you mean “\($0)”?" } ?? "")
    }
  }

  /// The unknown symbols of `table`.
  package static func unknown(in table: TableSpec) -> [Unknown] {
    var named: [(row: String?, owner: String, name: String?)] = []
    for row in table.everyRow {
      let owner = "the row “\(row.id)”"
      if case .symbol(let name) = row.image?.source { named.append((row.id, owner, name)) }
      for action in row.swipe { named.append((row.id, owner, action.symbol)) }
    }
    for command in table.menu {
      named.append((nil, "the command “\(command.title.best(for: .en).text)”", command.symbol))
    }
    named.append((nil, "the empty table", table.empty?.symbol))
    return named.compactMap { row, owner, name in
      guard let name, outline(of: name) == nil else { return nil }
      return Unknown(
        row: row, owner: owner, name: name,
        suggestion: meant[name] ?? Spelling.nearest(to: name, among: outlines.keys.sorted()),
        isFalse: meant[name] != nil)
    }
  }
}
