import Bitext
import Synchronization
import TextBasics

/// The page shells of `templates/`, compiled once, with all their names checked.
///
/// They are a subset of Mustache without loops, lambdas, inheritance and other delimiters, which a
/// shell does not need.
struct Shells: Sendable {
  /// A value for a template: text, which is still to be escaped, or markup.
  ///
  /// An empty value counts as absent, so that a section of that name is left out.
  enum Value: Sendable {
    case text(String)
    case markup(HTMLWriter)

    var isEmpty: Bool { count == 0 }

    /// The number of bytes, for text before it is escaped.
    var count: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .markup(let writer): writer.count
      }
    }
  }

  /// A name that a shell may use; its raw value is a bit number in ``Names``.
  enum Name: Int, CaseIterable {
    case aside, breadcrumb, close, csp, description, footer, head, home, kind, lang, main, menu, nav
    case root, search, searchWord, sidebar, siteTitle, skip, skipToContents, skipToMenu, switcher
    case theme, themes, title
  }

  /// The values of one page.
  struct Values: ExpressibleByDictionaryLiteral {
    private var values = [Value](repeating: .text(""), count: Name.allCases.count)

    init(dictionaryLiteral elements: (Name, Value)...) {
      for (name, value) in elements { values[name.rawValue] = value }
    }

    fileprivate subscript(name: Name) -> Value { values[name.rawValue] }

    /// The set of names whose values are not empty.
    fileprivate var shown: Names {
      values.indices.reduce(0) { $0 | (values[$1].isEmpty ? 0 : 1 << Names($1)) }
    }
  }

  fileprivate typealias Names = UInt32

  static let names = Dictionary(uniqueKeysWithValues: Name.allCases.map { ("\($0)", $0) })
  static let required = ["page"]

  private let templates: [String: ShellTemplate]
  private let cut = CutPages()

  init(_ source: TemplateFiles) throws(TemplateError) {
    var templates: [String: ShellTemplate] = [:]
    let files = source.shells
    let known = Set(files.map { String($0.name.dropLast(9)) })
    for file in files {
      let bytes = try source.read(file)
      try Self.check(bytes, path: file.place, partials: known)
      // HTML allows neither zero bytes nor invalid UTF-8.
      let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
      templates[String(file.name.dropLast(9))] = ShellTemplate(Array(text.utf8))
    }
    for name in Self.required where !known.contains(name) {
      throw .unreadable(path: name + ".mustache")
    }
    self.templates = templates
    for file in files {
      try Self.refuseCycle(
        at: String(file.name.dropLast(9)), in: templates, try source.read(file), path: file.place)
    }
  }

  /// The page with `values` filled in.
  ///
  /// The pieces of a template depend only on which values are empty, so they are made once for each
  /// such combination.
  func render(_ values: Values) -> [UInt8] {
    let shown = values.shown
    let pieces = cut.pieces(for: shown) {
      templates["page"]?.pieces(with: templates) { shown >> Names($0.rawValue) & 1 == 1 } ?? []
    }
    // Reserves memory at once: growing would briefly triple the megabytes of a list of thousands of
    // topics.
    let count = pieces.reduce(0) { count, piece in
      switch piece {
      case .markup(let bytes): count + bytes.count
      case .value(let name): count + values[name].count
      }
    }
    var page: [UInt8] = []
    page.reserveCapacity(count)
    for piece in pieces {
      switch piece {
      case .markup(let bytes): page.append(contentsOf: bytes)
      case .value(let name):
        switch values[name] {
        case .text(let text): page.append(escaped: text)
        case .markup(let writer): writer.append(to: &page)
        }
      }
    }
    return page
  }

  /// The pieces of a page for each combination of non-empty values.
  private final class CutPages: Sendable {
    private let known = Mutex<[Names: [ShellTemplate.Piece]]>([:])

    func pieces(
      for names: Names, make: () -> [ShellTemplate.Piece]
    ) -> [ShellTemplate.Piece] {
      known.withLock { known in
        let pieces = known[names] ?? make()
        known[names] = pieces
        return pieces
      }
    }
  }

  private static func check(
    _ template: [UInt8], path: String, partials: Set<String>
  ) throws(TemplateError) {
    var open: [TemplateTag] = []
    for tag in TemplateTag.scan(template) {
      var problem: String?
      switch tag.kind {
      case .variable: problem = unknown(tag.name)
      case .section, .inverted:
        problem = unknown(tag.name)
        open.append(tag)
      case .end:
        if open.popLast()?.name != tag.name { problem = "{{/\(tag.name)}} closes nothing" }
      case .partial:
        if !partials.contains(tag.name) {
          problem = "there is no template \"\(tag.name).mustache\""
        }
      case .comment: break
      case .unsupported: problem = "templates use names, sections, partials and comments only"
      case .unclosed: problem = "this {{ is never closed"
      }
      if let problem {
        throw .invalid(path: path, line: tag.line, column: tag.column, message: problem)
      }
    }
    if let tag = open.last {
      throw .invalid(
        path: path, line: tag.line, column: tag.column,
        message: "the section {{#\(tag.name)}} is never closed")
    }
  }

  private static func unknown(_ name: String) -> String? {
    guard names[name] == nil else { return nil }
    let list = names.keys.sorted().joined(separator: ", ")
    return "unknown name \"\(name)\"; there are \(list)"
  }

  /// Refuses a template that would contain itself, directly or through others.
  private static func refuseCycle(
    at name: String, in templates: [String: ShellTemplate], _ bytes: [UInt8], path: String
  ) throws(TemplateError) {
    for tag in TemplateTag.scan(bytes) where tag.kind == .partial {
      var reached: Set<String> = []
      var next = [tag.name]
      while let partial = next.popLast() {
        guard reached.insert(partial).inserted else { continue }
        next += templates[partial]?.partials ?? []
      }
      guard reached.contains(name) else { continue }
      throw .invalid(
        path: path, line: tag.line, column: tag.column,
        message: "the template \"\(name).mustache\" would have itself in it")
    }
  }
}
