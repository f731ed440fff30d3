import Bitext
import Foundation
import SiteBuilder
import TestSupport
import Testing

/// Random saves and changes to folders, over a socket; in the end every page equals that of a
/// build.
///
/// `SERVE_TRIAL=300` runs for that many seconds with a random seed, in each of the ways to watch;
/// `SERVE_TRIAL_SEED=7` repeats a seed that was printed.
@Suite(.serialized) struct ServeTrialTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["SERVE_TRIAL"].flatMap { Int($0) }
  private static let firstSeed = environment["SERVE_TRIAL_SEED"].flatMap { UInt64($0) }

  private static let ways = [
    [], ["--poll", "--follow-links"], ["--poll"], ["--follow-links"],
  ]

  /// The first two have everything that the others have.
  @Test(arguments: seconds == nil ? Array(ways.prefix(2)) : ways)
  func `every page is what a build makes, whatever happened to the folder`(
    way: [String]
  ) async throws {
    let chance = Self.seconds == nil ? 1 : UInt64.random(in: 0..<100_000)
    let seed = Self.firstSeed ?? chance
    print("trial \(way): seed \(seed)")
    var random = SplitMix64(seed: seed)
    let project = try TrickedProject()
    let site = try ServedSite(
      content: URL(filePath: "notes"), way + ["--templates", project.notes.templates.url.path],
      in: project.top.url.appending(path: "project"))
    #expect(try WireHTTP.get("/", port: site.port).status == 200)
    var done: [String] = []
    let start = ContinuousClock.now
    var steps = 0
    // Without a duration, each change is made once.
    var left = FolderTrick.all.shuffled(using: &random)
    while Self.seconds.map({ ContinuousClock.now - start < .seconds($0) }) ?? !left.isEmpty {
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        if Bool.random(using: &random) {
          let edit = Edit.all.randomElement(using: &random) ?? .paragraph
          done.append("\(edit)")
          _ = try project.notes.apply(edit, using: &random)
        } else {
          let trick = left.popLast() ?? FolderTrick.all.randomElement(using: &random) ?? .away
          done.append("\(trick)")
          try project.play(trick, using: &random)
        }
      }
      steps += 1
      if Self.seconds != nil { print("step \(steps): \(done.suffix(6))") }
      let history = "seed \(seed), step \(steps), after \(done.suffix(12))"
      try await expectBuild(project, site, isFollowing: way.contains("--follow-links"), history)
      #expect(try !site.isFolderAway(), "\(history)")
    }
    let time = ContinuousClock.now - start
    print("trial \(way): seed \(seed), \(steps) steps, \(done.count) saves and tricks, \(time)")
  }

  /// Waits until every page equals that of a build of the current folder.
  private func expectBuild(
    _ project: TrickedProject, _ site: ServedSite, isFollowing: Bool, _ history: String
  ) async throws {
    let built = try await pages(of: project, isFollowing: isFollowing)
    var wrong = Set(built.keys)
    var extra = ""
    let isRight = try await Waiting.until {
      for path in wrong.sorted() {
        let target = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        let reply = try WireHTTP.get("/" + target, port: site.port)
        guard reply.status == 200 || path == "404.html" else { return false }
        guard untagged(reply.body) == built[path] else { return false }
        wrong.remove(path)
      }
      // A page that was right before may be wrong by now, so all have to be right in one pass.
      extra =
        try built.keys.first { path in
          let target = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
          return try untagged(WireHTTP.get("/" + target, port: site.port).body) != built[path]
        } ?? ""
      wrong = Set(built.keys)
      return extra.isEmpty
    }
    #expect(isRight, "of \(built.count) pages: \(wrong.min() ?? ""), \(extra), \(history)")
  }

  private func pages(
    of project: TrickedProject, isFollowing: Bool
  ) async throws -> [String: String] {
    let pipeline = Pipeline(root: project.notes.folder.url.path, followingLinks: isFollowing)
    let (corpus, _) = try await pipeline.corpus()
    var options = SiteOptions(templates: project.notes.templates.url.path)
    options.offersTranslations = true
    var pages: [String: String] = [:]
    _ = try await Site(corpus: corpus, options: options).render { file in
      guard case .bytes(let bytes) = file.content, file.path.hasSuffix(".html") else { return }
      pages[file.path] = String(decoding: bytes, as: UTF8.self)
    }
    return pages
  }

  /// The page without the elements that a preview adds.
  private func untagged(_ page: Data) -> String {
    String(decoding: page, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("data-page=") && !$0.contains("id=\"words-preview\"") }
      .joined(separator: "\n")
  }
}
