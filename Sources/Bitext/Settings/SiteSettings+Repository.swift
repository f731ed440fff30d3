import Notation

extension SiteSettings.Reader {
  /// Reads an address, or a mapping for a repository whose host does not tell its kind.
  mutating func repository(_ yaml: YAML) -> Repository? {
    guard case .mapping = yaml.value else {
      guard let text = text(yaml, "'repository'") else { return nil }
      return repository(text, kind: nil, at: yaml)
    }
    var address: (text: String, place: YAML)?
    var kind: Repository.Kind?
    var branch: String?
    var folder: String?
    var isWhole = true
    let known = ["address", "kind", "branch", "folder"]
    for (key, value) in entries(yaml, named: "'repository'", known: known) {
      guard let text = text(value, "'\(key)'") else {
        isWhole = false
        continue
      }
      switch key {
      case "address": address = (text, value)
      case "kind":
        kind = Repository.Kind(rawValue: text)
        if kind == nil { isWhole = refuse(kind: text, at: value) }
      case "branch":
        branch = text
        if !Self.isName(text) {
          fail("'branch' is the name of a branch, such as main", at: value)
          isWhole = false
        }
      default:
        folder = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if text.split(separator: "/").contains("..") || text.hasPrefix("/") {
          fail("'folder' is the folder of the notes in the repository, or '.'", at: value)
          isWhole = false
        }
      }
    }
    guard let address else {
      fail("'repository' needs its 'address'", at: yaml)
      return nil
    }
    guard isWhole, var repository = repository(address.text, kind: kind, at: address.place)
    else { return nil }
    repository.branch = branch ?? repository.branch
    repository.folder = folder
    return repository
  }

  private mutating func repository(
    _ text: String, kind: Repository.Kind?, at yaml: YAML
  ) -> Repository? {
    guard let found = Repository.address(text) else {
      fail(
        "a repository has an address such as https://github.com/owner/name, without anything "
          + "after its name", at: yaml)
      return nil
    }
    guard let kind = kind ?? found.kind else {
      fail(
        "the host does not say what it works with: write 'repository' as {address: \(text), "
          + "kind: gitea}; kinds are \(Self.kinds)", at: yaml)
      return nil
    }
    return Repository(address: found.address, kind: kind)
  }

  /// Always false: the mapping is not whole.
  private mutating func refuse(kind: String, at yaml: YAML) -> Bool {
    let names = Repository.Kind.allCases.map(\.rawValue)
    let hint = Spelling.hint(for: kind, among: names)
    fail("'kind' is one of \(Self.kinds)\(hint)", at: yaml)
    return false
  }

  private static var kinds: String {
    Repository.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func isName(_ branch: String) -> Bool {
    !branch.isEmpty && !branch.hasPrefix("/") && !branch.hasSuffix("/")
      && !branch.split(separator: "/").contains("..")
      && branch.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}
