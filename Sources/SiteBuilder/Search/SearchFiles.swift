import Bitext
import Synchronization

/// The files that the search script loads, each created on demand.
///
/// The entries of a topic are kept until its text changes.
final class SearchFiles: Sendable {
  static let folder = "search/"

  private let plan: SitePlan
  private let topics: Mutex<[Int: SearchTopic]>
  private let index = Mutex<SearchIndex?>(nil)

  init(_ plan: SitePlan, known: [Int: SearchTopic] = [:]) {
    self.plan = plan
    topics = Mutex(known)
  }

  /// The files after some topics have changed; their pages must not have moved.
  func updating(_ plan: SitePlan, topics changed: [Int]) -> SearchFiles {
    var known = topics.withLock { $0 }
    for topic in changed { known[topic] = nil }
    return SearchFiles(plan, known: known)
  }

  /// The number of topics in memory at a time.
  private static let batch = 64

  /// Delivers all files that differ from what an earlier build left, using `jobs` tasks.
  func deliver(
    jobs: Int, remembering memory: SiteMemory?, keeping keep: (String, UInt64) throws -> Bool,
    to deliver: (OutputFile) throws -> Void
  ) async throws {
    func path(_ name: String) -> String { "\(Self.folder)\(name).js" }
    func file(_ name: String, _ bytes: [UInt8]) throws {
      try deliver(OutputFile(path: path(name), content: .bytes(bytes)))
    }

    let plan = plan
    var merged = SearchIndex.Merged()
    for first in stride(from: 0, to: plan.corpus.topics.count, by: Self.batch) {
      let last = min(first + Self.batch, plan.corpus.topics.count)
      var topics = await concurrentMap(Array(first..<last), jobs: jobs) { index in
        func make() -> SearchTopic { SearchTopic(plan.corpus.topics[index], at: index, in: plan) }
        return memory?.searchTopic(index, in: plan, make) ?? make()
      }
      // A remembered topic is reused only if all its files still exist.
      let kept = try topics.enumerated().map { place, topic in
        try topic.digests.enumerated().map { number, digest in
          try topic.files.isEmpty && keep(path(Self.texts(number, of: first + place)), digest)
        }
      }
      let lost = topics.indices.filter { topics[$0].files.isEmpty && kept[$0].contains(false) }
      let found = await concurrentMap(lost, jobs: jobs) {
        SearchTopic(plan.corpus.topics[first + $0], at: first + $0, in: plan)
      }
      for (place, topic) in zip(lost, found) { topics[place] = topic }
      for (place, topic) in topics.enumerated() {
        merged.add(topic)
        for (number, bytes) in topic.files.enumerated() where !kept[place][number] {
          try file(Self.texts(number, of: first + place), bytes)
        }
      }
    }
    let index = SearchIndex(merged)
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
      let numbers = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let topic = numbers[0], let number = numbers[1],
        "texts/\(parts[1])" == Self.texts(number, of: topic),
        plan.corpus.topics.indices.contains(topic)
      else { return nil }
      let files = self.topic(topic).files
      return files.indices.contains(number) ? files[number] : nil
    default: return nil
    }
  }

  /// The name of a file of texts; it contains the topic, so that it stays valid when other topics
  /// grow.
  private static func texts(_ number: Int, of topic: Int) -> String { "texts/\(topic)-\(number)" }

  private var made: SearchIndex {
    index.withLock { index in
      let known = index ?? SearchIndex(plan.corpus.topics.indices.map(topic))
      index = known
      return known
    }
  }

  private func topic(_ number: Int) -> SearchTopic {
    if let known = topics.withLock({ $0[number] }) { return known }
    let made = SearchTopic(plan.corpus.topics[number], at: number, in: plan)
    topics.withLock { $0[number] = made }
    return made
  }

  /// The data that every query needs: the languages, the shards of the index, and how to cut Korean
  /// words.
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
    json.append(contentsOf: ",\"terms\":".utf8)
    json.append(quoted: index.firstTerms.joined(separator: " "))
    json.append(contentsOf: "})\n".utf8)
    return json
  }

  /// The list of topics, for searching in a single one.
  private func topicList() -> [UInt8] {
    var json = Array("higNotes.search('topics',[".utf8)
    for (number, topic) in plan.corpus.topics.enumerated() {
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
