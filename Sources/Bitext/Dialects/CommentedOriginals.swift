import TextBasics

/// Comments that hold the original of the text below or behind each, as many Japanese and Chinese
/// translations keep it.
///
/// Such a file is in two languages, and also has the originals as they were translated. One comment
/// may be a remark; a file counts that has several, most of them with a text in another script, and
/// nearly half of its text in them. There, a heading, a list or a sentence in a comment without a text
/// waits for its translation.
struct CommentedOriginals {
  /// A comment that holds an original.
  struct Comment {
    /// The text between its marks, by lines, without white space around it.
    let texts: [Range<Int>]
    /// The marks of a heading before it: `## `.
    let hashes: Range<Int>
    /// The text behind it on its last line.
    let rest: Range<Int>
  }

  /// The comments by the line on which each begins.
  private(set) var comments: [Int: Comment] = [:]

  /// The fewest of them that a file has, and that a short one has if one of them is a heading.
  private static let (fewest, fewestInShort) = (3, 2)

  init() {}

  /// - Complexity: O(text).
  init(in page: DialectPage) {
    var found: [Int: Comment] = [:]
    var waiting: [(line: Int, comment: Comment, weight: Weight)] = []
    var others = 0
    var own = Weight()
    Self.walk(page) { number, comment in
      let weight = comment.texts.reduce(into: Weight()) { $0.add($1, of: page) }
      if comment.isOriginal(of: page, from: number, weight) {
        found[number] = comment
        own += weight
      } else if comment.mayWait(in: page, from: number, weight) {
        waiting.append((number, comment, weight))
      } else if weight.words > 4, !ToolComment.isDirective(comment.text(of: page)) {
        others += 1
      }
    }
    let isTitled = found.values.contains { $0.isHeading(of: page) }
    guard found.count >= (isTitled ? Self.fewestInShort : Self.fewest), found.count > others else {
      return
    }
    var all = Weight()
    Self.walk(page) { _, comment in
      all.add(comment.rest, of: page)
    } line: {
      all.add($0.content, of: page)
    }
    // A letter has less content than an ideograph or a syllable.
    let share = own.isEastAsian ? own.eastAsian * 5 >= all.latin : own.latin >= all.eastAsian
    guard share else { return }
    comments = found
    for (line, comment, weight) in waiting where weight.isEastAsian == own.isEastAsian {
      comments[line] = comment
    }
  }

  /// Goes over the comments of a text by the lines that they begin on, and its other lines, without code.
  private static func walk(
    _ page: DialectPage, comment: (Int, Comment) -> Void, line: (DialectLine) -> Void = { _ in }
  ) {
    var number = 0
    var fence: DialectFence?
    var ends = LineSearch("-->")
    while number < page.lines.count {
      let own = page.line(number)
      if let open = fence {
        if open.isClosed(by: own) { fence = nil }
      } else if let open = DialectFence(opening: own) {
        fence = open
      } else if let found = Comment(beginning: own, number, of: page, &ends) {
        comment(number, found)
        number += found.texts.count - 1
      } else {
        line(own)
      }
      number += 1
    }
  }

  fileprivate struct Weight {
    var latin = 0
    var eastAsian = 0
    var words = 0

    /// An ideograph or syllable says as much as three letters.
    var isEastAsian: Bool { eastAsian * 3 > latin }
    var hasLetters: Bool { latin + eastAsian > 0 }

    mutating func add(_ text: Range<Int>, of page: DialectPage) {
      var isInWord = false
      for scalar in String(decoding: page.bytes[text], as: UTF8.self).unicodeScalars {
        guard let script = Script(of: scalar) else {
          isInWord = false
          continue
        }
        if script.isOfEastAsia { eastAsian += 1 } else { latin += 1 }
        if !isInWord { words += 1 }
        isInWord = true
      }
    }

    static func += (sum: inout Weight, other: Weight) {
      sum.latin += other.latin
      sum.eastAsian += other.eastAsian
      sum.words += other.words
    }
  }
}

extension CommentedOriginals.Comment {
  private typealias Weight = CommentedOriginals.Weight

  /// The comment that a line begins with, perhaps behind the mark of a heading; nil for another line,
  /// and for a comment that does not end soon.
  fileprivate init?(
    beginning line: DialectLine, _ number: Int, of page: DialectPage, _ ends: inout LineSearch
  ) {
    guard var index = Self.start(in: line) else { return nil }
    hashes = line.content.lowerBound..<index
    index += 4
    let isOneLine = LineScanner(page.bytes, index..<line.content.upperBound).first("-->") != nil
    guard let end = isOneLine ? number : ends.line(from: number + 1, in: page) else { return nil }
    var texts: [Range<Int>] = []
    for next in number...end {
      let content = page.line(next).content
      let scanner = LineScanner(page.bytes, max(index, content.lowerBound)..<content.upperBound)
      let close = scanner.first("-->")
      texts.append(page.trimmed(scanner.index..<(close ?? scanner.end)))
      guard let close else { continue }
      self.texts = texts
      rest = page.trimmed((close + 3)..<scanner.end)
      return
    }
    return nil
  }

