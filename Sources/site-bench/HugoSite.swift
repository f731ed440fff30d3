import Foundation

/// The same notes as a site for Hugo, with what any reader expects of a page: the neighbouring
/// topics, a table of contents, the same page in the other languages; no search.
struct HugoSite {
  let folder: URL

  /// Copies notes laid out as `<topic>/<language>.md`.
  ///
  /// - Throws: What the file system says.
  init(of content: URL, in folder: URL) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in Self.shell { try write(text, to: path) }
    let topics = try FileManager.default.contentsOfDirectory(atPath: content.path).sorted()
    for (number, topic) in topics.enumerated() {
      for language in ["en", "ko", "ja"] {
        let file = content.appending(path: "\(topic)/\(language).md")
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let body = source.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = body.first { $0.hasPrefix("# ") || $0.hasPrefix("title: ") } ?? "# \(topic)"
        let title = heading.drop { $0 != " " }.filter { $0 != "\"" }
        let start = body.first == "---" ? (body.dropFirst().firstIndex(of: "---") ?? 0) + 1 : 1
        let links = body[start...].joined(separator: "\n")
          .replacing("](../", with: "](/").replacing("/\(language).md)", with: ")")
        try write(
          "---\ntitle: \"\(title.dropFirst())\"\nweight: \(number + 1)\n---\n\(links)\n",
          to: "content/s\(number / 25)/\(topic).\(language).md")
      }
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let shell = [
    "hugo.toml": """
    baseURL = "https://notes.example/"
    title = "Notes"
    defaultContentLanguage = "en"
    defaultContentLanguageInSubdir = true
    hasCJKLanguage = true
    disableKinds = ["taxonomy", "term", "RSS"]
    [languages.en]
    weight = 1
    [languages.ko]
    weight = 2
    [languages.ja]
    weight = 3
    """,
    "layouts/_default/baseof.html": """
    <!doctype html>
    <html lang="{{ .Site.Language.Lang }}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{{ .Title }}</title>
    <link rel="canonical" href="{{ .Permalink }}">
    {{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">
    {{ end }}</head>
    <body>
    <nav>{{ range .AllTranslations }}<a href="{{ .RelPermalink }}" lang="{{ .Language.Lang }}">{{ .Language.Lang }}</a> {{ end }}</nav>
    <nav><ul>{{ $page := . }}{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>
    {{ end }}</ul></nav>
    {{ block "main" . }}{{ end }}
    </body>
    </html>
    """,
    "layouts/_default/single.html": """
    {{ define "main" }}<main><h1>{{ .Title }}</h1>
    {{ .Content }}
    {{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    {{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    </main><aside>{{ .TableOfContents }}</aside>{{ end }}
    """,
    "layouts/_default/list.html": """
    {{ define "main" }}<main><h1>{{ .Title }}</h1>{{ .Content }}
    <ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>{{ end }}
    """,
  ]
}
