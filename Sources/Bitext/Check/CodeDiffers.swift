import Notation
import TextBasics

/// Finds names of programming interfaces and other code that a translation lost or misspelt.
struct CodeDiffers: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.flatMap { pair -> [Diagnostic] in
      if case .heading = pair.source.kind { return [] }
      if case .heading = pair.target.kind { return [] }
      let source = Self.names(in: pair.source)
      let target = Self.names(in: pair.target)
      let files = Set(target.compactMap(Self.fileKey)).intersection(source.compactMap(Self.fileKey))
      let isOther = { (name: String) in
        Self.fileKey(name).map(files.contains) != true
      }
      let added = Self.names(target, missingIn: pair.source.text).filter(isOther)
      var lost = Self.names(source, missingIn: pair.target.text).filter(isOther)
      // links-differ tells of a link that is left out with its text.
      let linked = Self.namesInLostLinks(pair)
      lost.removeAll(where: linked.contains)
      // Words of an interface are translated: they take the place of the original's.
      let translated = target.filter { $0.unicodeScalars.contains(where: Self.isOfEastAsia) }
      if !translated.isEmpty { lost.removeAll { $0.contains(" ") } }
      // So are values that a reader might type: `?find=왕` for `?find=royal`.
      for code in translated {
        let start = String(code.unicodeScalars.prefix { !Self.isOfEastAsia($0) })
        guard start.count >= 2, let own = lost.firstIndex(where: { $0.hasPrefix(start) })
        else { continue }
        lost.remove(at: own)
      }
      var remarks: [CheckedText.Remark] = []
      // Every added name is compared with every lost one, so only the first names are considered.
      for name in added.prefix(Self.comparedNames) {
        guard let near = Self.nearest(to: name, among: lost.prefix(Self.comparedNames)) else {
          continue
        }
        lost.removeAll { $0 == near }
        // `{req, res}` and `{req,res}` are the same code.
        if name.filter({ $0 != " " }) == near.filter({ $0 != " " }) { continue }
        remarks.append(
          CheckedText.Remark(
            .warning, "code-differs",
            "‘\(name)’ is ‘\(near)’ in the \(pair.source.language) text "
              + "(\(pair.source.reference))", at: name))
      }
      // Two texts of which one has many names and the other none of them hardly belong together.
      let isDoubtful = lost.count >= Self.manyNames && lost.count == source.count
      if !lost.isEmpty, !pair.isDigest, !isDoubtful {
        remarks.append(
          CheckedText.Remark(
            .warning, "code-differs",
            "the \(pair.source.language) text (\(pair.source.reference)) has "
              + "\(lost.map { "‘\($0)’" }), this one does not"))
      }
      return pair.target.findings(remarks)
    }
  }

  private static func isOfEastAsia(_ scalar: Unicode.Scalar) -> Bool {
    Script(of: scalar)?.isOfEastAsia == true
  }

  private static let comparedNames = 50
  private static let manyNames = 5

  /// The name of a note without the language that editions are told apart by: `guide_EN.md`.
  private static func fileKey(_ name: String) -> String? {
    if FileName.isText(Array(name.utf8)) { return PathKey(path: name).key }
    let key = PathKey(path: name + ".md")
    return key.language == nil ? nil : key.key
  }

  /// The names in links of the original, if the translation has fewer links.
  private static func namesInLostLinks(_ pair: CheckedPair) -> Set<String> {
    let (source, target) = (linkTexts(pair.source), linkTexts(pair.target))
    guard source.count > target.count else { return [] }
    return Set(source.flatMap { names(in: $0) })
  }

  private static func linkTexts(_ text: CheckedText) -> [[Inline]] {
    var texts: [[Inline]] = []
    text.content.walk { if case .link(_, _, let children) = $0 { texts.append(children) } }
    return texts
  }

  /// The names that do not occur in `text`, found in one pass over it.
  private static func names(_ names: [String], missingIn text: String) -> [String] {
    guard !names.isEmpty else { return [] }
    let cores = Set(names.map { Array(core($0).unicodeScalars) }).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let index = SpellingIndex(sorted: cores)
    let scalars = Array(text.unicodeScalars)
    var found: Set<[Unicode.Scalar]> = []
    for place in scalars.indices {
      index.matches(at: place, of: scalars) { core, _ in found.insert(cores[core]) }
    }
    return names.filter { !found.contains(Array(core($0).unicodeScalars)) }
  }

  /// The name without optional parts: quotation marks, a dot, the brackets of a call.
  private static func core(_ code: String) -> String {
    var core = Substring(code)
    while let first = core.first, "'\".“‘".contains(first) { core.removeFirst() }
    while let last = core.last, "'\"();.”’".contains(last) { core.removeLast() }
    return core.isEmpty ? code : String(core)
  }

  private static func nearest(to name: String, among names: ArraySlice<String>) -> String? {
    let lowered = names.map { $0.lowercased() }
    let near = Spelling.nearest(to: name, among: lowered)
    return near.flatMap { lowered.firstIndex(of: $0) }.map { names[names.startIndex + $0] }
  }

  /// The code spans of a text and the words that look like names of programming interfaces.
  private static func names(in text: CheckedText) -> [String] { names(in: text.content) }

  private static func names(in content: [Inline]) -> [String] {
    var names: [String] = []
    content.walk { inline in
      switch inline {
      case .code(let code):
        // Several plain words in a code span are a quotation, not a name.
        let isPhrase = code.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x20 }
        if !isPhrase || !code.contains(" ") { names.append(code) }
      case .text(let text):
        names += text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
          .map(String.init).filter(isName)
      default: break
      }
    }
    return names.unique
  }

  /// Whether a word looks like `UITableView` or `sectionIndexTitles`: eight letters or more with
  /// two changes of case inside.
  private static func isName(_ word: String) -> Bool {
    guard word.utf8.count >= 8 else { return false }
    let isUpper = word.utf8.map { 0x41...0x5A ~= $0 }
    let changes = zip(isUpper, isUpper.dropFirst()).count { !$0 && $1 }
    let beginsTwice = isUpper[0] && isUpper[1]
    return changes >= 2 || changes == 1 && beginsTwice
  }
}
