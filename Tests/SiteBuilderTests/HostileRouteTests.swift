import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Hostile texts on routes other than from a note to a page: in exports, pictures and search files,
/// and in deliveries from translators.
@Suite struct HostileRouteTests {
  private static let parts = RenderedSite.hostileParts
  private static let both = Exchange.Options(languages: [.english, .korean])

  private static func corpus(_ folder: TemporaryFolder) async throws -> Corpus {
    try await Pipeline(root: folder.path).corpus().0
  }

  @Test func `every page has the strict policy before anything that it loads`() async throws {
    let site = try await RenderedSite.hostile[0].value
    let pages = try site.pages()
    for kind in ["old/", "404.html", "parallel/", "search/", "status/", "glossary/", "gallery/"] {
      #expect(pages.keys.contains { $0.contains(kind) }, "\(kind)")
    }
    for (path, page) in pages {
      let policies = page.elements.indices.filter {
        page.elements[$0].attributes["http-equiv"] == "Content-Security-Policy"
      }
      try #require(policies.count == 1, "\(path)")
      let first = page.elements.firstIndex {
        ["script", "link", "img", "base"].contains($0.name)
          || $0.attributes["http-equiv"] == "refresh"
      }
      #expect(first.map { $0 > policies[0] } ?? true, "\(path)")
      let policy = page.elements[policies[0]].attributes["content"] ?? ""
      let directives = policy.split(separator: ";").map { $0.split(separator: " ") }
      for (name, sources) in [
        ("default-src", ["'none'"]), ("script-src", ["'self'"]), ("style-src", ["'self'"]),
        ("base-uri", ["'none'"]), ("form-action", ["'self'"]),
      ] {
        let found = directives.first { $0.first ?? "" == name }?.dropFirst().map(String.init)
        #expect(found == sources, "\(path): \(name)")
      }
      for word in ["unsafe", "*", "data:", "blob:", "nonce"] {
        #expect(!policy.contains(word), "\(path): \(word)")
      }
    }
  }

