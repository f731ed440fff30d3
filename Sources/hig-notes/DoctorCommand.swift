import ArgumentParser
import Bitext
import SiteBuilder

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what a folder holds, and why its notes are grouped into topics as they are.",
    discussion: """
      Lists what would be read and left out, the languages, and the topics: which sources each has, \
      what joined them, and with which others they nearly met. Where that is wrong, say it with \
      `topic:` in front matter, or with `topics: join:` in site.yaml.
      """)

  @OptionGroup var content: ContentOptions

  @Flag(help: "List every topic, also where there is nothing to say of it.")
  var topics = false

  func run() async throws {
    FolderWriter.restore(content.content)
    let survey: Survey
    do {
      survey = try await Pipeline(
        root: content.content, followingLinks: content.links.followLinks,
        reserving: SiteAddress.slugs, jobs: 2
      ).survey()
    } catch {
      throw Failure(unreadable: error.path, error.reason)
    }
    Console.print(SurveyReport(survey, of: content.content, isComplete: topics).text)
    if survey.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
  }
}
