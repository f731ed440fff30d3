import Bitext
import Foundation
import SiteBuilder
import TestSupport
import Testing

/// Somebody who can write a cache file can make a build show other texts, but cannot crash it or
/// make it read beyond its memory.
@Suite struct CraftedCacheTests {
  /// `CACHE_SEEDS=200` makes a long run.
  private static let seeds =
    0..<UInt64(
      ProcessInfo.processInfo.environment["CACHE_SEEDS"].flatMap { UInt64($0) } ?? 2)

  @Test(arguments: seeds)
  func `values that nobody packed, with digests that are right`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let world = try World()
    try await world.build(finishing: true)
    let file = try world.cacheFile()
    let whole = try CraftedCache(reading: Array(try Data(contentsOf: file)))
    #expect(try Data(contentsOf: file) == Data(whole.bytes))
    for _ in 0..<8 {
      var crafted = whole
      crafted.turn(using: &random)
      try Data(crafted.bytes).write(to: file)
      try await world.build(finishing: false)
    }
  }
}

/// Notes with everything that a note can contain, and the cache of their builds.
private struct World {
  private let notes: EditedNotes
  private let site: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    notes = try EditedNotes()
    try notes.folder.write(Self.rich, to: "rich.md")
    site = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  func cacheFile() throws -> URL {
    let name = try #require(cache.files().first { $0.hasSuffix(".cache") })
    return cache.url.appending(path: name)
  }

  /// Builds and reads everything, as all commands together do.
  func build(finishing: Bool) async throws {
    let cache = try #require(BuildCache(in: cache.url.path, owner: site.url.path))
    let pipeline = Pipeline(root: notes.folder.url.path, jobs: 1)
    let directory = try pipeline.directory()
    let templates = try Templates(override: nil)
    let options = SiteOptions()
    let inputs = try BuildInputs(directory, templates: templates, options: options)
    let memory = BuildMemory(
      cache, program: 1, configuration: inputs.configuration, knowing: inputs.texts)
    let outcome = await pipeline.outcome(of: directory, remembering: memory)
    let printer = DiagnosticPrinter()
    for diagnostic in outcome.diagnostics { _ = printer.text(for: diagnostic) }
    let site = Site(corpus: outcome.corpus, templates: templates, options: options)
    let found = try await site.render(
      remembering: SiteMemory(cache, outcome, inputs), keeping: { _, _ in true }, { _ in })
    for diagnostic in found { _ = printer.text(for: diagnostic) }
    let languages = [Language.english, .korean, .japanese]
    for format in ExchangeFormat.allCases {
      _ = try? format.bytes(of: outcome.corpus, Exchange.Options(languages: languages))
    }
    _ = await Rules.check(outcome.corpus, jobs: 1)
    if finishing { cache.finish() }
  }

  private static let rich = """
    ---
    title: Everything
    weight: 3
    mood: good
    ---
    # Everything 모든 것 <a id="top"></a>

    Plain text, **strong *and* emphasised**, `code`, ~~gone~~, <kbd>Cmd</kbd>, a note[^1],
    a [link](tables/en.md#tables "title"), ![a picture](media/a.png "named")\\
    and a line<!-- said aside --> break.

    > [!TIP] A title
    > 인용한 글
    >
    > - [x] done
    > - [ ] open
    >   1. 하나
    >   2. 둘

    | a | b | c |
    | :- | -: | :-: |
    | `x` | **y** | 行 [^1] |

    ```swift
    let x = 1
    ```

    <details><summary>More</summary>

    表の行は短くします。

    </details>

    [^1]: Said below.
    """
}
