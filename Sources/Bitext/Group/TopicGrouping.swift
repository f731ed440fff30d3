import TextBasics

/// Groups the sources that are about one subject.
///
/// Sources are joined by their authors (`topic:`, `site.yaml`), by path, by title or file name
/// together with evidence in the text, because one is a translation of the other, or as chapters of
/// books that are numbered alike. A title alone
/// proves nothing: two pages called "Overview" stay two.
struct TopicGrouping {
  /// A question about the texts of two documents, which are given by their indices.
  enum Question: Int, Sendable, CaseIterable {
    /// Whether they are about one subject.
    case isOneSubject
    /// Whether they have mostly the same sentences.
    case isNearlyEqual
    /// Whether one translates the other, whatever their titles are.
    case isTranslation
    /// Whether a good part of their sentences is the same, as in a revision.
    case isEdition
  }

  /// Two documents, given by their indices, that were compared or joined.
  struct Meeting {
    let a: Int
    let b: Int
    let witness: TopicWitness
    /// Whether they were joined; if not, their texts spoke against it.
    let isJoined: Bool
  }

  typealias Observer = (Meeting) -> Void
  typealias Ask = (_ question: Question, _ a: Int, _ b: Int) -> Bool
  /// Chooses the pairs among many documents for which a question should be asked.
  typealias Choose = (_ question: Question, _ among: [Int]) -> [(a: Int, b: Int)]

  /// The largest number of documents with a common title that are all compared with each other.
  static let fewest = 8

  private let documents: [Document]
  private let titles: [DocumentTitle]
  private let keys: [PathKey]
  /// The version of its subject that each document's folders name.
  private let versions: [String?]
  /// The languages that each document has a substantial part of its text in.
  private let languages: [Set<Language>]
  /// The names of the sources' files, in lower case.
  private let names: [String]
  /// How many sources there are of each of ``names``.
  private let counts: [String: Int]
  /// The topics that authors gave to their documents.
  private let declared: [String?]
  private let ask: Ask
  private let choose: Choose
  private let observe: Observer
  private var sets: UnionFind
  private var divided: [TopicGroups.Divided] = []

  /// Groups of indices into `documents`, ordered by their first members.
  ///
  /// Linear in the number of documents: of many that share a title only likely pairs are compared.
  /// Groups depend on the text only through the answers to the questions; besides, on titles,
  /// paths, languages and front matter.
  static func groups(
    of documents: [Document], titles: [DocumentTitle], settings: SiteSettings,
    ask: @escaping Ask, choose: @escaping Choose, observe: @escaping Observer = { _ in }
  ) -> TopicGroups {
    var grouping = TopicGrouping(
      documents: documents, titles: titles, ask: ask, choose: choose, observe: observe)
    grouping.joinDeclared(settings)
    grouping.joinByPath()
    grouping.joinByTitle()
    grouping.joinTranslations()
    grouping.joinByNumber()
    return TopicGroups(sets: grouping.sets.sets(), divided: grouping.divided)
  }

  private init(
    documents: [Document], titles: [DocumentTitle], ask: @escaping Ask, choose: @escaping Choose,
    observe: @escaping Observer
  ) {
    self.documents = documents
    self.titles = titles
    self.ask = ask
    self.choose = choose
    self.observe = observe
    let keys = documents.map(\.pathKey)
    self.keys = keys
    let folders = VersionFolders(of: keys)
    versions = keys.map(folders.version)
    let languages = zip(documents, keys).map { document, key in
      Self.mainLanguages(of: document).union([key.language ?? document.language])
    }
    self.languages = languages
    names = keys.map { $0.name.lowercased() }
    counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    declared = Self.declaredTopics(of: documents, keys)
    sets = UnionFind(count: documents.count)
  }

  // MARK: Declared

