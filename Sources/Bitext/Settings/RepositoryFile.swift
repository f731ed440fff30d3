/// A file in a repository, as an address on a code host names it.
///
/// `https://github.com/owner/name/blob/main/docs/rows.md`, and the like of `raw.githubusercontent.com`,
/// GitLab and Gitea.
package struct RepositoryFile: Hashable, Sendable {
  /// The address of the repository without its scheme, in lower case: `github.com/owner/name`.
  package let repository: String
  /// The branch, tag or commit and the path in it, which nothing parts: a branch may have slashes.
  private let place: [String]

  /// Nil if the address names no file or folder of a repository.
  ///
  /// Pages to edit a file and its history are not the file, so their addresses are none.
  package init?(address: String) {
    guard let scheme = ["https://", "http://"].first(where: address.lowercased().hasPrefix) else {
      return nil
    }
    let bare = address.dropFirst(scheme.count).prefix { $0 != "#" && $0 != "?" }
    var parts = PercentEscapes.decoded(String(bare)).split(separator: "/").map(String.init)
    guard let host = parts.first?.lowercased(), 5...Self.mostParts ~= parts.count else {
      return nil
    }
    // The part before the branch, and how many parts name the repository.
    let mark: Int
    let named: Int
    if host == "raw.githubusercontent.com" {
      parts[0] = "github.com"
      (mark, named) = (2, 3)
    } else {
      let names: [[String]] =
        switch Repository.Kind(host: host) {
        case .github: [["blob"], ["tree"], ["raw"]]
        case .gitlab: [["-", "blob"], ["-", "tree"], ["-", "raw"], ["blob"], ["tree"], ["raw"]]
        case .gitea: [["src", "branch"], ["raw", "branch"]]
        case nil: []
        }
      // GitLab has groups in groups, the others an owner and a name.
      let ends = Repository.Kind(host: host) == .gitlab ? 3..<parts.count : 3..<4
      let found = names.lazy.compactMap { name in
        ends.first { parts[$0...].starts(with: name) }.map { ($0 + name.count - 1, $0) }
      }.first
      guard let found else { return nil }
      (mark, named) = found
    }
    repository = parts[..<named].joined(separator: "/").lowercased()
    let place = parts[(mark + 1)...]
    // `refs/heads/main` is `main`.
    self.place = Array(place.starts(with: ["refs", "heads"]) ? place.dropFirst(2) : place)
  }

  /// More parts than an address of a file has.
  private static let mostParts = 64

  /// The path of the file if the address names it on a branch; nil on any other.
  package func path(on branch: String) -> String? {
    let parts = branch.split(separator: "/").map(String.init)
    for name in [parts, ["HEAD"]] where place.starts(with: name) && place.count > name.count {
      return place[name.count...].joined(separator: "/")
    }
    return nil
  }

  /// The path of the file if the address seems to name it on a branch that goes on.
  ///
  /// Tags and commits have digits in their names, such branches have none. A text of another state is
  /// another text.
  package var pathOnBranch: String? {
    guard place.count > 1, !place[0].contains(where: \.isNumber) else { return nil }
    return place[1...].joined(separator: "/")
  }
}
