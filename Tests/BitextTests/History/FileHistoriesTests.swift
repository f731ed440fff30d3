import Testing

@testable import Bitext

/// The versions of files along commits with branches and renames.
@Suite struct FileHistoriesTests {
  private typealias Commit = FileHistories.Commit
  private typealias Change = FileHistories.Change

  private func commits(_ parents: [[Int]]) -> [Commit] {
    parents.enumerated().map { Commit(id: "\($0)abcdef", parents: $1, time: $0) }
  }

  @Test func `a merge that took a branch's text leaves it to the commit of the branch`() throws {
    let histories = FileHistories(
      commits: commits([[], [0], [0], [2, 1]]),
      changes: [
        [Change(path: "en.md", object: "e0"), Change(path: "ko.md", object: "k0")],
        [Change(path: "ko.md", object: "k1")], [Change(path: "en.md", object: "e1")],
        [Change(path: "ko.md", object: "k1")],
      ])
    let korean = histories.versions[try #require(histories.last(at: "ko.md"))]
    #expect(korean.commit == 1 && korean.object == "k1")
    let english = histories.versions[try #require(histories.last(at: "en.md"))]
    #expect(english.object == "e1")
    let then = try #require(histories.version(of: english.file, at: korean.commit))
    #expect(histories.versions[then].object == "e0")
  }

  @Test func `a merge of two edits is a version with two before it`() throws {
    let histories = FileHistories(
      commits: commits([[], [0], [0], [1, 2]]),
      changes: [
        [Change(path: "a.md", object: "0")], [Change(path: "a.md", object: "1")],
        [Change(path: "a.md", object: "2")], [Change(path: "a.md", object: "3")],
      ])
    let last = histories.versions[try #require(histories.last(at: "a.md"))]
    #expect(last.parents.map { histories.versions[$0].object } == ["1", "2"])
  }

  @Test func `a file is followed through renames, also when two swap their names`() throws {
    let histories = FileHistories(
      commits: commits([[], [0], [1]]),
      changes: [
        [Change(path: "a.md", object: "x"), Change(path: "b.md", object: "y")],
        [
          Change(path: "a.md", former: "b.md", object: "y"),
          Change(path: "b.md", former: "a.md", object: "x"),
        ],
        [Change(path: "c.md", former: "a.md", object: "y2")],
      ])
    #expect(histories.renames(since: "0abcdef") == ["c.md": "b.md", "b.md": "a.md"])
    #expect(histories.last(at: "a.md") == nil)
  }

  @Test func `a removed file is gone, and another one at its path is another file`() throws {
    let histories = FileHistories(
      commits: commits([[], [0], [1]]),
      changes: [
        [Change(path: "a.md", object: "x")], [Change(path: "a.md", object: nil)],
        [Change(path: "a.md", object: "z")],
      ])
    let last = try #require(histories.last(at: "a.md"))
    #expect(histories.versions[last].parents.isEmpty)
    #expect(histories.version(of: histories.versions[last].file, at: 0) == nil)
  }
}