  /// Where a comment begins in a line, behind nothing but the marks of containers and of a heading.
  private static func start(in line: DialectLine) -> Int? {
    var scanner = line.scanner
    let hashes = scanner.skip { $0 == 0x23 }
    guard hashes < 7 else { return nil }
    if hashes > 0 {
      guard scanner.next == 0x20 else { return nil }
      scanner.skipSpace()
    }
    return scanner.isAt("<!--") ? scanner.index : nil
  }

  /// The text of the comment, in one line.
  fileprivate func text(of page: DialectPage) -> String {
    texts.map { String(decoding: page.bytes[$0], as: UTF8.self) }.joined(separator: " ")
  }

  fileprivate func isHeading(of page: DialectPage) -> Bool {
    !hashes.isEmpty || text(of: page).trimmed.hasPrefix("#")
  }

  private func mayBeOriginal(_ page: DialectPage, _ own: CommentedOriginals.Weight) -> Bool {
    own.hasLetters && !holdsCode(page) && !ToolComment.isRemark(text(of: page))
  }

  /// Whether it may be an original without a translation: no text is behind or below it before the
  /// next comment or the end.
  fileprivate func mayWait(
    in page: DialectPage, from number: Int, _ own: CommentedOriginals.Weight
  ) -> Bool {
    mayBeOriginal(page, own) && rest.isEmpty
      && (isHeading(of: page) || own.words > 1 && isText(in: page, from: number))
      && textBelow(number + texts.count, of: page) == nil
      && !ToolComment.isDirective(text(of: page))
  }

  /// Whether a text may be told to readers, and not to those who work on the note: *keep this sorted*.
  private func isText(in page: DialectPage, from number: Int) -> Bool {
    let text = text(of: page).trimmed
    if Sentence.ends(text) { return !text.hasPrefix("Please ") }
    let first = texts.firstIndex { !$0.isEmpty } ?? 0
    return first > 0 && page.line(number + first).isInList
  }

  /// Whether it is in another script than the text behind or below it, and about as long.
  fileprivate func isOriginal(
    of page: DialectPage, from number: Int, _ own: CommentedOriginals.Weight
  ) -> Bool {
    guard mayBeOriginal(page, own) else { return false }
    var below = Weight()
    if rest.isEmpty {
      guard let lines = textBelow(number + texts.count, of: page) else { return false }
      for next in lines { below.add(page.line(next).content, of: page) }
    } else {
      below.add(rest, of: page)
    }
    guard below.hasLetters, own.isEastAsian != below.isEastAsian else { return false }
    // A long text is not translated from a few words about it.
    return own.isEastAsian
      ? below.latin < 60 || own.eastAsian * 8 >= below.latin
      : below.eastAsian < 20 || own.latin >= below.eastAsian
  }

  /// Whether authors keep code to be tested in the comment.
  private func holdsCode(_ page: DialectPage) -> Bool {
    texts.contains { DialectFence(opening: DialectLine(page.bytes, $0)) != nil }
  }

  /// The lines of the block that begins at a line or below it, apart from comments for tools; nil where
  /// another comment follows, or nothing.
  private func textBelow(_ number: Int, of page: DialectPage) -> ClosedRange<Int>? {
    var next = number
    var ends = LineSearch("-->")
    while next < page.lines.count {
      if page.line(next).isBlank {
        next += 1
      } else if let comment = Self(beginning: page.line(next), next, of: page, &ends) {
        guard comment.rest.isEmpty, ToolComment.isDirective(comment.text(of: page)) else {
          return nil
        }
        next += comment.texts.count
      } else {
        break
      }
    }
    guard next < page.lines.count, !page.line(next).isCommentStart else { return nil }
    var last = next
    while last + 1 < page.lines.count, last < next + 8, !page.line(last + 1).isBlank {
      last += 1
    }
    return next...last
  }
}

extension DialectPage {
  /// A part of a line without white space around it.
  fileprivate func trimmed(_ text: Range<Int>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Writes the text of a comment that holds an original, and the text behind the comment.
  mutating func readOriginal(_ line: DialectLine, _ comment: CommentedOriginals.Comment) {
    // An item begins with its original.
    if !line.isInList { write([], like: line) }
    let hashes = Array(bytes[comment.hashes])
    let last = current + comment.texts.count - 1
    for (index, text) in comment.texts.enumerated() {
      let own = self.line(current)
      let like = index == 0 ? line : own
      if text.isEmpty, index > 0 || comment.texts.count == 1 {
        write([], like: like)
      } else if index == 0 || current == last {
        write((index == 0 ? hashes : []) + bytes[text], like: like)
      } else {
        readText(own)
      }
      if current < last { current += 1 }
    }
    let behind = hashes.isEmpty ? self.line(current).continued : line
    write([], like: behind.continued)
    guard !comment.rest.isEmpty else { return }
    readText(hashes + bytes[comment.rest], like: behind)
  }
}
