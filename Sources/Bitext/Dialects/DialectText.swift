import TextBasics

/// A text whose dialect was rewritten to Markdown that the parser reads.
struct DialectText {
  var bytes: [UInt8]
  /// For each line, the 1-based line of the author's text that it comes from.
  var origins: [Int]
  var findings: [MarkdownFinding]
}

extension MarkdownFinding {
  /// The finding about a line of a rewritten text, with the line of the author's.
  func inOriginal(of text: DialectText) -> MarkdownFinding {
    guard text.origins.indices.contains(line - 1) else { return self }
    return MarkdownFinding(
      severity, rule, message, line: text.origins[line - 1], excerpt: excerpt)
  }
}

/// The ways in which tools extend Markdown, apart from those that the parser reads itself.
///
/// - Liquid, Jekyll and kramdown: tags, attribute lists, comments (kramdown.gettalong.org/syntax.html)
/// - GitBook: tabs, embedded pages, files
/// - Hugo: shortcodes (gohugo.io/content-management/shortcodes)
/// - MkDocs and Python-Markdown: admonitions, tabs (python-markdown.github.io/extensions)
/// - MyST and Sphinx: directives in fences, roles, labels (mystmd.org/guide)
/// - DocC: directives, links to documentation, terms (swift.org/documentation/docc)
/// - MDX: imports, components, comments (mdxjs.com/docs)
/// - Pandoc, Word and Google Docs: drawn tables, divisions, lists of contents (pandoc.org/MANUAL.html)
/// - Obsidian: wiki links, embedded pictures, block names, comments
/// - mdBook: included files (rust-lang.github.io/mdBook/format/mdbook.html)
/// - Microsoft Learn and DocFX: pictures, videos, zones, tabs (learn.microsoft.com/contribute/content)
/// - MDN: macros, lists of definitions (developer.mozilla.org/docs/MDN/Writing_guidelines)
/// - PyMdown: blocks between slashes (facelessuser.github.io/pymdown-extensions)
/// - Logseq: properties (docs.logseq.com); Hexo: tags (hexo.io/docs/tag-plugins)
/// - Zenn and Qiita: messages, embedded pages, sizes of pictures (zenn.dev/zenn/articles/markdown-guide)
/// - Docsify: `!>` and `?>` (docsify.js.org/#/helpers)
/// - Quarto: callouts (quarto.org/docs/authoring/callouts.html)
/// - AsciiDoc: labels of paragraphs (docs.asciidoctor.org/asciidoc/latest/blocks/admonitions)
/// - GitHub, GitLab: names of emoji (github.com/github/gemoji)
/// - GitHub, Pandoc, Obsidian: formulas between dollar signs
/// - Typora and other editors: addresses with blanks
/// - PHP Markdown Extra, kramdown, Pandoc: lists of definitions, abbreviations, raised and lowered letters
enum Dialects {
  /// The text as the parser reads it, with the `values` that it names; nil where it is of no dialect.
  ///
  /// - Complexity: O(text): most texts are seen to be of no dialect by a look for pairs of bytes.
  static func read(_ bytes: [UInt8], _ values: PageValues = PageValues()) -> DialectText? {
    guard mayHold(bytes) else { return nil }
    var reader = DialectReader(bytes, values)
    reader.read()
    return reader.page.isChanged || !reader.page.findings.isEmpty ? reader.page.text : nil
  }

  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    // `{` is rare in texts, and begins most.
    if ByteSearch.first(0x7B, in: bytes) != nil { return true }
    return ByteSearch.contains(0x3C, before: 0x21, in: bytes)  // <!--
      || ByteSearch.contains(0x5B, before: 0x5B, in: bytes)  // [[
      || ByteSearch.contains(0x21, before: 0x21, in: bytes)  // !!!
      || ByteSearch.contains(0x3F, before: 0x3F, in: bytes)  // ???
      || ByteSearch.contains(0x25, before: 0x25, in: bytes)  // %%
      || ByteSearch.contains(0x25, behind: 0x0A, in: bytes)  // "% " behind a line
      || bytes.starts(with: "% ".utf8)
      || ByteSearch.contains(0x5E, behind: 0x20, in: bytes)  // " ^"
      || ByteSearch.contains(0x29, before: 0x23, in: bytes)  // )#
      || mayHoldRust(bytes)
      || ByteSearch.contains(0x2A, before: 0x5B, in: bytes)  // *[
      || ByteSearch.contains(0x3C, before: 0x3C, in: bytes)  // <<
      || ByteSearch.contains(0x3A, behind: 0x0A, in: bytes)  // ": " behind a line
      || ByteSearch.contains(0x3A, before: 0x3A, in: bytes)  // ::
      || ByteSearch.contains(0x3A, behind: 0x20, in: bytes)  // "- : "
      || ByteSearch.contains(0x21, behind: 0x5B, in: bytes)  // [!
      || ByteSearch.contains(0x23, before: 0x74, in: bytes)  // (#tab/
      || ByteSearch.contains(0x2F, behind: 0x0A, in: bytes) || bytes.starts(with: "///".utf8)
      || mayHoldLine(bytes) || mayHoldTag(bytes) || mayHoldLabel(bytes)
      || mayHoldColon(bytes) || mayHoldSize(bytes) || mayHoldTerm(bytes)
      || DialectTables.mayBe(in: bytes) || GridTables.mayStand(in: bytes)
      || ContentsLines.mayStand(in: bytes) || Formulas.mayStand(in: bytes)
      || PictureTarget.mayStand(in: bytes)
      || InlineMarks.mayStand(in: bytes) || SpacedAddress.mayStand(in: bytes)
  }

  /// Whether a line may begin with `@Name`, `===`, `(label)=`, `[TOC]`, `import` or `export`.
  private static func mayHoldLine(_ bytes: [UInt8]) -> Bool {
    if ByteSearch.contains(0x3D, before: 0x3D, in: bytes) { return true }
    if ByteSearch.contains(0x29, before: 0x3D, in: bytes) { return true }
    var next = ByteSearch.first(0x40, in: bytes)
    while let index = next {
      if index + 1 < bytes.count, 0x41...0x5B ~= bytes[index + 1] { return true }
      next = ByteSearch.first(0x40, in: bytes, from: index + 1)
    }
    next = ByteSearch.first(0x5B, in: bytes)
    while let index = next {
      if index + 4 < bytes.count, bytes[index + 1] == 0x54, bytes[index + 2] == 0x4F { return true }
      // `[name=` and `[time=` of HackMD.
      if index + 5 < bytes.count, bytes[index + 5] == 0x3D { return true }
      next = ByteSearch.first(0x5B, in: bytes, from: index + 1)
    }
    return bytes.starts(with: "import ".utf8) || bytes.starts(with: ":::".utf8)
  }

  /// Whether a fence is of Rust; code in a line often begins with the letter.
  private static func mayHoldRust(_ bytes: [UInt8]) -> Bool {
    if ByteSearch.contains(0x7E, before: 0x72, in: bytes) { return true }  // ~~~rust
    guard ByteSearch.contains(0x60, before: 0x72, in: bytes) else { return false }
    var next = ByteSearch.first(0x60, in: bytes)
    while let index = next {
      var end = index + 1
      while end < bytes.count, bytes[end] == 0x60 { end += 1 }
      if end - index > 2, end < bytes.count, bytes[end] == 0x72 { return true }
      next = ByteSearch.first(0x60, in: bytes, from: end)
    }
    return false
  }

  /// Whether an item begins with `- te`, as those of DocC do.
  private static func mayHoldTerm(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x2D, in: bytes)
    while let index = next {
      if index + 3 < bytes.count, bytes[index + 2] == 0x74, bytes[index + 3] == 0x65 { return true }
      next = ByteSearch.first(0x2D, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether ` =` stands before a digit or `x`, as in `![](a.png =250x)`.
  private static func mayHoldSize(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x3D, in: bytes)
    while let index = next {
      if index > 0, index + 1 < bytes.count, bytes[index - 1] == 0x20,
        0x30...0x39 ~= bytes[index + 1] || bytes[index + 1] == 0x78
      {
        return true
      }
      next = ByteSearch.first(0x3D, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether a colon stands behind a word in capitals that begins a line, as in `NOTE: text`, behind
  /// `(doc`, or before the name of an emoji.
  private static func mayHoldColon(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x3A, in: bytes)
    while let index = next {
      if index > 3, bytes[index - 1] == 0x63, bytes[(index - 4)..<index].elementsEqual("(doc".utf8)
      {
        return true
      }
      // `###### tags:` of HackMD.
      if index > 5, bytes[(index - 6)..<index].elementsEqual("# tags".utf8) { return true }
      if EmojiNames.found(at: index, in: bytes, before: bytes.count) != nil { return true }
      if isNamedMark(at: index, in: bytes) || isIndentedMark(index, in: bytes) { return true }
      // Such a word has up to nine letters; names before colons, such as iOS, are much more common.
      var start = index
      while start > 0, index - start < 10, 0x41...0x5A ~= bytes[start - 1] { start -= 1 }
      let isLong = index - start > 2
      while isLong, start > 0, bytes[start - 1] == 0x20 { start -= 1 }
      if isLong, start == 0 || bytes[start - 1] == 0x0A { return true }
      next = ByteSearch.first(0x3A, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether a colon is the mark of a definition that is indented.
  private static func isIndentedMark(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index + 1 < bytes.count, bytes[index + 1] <= 0x20 else { return false }
    var start = index
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x0A
  }

  /// Whether the name of an icon or of a role stands between the colon at an index and the next one.
  private static func isNamedMark(at index: Int, in bytes: [UInt8]) -> Bool {
    var scanner = LineScanner(bytes, (index + 1)..<min(index + 60, bytes.count))
    let start = scanner.index
    scanner.skip { $0.isASCIIAlphanumeric || $0 == 0x2D }
    guard scanner.index > start + 1, scanner.take(":") else { return false }
    return scanner.next == 0x60 || bytes[start..<scanner.index].contains(0x2D)
  }

  /// Whether a line begins with the mark of a quote and a label.
  private static func mayHoldLabel(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x3E, in: bytes)
    while let index = next {
      if index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x20 {
        var scanner = LineScanner(bytes, index + 1..<min(index + 80, bytes.count))
        scanner.skip { $0 == 0x20 || $0 == 0x3E }
        if QuoteLabel(scanner) != nil { return true }
      } else if bytes[index - 1] == 0x21 || bytes[index - 1] == 0x3F {
        // `!> ` and `?> ` of Docsify.
        if index == 1 || bytes[index - 2] == 0x0A { return true }
      }
      next = ByteSearch.first(0x3E, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether `<` stands before a capital letter, `doc:`, `aside` or `script`, or in a tag with an
  /// attribute that may be `markdown`.
  private static func mayHoldTag(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x3C, in: bytes)
    while let index = next {
      if index + 4 < bytes.count {
        if 0x41...0x5A ~= bytes[index + 1] { return true }
        if bytes[index + 1] == 0x64, bytes[index + 4] == 0x3A { return true }
        if bytes[index + 1] == 0x61, bytes[index + 2] == 0x73 { return true }
        // A script may have blank lines; a style sheet has braces.
        if bytes[index + 1] == 0x73, bytes[index + 2] == 0x63 { return true }
        let tag = bytes[index...].prefix(200).prefix { $0 != 0x3E && $0 != 0x0A }
        if tag.first != tag.last, ByteSearch.contains(0x6D, behind: 0x20, in: Array(tag)) {
          return true
        }
      }
      next = ByteSearch.first(0x3C, in: bytes, from: index + 1)
    }
    return false
  }
}
