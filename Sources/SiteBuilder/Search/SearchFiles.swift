import Bitext
import Synchronization

/// The files that the search script loads, each created on demand.
///
/// The entries of a topic are kept until its text changes.
final class SearchFiles: Sendable {
  static let folder = "search/"

  private let plan: SitePlan
  private let names: Lazy<SearchNames>
  private let topics: Mutex<[Int: SearchTopic]>
  private let index = Mutex<SearchIndex?>(nil)

  init(_ plan: SitePlan, known: [Int: SearchTopic] = [:]) {
    self.plan = plan
    names = Lazy { SearchNames(plan) }
    topics = Mutex(known)
  }

  /// The files after some topics have changed; their pages must not have moved.
  func updating(_ plan: SitePlan, topics changed: [Int]) -> SearchFiles {
    var known = topics.withLock { $0 }
    for topic in changed { known[topic] = nil }
    return SearchFiles(plan, known: known)
  }

  /// Delivers all files that differ from those of an earlier build; `jobs` tasks work on the
  /// topics.
  func deliver(
    jobs: Int, remembering memory: SiteMemory?, keeping keep: (String, UInt64) throws -> Bool,
    to deliver: (OutputFile) throws -> Void
  ) async throws {
    func path(_ name: String) -> String { "\(Self.folder)\(name).js" }
    func file(_ name: String, _ bytes: [UInt8]) throws {
      try deliver(OutputFile(path: path(name), content: .bytes(bytes)))
    }

    let plan = plan
    let names = names.value
    func make(_ indices: [Int]) async -> [SearchTopic] {
      await concurrentMap(indices, jobs: jobs) {
        SearchTopic(plan.corpus[$0], at: $0, in: plan)
      }
    }
    var parts: [SearchPart] = []
    for range in SearchPart.ranges(plan) {
      let known = memory?.searchPart(range, in: plan)
      let made = known == nil ? await make(Array(range)) : []
      let part = known ?? SearchPart(made)
      if known == nil { memory?.remember(part, of: range, in: plan) }
      parts.append(part)
      var missing: [Int: Set<Int>] = [:]
      for (index, digests) in zip(range, part.digests) {
        let absent = try digests.indices.filter {
          try memory == nil || !keep(path(names.path(of: $0, ofTopic: index)), digests[$0])
        }
        if !absent.isEmpty { missing[index] = Set(absent) }
      }
      let lost = missing.keys.sorted()
      let topics = known == nil ? lost.map { made[$0 - range.lowerBound] } : await make(lost)
      for (index, topic) in zip(lost, topics) {
        for (number, bytes) in topic.files.enumerated()
        where missing[index]?.contains(number) == true {
          try file(names.path(of: number, ofTopic: index), bytes)
        }
      }
    }
    let index = SearchIndex(parts)
    try file("index", directory(of: index))
    try file("topics", topicList())
    for (number, bytes) in index.shards.enumerated() { try file("terms/\(number)", bytes) }
  }

  /// The file at `path`; nil if there is none.
  func file(at path: String) -> [UInt8]? {
    guard path.hasPrefix(Self.folder), path.hasSuffix(".js") else { return nil }
    let parts = path.dropFirst(Self.folder.utf8.count).dropLast(3).split(separator: "/")
    switch (parts.first, parts.count) {
    case ("index", 1): return directory(of: made)
    case ("topics", 1): return topicList()
    case ("terms", 2):
      guard let number = Int(parts[1]), made.shards.indices.contains(number) else { return nil }
      return made.shards[number]
    case ("texts", 2):
      guard let (topic, number) = names.value.file(named: parts[1]) else { return nil }
      let files = self.topic(topic).files
      return files.indices.contains(number) ? files[number] : nil
    default: return nil
    }
  }

  private var made: SearchIndex {
    index.withLock { index in
      let known = index ?? SearchIndex([SearchPart(plan.corpus.numbers.lazy.map(topic))])
      index = known
      return known
    }
  }

  private func topic(_ number: Int) -> SearchTopic {
    if let known = topics.withLock({ $0[number] }) { return known }
    let made = SearchTopic(plan.corpus[number], at: number, in: plan)
    topics.withLock { $0[number] = made }
    return made
  }

  /// The facts that every query needs: the languages, the places of texts and terms, and the
  /// endings of Korean words.
  private func directory(of index: SearchIndex) -> [UInt8] {
    var json = Array("higNotes.search('index',{\"languages\":[".utf8)
    for (number, language) in plan.spokenLanguages.enumerated() {
      if number > 0 { json.append(0x2C) }
      json.append(quoted: language.tag)
    }
    json.append(contentsOf: "],\"slots\":\(SearchTopic.slots),\"endings\":".utf8)
    json.append(quoted: KoreanStem.endingList)
    json.append(contentsOf: ",\"empty\":".utf8)
    json.append(quoted: KoreanStem.functionWordList)
    json.append(contentsOf: ",\"files\":".utf8)
    json.append(quoted: index.fileCounts.map(String.init).joined(separator: " "))
    json.append(contentsOf: ",\"names\":".utf8)
    json.append(quoted: names.value.all.joined(separator: " "))
    json.append(contentsOf: ",\"terms\":".utf8)
    json.append(quoted: index.firstTerms.joined(separator: " "))
    json.append(contentsOf: "})\n".utf8)
    return json
  }

  /// The list of topics, for searching in a single one.
  private func topicList() -> [UInt8] {
    var json = Array("higNotes.search('topics',[".utf8)
    for number in plan.corpus.numbers {
      let topic = plan.corpus[number]
      json.append(contentsOf: (number == 0 ? "\n[" : ",\n[").utf8)
      json.append(quoted: topic.slug)
      for language in plan.spokenLanguages {
        json.append(0x2C)
        json.append(quoted: topic.mainEdition(in: language)?.title ?? "")
      }
      json.append(0x5D)
    }
    json.append(contentsOf: "\n])\n".utf8)
    return json
  }
}
