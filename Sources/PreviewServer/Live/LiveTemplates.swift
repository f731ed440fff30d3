import SiteBuilder

/// Templates that follow their folders, and the files that pages ask for beside them.
///
/// While they are faulty, or their folder is away, they stay what they were.
struct LiveTemplates: Sendable {
  private(set) var templates: Templates
  /// By their paths among the templates.
  private(set) var files: [String: Templates.File]
  private let override: String?

  init(override: String?) throws(TemplateError) {
    self.override = override
    templates = try Templates(override: override)
    files = templates.files()
  }

  /// Takes in what is there now.
  ///
  /// - Throws: ``TemplateError`` if the templates cannot be used.
  mutating func reload() throws(TemplateError) {
    do {
      templates = try Templates(override: override)
    } catch {
      // Sheets and scripts do not wait until a template is mended.
      switch error {
      case .invalid, .unreadable: files = templates.files()
      case .noFolder: break
      }
      throw error
    }
    files = templates.files()
  }

  /// A file of a site; nil where it has none at `path`.
  func asset(at path: String) -> [UInt8]? {
    path.hasPrefix("assets/") ? files[path]?.published : nil
  }

  /// A file of the preview itself; nil where there is none.
  func own(_ name: String) -> [UInt8]? { files["preview/" + name]?.bytes }

  /// What tells the versions of sheets and scripts from one another, in the order of their paths.
  var versions: [(path: String, version: String)] {
    files.keys.sorted().filter {
      $0.hasPrefix("assets/") && ($0.hasSuffix(".css") || $0.hasSuffix(".js"))
    }.map { ($0, LiveTag.version(of: files[$0]?.bytes ?? [])) }
  }
}