  private mutating func joinDeclared(_ settings: SiteSettings) {
    let topics = documents.indices.filter { declared[$0] != nil }
    for members in buckets(topics, by: { declared[$0] ?? "" }) { unite(members, .declared) }
    guard !settings.join.isEmpty else { return }
    var named: [String: Set<Int>] = [:]
    for index in documents.indices {
      named[documents[index].source.path.lowercased(), default: []].insert(index)
      for title in titles[index].byLanguage.values {
        named[title.lowercased(), default: []].insert(index)
      }
    }
    for names in settings.join {
      let members = names.reduce(into: Set<Int>()) { $0.formUnion(named[$1.lowercased()] ?? []) }
      unite(members.sorted(), .settings)
    }
  }

  // MARK: Path

  private mutating func joinByPath() {
    for members in buckets(Array(documents.indices), by: { keys[$0].key }) where members.count > 1 {
      for (position, member) in members.enumerated() {
        for other in members[..<position] where sets.find(member) != sets.find(other) {
          guard mayMeet(member, other) else { continue }
          let twoLanguages = language(of: member) != language(of: other)
          meet(other, member, .path, if: twoLanguages || ask(.isOneSubject, member, other))
        }
      }
    }
  }

  /// The language of the path, else of the text.
  private func language(of index: Int) -> Language {
    keys[index].language ?? documents[index].language
  }

  // MARK: Title and evidence

