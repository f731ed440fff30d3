import Bitext

/// The addresses of a repository by which readers correct a text or report a mistake.
struct RepositoryLinks {
  private let repository: Repository

  /// Nil if the site names no repository.
  init?(_ settings: SiteSettings) {
    guard let repository = settings.repository else { return nil }
    self.repository = repository
  }

  /// The path in the repository of a file of the notes.
  func path(of file: String) -> String {
    let folder = repository.folder ?? ""
    return folder.isEmpty ? file : folder + "/" + file
  }

  /// The editor with a file of the notes.
  func editor(of file: String) -> String {
    let place = Address.encoded(repository.branch) + "/" + Address.encoded(path(of: file))
    return switch repository.kind {
    case .github: repository.address + "/edit/" + place
    case .gitlab: repository.address + "/-/edit/" + place
    case .gitea: repository.address + "/_edit/" + place
    }
  }

  /// The view of a file at a line: `{0}` is its path and `{1}` the line.
  ///
  /// The editors of GitHub and Gitea cannot be opened at a line, but their views can, and they have
  /// a link to the editor.
  var viewAtLine: String {
    let branch = Address.encoded(repository.branch)
    return switch repository.kind {
    case .github: repository.address + "/blob/" + branch + "/{0}?plain=1#L{1}"
    case .gitlab: repository.address + "/-/edit/" + branch + "/{0}#L{1}"
    case .gitea: repository.address + "/src/branch/" + branch + "/{0}?display=source#L{1}"
    }
  }

  /// The form for a report: `{0}` is its title and `{1}` its text.
  var form: String {
    switch repository.kind {
    case .github, .gitea: repository.address + "/issues/new?title={0}&body={1}"
    case .gitlab:
      repository.address + "/-/issues/new?issue%5Btitle%5D={0}&issue%5Bdescription%5D={1}"
    }
  }

  /// The form for a report, filled in with the title of a page, cut if it is long, and lines about
  /// the page; lines for which there is no room are left out.
  func report(
    on title: String, _ lines: [String], words: SharedValue<Catalogue>
  ) -> String {
    let form = Phrase(stringLiteral: form)
    let heading = Address.encoded(words.reportOf(Excerpt.cut(title, to: Self.titleLength)))
    var body = Address.encoded(words.reportPrompt + "\n\n\n---\n")
    for line in lines {
      let more = body + Address.encoded(line + "\n")
      if form(heading, more).utf8.count < Self.limit { body = more }
    }
    return form(heading, body)
  }

  /// In bytes, because servers and programs refuse longer addresses.
  private static let limit = 2_000
  /// In `Character`s, each of which may take nine bytes.
  private static let titleLength = 60
}
