import Bitext
import Mustache

/// The page shells of `templates/`, compiled once, their names checked.
///
/// The library shows an unknown name as nothing and escapes by `Character`, which lets a `"`
/// pass that a combining mark follows. So names are checked here, and values come escaped.
struct Shells: Sendable {
  /// A value for a template: text is escaped, markup stays, and empty markup is no value.
  ///
  /// So a section of that name shows only where there is something to show.
  enum Value {
    case text(String)
    case markup(HTMLWriter)
    case flag(Bool)
  }

  /// Every name a shell may use.
  static let names: Set<String> = [
    "aside", "breadcrumb", "description", "footer", "head", "home", "kind", "lang", "main",
    "menu", "root", "search", "searchWord", "sidebar", "siteTitle", "skip", "switcher",
    "theme", "title", "csp",
  ]
  static let required = ["page"]

  private let library: MustacheLibrary

  init(_ directories: TemplateDirectories) throws(TemplateError) {
    var templates: [String: MustacheTemplate] = [:]
    let files = try directories.files(endingIn: ".mustache")
    let known = Set(files.map { String($0.name.dropLast(9)) })
    for file in files {
      let bytes = try directories.read(file)
      try Self.check(bytes, path: file.path, partials: known)
      do {
        templates[String(file.name.dropLast(9))] = try MustacheTemplate(
          string: Self.withoutEscaping(bytes))
      } catch {
        throw .invalid(path: file.path, line: 1, column: 1, message: "\(error)")
      }
    }
    for name in Self.required where !known.contains(name) {
      throw .unreadable(path: name + ".mustache")
    }
    library = MustacheLibrary(templates: templates)
  }

  func render(_ values: [String: Value]) -> [UInt8] {
    var strings: [String: Any] = [:]
    for (name, value) in values {
      switch value {
      case .text(let text):
        var writer = HTMLWriter()
        writer.text(text)
        strings[name] = text.isEmpty ? nil : writer.string
      case .markup(let writer): strings[name] = writer.count == 0 ? nil : writer.string
      case .flag(let flag): strings[name] = flag
      }
    }
    return Array((library.render(strings, withTemplate: "page") ?? "").utf8)
  }

  private static func check(
    _ template: [UInt8], path: String, partials: Set<String>
  ) throws(TemplateError) {
    var open: [TemplateTag] = []
    for tag in TemplateTag.scan(template) {
      var problem: String?
      switch tag.kind {
      case .variable: problem = unknown(tag.name, among: names)
      case .section, .inverted:
        problem = unknown(tag.name, among: names)
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

  private static func unknown(_ name: String, among names: Set<String>) -> String? {
    guard !names.contains(name) else { return nil }
    let list = names.sorted().joined(separator: ", ")
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