  /// Joins sources by title or file name, and evidence.
  ///
  /// Groups that were joined by path and have more than one language are complete. A title that
  /// they share ("Overview") is not evidence, nor are texts on neighbouring subjects: only equal
  /// sentences join them.
  private mutating func joinByTitle() {
    var pairs: [(key: String, name: Named)] = []
    for index in documents.indices {
      pairs += titles[index].keys.map { ($0, Named(index: index, isPart: false)) }
      pairs += titles[index].partKeys.map { ($0, Named(index: index, isPart: true)) }
      // The whole name, of which numbers are part: `part-1` and `part-2` are two.
      let name = keys[index].name.lowercased()
      if !name.isEmpty { pairs.append(("/" + name, Named(index: index, isPart: true))) }
    }
    pairs.sort { ($0.key, $0.name.index) < ($1.key, $1.name.index) }
    var inSets: [Int: Set<Language>] = [:]
    for index in documents.indices {
      inSets[sets.find(index), default: []].insert(language(of: index))
    }
    let wholes = documents.indices.map { index in
      let own = inSets[sets.find(index)] ?? []
      return own.count > 1 ? own : []
    }
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].key == pairs[start].key { end += 1 }
      joinByText(
        pairs[start..<end].map(\.name), areFiles: pairs[start].key.hasPrefix("/"), wholes)
      start = end
    }
  }

  /// A document that has a name in common with others.
  private struct Named {
    let index: Int
    /// Whether it is but a part of the document's title, or the name of its file.
    let isPart: Bool
  }

  private mutating func joinByText(
    _ names: [Named], areFiles: Bool, _ wholes: [Set<Language>]
  ) {
    guard let first = names.first?.index,
      names.contains(where: { sets.find($0.index) != sets.find(first) })
    else { return }
    let members = names.map(\.index)
    let parts = Set(names.lazy.filter(\.isPart).map(\.index))
    func question(_ a: Int, _ b: Int) -> Question? {
      if isAnsweredByOther(a, b, wholes) || isAnsweredByOther(b, a, wholes) { return nil }
      // Each has its translation in it.
      if languages[a].count > 1, languages[a] == languages[b] { return .isEdition }
      // In the same languages such a name is that of a form: `changelog.md`, `For review: …`.
      let isOfForm =
        parts.contains(a) && parts.contains(b) && languages[a] == languages[b]
        && (!areFiles || folder(of: a) != folder(of: b))
        || isOfMany(a, b)
      if wholes[a].isDisjoint(with: wholes[b]), !isOfForm { return .isOneSubject }
      // Two that are complete with their translations are more often parts of two works.
      let mayBeRevised = wholes[a].isEmpty || wholes[b].isEmpty
      return mayBeRevised && areAtOnePlace(a, b) ? .isEdition : .isNearlyEqual
    }
    if members.count <= Self.fewest {
      for (position, member) in members.enumerated() {
        for other in members[..<position] {
          if let question = question(other, member) { join(other, member, if: question) }
        }
      }
      return
    }
    let bound = members.filter { !wholes[$0].isEmpty || parts.contains($0) }
    for (a, b) in choose(.isNearlyEqual, bound) {
      guard let question = question(a, b), question != .isOneSubject else { continue }
      join(a, b, if: question)
    }
    guard members.contains(where: { wholes[$0].isEmpty }) else { return }
    for (a, b) in choose(.isOneSubject, members) where question(a, b) == .isOneSubject {
      join(a, b, if: .isOneSubject)
    }
  }

  /// Whether a source in another language than the three has its original beside it, with which the
  /// second source can be compared: words that two languages share by chance do not join subjects.
  private func isAnsweredByOther(_ a: Int, _ b: Int, _ wholes: [Set<Language>]) -> Bool {
    !Language.known.contains(language(of: a)) && wholes[a].contains(language(of: b))
  }

  /// How many files of one name make the name one of a kind of text, such as `acknowledgements.md`.
  private static let many = 5

  /// Whether two sources of one language lie in different folders under a name that many have.
  private func isOfMany(_ a: Int, _ b: Int) -> Bool {
    names[a] == names[b] && language(of: a) == language(of: b)
      && folder(of: a) != folder(of: b)
      && counts[names[a]] ?? 0 >= Self.many
  }

  /// The name of the folder that a source lies in; those of parallel folders have like names.
  private func folder(of index: Int) -> Substring {
    keys[index].section.split(separator: "/").last ?? ""
  }

  /// Whether two sources of one language have like names in folders of like names, as in two copies
  /// of a manual: `copy/Foundations/Dark Mode.md`, `other/foundations/dark-mode.md`.
  private func areAtOnePlace(_ a: Int, _ b: Int) -> Bool {
    language(of: a) == language(of: b) && PathKey.areAlike(names[a], names[b])
      && !PathKey.isAnyFolder(folder(of: a)) && PathKey.areAlike(folder(of: a), folder(of: b))
  }

  /// Whether two sources in the same languages are posts of different days by their names:
  /// `2024-05-01-update.md` and `2025-02-11-update.md`.
  private func areOfOtherDays(_ a: Int, _ b: Int) -> Bool {
    guard languages[a] == languages[b] else { return false }
    guard let one = CalendarDate(ofFile: keys[a].name),
      let other = CalendarDate(ofFile: keys[b].name)
    else { return false }
    return one != other
  }

  private mutating func join(_ a: Int, _ b: Int, if question: Question) {
    guard sets.find(a) != sets.find(b), mayMeet(a, b), !titles[a].hasOtherNumbers(than: titles[b]),
      !areOfOtherDays(a, b)
    else { return }
    if question == .isNearlyEqual, language(of: a) != language(of: b) { return }
    meet(a, b, question == .isOneSubject ? .title : .equalTexts, if: ask(question, a, b))
  }

  // MARK: Text alone

  /// Joins sources with their translations in languages that they lack.
  ///
  /// Names of files and titles are translated, too. A source whose author gave it a topic stays
  /// there, and one that has several languages lacks none of them.
  private mutating func joinTranslations() {
    var inSets: [Int: Set<Language>] = [:]
    for index in documents.indices where !keys[index].isHome && language(of: index).isDetermined {
      inSets[sets.find(index), default: []].formUnion(languages[index])
    }
    let kinds = Set(inSets.values)
    let candidates = documents.indices.filter { index in
      guard declared[index] == nil, let own = inSets[sets.find(index)]
      else { return false }
      return kinds.contains { $0.isDisjoint(with: own) }
    }
    guard !candidates.isEmpty else { return }
    // For each source that is at least twice as long as its translations, these translations of
    // parts.
    var parts: [Int: [Int]] = [:]
    let areParts = NumberedChapters.areParts(keys, documents.indices.map(language))
    for (a, b) in choose(.isTranslation, candidates) {
      let (setA, setB) = (sets.find(a), sets.find(b))
      guard let own = inSets[setA], let others = inSets[setB], own.isDisjoint(with: others),
        !titles[a].hasOtherNumbers(than: titles[b]), versions[a] == versions[b]
      else { continue }
      let isTranslation =
        ask(.isTranslation, a, b)
        && !(hasSentences(a, in: languages[b]) && hasSentences(b, in: languages[a]))
      if isTranslation, let whole = longer(of: a, b, ifOneIsPart: areParts[a] != areParts[b]) {
        parts[whole, default: []].append(whole == a ? b : a)
        continue
      }
      meet(a, b, .translation, if: isTranslation)
      guard isTranslation else { continue }
      inSets[sets.find(setA)] = own.union(others)
    }
    for (whole, own) in parts.sorted(by: { $0.key < $1.key }) {
      joinParts(own, of: whole, arePartsOfChapter: own.contains { areParts[$0] }, &inSets)
    }
  }

  /// Whether a source has sentences in other languages: two that both have some are notes in two
  /// languages, however little of one.
  private func hasSentences(_ index: Int, in languages: Set<Language>) -> Bool {
    documents[index].segments.contains {
      !$0.isHeading && languages.contains($0.audience) && Sentence.ends($0.text)
    }
  }

  /// Joins the translation of a part of a source, if it is the only one: an abridged translation.
  ///
  /// Several are the chapters of a book that is one file elsewhere, of which none is the
  /// translation.
  private mutating func joinParts(
    _ parts: [Int], of whole: Int, arePartsOfChapter: Bool,
    _ inSets: inout [Int: Set<Language>]
  ) {
    let free = parts.sorted().filter { part in
      guard let own = inSets[sets.find(whole)], let others = inSets[sets.find(part)] else {
        return false
      }
      return own.isDisjoint(with: others)
    }
    let isChapter = arePartsOfChapter || Set(free.map(language)).count < free.count
    for part in free {
      guard let own = inSets[sets.find(whole)], let others = inSets[sets.find(part)],
        own.isDisjoint(with: others)
      else { continue }
      meet(whole, part, isChapter ? .part : .translation, if: !isChapter)
      if !isChapter { inSets[sets.find(whole)] = own.union(others) }
    }
    if isChapter { divided.append(TopicGroups.Divided(whole: whole, parts: free)) }
  }

  // MARK: Numbers

  /// Joins the chapters of books that are numbered alike in two languages, where nothing speaks
  /// against it: no chapter is joined with one of another number, and most of them are alike.
  private mutating func joinByNumber() {
    var inSets: [Int: Set<Language>] = [:]
    for index in documents.indices {
      inSets[sets.find(index), default: []].formUnion(languages[index])
    }
    for pairs in NumberedChapters.pairs(of: keys, documents.indices.map(language)) {
      var places: [Int: Int] = [:]
      for (place, pair) in pairs.enumerated() { places[sets.find(pair.b)] = place }
      let isCrossed = pairs.enumerated().contains { place, pair in
        places[sets.find(pair.a)].map { $0 != place } ?? false
      }
      let alike = pairs.filter { NumberedChapters.areAlike(documents[$0.a], documents[$0.b]) }
      guard !isCrossed, alike.count * 5 >= pairs.count * 4 else { continue }
      for (a, b) in alike where mayMeet(a, b) && !titles[a].hasOtherNumbers(than: titles[b]) {
        guard let own = inSets[sets.find(a)], let others = inSets[sets.find(b)],
          own.isDisjoint(with: others)
        else { continue }
        meet(a, b, .number, if: true)
        inSets[sets.find(a)] = own.union(others)
      }
    }
  }

  /// The source that is at least twice as long as the other, or half as long again where one of them is
  /// a part of a chapter by its name, so that the other can only translate a part of it; nil if neither
  /// is.
  private func longer(of a: Int, _ b: Int, ifOneIsPart: Bool) -> Int? {
    let (lengthA, lengthB) = (documents[a].segments.count, documents[b].segments.count)
    let factor = ifOneIsPart ? 3 : 4
    if lengthA * 2 >= factor * lengthB { return a }
    return lengthB * 2 >= factor * lengthA ? b : nil
  }

  /// Whether two sources may be joined: not if their authors gave them different topics or they are
  /// in the folders of two versions, and the home page only with its own translations.
  private func mayMeet(_ a: Int, _ b: Int) -> Bool {
    guard keys[a].isHome == keys[b].isHome, versions[a] == versions[b] else { return false }
    guard let topicA = declared[a], let topicB = declared[b] else { return true }
    return topicA == topicB
  }

  // MARK: Sets

  private mutating func unite(_ members: [Int], _ witness: TopicWitness) {
    guard let first = members.first else { return }
    for member in members.dropFirst() { meet(first, member, witness, if: true) }
  }

  private mutating func meet(_ a: Int, _ b: Int, _ witness: TopicWitness, if isJoined: Bool) {
    if isJoined { sets.union(a, b) }
    observe(Meeting(a: a, b: b, witness: witness, isJoined: isJoined))
  }

  private func buckets(_ members: [Int], by key: (Int) -> String) -> [[Int]] {
    var places: [String: Int] = [:]
    var buckets: [[Int]] = []
    for member in members {
      let key = key(member)
      if let place = places[key] {
        buckets[place].append(member)
      } else {
        places[key] = buckets.count
        buckets.append([member])
      }
    }
    return buckets
  }
}

