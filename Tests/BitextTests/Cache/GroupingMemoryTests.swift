import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct GroupingMemoryTests {
  private let folder: TemporaryFolder
  private let owner: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    owner = try TemporaryFolder()
  }

  private func build<Result>(
    configuration: UInt64 = 1, _ body: (BuildMemory) -> Result
  ) throws -> Result {
    let cache = try #require(BuildCache(in: folder.url.path, owner: owner.url.path))
    defer { cache.finish() }
    return body(BuildMemory(cache, program: 1, configuration: configuration))
  }

  @Test func `two texts are compared once, until the configuration is another`() throws {
    let questions = TopicGrouping.Question.allCases
    let first = try build { memory in
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
    #expect(try build { answers($0) } == first)
    #expect(compared == 0)
    #expect(try build(configuration: 2) { answers($0) } == first.map { !$0 })
    #expect(compared == questions.count)
  }

  @Test func `what a text is recognised by is looked for once`() throws {
    let marks: [UInt64] = [0, 3, 1 << 63, .max]
    #expect(try build { $0.marks(of: 7, for: .isTranslation) { marks } } == marks)
    #expect(try build { $0.marks(of: 7, for: .isTranslation) { [] } } == marks)
    #expect(try build { $0.marks(of: 7, for: .isNearlyEqual) { [1] } } == [1])
    #expect(try build { $0.marks(of: 8, for: .isTranslation) { [] } } == [])
    #expect(try build { $0.marks(of: 8, for: .isTranslation) { marks } } == [])
  }
}