  @Test(arguments: 0..<RenderedSite.hostileShares)
  func `the files of the search hold data alone`(part: Int) async throws {
    let site = try await RenderedSite.hostile[part].value
    let files = site.files.filter { $0.key.hasPrefix("search/") && $0.key.hasSuffix(".js") }
    #expect(files.count > 3)
    for path in files.keys {
      let text = site.text(path)
      let start = path.hasPrefix("search/entries.") ? "higNotes.terms(" : "higNotes.search("
      try #require(text.hasPrefix(start) && text.hasSuffix(")\n"), "\(path)")
      let body = text.dropFirst(start.count).dropLast(2)
      if path.hasPrefix("search/terms/") {
        #expect(body.split(separator: "`", omittingEmptySubsequences: false).count == 3, "\(path)")
        #expect(!body.contains("\\") && !body.contains("${"), "\(path)")
      } else {
        let list = "[" + body.replacing("'", with: "\"", maxReplacements: 2) + "]"
        #expect(throws: Never.self, "\(path)") {
          try JSONSerialization.jsonObject(with: Data(list.utf8))
        }
      }
    }
  }

  @Test(arguments: 0..<RenderedSite.hostileShares)
  func `exports have no element, record or text that a note made`(part: Int) async throws {
    let corpus = try await RenderedSite.hostile[part].value.corpus
    #expect(Exchange(corpus, Self.both).units.count > 100)
    for format in ExchangeFormat.allCases {
      let bytes = try format.bytes(of: corpus, Self.both)
      let text = try #require(String(validating: bytes, as: UTF8.self), "\(format)")
      switch format {
      case .tmx, .tbx, .xliff, .xliff2:
        let names = XMLNames(bytes)
        #expect(names.isWellFormed, "\(format)")
        let foreign = names.elements.subtracting(Self.elements)
        #expect(foreign.isEmpty, "\(format): \(foreign)")
        #expect(!names.attributes.contains { $0.hasPrefix("on") || $0 == "style" }, "\(format)")
      case .json:
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
      case .csv:
        let records = try #require(Self.records(text), "a quote that does not end")
        #expect(Set(records.map(\.count)).count == 1, "a record of another length")
        #expect(records.count == Exchange(corpus, Self.both).units.count + 1)
      case .po:
        for line in text.split(separator: "\n") {
          let isKnown = ["msg", "\"", "#"].contains { line.hasPrefix($0) }
          #expect(isKnown, "\(line)")
        }
      }
      guard ![.tbx, .json].contains(format) else { continue }
      let deliveries = try Delivery.all(in: try SourceFile(path: "back", bytes: bytes))
      let importing = Importing(deliveries, into: corpus)
      #expect(importing.files.isEmpty && importing.changed + importing.added == 0, "\(format)")
    }
  }

  /// The elements of TMX, TBX and both versions of XLIFF that are used.
  private static let elements: Set<String> = [
    "tmx", "header", "body", "tu", "tuv", "seg", "prop", "note", "bpt", "ept", "ph",
    "xliff", "file", "tool", "trans-unit", "source", "target", "context-group", "context",
    "alt-trans", "unit", "segment", "notes", "originalData", "data", "pc",
    "martif", "martifHeader", "fileDesc", "sourceDesc", "encodingDesc", "p", "text", "termEntry",
    "langSet", "tig", "term", "termNote", "descrip",
  ]

  /// The records of a CSV file (RFC 4180); nil if a quoted field never ends.
  private static func records(_ text: String) -> [[String]]? {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    // By scalars, because a combining mark may follow a delimiter.
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true):
        if rest.first == "\"" {
          field.unicodeScalars.append(scalar)
          rest.removeFirst()
        } else {
          isQuoted = false
        }
      case ("\"", false): isQuoted = true
      case (",", false):
        record.append(field)
        field = ""
      case ("\r", false): break
      case ("\n", false):
        records.append(record + [field])
        (record, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    return isQuoted || !field.isEmpty ? nil : records
  }

  @Test(arguments: 0..<RenderedSite.hostileShares)
  func `feeds and site maps have no element or address that a note made`(part: Int) async throws {
    let site = try await RenderedSite.hostile[part].value
    let files = site.files.filter { $0.key.hasSuffix(".xml") }
    #expect(
      files.keys.contains("sitemap.xml") && files.keys.contains("en/feed.xml"), "\(files.keys)")
    for (path, bytes) in files {
      let names = XMLNames(bytes)
      #expect(names.isWellFormed, "\(path)")
      let foreign = names.elements.subtracting(Self.feedElements)
      #expect(foreign.isEmpty, "\(path): \(foreign)")
      #expect(!names.attributes.contains { $0.hasPrefix("on") || $0 == "style" }, "\(path)")
      for address in names.addresses {
        #expect(address.hasPrefix("https://x.example/"), "\(path): \(address)")
      }
    }
  }

  private static let feedElements: Set<String> = [
    "urlset", "url", "loc", "lastmod", "xhtml:link", "sitemapindex", "sitemap",
    "feed", "title", "link", "id", "updated", "author", "name", "entry", "summary", "subtitle",
  ]

  @Test func `pictures hold hostile names and texts as text`() throws {
    let shapes: Set<String> = ["svg", "title", "style", "g", "text", "path", "rect"]
    for payload in HostileText.payloads {
      let texts = ["a/\(payload).md": "# Shelf \(payload)\n\n\(payload)\n", "b.md": "# 선반\n\n글.\n"]
      let documents = texts.sorted { $0.key < $1.key }.map { path, text in
        Segmenter.segment(SourceFile(path: path, text: text)).0
      }
      let report = AlignmentReport(of: documents, align: Configuration().aligner.align)
      for picture in [report.svg(), StatusBadge(label: payload, done: 0.5).svg] {
        let names = XMLNames(picture)
        #expect(names.isWellFormed, "\(payload)")
        #expect(names.elements.isSubset(of: shapes), "\(payload): \(names.elements)")
        let attributes = names.attributes
        #expect(!attributes.contains { $0.hasPrefix("on") || $0.contains("href") }, "\(payload)")
      }
    }
  }

  /// The shares are smaller than those of the other routes, because each text that is refused has the whole file
  /// read again; the forms take turns.
  @Test(arguments: 0..<(3 * RenderedSite.hostileShares))
  func `what a translator sends back runs nowhere`(part: Int) async throws {
    let parts = 3 * Self.parts
    let form = Deliveries.Form.allCases[part % Deliveries.Form.allCases.count]
    let format: ExchangeFormat =
      switch form {
      case .xliff: .xliff
      case .xliff2: .xliff2
      case .po: .po
      }
    let folder = try TemporaryFolder()
    for (path, text) in HostileText.shelf(part: part, of: parts) {
      try folder.write(text, to: path)
    }
    let corpus = try await Self.corpus(folder)
    let export = String(decoding: try format.bytes(of: corpus, Self.both), as: UTF8.self)
    let (text, lines) = HostileText.delivery(
      of: export, form, part: part, of: parts)
    let delivery = try Delivery.reading(SourceFile(path: "back", text: text))
    let importing = Importing(delivery, into: corpus)
    // A text that would no longer be a single segment is rejected with a message.
    #expect(importing.changed > lines.count / 2, "\(importing.changed)")
    // More or other spaces alone are no change: tools fold them.
    let changing = lines.count { !$0.payload.allSatisfy(\.isWhitespace) }
    #expect(
      importing.changed + importing.left >= changing,
      "\(importing.changed) changed, \(importing.left) refused")
    try Self.write(importing, to: folder)
    let changed = try await Self.corpus(folder)
    let units = Dictionary(grouping: Exchange(changed, Self.both).units, by: \.topic)
    let names = ["racks", "cases"].map { (units[$0] ?? []).dropFirst().map(\.name) }
    #expect(names.map(\.count) == [lines.count, lines.count])
    let additions = HostileText.additions(
      form, to: (names[0], names[1]), part: part, of: parts)
    let adding = Importing(
      try Delivery.reading(SourceFile(path: "back", text: additions)), into: changed)
    #expect(adding.added > lines.count / 2, "\(adding.added)")
    #expect(adding.added + adding.left == 2 * lines.count, "\(adding.added) + \(adding.left)")
    let pins = adding.files.filter { $0.path.hasSuffix(".pins.yaml") }
    #expect(
      Set(adding.files.map(\.path)).subtracting(pins.map(\.path)) == ["case/ko.md", "rack/ko.md"])
    for file in pins {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let (read, faults) = Pin.reading(SourceFile(path: file.path, text: text))
      #expect(!read.isEmpty && faults.isEmpty, "\(text)")
    }
    try Self.write(adding, to: folder)
    let after = try await Self.corpus(folder)
    let texts = after.topics.flatMap(\.documents).flatMap(\.segments).map { Self.bare($0.text) }
    for (start, payload) in lines where format != .po {
      let start = Self.bare(start)
      guard let found = texts.first(where: { $0.hasPrefix(start) }) else {
        Issue.record("\(start) is lost")
        continue
      }
      let isText = found.hasPrefix(start + Self.bare(payload))
      #expect(isText || found.hasPrefix(start + "서있는"), "\(payload) became \(found)")
    }
    let site = try await RenderedSite.of(after)
    try SiteProperties.expectNothingRuns(site)
    try SiteProperties.expectNothingLost(site)
  }

  private static func write(_ importing: Importing, to folder: TemporaryFolder) throws {
    for file in importing.files {
      #expect(String(validating: file.bytes, as: UTF8.self) != nil, "\(file.path)")
      try folder.write(file.bytes, to: file.path)
    }
  }

  /// The text without white space and invisible characters.
  private static func bare(_ text: String) -> String {
    let scalars = PlainText.composed(text).unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && $0.properties.generalCategory != .format && $0 != "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The names in an XML file, as Foundation's parser sees them.
private final class XMLNames: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// The values of `href` and the contents of `loc`.
  private(set) var addresses: [String] = []
  private(set) var isWellFormed = false
  private var location: String?

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    elements.insert(elementName)
    attributes.formUnion(attributeDict.keys)
    if let address = attributeDict["href"] { addresses.append(address) }
    if elementName == "loc" { location = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { location? += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if elementName == "loc", let location { addresses.append(location) }
    if elementName == "loc" { location = nil }
  }
}