extension TopicGrouping {
  /// The topics by `topic:`, or by the key under which another tool keeps translations, where a
  /// document in each of several languages has its value; alone, that key may name anything.
  private static func declaredTopics(of documents: [Document], _ keys: [PathKey]) -> [String?] {
    var languages: [String: [Language]] = [:]
    for (document, key) in zip(documents, keys) where document.frontMatter.topic == nil {
      guard let value = document.frontMatter.translationKey else { continue }
      languages[value, default: []].append(key.language ?? document.language)
    }
    return documents.map { document in
      if let topic = document.frontMatter.topic { return Slug.orText(topic) }
      guard let value = document.frontMatter.translationKey, let found = languages[value],
        found.count > 1, Set(found).count == found.count
      else { return nil }
      // No topic is called so, because a slug has no slash.
      return "/" + value
    }
  }

  /// The languages that have at least a fifth of a source's texts, by number and by bytes.
  ///
  /// A stray sentence in another language does not make a note bilingual, nor do labels and a
  /// credit.
  private static func mainLanguages(of document: Document) -> Set<Language> {
    var counts: [(language: Language, count: Int, bytes: Int)] = []
    var (all, allBytes) = (0, 0)
    for segment in document.segments
    where !segment.isHeading && segment.audience.isDetermined {
      let bytes = segment.text.utf8.count
      all += 1
      allBytes += bytes
      if let place = counts.firstIndex(where: { $0.language == segment.audience }) {
        counts[place].count += 1
        counts[place].bytes += bytes
      } else {
        counts.append((segment.audience, 1, bytes))
      }
    }
    return Set(
      counts.filter { $0.count * 5 >= all && $0.bytes * 5 >= allBytes }.map(\.language))
  }
}

extension Slug {
  /// A key for comparing names: the slug of `text`, or its lower case if it has no Latin letters.
  fileprivate static func orText(_ text: String) -> String {
    let slug = make(from: text)
    return slug.isEmpty ? text.trimmed.lowercased() : slug
  }
}
