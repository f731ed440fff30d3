import TextBasics

/// Turns groups of sources into topic plans with unique addresses and places in the menu.
enum TopicPlanning {
  /// The plans of `groups` in the order of the site, and the home page if there is one.
  ///
  /// No topic gets one of the slugs in `reserved`, which the site itself uses below a language.
  static func plans(
    of documents: [Document], titles: [DocumentTitle], profiles: [StreamProfiles?],
    groups: TopicGroups, configuration: Configuration, assets: [ContentDirectory.File] = [],
    reserving reserved: Set<String>
  ) -> (topics: [TopicPlan], home: TopicPlan?, diagnostics: [Diagnostic]) {
    let settings = configuration.settings
    let unwritten = UnwrittenNotes(
      of: groups.sets, in: documents, titles: titles, settings: settings)
    var unused = Set(settings.rename.keys).union(settings.topicTitles.keys)
    var plans: [TopicPlan] = []
    var home: TopicPlan?
    let versions = VersionFolders(of: documents.map(\.pathKey))
    for group in unwritten.groups {
      for part in Self.parts(of: group, in: documents) {
        var plan = plan(
          for: part.map { (documents[$0], titles[$0], profiles[$0]) }, settings: settings,
          versions: versions, unused: &unused)
        if home == nil, plan.documents[0].pathKey.isHome {
          home = plan
        } else {
          // Few of the site's readers can read the title of one of them.
          if part.count < group.count { plan.slug = "readme" }
          plans.append(plan)
        }
      }
    }
    var diagnostics = separateSlugs(of: &plans, reserving: reserved)
    if let slug = home?.slug { home?.slug = Self.slug(slug, apartFrom: plans) }
    if !settings.join.isEmpty {
      let known = names(of: documents, titles)
      unused.formUnion(settings.join.joined().filter { !known.contains($0.lowercased()) })
    }
    diagnostics += configuration.warnings(onUnused: unused)
    diagnostics += unwritten.diagnostics(of: documents) + groups.diagnostics(of: documents)
    diagnostics += configuration.warnings(onSectionsBeside: Set(plans.map(\.section)))
    let order = ReadingOrder(
      of: plans.map(\.documents), home: home?.documents ?? [], files: assets)
    let sections = SectionOrder(of: plans, files: assets)
    return (
      Self.sorted(plans, settings.sections.map(\.folder), order, sections), home, diagnostics
    )
  }

  /// The plans section by section, and in each by weight, by place in lists of contents, by the dates or
  /// numbers of their files' names, and by slug.
  ///
  /// The sections that the site names come first, then topics in no folder, then sections with topics in
  /// lists of contents, and last the others in the order of their folders.
  private static func sorted(
    _ plans: [TopicPlan], _ chosen: [String], _ order: ReadingOrder, _ sections: SectionOrder
  ) -> [TopicPlan] {
    let named = Dictionary(chosen.enumerated().map { ($1, $0) }) { first, _ in first }
    var listed = zip(plans, order.places).reduce(into: [String: Int]()) { places, plan in
      if let place = plan.1 { places[plan.0.section] = min(place, places[plan.0.section] ?? place) }
    }
    let numbers = plans.map { $0.documents.firstResult { ChapterNumber($0.pathKey.name) } }
    // A single number tells no order.
    let numbered = zip(plans, numbers).reduce(into: [String: Int]()) { counts, plan in
      if plan.1 != nil { counts[plan.0.section, default: 0] += 1 }
    }
    let days = plans.map { $0.documents.firstResult { CalendarDate(ofFile: $0.pathKey.name) } }
    let undated = Set(zip(plans, days).filter { $0.1 == nil }.map(\.0.section))
    listed[""] = listed[""] ?? -1
    let keyed = plans.indices.map { index in
      let plan = plans[index]
      let number = numbered[plan.section] ?? 0 > 1 ? numbers[index]?.order : nil
      // The newest of dated notes comes first, as in a journal.
      let day = undated.contains(plan.section) ? nil : days[index]
      return (
        key: (
          (
            named[plan.section] ?? .max, listed[plan.section] ?? .max,
            sections.place(of: plan.section)
          ),
          (
            plan.weight ?? .infinity, order.places[index] ?? .max, -(day?.order ?? 0),
            number == nil ? 1 : 0, number ?? NaturalOrder(""), NaturalOrder(plan.slug)
          )
        ), plan: plan
      )
    }
    return keyed.sorted { $0.key.0 == $1.key.0 ? $0.key.1 < $1.key.1 : $0.key.0 < $1.key.0 }
      .map(\.plan)
  }

