/// The media type of a file by its name.
package enum ContentType {
  /// The media type for a path.
  ///
  /// Text is UTF-8; unknown types are downloaded rather than guessed.
  package static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    let known = types[name[name.index(after: dot)...].lowercased()]
    return known ?? unknown
  }

  static let html = "text/html; charset=utf-8"
  private static let unknown = "application/octet-stream"

  private static let types: [String: String] = [
    "html": html, "htm": html,
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json",
    "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
    "tmx": "application/xml", "tbx": "application/xml",
    "xlf": "application/xliff+xml", "xliff": "application/xliff+xml",
    "po": "text/plain; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "tsv": "text/tab-separated-values; charset=utf-8",
    "yaml": "application/yaml", "yml": "application/yaml",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "heic": "image/heic",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
    "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
    "wav": "audio/wav",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "pdf": "application/pdf", "zip": "application/zip", "wasm": "application/wasm",
    "swift": "text/plain; charset=utf-8",
  ]
}
