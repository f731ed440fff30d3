/// Proposed changes of CriticMarkup: `{++added++}`, `{--removed--}`, `{~~old~>new~~}`, `{==marked==}`,
/// `{>>remark<<}`.
enum CriticMark {
  /// The change at the scanner's place, as HTML has it, and where it ends.
  static func found(_ start: LineScanner) -> (html: String, end: Int)? {
    for (open, close, element) in kinds {
      var scanner = start
      guard scanner.take(open), let end = scanner.first(close), end > scanner.index else {
        continue
      }
      let text = scanner.text(scanner.index..<end)
      let behind = end + close.utf8.count
      if !element.isEmpty { return ("<\(element)>\(text)</\(element)>", behind) }
      if open == "{>>" { return ("", behind) }
      guard let arrow = scanner.first("~>"), arrow < end else { return nil }
      let (old, new) = (scanner.text(scanner.index..<arrow), scanner.text((arrow + 2)..<end))
      return ("<del>\(old)</del><ins>\(new)</ins>", behind)
    }
    return nil
  }

  private static let kinds = [
    ("{++", "++}", "ins"), ("{--", "--}", "del"), ("{==", "==}", "mark"), ("{~~", "~~}", ""),
    ("{>>", "<<}", ""),
  ]
}
