import SiteBuilder

/// The current templates and assets, which follow changes in their folders.
///
/// While they are faulty or their folder is missing, the last good ones stay in use.
struct LiveTemplates: Sendable {
  private(set) var templates: Templates
  /// The files by path, such as `assets/site.css`.
  private(set) var files: [String: Templates.File]
  private let override: String?

  init(override: String?) throws(TemplateError) {
    self.override = override
    templates = try Templates(override: override)
    files = templates.files()
  }

  /// Reads the templates and files again.
  ///
  /// - Throws: ``TemplateError`` if the templates cannot be used.
  mutating func reload() throws(TemplateError) {
    do {
      templates = try Templates(override: override)
    } catch {
      // Style sheets and scripts need not wait until a template is repaired.
      switch error {
      case .invalid, .unreadable: files = templates.files()
      case .noFolder: break
      }
      throw error
    }
    files = templates.files()
  }

  /// An asset of the site; nil if there is none at `path`.
  func asset(at path: String) -> [UInt8]? {
    path.hasPrefix("assets/") ? files[path]?.published : nil
  }

  /// A file of the preview itself; nil if there is none.
  func own(_ name: String) -> [UInt8]? { files["preview/" + name]?.bytes }

  /// The versions of style sheets and scripts, ordered by path.
  var versions: [(path: String, version: String)] {
    files.keys.sorted().filter {
      $0.hasPrefix("assets/") && ($0.hasSuffix(".css") || $0.hasSuffix(".js"))
    }.map { ($0, LiveTag.version(of: files[$0]?.bytes ?? [])) }
  }
}
