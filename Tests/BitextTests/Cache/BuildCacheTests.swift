import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct BuildCacheTests {
  private let folder: TemporaryFolder
  private let owner: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    owner = try TemporaryFolder()
  }

  private func open() throws -> BuildCache {
    try #require(BuildCache(in: folder.url.path + "/a/b", owner: owner.url.path))
  }

  @Test func `finds what the last build kept, and what it found, but no more`() throws {
    let first = try open()
    #expect(first.value(for: 1) { "one" } == "one")
    #expect(first.value(for: 2) { "two" } == "two")
    first.finish()
    let second = try open()
    #expect(second.value(for: 1) { "made anew" } == "one")
    second.finish()
    let third = try open()
    #expect(third.value(for: 1) { "made anew" } == "one")
    #expect(third.value(for: 2) { "made anew" } == "made anew")
  }

  /// The number of values that a build finds from the one before it, and the files that it leaves.
  private func build(_ keys: Range<Int>, changing changed: Int? = nil, _ generation: Int) throws
    -> (found: Int, files: [String: Data])
  {
    let cache = try open()
    var found = 0
    for key in keys {
      let value = "\(key): \(key == changed ? generation : 0)"
      let kept = cache.kept(for: UInt64(key)) { unpacker throws(Unpacker.Malformed) -> String in
        // Rejects another value, as callers do that check more than the key.
        let kept = try unpacker.string()
        guard kept == value else { throw Unpacker.Malformed() }
        return kept
      }
      if kept == nil { cache.keep(for: UInt64(key)) { $0.put(value) } } else { found += 1 }
    }
    cache.finish()
    let files = try folder.files().map {
      ($0, try Data(contentsOf: folder.url.appending(path: $0)))
    }
    return (found, Dictionary(uniqueKeysWithValues: files))
  }

  @Test func `a small change leaves most of the cache alone`() throws {
    let whole = try build(0..<100, 0)
    #expect(whole.found == 0 && whole.files.count == 1)
    let path = try #require(whole.files.keys.first)
    for generation in 1...3 {
      let next = try build(0..<100, changing: 50, generation)
      #expect(next.found == 99)
      #expect(next.files[path] == whole.files[path])
      #expect(next.files.count == 2)
      #expect(try #require(next.files[path + ".later"]).count < 200)
    }
    // A newer value hides the older one with the same key, until the older one is asked for again.
    #expect(try build(0..<100, changing: 50, 3).found == 100)
    #expect(try build(0..<100, 0).found == 99)
  }

  @Test func `what has grown, and what is no longer needed, ends the second file`() throws {
    let whole = try build(0..<100, 0)
    let path = try #require(whole.files.keys.first)
    #expect(try build(0..<120, 0).files.count == 2)
    let grown = try build(0..<140, 0)
    #expect(grown.found == 120 && grown.files.keys.map(\.self) == [path])
    #expect(try build(0..<140, 0).found == 140)
    let shrunk = try build(0..<90, 0)
    #expect(shrunk.found == 90 && shrunk.files.keys.map(\.self) == [path])
    #expect(try #require(shrunk.files[path]).count < whole.files[path]?.count ?? 0)
  }

  @Test func `the second file of another first one is none`() throws {
    _ = try build(0..<100, 0)
    let path = try #require(try build(0..<100, changing: 50, 1).files.keys.max())
    let later = try Data(contentsOf: folder.url.appending(path: path))
    for (name, _) in try build(0..<50, 0).files {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    _ = try build(0..<99, 0)
    try folder.write(later, to: path)
    #expect(try build(0..<99, 0).found == 99)
  }

  @Test func `a build that did not finish leaves the cache as it was`() throws {
    let first = try open()
    #expect(first.value(for: 1) { "one" } == "one")
    first.finish()
    do {
      let second = try open()
      #expect(second.value(for: 3) { "three" } == "three")
    }
    let third = try open()
    #expect(third.value(for: 1) { "made anew" } == "one")
    #expect(folder.files().count == 2, "the file of the build that goes on, and the last one's")
  }

  @Test func `the cache of another site is none`() throws {
    let first = try open()
    #expect(first.value(for: 1) { "one" } == "one")
    first.finish()
    let path = try #require(folder.files().first)
    let other = try TemporaryFolder()
    let second = try #require(BuildCache(in: folder.url.path + "/a/b", owner: other.url.path))
    second.finish()
    let paths = folder.files().filter { $0 != path }
    let url = folder.url.appending(path: try #require(paths.first))
    try FileManager.default.removeItem(at: url)
    try FileManager.default.copyItem(at: folder.url.appending(path: path), to: url)
    let third = try #require(BuildCache(in: folder.url.path + "/a/b", owner: other.url.path))
    #expect(third.value(for: 1) { "made anew" } == "made anew")
  }

  /// Tries every truncation and every flipped bit of a small file.
  @Test func `a damaged file gives the right value or none`() throws {
    let first = try open()
    for key in 0..<4 { first.keep(for: UInt64(key)) { $0.put([key, key + 1]) } }
    first.finish()
    try checkDamage(of: try #require(folder.files().first))
  }

  /// As above, for the second file, with values that the first one lacks.
  @Test func `a damaged second file gives the right value or none`() throws {
    let first = try open()
    for key in 100..<200 { first.keep(for: UInt64(key)) { $0.put(key) } }
    first.finish()
    let second = try open()
    for key in 100..<200 {
      _ = second.kept(for: UInt64(key)) { unpacker throws(Unpacker.Malformed) -> Int in
        try unpacker.integer()
      }
    }
    for key in 0..<4 { second.keep(for: UInt64(key)) { $0.put([key, key + 1]) } }
    second.finish()
    try checkDamage(of: try #require(folder.files().first { $0.hasSuffix(".later") }))
  }

  private func checkDamage(of path: String) throws {
    let whole = try Data(contentsOf: folder.url.appending(path: path))
    func check(_ bytes: Data, _ comment: String) throws {
      try folder.write(bytes, to: path)
      let cache = try open()
      for key in 0..<4 {
        let found = cache.kept(for: UInt64(key)) {
          unpacker throws(Unpacker.Malformed) -> [Int] in try unpacker.values()
        }
        #expect(found == nil || found == [key, key + 1], "\(comment)")
      }
    }
    for count in whole.indices { try check(whole.prefix(count), "cut at \(count)") }
    for bit in 0..<(8 * whole.count) {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try check(bytes, "bit \(bit)")
    }
  }

  /// Temporary files are in the folder too.
  @Test func `nobody else may read it`() throws {
    try open().finish()
    for path in ["a/b", try #require(folder.files().first)] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.url.appending(path: path).path)
      let mode = try #require(attributes[.posixPermissions] as? Int)
      #expect(mode & 0o077 == 0, "\(path)")
    }
  }

  @Test func `nothing is kept where no folder can be made`() throws {
    try folder.write("a file", to: "file")
    for path in ["/proc/none", folder.url.path + "/file", ""] {
      #expect(BuildCache(in: path, owner: "/") == nil, "\(path)")
    }
  }

  @Test func `the folder is what the environment says`() {
    #expect(BuildCache.folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/hig-notes")
    let home = BuildCache.folder(["XDG_CACHE_HOME": "not/absolute", "HOME": "/h"])
    #expect(home?.hasPrefix("/h/") == true)
    #expect(BuildCache.folder([:]) == nil)
  }

  // MARK: Results of grouping

  private func remembering<Result>(
    configuration: UInt64 = 1, _ body: (BuildMemory) -> Result
  ) throws -> Result {
    let cache = try open()
    defer { cache.finish() }
    return body(BuildMemory(cache, program: 1, configuration: configuration, knowing: KnownTexts()))
  }

  @Test func `two texts are compared once, until the configuration is another`() throws {
    let questions = TopicGrouping.Question.allCases
    let first = try remembering { memory in
      questions.map { question in memory.answer(question, 7, 8) { question == .isTranslation } }
    }
    #expect(first == questions.map { $0 == .isTranslation })
    var compared = 0
    func answers(_ memory: BuildMemory) -> [Bool] {
      questions.map { question in
        memory.answer(question, 7, 8) {
          compared += 1
          return question != .isTranslation
        }
      }
    }
    #expect(try remembering { answers($0) } == first)
    #expect(compared == 0)
    #expect(try remembering(configuration: 2) { answers($0) } == first.map { !$0 })
    #expect(compared == questions.count)
  }

  @Test func `what a text is recognised by is looked for once`() throws {
    let marks: [UInt64] = [0, 3, 1 << 63, .max]
    #expect(try remembering { $0.fingerprints(of: 7, for: .isTranslation) { marks } } == marks)
    #expect(try remembering { $0.fingerprints(of: 7, for: .isTranslation) { [] } } == marks)
    #expect(try remembering { $0.fingerprints(of: 7, for: .isNearlyEqual) { [1] } } == [1])
    #expect(try remembering { $0.fingerprints(of: 8, for: .isTranslation) { [] } } == [])
    #expect(try remembering { $0.fingerprints(of: 8, for: .isTranslation) { marks } } == [])
  }
}

extension BuildCache {
  /// The stored value for `key`, else that of `make`; the value is stored for the next build.
  func value<Value: Packable>(for key: UInt64, _ make: () -> Value) -> Value {
    value(
      for: key, unpack: { unpacker throws(Unpacker.Malformed) in try unpacker.value() },
      pack: { $1.put($0) }, make)
  }
}
