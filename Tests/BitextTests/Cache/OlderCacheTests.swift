import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Caches that another version of the program has written.
@Suite struct OlderCacheTests {
  private let folder: TemporaryFolder
  private let owner: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    owner = try TemporaryFolder()
  }

  private func open() throws -> BuildCache {
    try #require(BuildCache(in: folder.url.path, owner: owner.url.path))
  }

  /// Stores some values and returns the path and the bytes of their file.
  private func keep() throws -> (path: String, bytes: [UInt8]) {
    let cache = try open()
    for key in 0..<20 { cache.keep(for: UInt64(key)) { $0.put([key, key + 1]) } }
    cache.finish()
    let path = try #require(folder.files().first)
    return (path, Array(try Data(contentsOf: folder.url.appending(path: path))))
  }

  /// Expects that nothing is found, and that newly stored values are found afterwards.
  private func expectCold(_ bytes: [UInt8], at path: String, _ comment: String) throws {
    try folder.write(Data(bytes), to: path)
    let cache = try open()
    for key in 0..<20 {
      #expect(cache.value(for: UInt64(key)) { "new \(key)" } == "new \(key)", "\(comment)")
    }
    cache.finish()
    let next = try open()
    for key in 0..<20 {
      #expect(next.value(for: UInt64(key)) { "again" } == "new \(key)", "\(comment)")
    }
  }

  @Test func `a file of any other version is none`() throws {
    let (path, bytes) = try keep()
    let mark = Array("hig-notes cache ".utf8)
    try #require(bytes.starts(with: mark))
    let rest = bytes[mark.count...].drop { $0 != 0x0A }
    let own = String(decoding: bytes[mark.count...].prefix { $0 != 0x0A }, as: UTF8.self)
    for version in ["", "0", "1", "2", "3", "4", "5", "6", "7", "10", "55", "x"]
    where version != own {
      try expectCold(mark + Array(version.utf8) + rest, at: path, "version \(version)")
    }
    try expectCold(Array("PK\u{3}\u{4}".utf8) + bytes, at: path, "an archive")
    try expectCold(Array("SQLite format 3\u{0}".utf8) + bytes, at: path, "a database")
  }

  /// Lists of keys as another version might have written them, with this version's mark and valid
  /// digests.
  @Test func `a list of keys in another order of things gives no wrong value`() throws {
    let (path, bytes) = try keep()
    let head = Array(bytes.prefix { $0 != 0x0A }) + [0x0A]
    let values = (0..<20).map { key in
      var packer = Packer()
      packer.put([key, key + 1])
      return packer.bytes
    }
    typealias Fields = (_ packer: inout Packer, _ key: Int, _ offset: Int, _ value: [UInt8]) -> Void
    let entries: [(String, Fields)] = [
      (
        "no digests",
        {
          $0.put(bits: UInt64($1)); $0.put($3.count); _ = $2
        }
      ),
      (
        "offsets too",
        {
          $0.put(bits: UInt64($1)); $0.put($2); $0.put($3.count); $0.put(bits: Digest.of($3))
        }
      ),
      (
        "counts first",
        {
          $0.put($3.count); $0.put(bits: UInt64($1)); $0.put(bits: Digest.of($3)); _ = $2
        }
      ),
      (
        "small keys",
        {
          $0.put(UInt64($1)); $0.put($3.count); $0.put(bits: Digest.of($3)); _ = $2
        }
      ),
      (
        "wide counts",
        {
          $0.put(bits: UInt64($1)); $0.put(bits: UInt64($3.count)); $0.put(bits: Digest.of($3));
          _ = $2
        }
      ),
      (
        "the next value's digest",
        {
          $0.put(bits: UInt64($1)); $0.put($3.count); $0.put(bits: Digest.of([UInt8($1)])); _ = $2
        }
      ),
    ]
    let heads: [(String, (inout Packer) -> Void)] = [
      (
        "with a base",
        {
          $0.put(self.owner.url.path); $0.put(bits: 0); $0.put(20)
        }
      ),
      (
        "without a base",
        {
          $0.put(self.owner.url.path); $0.put(20)
        }
      ),
      (
        "without an owner",
        {
          $0.put(bits: 0); $0.put(20)
        }
      ),
      (
        "with very many",
        {
          $0.put(self.owner.url.path); $0.put(bits: 0); $0.put(Int.max)
        }
      ),
      (
        "with fewer than none",
        {
          $0.put(self.owner.url.path); $0.put(bits: 0); $0.put(-1)
        }
      ),
    ]
    for (headName, writeHead) in heads {
      for (entryName, write) in entries {
        var list = Packer()
        writeHead(&list)
        var offset = head.count
        for (key, value) in values.enumerated() {
          write(&list, key, offset, value)
          offset += value.count
        }
        var tail = Packer()
        tail.put(bits: UInt64(offset))
        tail.put(bits: Digest.of(list.bytes))
        let file = head + values.joined() + list.bytes + tail.bytes
        try folder.write(Data(file), to: path)
        let cache = try open()
        for key in 0..<20 {
          let found = cache.kept(for: UInt64(key)) {
            unpacker throws(Unpacker.Malformed) -> [Int] in try unpacker.values()
          }
          #expect(found == nil || found == [key, key + 1], "\(headName), \(entryName)")
        }
        cache.finish()
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
      }
    }
  }
}
