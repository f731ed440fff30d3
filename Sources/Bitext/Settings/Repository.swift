/// The repository of the notes, by which readers correct them.
package struct Repository: Hashable, Sendable {
  /// The program that shows the repository, which decides its addresses.
  package enum Kind: String, CaseIterable, Sendable {
    case github, gitlab
    /// Gitea and Forgejo, with which Codeberg works.
    case gitea

    /// The program on a host; nil if its name does not tell.
    package init?(host: String) {
      let names: [(part: String, kind: Kind)] = [
        ("github", .github), ("gitlab", .gitlab), ("gitea", .gitea), ("forgejo", .gitea),
        ("codeberg", .gitea),
      ]
      let parts = host.split(separator: ".")
      guard let known = names.first(where: { name in parts.contains { $0 == name.part } })
      else { return nil }
      self = known.kind
    }
  }

  /// Without a slash at its end.
  package var address: String
  /// The program, told by the host or by the setting `kind`.
  package var kind: Kind
  /// The branch that readers correct.
  package var branch = "main"
  /// The folder of the notes in the repository, with `/` between its parts; empty for its top.
  ///
  /// Nil for the place where the notes are on disk.
  package var folder: String?

  /// Reads the address of a repository, such as `https://github.com/owner/name`.
  ///
  /// Nil if it is no such address; ``kind`` is nil if the host does not tell it.
  package static func address(_ text: String) -> (address: String, kind: Kind?)? {
    let scheme = "https://"
    guard text.hasPrefix(scheme) else { return nil }
    var parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    if parts.count > 1, let name = parts.last, name.hasSuffix(".git") {
      parts[parts.count - 1] = name.dropLast(4)
    }
    guard parts.count >= 3, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy(isPlain) }),
      parts[0].utf8.allSatisfy({ isPlain($0) && $0 != 0x7E || $0 == 0x3A })
    else { return nil }
    let host = parts[0].lowercased().split(separator: ":").first.map(String.init) ?? ""
    return (scheme + parts.joined(separator: "/"), Kind(host: host))
  }

  /// Whether a byte can stand in a path as it is: letters, digits, `-._~`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
