/// `{% raw %}text{% endraw %}` within a line: the text between the tags is no template.
enum RawTemplate {
  /// The text behind a tag, if its closing tag follows in the same line.
  static func inner(of tag: TemplateTag, in line: LineScanner) -> Range<Int>? {
    var end = line
    end.index = tag.end
    while let close = end.first("{%") {
      end.index = close
      if let found = TemplateTag(end), found.name == tag.name, found.isClosing {
        return tag.end..<close
      }
      end.index = close + 2
    }
    return nil
  }

  /// `{{</* name */>}}`, with which Hugo shows a shortcode, as it is shown.
  static func shownShortcode(_ start: LineScanner) -> (shown: String, end: Int)? {
    for (open, close, mark) in [("{{</*", "*/>}}", "\\<"), ("{{%/*", "*/%}}", "%")] {
      var scanner = start
      guard scanner.take(open), let end = scanner.first(close) else { continue }
      let inner = scanner.text(scanner.index..<end)
      return ("{{\(mark)\(inner)\(mark == "%" ? "%" : ">")}}", end + close.utf8.count)
    }
    return nil
  }
}