  /// The groups that become topics: the front page of a site greets its readers in the languages of
  /// the site, and the translations of the README into others are a topic of their own.
  private static func parts(of group: [Int], in documents: [Document]) -> [[Int]] {
    guard group.count > 1, documents[group[0]].pathKey.isHome else { return [group] }
    func isKnown(_ index: Int) -> Bool {
      let document = documents[index]
      // A README that says another language in its name may still be half in English.
      return Language.known.contains(document.pathKey.language ?? document.language)
    }
    let known = group.filter(isKnown)
    guard !known.isEmpty, known.count < group.count else { return [group] }
    return [known, group.filter { !isKnown($0) }]
  }

  private typealias Source = (
    document: Document, title: DocumentTitle, profiles: StreamProfiles?
  )

  private static func plan(
    for sources: [Source], settings: SiteSettings, versions: VersionFolders,
    unused: inout Set<String>
  ) -> TopicPlan {
    let sorted = sources.sorted {
      $0.document.source.path.utf8.lexicographicallyPrecedes($1.document.source.path.utf8)
    }
    let keys = sorted.map(\.document.pathKey)
    let slug = slug(for: sorted, keys: keys)
    let names =
      [slug] + sorted.flatMap { $0.title.byLanguage.sorted { $0.key < $1.key }.map(\.value) }
    unused.subtract(names)
    return TopicPlan(
      slug: names.lazy.compactMap { settings.rename[$0] }.first ?? slug,
      givenTitles: names.lazy.compactMap { settings.topicTitles[$0] }.first ?? [:],
      section: commonFolder(of: keys.map(\.section)),
      weight: sorted.compactMap { source in
        let frontMatter = source.document.frontMatter
        return frontMatter.weight.map(Double.init) ?? frontMatter.position
      }.min(),
      version: versions.version(of: keys),
      documents: sorted.map(\.document), titles: sorted.map(\.title),
      profiles: sorted.map(\.profiles))
  }

