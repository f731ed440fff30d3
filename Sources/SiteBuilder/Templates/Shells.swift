import Bitext
import Mustache
import Synchronization
import TextBasics

/// The page shells of `templates/`, compiled once, with all their names checked.
///
/// swift-mustache renders an unknown name as nothing, and it escapes by `Character`, which misses a
/// `"` before a combining mark. So names are checked here, and all values are escaped beforehand.
struct Shells: Sendable {
  /// A value for a template: text, which is still to be escaped, or markup.
  ///
  /// An empty value counts as absent, so that a section of that name is left out.
  enum Value: Sendable {
    case text(String)
    case markup(HTMLWriter)

    var isEmpty: Bool { count == 0 }

    /// In bytes, for text before it is escaped.
    var count: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .markup(let writer): writer.count
      }
    }
  }

  /// A name that a shell may use; its raw value is a bit number in ``Names``.
  enum Name: Int, CaseIterable {
    case aside, breadcrumb, description, footer, head, home, kind, lang, main, menu, root, search
    case searchWord, sidebar, siteTitle, skip, switcher, theme, title, csp
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

  private let library: MustacheLibrary
  private let cut = CutPages()

  init(_ source: TemplateFiles) throws(TemplateError) {
    var templates: [String: MustacheTemplate] = [:]
    let files = source.shells
    let known = Set(files.map { String($0.name.dropLast(9)) })
    for file in files {
      let bytes = try source.read(file)
      try Self.check(bytes, path: file.place, partials: known)
      do {
        templates[String(file.name.dropLast(9))] = try MustacheTemplate(
          string: Self.withoutEscaping(bytes.filter { $0 != 0 }))
      } catch {
        throw .invalid(path: file.place, line: 1, column: 1, message: "\(error)")
      }
    }
    for name in Self.required where !known.contains(name) {
      throw .unreadable(path: name + ".mustache")
    }
    library = MustacheLibrary(templates: templates)
  }

  /// The page with `values` filled in.
  ///
  /// The output of a template depends only on which values are empty. The library renders each such
  /// combination once, with placeholders, and pages are assembled from the pieces.
  func render(_ values: Values) -> [UInt8] {
    let shown = values.shown
    let pieces = cut.pieces(for: shown, render: { render(marking: shown) })
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

  private func render(marking names: Names) -> [UInt8] {
    let shown = Self.names.filter { names >> Names($0.value.rawValue) & 1 == 1 }
    let marks = shown.reduce(into: [String: Any]()) { $0[$1.key] = "\0\($1.key)\0" }
    return Array((library.render(marks, withTemplate: "page") ?? "").utf8)
  }

  private enum Piece: Sendable {
    case markup([UInt8])
    case value(Name)
  }

  /// The rendered template for each combination of non-empty values, cut at the placeholders.
  ///
  /// Placeholders stand between zero bytes, which cannot occur in HTML or in a template.
  private final class CutPages: Sendable {
    private let known = Mutex<[Names: [Piece]]>([:])

    func pieces(for names: Names, render: () -> [UInt8]) -> [Piece] {
      known.withLock { known in
        let pieces = known[names] ?? Self.cut(render())
        known[names] = pieces
        return pieces
      }
    }

    private static func cut(_ page: [UInt8]) -> [Piece] {
      let parts = page.split(separator: 0, omittingEmptySubsequences: false)
      return parts.enumerated().map { number, part in
        guard number % 2 == 1, let name = names[String(decoding: part, as: UTF8.self)] else {
          return .markup(Array(part))
        }
        return .value(name)
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

  private static func withoutEscaping(_ template: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var index = 0
    for tag in TemplateTag.scan(template) where tag.kind == .variable {
      bytes.append(contentsOf: template[index..<tag.range.lowerBound])
      bytes.append(contentsOf: "{{{\(tag.name)}}}".utf8)
      index = tag.range.upperBound
    }
    bytes.append(contentsOf: template[index...])
    return String(decoding: bytes, as: UTF8.self)
  }
}
