/// The topics of a site and the parts that each is made of: everything that the walk knows before
/// it aligns.
///
/// A build makes one of all texts and joins every topic; a live corpus makes one whenever groups
/// may have changed, and joins the topics that are new in it.
struct WalkPlan: Sendable {
  /// The topics in the order of the site, then the home page if there is one.
  var topics: [TopicPlan] = []
  /// How many of ``topics`` are not the home page.
  private(set) var topicCount = 0
  /// For each of ``topics``, everything that it is made of.
  var keys: [TopicKey] = []
  private(set) var sidecars = Sidecars.Files([], of: [])
  /// The problems of the settings and the addresses.
  private(set) var diagnostics: [Diagnostic] = []
  /// Problems of files that would correct a topic that does not exist.
  private(set) var strays: [Diagnostic] = []

  init() {}

  /// - Parameters:
  ///   - texts: The texts that are shown, each with a number that no other text has.
  ///   - groups: Which of them are about one subject, by their indices.
  ///   - profiles: The profiles that grouping made of their streams.
  ///   - configuration: The settings.
  ///   - assets: The files beside the texts.
  ///   - reserved: The slugs that no topic may have.
  ///   - lessons: A digest of the program and of everything that the aligner learns from.
  init(
    of texts: [(document: Document, title: DocumentTitle, number: UInt64)], in groups: TopicGroups,
    profiles: [StreamProfiles?], configuration: Configuration, assets: [ContentDirectory.File],
    reserving reserved: Set<String>, lessons: UInt64
  ) {
    let planned = TopicPlanning.plans(
      of: texts.map(\.document), titles: texts.map(\.title), profiles: profiles, groups: groups,
      configuration: configuration, assets: assets, reserving: reserved)
    topics = planned.topics + [planned.home].compactMap(\.self)
    topicCount = planned.topics.count
    let sidecars = Sidecars.Files(assets, of: topics)
    self.sidecars = sidecars
    diagnostics = planned.diagnostics
    hasUnwritten = topics.contains { $0.documents.allSatisfy(\.isUnwritten) }
    strays = sidecars.strays(among: topics.map(\.slug))
    var numbers: [String: [UInt64]] = [:]
    for text in texts { numbers[text.document.source.path, default: []].append(text.number) }
    keys = topics.map { plan in
      TopicKey(
        plan, texts: plan.documents.flatMap { numbers[$0.source.path] ?? [] },
        sidecars: sidecars.bytes(for: plan.slug), lessons: lessons)
    }
  }

  /// Whether there are problems in the plan.
  var isFaulty: Bool { !diagnostics.isEmpty || !strays.isEmpty }

  /// Whether a topic has a page only because a link leads to it.
  private(set) var hasUnwritten = false

  /// Whether there is a home page.
  var hasHome: Bool { topics.count > topicCount }

  /// Aligns and joins the sources of a topic, corrected by the files beside them; or takes the
  /// stored result from the memory.
  ///
  /// - Returns: The topic, and the problems of those files.
  func topic(
    at place: Int, remembering memory: BuildMemory? = nil, align: @escaping Align
  ) -> (topic: Topic, problems: [Diagnostic]) {
    var plan = topics[place]
    let problems = sidecars.attach(to: &plan)
    guard let memory else { return (TopicBuilder.topic(from: plan, align: align), problems) }
    return (memory.topic(from: plan, key: keys[place].digest, align: align), problems)
  }
}