  /// The slug that an author gave, else that of the English title, or of one in an unknown
  /// language where there is no English text, else that of an English name with its language behind it,
  /// else that of the file name if it is in Latin letters, else that of the title in its own script, in
  /// the first language that there is.
  private static func slug(
    for sources: [Source], keys: [PathKey]
  ) -> String {
    let declared = sources.lazy.compactMap(\.document.frontMatter.slug)
    if let slug = declared.compactMap(Slug.inOwnScript).first { return slug }
    let english = sources.filter { $0.document.language == .english }
    let titles = (english + sources).lazy.compactMap {
      $0.title.byLanguage[.english] ?? (english.isEmpty ? $0.title.byLanguage[.undetermined] : nil)
    }
    let slugs = (titles + sources.compactMap(\.title.withoutLanguage)).lazy.map(Slug.make)
    if let slug = slugs.first(where: { !$0.isEmpty }) { return Slug.shorten(slug, to: 60) }
    let names = keys.compactMap { Slug.inOwnScript(Slug.withoutHashes($0.name)) }
    func isNumber(_ slug: String) -> Bool {
      slug.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
    let latin = names.first { name in name.utf8.allSatisfy { $0 < 0x80 } && !isNumber(name) }
    if let latin { return latin }
    let own = sources.flatMap(\.title.byLanguage).sorted { $0.key < $1.key }
      .compactMap { Slug.inOwnScript($0.value) }
    if let slug = own.first(where: { !isNumber($0) }) ?? names.first { return slug }
    var hash = StableHash()
    hash.combine(sources[0].document.source.path)
    return "topic-\(hash.sixDigits)"
  }

  /// The names of sources, in lower case.
  private static func names(of documents: [Document], _ titles: [DocumentTitle]) -> Set<String> {
    Set(documents.map { $0.source.path.lowercased() })
      .union(titles.flatMap { $0.byLanguage.values.map { $0.lowercased() } })
  }

  /// The folders that all share, those from the first on and those from the last back: sources in
  /// `manual/apple/Patterns` and `manual/translated/patterns` are both in `manual/Patterns`.
  private static func commonFolder(of folders: [String]) -> String {
    let paths = folders.map { $0.split(separator: "/") }
    let first = paths[0]
    let start = paths[1...].reduce(first.count) { length, path in
      zip(first.prefix(length), path).prefix { $0 == $1 }.count
    }
    let length = paths[1...].reduce(first.count - start) { length, path in
      let ends = zip(first.reversed().prefix(length), path[start...].reversed())
      return ends.prefix { PathKey.areAlike($0, $1) }.count
    }
    let end = first.suffix(length)
    let shared = end.allSatisfy(PathKey.isAnyFolder) ? first[..<start] : first[..<start] + end
    return shared.joined(separator: "/")
  }

  /// A slug for the home page: it has an address of its own but needs a name among the topics
  /// elsewhere.
  private static func slug(_ slug: String, apartFrom plans: [TopicPlan]) -> String {
    let taken = Set(plans.map(\.slug))
    if !taken.contains(slug) { return slug }
    var copy = 1
    while taken.contains(copy == 1 ? "home" : "home-\(copy)") { copy += 1 }
    return copy == 1 ? "home" : "home-\(copy)"
  }

  /// Makes slugs unique, also on disks that ignore case; slugs are lower case.
  ///
  /// The first source by path keeps the slug, so that a new page never renames an older one above
  /// it.
  private static func separateSlugs(
    of plans: inout [TopicPlan], reserving reserved: Set<String>
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var owner: [String: String] = [:]
    var versions: [String: String?] = [:]
    // The next number of each slug, so that many equal slugs do not take quadratic time.
    var next: [String: Int] = [:]
    for (_, index) in plans.indices.map({ (plans[$0].claim, $0) }).sorted(by: <) {
      let wanted = plans[index].slug
      let source = plans[index].documents[0].source
      let isReserved = reserved.contains(wanted)
      guard isReserved || owner[wanted] != nil else {
        owner[wanted] = source.path
        versions[wanted] = .some(plans[index].version)
        continue
      }
      // The pages of another version have the same names, as they should.
      let isVersion = !isReserved && versions[wanted] != .some(plans[index].version)
      let folder = plans[index].section.split(separator: "/").last.flatMap {
        Slug.inOwnScript(String($0))
      }
      var slug = wanted
      let version = plans[index].version.flatMap(Slug.inOwnScript)
      if isVersion, let version {
        slug = "\(wanted)-\(version)"
      } else if let folder, !folder.isEmpty, folder != wanted {
        slug = "\(folder)-\(wanted)"
      }
      let base = slug
      var copy = next[base] ?? 2
      while reserved.contains(slug) || owner[slug] != nil {
        slug = "\(base)-\(copy)"
        copy += 1
      }
      next[base] = copy
      owner[slug] = source.path
      plans[index].slug = slug
      versions[slug] = .some(plans[index].version)
      if isVersion { continue }
      let reason =
        isReserved
        ? "belongs to the site itself, so this topic is at '\(slug)': give it a 'slug:' of its own"
        : "belongs to '\(owner[wanted] ?? "")', so this topic is at '\(slug)': "
          + "give one of them a 'slug:', or the same 'topic:' if they are one"
      diagnostics.append(
        Diagnostic(
          .warning, "slug-taken", "the address '\(wanted)' \(reason)",
          at: .range(source, SourceRange(0, 0))))
    }
    return diagnostics
  }
}

extension Configuration {
  /// Warnings about names in `site.yaml` that nothing in the notes has.
  fileprivate func warnings(onUnused names: Set<String>) -> [Diagnostic] {
    guard let settingsSource else { return [] }
    return names.sorted().compactMap { name in
      settings.places[name].map {
        Diagnostic(
          .warning, "site-settings-unused", "there is no topic or source called '\(name)'",
          at: .range(settingsSource, $0))
      }
    }
  }

  /// Warns about sections in `site.yaml` that no topic is in.
  fileprivate func warnings(onSectionsBeside known: Set<String>) -> [Diagnostic] {
    guard let settingsSource else { return [] }
    return settings.sections.compactMap { section in
      guard !known.contains(section.folder), let place = settings.placesOfSections[section.folder]
      else { return nil }
      let name = section.folder.isEmpty ? "in no folder" : "in the folder '\(section.folder)'"
      return Diagnostic(
        .warning, "site-settings-unused", "there is no topic \(name)",
        at: .range(settingsSource, place))
    }
  }
}

extension TopicPlan {
  /// The rank of the claim on an address that several topics want: the lowest gets it.
  ///
  /// A note without a text never takes the address of one that has a text. Nor does an older version,
  /// which lies in a folder of its own, take that of the newest text, or a list of the chapters, whose
  /// title is that of the book, that of its first page.
  fileprivate var claim: Int {
    if documents.allSatisfy(\.isUnwritten) { return 2 }
    return version != nil || FileName.isContentsList(documents[0].source.path) ? 1 : 0
  }
}
