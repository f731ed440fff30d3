import Foundation
import TestSupport
import Testing

/// A build with a cache gives the same site as one without.
@Suite struct RememberedBuildTests {
  /// `BUILD_SEEDS=200` makes a long run.
  private static let seeds =
    0..<UInt64(
      ProcessInfo.processInfo.environment["BUILD_SEEDS"].flatMap { UInt64($0) } ?? 2)

  @Test(arguments: seeds)
  func `whatever happens to the notes, the site or the cache`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = try World(hasAddress: seed % 2 == 1)
    var done: [String] = []
    try world.compare("seed \(seed), at first")
    for step in 0..<6 {
      let chance = Int.random(in: 0..<6, using: &random)
      if chance == 0 { done.append(try world.damage(world.cache, using: &random)) }
      // A page that was changed by hand would be kept even if it is no longer part of the site.
      let edits = chance == 1 ? 0 : Int.random(in: 1...2, using: &random)
      if chance == 1 { done.append(try world.damage(world.site, using: &random)) }
      for _ in 0..<edits {
        let edit = Edit.all.randomElement(using: &random) ?? .paragraph
        done.append("\(edit)")
        _ = try world.notes.apply(edit, using: &random)
      }
      try world.compare("seed \(seed), step \(step), after \(done)")
    }
  }

  /// Every other site has an address, and with it feeds and pictures of its pages.
  @Test(arguments: zip(Edit.allCases, Edit.allCases.indices.map { $0 % 2 == 0 }))
  func `after a single change`(edit: Edit, hasAddress: Bool) throws {
    var random = SplitMix64(seed: 11)
    let world = try World(hasAddress: hasAddress)
    _ = try world.build()
    _ = try world.notes.apply(edit, using: &random)
    try world.compare("\(edit), \(hasAddress ? "with" : "without") an address")
  }

  @Test func `a changed paragraph is the work of its topic`() throws {
    let world = try World()
    _ = try world.build()
    let path = "tables/en.md"
    try world.notes.folder.write(
      try world.notes.folder.text(path) + "\nOne more sentence.\n", to: path)
    let pages = try world.writtenFiles { _ = try world.build() }.filter { $0.hasSuffix(".html") }
    #expect(pages.contains("en/tables/index.html"))
    let others = pages.filter { $0.hasPrefix("en/lists/") || $0.hasPrefix("ko/menus/") }
    #expect(others.isEmpty, "\(pages)")
  }

  @Test func `a page follows the place in another topic that it leads to`() throws {
    let world = try World()
    let link = "# Links\n\nRead [about it](tables/en.md#keep-it) first, then go on.\n"
    try world.notes.folder.write(link, to: "links.md")
    let text = EditedNotes.text("Tables", 1, "en")
    try world.notes.folder.write(text + "\n## Keep it\n\nKeep the row.\n", to: "tables/en.md")
    _ = try world.build()
    let before = try world.site.text("en/links/index.html")
    // The heading determines its id, to which the link has to point.
    try world.notes.folder.write(text + "\n## Lose it\n\nKeep the row.\n", to: "tables/en.md")
    try world.compare("heading renamed")
    #expect(try world.site.text("en/links/index.html") != before)
  }

  @Test func `a section is called otherwise because of one that no page lists beside it`() throws {
    let world = try World()
    for first in "abcdefgh" {
      for second in "abcdefghij" {
        let text = "# Note \(first) \(second)\n\nIt says \(first)\(second).\n"
        try world.notes.folder.write(text, to: "u\(first)\(second)/note.md")
      }
    }
    _ = try world.build()
    try world.notes.folder.write("# Steel\n\nA chisel of steel.\n", to: "zz/chisels/steel.md")
    try world.compare("a namesake behind eighty other sections")
    #expect(try world.site.text("en/oak-handles/index.html").contains("Tools › Chisels"))
  }

  @Test func `the list of all topics is called otherwise once there are sections`() throws {
    let world = try World()
    try FileManager.default.removeItem(at: world.notes.folder.url.appending(path: "tools"))
    _ = try world.build()
    try world.notes.folder.write("# Steel\n\nA chisel of steel.\n", to: "tools/steel.md")
    try world.compare("a first section")
  }

  @Test func `where nothing can be kept, the site is built all the same`() throws {
    let world = try World()
    for cache in ["/proc/none", "relative", ""] {
      let result = try world.build(cache: cache)
      #expect(result.status == 0, "\(result.messages)")
      try world.notes.folder.write("# Other\n\nText \(cache.count).\n", to: "other.md")
    }
  }

  @Test func `the caches of sites that are gone go with them`() throws {
    let world = try World()
    let other = try TemporaryFolder()
    // Enough that what is made since is little beside it.
    for number in 0..<60 {
      try world.notes.folder.write(
        "# Note \(number)\n\nIt says \(number) of many.\n", to: "many/\(number).md")
    }
    _ = try world.build(output: other.url.appending(path: "site"))
    try world.notes.folder.write("# Other\n\nText.\n", to: "other.md")
    _ = try world.build(output: other.url.appending(path: "site"))
    let ofOther = Set(world.cache.files(in: "hig-notes"))
    #expect(ofOther.count == 2, "what was made first, and what was made since")
    _ = try world.build()
    #expect(world.cache.files(in: "hig-notes").count == 3)
    try FileManager.default.removeItem(at: other.url.appending(path: "site"))
    try world.notes.folder.write("# Other\n\nOther text.\n", to: "other.md")
    _ = try world.build()
    #expect(ofOther.isDisjoint(with: world.cache.files(in: "hig-notes")))
  }
}

