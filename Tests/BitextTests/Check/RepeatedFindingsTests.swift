import Testing

@testable import Bitext

/// What a build says where one cause has many places.
@Suite struct RepeatedFindingsTests {
  private func finding(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, _ path: String
  ) -> Diagnostic {
    Diagnostic(severity, rule, message, at: .file(path: path, offset: nil))
  }

  @Test func `the same words at many places are one message`() {
    let findings = (1...9).map { finding(.warning, "broken-link", "there is no x", "\($0).md") }
    let told = RepeatedFindings.ofBuild(findings)
    #expect(told.count == 1)
    #expect(told[0].message.hasPrefix("there is no x (9 places, also 2.md:1, 3.md:1"))
  }

  @Test func `of a rule with many messages the first is told, and where the others are`() {
    let parts = ["dead-link", "dead-anchor", "missing-picture"]
    let many = (1...50).map {
      finding(.warning, parts[$0 % 3], "there is no \($0)", "\($0).md")
    }
    let told = RepeatedFindings.ofBuild(many + [finding(.note, "yaml", "odd", "z.md")])
    #expect(
      told.map(\.message) == [
        "there is no 1 (49 more of this rule: 2.md:1, 3.md:1, 4.md:1, 5.md:1, 6.md:1, 7.md:1 "
          + "and 43 more; --all tells them)", "odd",
      ])
    #expect(RepeatedFindings.ofBuild(Array(many.prefix(3))).count == 3)
  }

  @Test func `errors do not hide among warnings of their rule, unless they are too many`() {
    let errors = (1...50).map { finding(.error, "yaml", "no YAML: \($0)", "\($0).md") }
    let told = RepeatedFindings.ofBuild(
      [finding(.warning, "lexicon-line", "left out", "0.md")] + errors)
    #expect(told.map(\.severity) == [.warning, .error])
    #expect(told[1].message.hasPrefix("no YAML: 1 (49 more of this rule: 2.md:1"))
    let few = (1...20).map { finding(.error, "yaml", "no YAML", "\($0).md") }
    #expect(RepeatedFindings.ofBuild(few).map(\.message) == few.map(\.message))
  }

  @Test func `what is the habit of an author is told a few times, and counted`() {
    let many = (1...40).map {
      finding(.warning, "image-without-text", "‘Screenshot \($0)’ says nothing", "\($0).md")
    }
    let others = (1...40).map {
      finding(.warning, "numbers-differ", "\($0) is not there", "\($0).md")
    }
    let told = RepeatedFindings.summed(many + others).map(\.message)
    #expect(told.count == 45)
    #expect(
      told[4]
        == "‘Screenshot 5’ says nothing (35 more of this rule: 6.md:1, 7.md:1, 8.md:1, 9.md:1, "
        + "10.md:1, 11.md:1 and 29 more; --all tells them)")
    #expect(RepeatedFindings.summed(Array(many.prefix(6))).count == 6)
  }

  @Test func `rules are counted with their parts, the most first`() {
    let names = ["dead-anchor", "comma", "dead-link", "dead-anchor", "speech-level"]
    let report = CheckReport(names.map { finding(.note, $0, "odd", "a.md") })
    #expect(
      report.counts == [
        "3 dead-link (dead-anchor 2, missing-file 1)", "1 punctuation (comma 1)", "1 speech-level",
      ])
  }
}
