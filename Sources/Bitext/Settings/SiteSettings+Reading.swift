import Notation

extension SiteSettings {
  /// Reads `site.yaml`; faulty entries are left out and reported.
  package static func reading(_ source: SourceFile) -> (SiteSettings, [Diagnostic]) {
    var reader = Reader(source: source)
    reader.read()
    return (reader.settings, reader.diagnostics)
  }

  struct Reader {
    let source: SourceFile
    var settings = SiteSettings()
    var diagnostics: [Diagnostic] = []

    private static let keys = [
      "title", "description", "url", "repository", "history", "offline", "image", "sections",
      "topics", "check",
    ]

    mutating func read() {
      settings.path = source.path
      let (yaml, problems) = YAML.parse(source, in: SourceRange(0, source.bytes.count))
      diagnostics += problems
      guard let yaml, !yaml.isEmpty else { return }
      for (key, value) in entries(
        yaml, named: "site.yaml", known: Self.keys)
      {
        switch key {
        case "title": settings.title = localized(value, "title")
        case "description": settings.description = localized(value, "description")
        case "url": settings.url = address(value)
        case "repository": settings.repository = repository(value)
        case "history": settings.history = decision(value, "'history'")
        case "offline": settings.offline = decision(value, "'offline'")
        case "image":
          settings.image = text(value, "'image'")
          settings.imageRange = value.range
        case "sections": sections(value)
        case "check": check(value)
        default: topics(value)
        }
      }
    }

    private mutating func sections(_ yaml: YAML) {
      guard case .sequence(let items) = yaml.value else {
        return fail(
          "'sections' is a list of entries such as {folder: guides, title: Guides}", at: yaml)
      }
      for item in items {
        var folder: String?
        var names: [Language: String] = [:]
        for (key, value) in entries(item, named: "a section", known: ["folder", "title"]) {
          if key == "title" {
            names = localized(value, "title")
          } else if let path = text(value, "'folder'") {
            folder = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            settings.placesOfSections[folder ?? ""] = value.range
          }
        }
        guard let folder else {
          fail("a section needs its 'folder', or '.' for topics in no folder", at: item)
          continue
        }
        settings.sections.append(SiteSettings.Section(folder: folder, title: names))
      }
    }

    private mutating func topics(_ yaml: YAML) {
      for (key, value) in entries(yaml, named: "'topics'", known: ["join", "rename"]) {
        if key == "join" { joins(value) } else { renames(value) }
      }
    }

    private mutating func check(_ yaml: YAML) {
      for (_, value) in entries(yaml, named: "'check'", known: ["off"]) {
        guard case .sequence(let rules) = value.value else {
          return fail(
            "'off' is a list of rules, as they stand in brackets behind findings", at: value)
        }
        for rule in rules {
          guard let name = text(rule, "a rule") else { continue }
          settings.rulesOff.append(name)
          settings.placesOfRules[name] = rule.range
        }
      }
    }

    private mutating func joins(_ yaml: YAML) {
      guard case .sequence(let groups) = yaml.value else {
        return fail("'join' is a list of lists: each names sources that are one topic", at: yaml)
      }
      for group in groups {
        guard case .sequence(let items) = group.value else {
          fail("each entry of 'join' is a list of paths or titles", at: group)
          continue
        }
        let members = items.compactMap { item in name(item, "a member of 'join'") }
        if members.count >= 2 {
          settings.join.append(members)
        } else if members.count == items.count {
          fail("an entry of 'join' names two sources or more", at: group)
        }
      }
    }

    private mutating func renames(_ yaml: YAML) {
      guard case .mapping(let pairs) = yaml.value else {
        return fail("'rename' maps slugs or titles to new ones", at: yaml)
      }
      for (key, value) in pairs {
        guard let topic = name(key, "a key of 'rename'") else { continue }
        guard case .mapping = value.value else {
          settings.rename[topic] = text(value, "the new slug of '\(topic)'")
          continue
        }
        for (part, value) in entries(value, named: "'\(topic)'", known: ["slug", "title"]) {
          if part == "slug" {
            settings.rename[topic] = text(value, "'slug'")
          } else {
            settings.topicTitles[topic] = localized(value, "title")
          }
        }
      }
    }

    /// A text for all languages, or a map from languages to texts.
    private mutating func localized(_ yaml: YAML, _ name: String) -> [Language: String] {
      var texts: [Language: String] = [:]
      guard case .mapping(let pairs) = yaml.value else {
        if let text = text(yaml, "'\(name)'") {
          for language in Language.known { texts[language] = text }
        }
        return texts
      }
      for (key, value) in pairs {
        guard let tag = text(key, "a language of '\(name)'") else { continue }
        let language = Language(tag: tag)
        if !Language.known.contains(language) {
          fail("the site has pages in en, ko and ja, not in '\(tag)'", at: key)
        } else if let text = text(value, "the \(name)") {
          texts[language] = text
        }
      }
      return texts
    }

    private mutating func address(_ yaml: YAML) -> String? {
      guard let url = text(yaml, "'url'") else { return nil }
      let rest = ["https://", "http://"].first { url.hasPrefix($0) }.map { url.dropFirst($0.count) }
      let isAddress =
        rest.map { !$0.isEmpty && !$0.hasPrefix("/") } ?? false
        && url.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E }
      if isAddress { return url.hasSuffix("/") ? url : url + "/" }
      fail("'url' has to be an address that begins with https:// or http://", at: yaml)
      return nil
    }

    // MARK: - Checks

    /// Reads a string that names a topic, slug or title, and remembers its place.
    private mutating func name(_ yaml: YAML, _ what: String) -> String? {
      guard let name = text(yaml, what) else { return nil }
      settings.places[name] = yaml.range
      return name
    }

    mutating func text(_ yaml: YAML, _ what: String) -> String? {
      if let text = yaml.string { return text }
      fail("\(what) has to be a single text", at: yaml)
      return nil
    }

    private mutating func decision(_ yaml: YAML, _ what: String) -> Bool {
      switch yaml.string {
      case "true": return true
      case "false": return false
      default:
        fail("\(what) is true or false", at: yaml)
        return false
      }
    }

    /// The entries of a mapping with known keys; an unknown key is reported.
    mutating func entries(
      _ yaml: YAML, named name: String, known: [String]
    ) -> [(String, YAML)] {
      if yaml.isEmpty { return [] }
      guard case .mapping(let pairs) = yaml.value else {
        fail("\(name) has to be a mapping with \(known.joined(separator: ", "))", at: yaml)
        return []
      }
      var entries: [(String, YAML)] = []
      for (key, value) in pairs {
        guard let text = text(key, "a key of \(name)") else { continue }
        if known.contains(text) {
          if !value.isEmpty { entries.append((text, value)) }
          continue
        }
        let hint = Spelling.hint(for: text, among: known)
        diagnostics.append(
          Diagnostic(
            .warning, "site-settings-unknown-key", "unknown key '\(text)'\(hint)",
            at: .range(source, key.range)))
      }
      return entries
    }

    mutating func fail(_ message: String, at yaml: YAML) {
      diagnostics.append(
        Diagnostic(.error, "site-settings-value", message, at: .range(source, yaml.range)))
    }
  }
}
