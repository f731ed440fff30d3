/// Tells which version of its subject each source describes, by the folders it lies in:
/// `versioned_docs/version-1.0`, `docs/v2`, `docs/latest` beside `docs/1.x`.
///
/// Versions of a page are nearly equal, but no editions of it: the translation of one does not lack
/// the texts of the other.
struct VersionFolders {
  /// The folders that hold a numbered version.
  private let holders: Set<String>

  init(of keys: [PathKey]) {
    var holders: Set<String> = []
    for key in keys {
      Self.forEachFolder(of: key) { folder, holder in
        if Self.isNumbered(folder) { holders.insert(holder) }
      }
    }
    self.holders = holders
  }

  /// The names of the versions that a source belongs to, from the outermost folder; nil for most.
  func version(of key: PathKey) -> String? {
    guard !holders.isEmpty else { return nil }
    var version: String?
    Self.forEachFolder(of: key) { folder, holder in
      guard Self.isNumbered(folder) || Self.names.contains(folder) && holders.contains(holder)
      else { return }
      version = version.map { $0 + "/" + folder } ?? String(folder)
    }
    return version
  }

  /// The version that all of these belong to; nil if they differ.
  func version(of keys: [PathKey]) -> String? {
    guard !holders.isEmpty, let first = keys.first else { return nil }
    let version = version(of: first)
    return keys.dropFirst().allSatisfy { self.version(of: $0) == version } ? version : nil
  }

  /// The names of versions without a number, beside others that have one.
  private static let names: Set<Substring> = [
    "canary", "current", "dev", "development", "edge", "head", "latest", "lts", "main", "master",
    "next", "nightly", "preview", "stable", "trunk", "unreleased",
  ]

  private static func forEachFolder(
    of key: PathKey, _ body: (_ folder: Substring, _ holder: String) -> Void
  ) {
    let path = key.key
    var start = path.startIndex
    while let slash = path[start...].utf8.firstIndex(of: 0x2F) {
      body(path[start..<slash], String(path[..<start]))
      start = path.utf8.index(after: slash)
    }
  }

  /// Whether a folder's name is the number of a version: `v2`, `version-1.0`, `1.x`, `3.2.0-beta`.
  ///
  /// A number alone counts chapters or years; one with a dot may do so too, which makes no
  /// difference: the texts in two such folders are not one text either.
  private static func isNumbered(_ folder: Substring) -> Bool {
    var rest = folder.utf8[...]
    var isMarked = false
    for mark in ["version", "release", "ver", "v"] where rest.starts(with: mark.utf8) {
      rest = rest.dropFirst(mark.utf8.count)
      if let byte = rest.first, [0x2D, 0x2E, 0x5F].contains(byte) { rest = rest.dropFirst() }
      isMarked = true
      break
    }
    var parts = 0
    while true {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      // The last part may stand for all: `1.x`.
      let isAny = digits.isEmpty && parts > 0 && rest.first == 0x78
      if isAny { rest = rest.dropFirst() }
      guard 1...4 ~= digits.count || isAny else { return false }
      parts += 1
      guard rest.first == 0x2E else { break }
      rest = rest.dropFirst()
    }
    guard isMarked || parts > 1 else { return false }
    guard let mark = rest.first else { return true }
    let suffix = Substring(rest.dropFirst()).prefix(while: \.isLetter)
    return (mark == 0x2D || mark == 0x5F)
      && ["alpha", "beta", "rc", "pre", "dev", "lts", "snapshot"].contains(suffix)
  }
}
