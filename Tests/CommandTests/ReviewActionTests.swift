import Foundation
import TestSupport
import Testing

/// The steps of the action that keeps a comment on a pull request, as a runner starts them.
@Suite struct ReviewActionTests {
  private static let action = Checkout.root.appending(path: ".github/actions/review")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "work/notes/shelves/en.md": "# Shelves\n\nEvery shelf has 3 boards made of oak.\n",
      "work/notes/shelves/ko.md": "# 서가\n\n모든 서가에는 참나무로 만든 판이 3개 있습니다.\n",
    ])
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-qm", "Shelves")
    try git("checkout", "-qb", "work")
    try folder.write(
      "# Shelves\n\nEvery shelf has 4 boards made of oak.\n", to: "work/notes/shelves/en.md")
    try git("commit", "-qam", "One board more")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let result = try Command.run(
      ["-c", "user.name=Kim", "-c", "user.email=kim@example.org"] + arguments,
      in: folder.url.appending(path: "work"), program: "/usr/bin/git")
    #expect(result.status == 0, "git \(arguments): \(result.messages)")
    return String(result.output.split(separator: "\n").first ?? "")
  }

  /// Runs a step of the action in a checkout.
  private func step(
    _ name: String, in checkout: String, _ environment: [String: String] = [:]
  ) throws -> Command.Result {
    let own = [
      "PROGRAM": Command.path, "CONTENT": "notes",
      "BASE": try environment["BASE"] ?? git("rev-parse", "main"),
      "LANGUAGE": "ko", "PREVIEW": "", "REVIEW": folder.url.appending(path: "review.md").path,
      "GITHUB_STEP_SUMMARY": folder.url.appending(path: "summary").path,
      "GITHUB_OUTPUT": folder.url.appending(path: "output").path,
    ]
    return try Command.run(
      [Self.action.appending(path: name).path], in: folder.url.appending(path: checkout),
      environment: own.merging(environment) { $1 }, program: "/bin/bash")
  }

  @Test func `a review is written, also where the checkout has one commit`() throws {
    let whole = try step("review", in: "work")
    #expect(whole.status == 0, "\(whole)")
    #expect(whole.output.contains("::warning file=notes/shelves/ko.md,line=3"), "\(whole.output)")
    let review = try folder.text("review.md")
    #expect(review.contains("<del>3</del><ins>**4**</ins>"), "\(review)")
    #expect(try folder.text("summary") == review)
    #expect(try folder.text("output").hasSuffix("review.md\n"))
    let source = "file://" + folder.url.appending(path: "work").path
    let clone = ["clone", "-q", "--depth", "1", "--branch", "work", source, "shallow"]
    _ = try Command.run(clone, in: folder.url, program: "/usr/bin/git")
    try folder.write("", to: "review.md")
    let shallow = try step("review", in: "shallow")
    #expect(shallow.status == 0, "\(shallow)")
    #expect(try folder.text("review.md") == review)
  }

  @Test func `a checkout whose history cannot be had says what it needs`() throws {
    let source = "file://" + folder.url.appending(path: "work").path
    let clone = ["clone", "-q", "--depth", "1", "--branch", "work", source, "shallow"]
    _ = try Command.run(clone, in: folder.url, program: "/usr/bin/git")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "work/.git/objects"),
      to: folder.url.appending(path: "work/.git/away"))
    defer {
      try? FileManager.default.moveItem(
        at: folder.url.appending(path: "work/.git/away"),
        to: folder.url.appending(path: "work/.git/objects"))
    }
    let result = try step("review", in: "shallow", ["BASE": "main"])
    #expect(result.status == 1 && result.output.contains("fetch-depth: 0"), "\(result)")
  }

  /// A comment on the pull request, as GitHub tells of it.
  private static func comment(
    _ id: Int, by login: String, is type: String = "User", _ body: String
  ) -> String {
    #"{"id": \#(id), "user": {"login": "\#(login)", "type": "\#(type)"}, "body": "\#(body)"}"#
  }

  private static let mark = "<!-- hig-notes review -->"

  /// What GitHub is asked to write where a pull request has some comments.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - viewer: The user that the token belongs to; nil where nobody says it.
  /// - Returns: The request, without its text.
  /// - Throws: If the step cannot be run.
  private func written(beside comments: [String], as viewer: String?) throws -> String {
    // GitHub's program, which finds the comments in a file and gives them to jq.
    try folder.write(
      """
      #!/bin/bash
      echo "$@" >> "$ASKED"
      filter=${*: -1}
      case "$2" in
        graphql) [ -n "$VIEWER" ] || exit 1; echo "{\\"data\\":{\\"viewer\\":{\\"login\\":\\"$VIEWER\\"}}}" | jq -r "$filter" ;;
        --paginate) jq -r "$filter" "$COMMENTS" ;;
      esac
      """, to: "programs/gh")
    let gh = folder.url.appending(path: "programs/gh").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gh)
    try folder.write("[" + comments.joined(separator: ",") + "]", to: "comments")
    try folder.write("", to: "asked")
    let result = try step(
      "comment", in: "work",
      [
        "PATH": folder.url.appending(path: "programs").path + ":/usr/bin:/bin", "NUMBER": "7",
        "REPOSITORY": "o/n", "ASKED": folder.url.appending(path: "asked").path,
        "COMMENTS": folder.url.appending(path: "comments").path, "VIEWER": viewer ?? "",
      ])
    #expect(result.status == 0 && !result.output.contains("::notice::"), "\(result)")
    let asked = try folder.text("asked").split(separator: "\n")
    #expect(asked.count == 3, "\(asked)")
    return String(asked.last?.prefix { $0 != "@" } ?? "")
  }

  @Test func `a pull request keeps one comment, and those of people as they are`() throws {
    _ = try step("review", in: "work")
    let post = "api --method POST repos/o/n/issues/7/comments -F body="
    func patch(_ id: Int) -> String {
      "api --method PATCH repos/o/n/issues/comments/\(id) -F body="
    }
    let bot = "github-actions[bot]"
    #expect(try written(beside: [], as: bot) == post)
    // A person answers with the review, quoted from its source.
    let quoted = Self.comment(31, by: "kim", Self.mark + " why is this stale?")
    #expect(try written(beside: [quoted], as: bot) == post)
    let own = Self.comment(34, by: bot, is: "Bot", Self.mark + " Changed: 2")
    let other = Self.comment(33, by: bot, is: "Bot", "Something else, with \(Self.mark) in it")
    let all = [quoted, other, own, Self.comment(35, by: bot, is: "Bot", Self.mark)]
    #expect(try written(beside: all, as: bot) == patch(34))
    // An account that is gone has no name, and a comment may have no text.
    let gone = #"{"id": 30, "user": null, "body": null}"#
    #expect(try written(beside: [gone] + all, as: bot) == patch(34))
    // Another token writes as somebody else, or as an app whose name lacks its ending.
    let robot = Self.comment(36, by: "notes-robot[bot]", is: "Bot", Self.mark)
    let person = Self.comment(29, by: "notes-robot", "Hello")
    #expect(try written(beside: [person] + all + [robot], as: "notes-robot") == patch(36))
    #expect(try written(beside: all, as: "kim") == patch(31))
    // Where nobody says who writes, it is the runner's own token.
    #expect(try written(beside: all, as: nil) == patch(34))
    #expect(try written(beside: [quoted], as: nil) == post)
  }
}
