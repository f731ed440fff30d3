import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Notes that a build read already.
@Suite struct KnownTextsTests {
  @Test func `a note that was read is not read again`() throws {
    let folder = try TemporaryFolder(["a.md": "# Kilns", "b.md": "# Racks"])
    let files = try ContentDirectory(root: folder.path).texts
    var texts = KnownTexts()
    let digest = texts.add(try files[0].reading(), of: files[0])
    try folder.write("# Changed", to: "a.md")
    try folder.write("# Shelves", to: "b.md")
    let known = try texts.reading(of: files[0])
    #expect(known.bytes == Array("# Kilns".utf8) && known.digest == digest)
    #expect(try texts.reading(of: files[1]).bytes == Array("# Shelves".utf8))
  }

  @Test func `a build takes notes as they were when it began`() async throws {
    let folder = try TemporaryFolder(["a.md": "# Kilns\n\nA kiln is hot for nine hours."])
    let directory = try ContentDirectory(root: folder.path)
    var texts = KnownTexts()
    for file in directory.texts { _ = texts.add(try file.reading(), of: file) }
    try folder.write("# Racks\n\nA rack is dry by noon on most days.", to: "a.md")
    let cache = try #require(
      BuildCache(in: folder.path + "/cache", owner: "x", isTrusted: false))
    let memory = BuildMemory(cache, program: 1, configuration: 1, knowing: texts)
    let outcome = await Pipeline(root: folder.path).outcome(of: directory, remembering: memory)
    #expect(outcome.corpus.topics.map(\.slug) == ["kilns"])
  }
}
