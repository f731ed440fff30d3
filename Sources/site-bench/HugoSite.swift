import Foundation

/// The same notes as a Hugo site, for comparison.
///
/// Its pages have everything that the pages of a build have and Hugo can provide: breadcrumbs,
/// neighbours, a table of contents, heading links, checked links, translations and a feed, but
/// neither search nor parallel pages.
struct HugoSite {
  let folder: URL

  /// Copies notes laid out as `<topic>/<language>.md`.
  ///
  /// - Throws: The error of the file system.
  init(of content: URL, in folder: URL) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in Self.shell { try write(text, to: path) }
    let topics = try FileManager.default.contentsOfDirectory(atPath: content.path).sorted()
    let sections = Dictionary(
      uniqueKeysWithValues: topics.enumerated().map { ($1, "s\($0 / Self.topicsOfSection)") })
    for language in Self.languages {
      try write("---\ntitle: \"Notes\"\n---\n", to: "content/_index.\(language).md")
      for section in 0..<(topics.count + Self.topicsOfSection - 1) / Self.topicsOfSection {
        try write(
          "---\ntitle: \"Part \(section + 1)\"\nweight: \(section + 1)\n---\n",
          to: "content/s\(section)/_index.\(language).md")
      }
    }
    for (number, topic) in topics.enumerated() {
      for language in Self.languages {
        let file = content.appending(path: "\(topic)/\(language).md")
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let body = source.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = body.first { $0.hasPrefix("# ") || $0.hasPrefix("title: ") } ?? "# \(topic)"
        let title = heading.drop { $0 != " " }.filter { $0 != "\"" }
        let start = body.first == "---" ? (body.dropFirst().firstIndex(of: "---") ?? 0) + 1 : 1
        let text = body[start...].joined(separator: "\n")
          .replacing(/\]\(\.\.\/([^\/)]+)\/[a-z]+\.md\)/) { link in
            let other = String(link.output.1)
            return "](/\(sections[other] ?? "")/\(other).md)"
          }
        try write(
          "---\ntitle: \"\(title.dropFirst())\"\nweight: \(number + 1)\n---\n\(text)\n",
          to: "content/\(sections[topic] ?? "")/\(topic).\(language).md")
      }
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let languages = ["en", "ko", "ja"]
  private static let topicsOfSection = 25

  private static let shell = [
    "hugo.toml": """
    baseURL = "https://notes.example/"
    title = "Notes"
    defaultContentLanguage = "en"
    defaultContentLanguageInSubdir = true
    hasCJKLanguage = true
    disableKinds = ["taxonomy", "term"]
    [outputs]
    home = ["HTML", "RSS"]
    section = ["HTML"]
    [languages.en]
    weight = 1
    [languages.ko]
    weight = 2
    [languages.ja]
    weight = 3
    """,
    "assets/site.css": """
    body { font: 1rem/1.6 system-ui; margin: 0 auto; max-width: 70rem; }
    """,
    "layouts/_default/_markup/render-heading.html": """
    <h{{ .Level }} id="{{ .Anchor }}">{{ .Text }}<a href="#{{ .Anchor }}" aria-label="{{ .PlainText }}">#</a></h{{ .Level }}>
    """,
    "layouts/_default/_markup/render-link.html": """
    {{- $to := .Destination -}}
    {{- if strings.HasPrefix $to "/" -}}
    {{- $target := site.GetPage (strings.TrimSuffix ".md" $to) -}}
    {{- if not $target }}{{ errorf "%s: no page for %s" .Page.Path $to }}{{ else }}{{ $to = $target.RelPermalink }}{{ end -}}
    {{- end -}}
    <a href="{{ $to }}">{{ .Text }}</a>
    {{- /* The line's end is not text. */ -}}
    """,
    "layouts/partials/style.html": """
    {{ $style := resources.Get "site.css" | fingerprint -}}
    <link rel="stylesheet" href="{{ $style.RelPermalink }}" integrity="{{ $style.Data.Integrity }}">
    """,
    "layouts/partials/sections.html": """
    {{ range .Site.Sections.ByWeight }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>
    {{ end }}
    """,
    "layouts/_default/baseof.html": """
    <!doctype html>
    <html lang="{{ .Site.Language.Lang }}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{{ .Title }} · {{ .Site.Title }}</title>
    <meta name="description" content="{{ .Summary | plainify | truncate 150 }}">
    <link rel="canonical" href="{{ .Permalink }}">
    {{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">
    {{ end }}{{ partialCached "style.html" . }}
    {{ with .OutputFormats.Get "RSS" }}<link rel="alternate" type="{{ .MediaType.Type }}" href="{{ .RelPermalink }}">{{ end }}
    </head>
    <body>
    <a href="#content">Skip</a>
    <nav>{{ range .AllTranslations }}<a href="{{ .RelPermalink }}" lang="{{ .Language.Lang }}">{{ .Language.Lang }}</a> {{ end }}</nav>
    <nav>{{ range .Ancestors.Reverse }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> / {{ end }}</nav>
    <nav>{{ partialCached "sections.html" . }}{{ $page := . }}
    <ul>{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>
    {{ end }}</ul></nav>
    {{ block "main" . }}{{ end }}
    </body>
    </html>
    """,
    "layouts/_default/single.html": """
    {{ define "main" }}<main id="content"><h1>{{ .Title }}</h1>
    {{ .Content }}
    {{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    {{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    </main><aside>{{ .TableOfContents }}</aside>{{ end }}
    """,
    "layouts/_default/list.html": """
    {{ define "main" }}<main id="content"><h1>{{ .Title }}</h1>{{ .Content }}
    <ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>{{ end }}
    """,
  ]
}
