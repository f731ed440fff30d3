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

  @Test func `of a rule with many messages some are told, and how many are left`() {
    let many = (1...50).map { finding(.warning, "broken-link", "there is no \($0)", "\($0).md") }
    let told = RepeatedFindings.ofBuild(many + [finding(.note, "yaml", "odd", "z.md")])
    #expect(told.count == 21)
    #expect(
      told[19].message
        == "there is no 20 (30 more messages of this rule, in 30 files; --all tells them)")
    #expect(told[20].message == "odd")
    // One that says that one is left would be as long as the one that is left.
    #expect(RepeatedFindings.ofBuild(Array(many.prefix(21))).count == 21)
  }

  @Test func `errors are told one by one`() {
    let errors = (1...50).map { finding(.error, "yaml", "this is no YAML", "\($0).md") }
    #expect(RepeatedFindings.ofBuild(errors).map(\.message) == errors.map(\.message))
  }
}
