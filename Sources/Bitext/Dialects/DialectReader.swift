import TextBasics

/// Goes over the lines of a text and asks each family of constructs whether a line is one of its own.
struct DialectReader {
  private(set) var page: DialectPage
  /// Comments that hold a text to be read.
  private var originals = CommentedOriginals()
  /// The fence whose code is being read.
  private var fence: DialectFence?
  private var tables = DialectTables()
  private var definitions = DefinitionLists()
  private var containers = ColonContainers()
  private var slashes = SlashBlocks()
  private var directives = FencedDirectives()
  private var tags = TagLines()
  private var comments = TemplateComments()
  private var sheets = SheetLines()
  /// Whether the text may have tables that are drawn.
  private let mayHoldDrawings: Bool

  init(_ bytes: [UInt8], _ values: PageValues) {
    page = DialectPage(bytes)
    page.values = values
    mayHoldDrawings = GridTables.mayStand(in: bytes)
  }

  mutating func read() {
    // Nobody writes these dialects in files whose lines end so.
    if page.hasLoneReturns { return }
    originals = CommentedOriginals(in: page)
    page.abbreviations = Abbreviations(in: page)
    while page.current < page.lines.count {
      readLine()
      page.current += 1
    }
    definitions.closeAll(&page)
    page.closeCallouts()
  }

  private mutating func readLine() {
    var line = page.line(page.current)
    if let end = fence {
      if end.isClosed(by: line) { fence = nil }
      if end.isOfRust, HiddenLines.isHiddenRust(line) {
        page.drop()
      } else {
        page.write(page.blocks.inside(line))
      }
      return
    }
    definitions.leave(before: line, of: &page)
    line = page.enterBlocks(of: line)
    if let text = definitions.enter(line, of: &page) { line = text }
    let mayHoldSheet = page.isInHTML
    if line.isBlank { page.isInHTML = false } else if line.first == 0x3C { page.isInHTML = true }
    if mayHoldSheet, sheets.read(line, of: &page) { return }
    if tables.readBlankLine(line, of: &page) || tables.readCutRow(line, of: &page) { return }
    if directives.readEnd(line, of: &page) { return }
    if mayHoldDrawings, GridTables.read(line, of: &page) { return }
    if let open = DialectFence(opening: line) {
      if !directives.read(open, line, of: &page), !IncludedFiles.readCode(open, line, of: &page) {
        fence = open
        page.write(line)
      }
    } else if let comment = originals.comments[page.current] {
      page.readOriginal(line, comment)
    } else if line.isCommentStart {
      page.copyComment(line)
    } else if !comments.read(line, of: &page), !readBlock(line) {
      page.readText(line)
    }
  }

  /// Reads a line that is more than text; false if it is plain text.
  private mutating func readBlock(_ line: DialectLine) -> Bool {
    guard let first = line.first else { return false }
    if line.isQuoted, LabeledCallouts.readQuote(line, of: &page) { return true }
    if !page.abbreviations.isEmpty, first == 0x2A, Abbreviations.read(line, of: &page) {
      return true
    }
    if definitions.read(line, of: &page) { return true }
    if line.isInList, MarkedLines.readMarkOfContents(line, of: &page) { return true }
    if first == 0x7B, IncludedFiles.read(line, of: &page) || MacroCall.readPart(line, of: &page) {
      return true
    }
    if first == 0x3C, MarkdownElements.read(line, of: &page) { return true }
    if first.isASCIILetter, HiddenLines.readProperty(line, of: &page) { return true }
    switch first {
    case 0x21 where line.scanner.isAt("!!!"), 0x3F where line.scanner.isAt("???"):
      return IndentedContainers.readAdmonition(line, of: &page)
    case 0x21 where line.scanner.isAt("!["): return MarkedLines.readGluedHeading(line, of: &page)
    case 0x21, 0x3F: return LabeledCallouts.readParagraph(line, of: &page)
    case 0x40 where line.scanner.isAt("@["): return MarkedLines.readEmbedding(line, of: &page)
    case 0x3D where line.scanner.isAt("==="):
      return IndentedContainers.readTab(line, of: &page)
        || MarkedLines.readLoneRule(line, of: &page)
    case 0x3D where line.scanner.isAt("== "): return containers.readTab(line, of: &page)
    case 0x28: return MarkedLines.readLabel(line, of: &page)
    case 0x5B:
      return MarkedLines.readContents(line, of: &page)
        || ContentsLines.read(line, of: &page) || LabeledCallouts.readBlock(line, of: &page)
        || LearnMarks.readBracket(line, of: &page)
    case 0x3A:
      return line.scanner.isAt(":::")
        ? LearnMarks.readColons(line, of: &page) || containers.read(line, of: &page)
        : ColonContainers.readOption(line, of: &page)
    case 0x2F where line.scanner.isAt("///"): return slashes.read(line, of: &page)
    case 0x3C where line.scanner.isAt("<<<"): return MarkedLines.readImport(line, of: &page)
    case 0x3C where line.scanner.isAt("<--->"):
      page.leaveOut(line)
      return true
    case 0x23 where line.scanner.isAt("###### tags:"):
      page.leaveOut(line)
      return true
    case 0x23: return LearnMarks.readTab(line, of: &page)
    case 0x24: return Formulas.readBlock(line, of: &page)
    case 0x40: return DocumentationDirectives.read(line, of: &page)
    case 0x7D: return DocumentationDirectives.readBrace(line, of: &page)
    case 0x25 where line.scanner.isAt("%%"):
      return HiddenLines.skip(to: "%%", from: line, opening: 2, of: &page)
    case 0x25: return HiddenLines.readRemark(line, of: &page)
    case 0x2B where line.scanner.isAt("+++"): return HiddenLines.readBreak(line, of: &page)
    case 0x7B where line.scanner.isAt("{/*"):
      return HiddenLines.skip(to: "*/}", from: line, opening: 3, of: &page)
    case 0x69, 0x65: return HiddenLines.readModule(line, of: &page)
    case 0x2D where line.scanner.isAt("--8<--"): return MarkedLines.readSnippet(line, of: &page)
    case 0x43, 0x49, 0x4E, 0x54, 0x57: return LabeledCallouts.readParagraph(line, of: &page)
    default: break
    }
    if first == 0x7B, MarkedLines.readAttributes(line, of: &page) { return true }
    return tags.read(line, of: &page)
  }
}