/// Notes, their site, and the cache of its builds.
private struct World {
  let notes: EditedNotes
  let site: TemporaryFolder
  let cache: TemporaryFolder
  /// With one, there are also feeds and pictures of the pages.
  private let hasAddress: Bool

  init(hasAddress: Bool = false) throws {
    self.hasAddress = hasAddress
    notes = try EditedNotes()
    site = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  func build(output: URL? = nil, cache: String? = nil) throws -> Command.Result {
    try Command.run(
      [
        "build", "--content", notes.folder.url.path, "--output", (output ?? site.url).path,
        "--templates", notes.templates.url.path,
      ] + (hasAddress ? ["--base-url", "https://x.example/n/"] : []),
      environment: ["XDG_CACHE_HOME": cache ?? self.cache.url.path, "HOME": "nowhere"])
  }

  /// Builds over the last build, and again from scratch, and compares both.
  func compare(_ comment: String) throws {
    let second = try build()
    let clean = try TemporaryFolder()
    let first = try build(output: clean.url, cache: "")
    #expect(second.messages == first.messages, "\(comment)")
    #expect(second.status == first.status, "\(comment)")
    let (a, b) = (try state(of: site), try state(of: clean))
    #expect(a.keys.sorted() == b.keys.sorted(), "\(comment)")
    for (path, bytes) in b { #expect(a[path] == bytes, "\(path), \(comment)") }
  }

  private func state(of folder: TemporaryFolder) throws -> [String: Data] {
    try folder.files().reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: folder.url.appending(path: $1))
    }
  }

  /// The files that were replaced during `work`.
  func writtenFiles(_ work: () throws -> Void) throws -> [String] {
    func numbers() throws -> [String: Int] {
      try site.files().reduce(into: [:]) { numbers, path in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: site.url.appending(path: path).path)
        numbers[path] = attributes[.systemFileNumber] as? Int
      }
    }
    let before = try numbers()
    try work()
    return try numbers().filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// Damages a file in the ways that disks and people do.
  func damage(_ folder: TemporaryFolder, using random: inout SplitMix64) throws -> String {
    let paths = folder.files().filter { !$0.hasPrefix(".hig-notes") }
    guard let path = paths.randomElement(using: &random) else { return "nothing" }
    let url = folder.url.appending(path: path)
    var bytes = try Data(contentsOf: url)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      try FileManager.default.removeItem(at: url)
      return "\(path) removed"
    case 1:
      try bytes.prefix(Int.random(in: 0...bytes.count, using: &random)).write(to: url)
      return "\(path) cut"
    default:
      for _ in 0..<Int.random(in: 1...20, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
      try bytes.write(to: url)
      return "\(path) bits turned"
    }
  }
}
