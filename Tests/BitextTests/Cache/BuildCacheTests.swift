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

  /// Every cut, and every turned bit, of a small file.
  @Test func `a damaged file gives the right value or none`() throws {
    let first = try open()
    for key in 0..<4 { first.keep(for: UInt64(key)) { $0.put([key, key + 1]) } }
    first.finish()
    let path = try #require(folder.files().first)
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

  /// Drafts are in it, too.
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
}
