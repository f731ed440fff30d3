/// The versions of files along the commits of a repository.
///
/// A version is made by the commit that wrote its bytes. A merge makes one only where it took the
/// bytes of none of its parents, so that a text that was written on a branch is of the commit there.
package struct FileHistories: Sendable {
  /// A commit and its place among others.
  package struct Commit: Sendable {
    /// The name of the commit: hexadecimal digits.
    package let id: String
    /// Indices into the commits; a merge was made into the first parent.
    package let parents: [Int]
    /// In seconds since 1970.
    package let time: Int
    /// The author of the changes; empty if none is known.
    package let author: String

    package init(id: String, parents: [Int], time: Int, author: String = "") {
      self.id = id
      self.parents = parents
      self.time = time
      self.author = author
    }
  }

  /// The change of a file by a commit, compared with its first parent.
  package struct Change: Sendable {
    /// The path after the commit; of a removed file, the path before.
    package let path: String
    /// The path before the file was renamed; nil if it was not.
    package let former: String?
    /// The name of the file's bytes; nil if the file was removed.
    package let object: String?

    package init(path: String, former: String? = nil, object: String?) {
      self.path = path
      self.former = former
      self.object = object
    }
  }

  /// A state of a file.
  package struct Version: Sendable {
    /// A number that the file keeps when it is renamed.
    let file: Int
    /// The path of the file in this version.
    package let path: String
    /// The name of the bytes in git's store: hexadecimal digits.
    package let object: String
    /// The index of the commit that made it.
    package let commit: Int
    /// The versions before it: indices into the versions.
    package internal(set) var parents: [Int]
  }

  /// The commits, parents before their children.
  package let commits: [Commit]
  /// The versions of all files, those before others first.
  package private(set) var versions: [Version] = []
  /// For each file and each commit that changed it, the version; -1 where it was removed.
  private var events: [[Int: Int]] = []
  private var tips: [String: Int] = [:]

  /// - Parameters:
  ///   - commits: Parents before their children.
  ///   - changes: For each commit, its changes of files.
  /// - Complexity: O(changes), and O(files) for each commit from which two others begin.
  package init(commits: [Commit], changes: [[Change]]) {
    self.commits = commits
    var waiting = Array(repeating: 0, count: commits.count)
    for commit in commits { for parent in commit.parents { waiting[parent] += 1 } }
    var states: [Int: [String: Int]] = [:]
    for (number, commit) in commits.enumerated() {
      let others = commit.parents.dropFirst().map { states[$0] ?? [:] }
      var state: [String: Int] = [:]
      if let first = commit.parents.first {
        state = states[first] ?? [:]
        // Who is the last to go on from a state takes it, so that it is not copied.
        if waiting[first] == 1 { states[first] = nil }
      }
      apply(changes[number], of: number, to: &state, merging: others)
      for parent in commit.parents {
        waiting[parent] -= 1
        if waiting[parent] == 0 { states[parent] = nil }
      }
      if waiting[number] > 0 || number == commits.count - 1 { states[number] = state }
    }
    if !commits.isEmpty { tips = states[commits.count - 1] ?? [:] }
  }

  private mutating func apply(
    _ changes: [Change], of commit: Int, to state: inout [String: Int],
    merging others: [[String: Int]]
  ) {
    // A renamed file frees its path for another file of the same commit.
    let before = changes.map { state[$0.former ?? $0.path] }
    for change in changes {
      for path in [change.path, change.former].compactMap(\.self) {
        if let gone = state.removeValue(forKey: path) { events[versions[gone].file][commit] = -1 }
      }
    }
    for (change, own) in zip(changes, before) {
      guard let object = change.object else { continue }
      let merged = others.compactMap { other in
        other[change.path] ?? change.former.flatMap { other[$0] }
      }
      if let taken = merged.first(where: { versions[$0].object == object }) {
        state[change.path] = taken
        events[versions[taken].file][commit] = taken
        continue
      }
      let parents = [own].compactMap(\.self) + merged.filter { $0 != own }
      let file = parents.first.map { versions[$0].file } ?? newFile()
      versions.append(
        Version(file: file, path: change.path, object: object, commit: commit, parents: parents))
      state[change.path] = versions.count - 1
      events[file][commit] = versions.count - 1
    }
  }

  private mutating func newFile() -> Int {
    events.append([:])
    return events.count - 1
  }

  /// The version of a file after the last commit; nil if there is none at the path.
  package func last(at path: String) -> Int? { tips[path] }

  /// The version of a file after a commit; nil if it was not there.
  ///
  /// - Complexity: O(commits).
  func version(of file: Int, at commit: Int) -> Int? {
    let own = events[file]
    var next: Int? = commit
    while let commit = next {
      if let version = own[commit] { return version < 0 ? nil : version }
      next = commits[commit].parents.first
    }
    return nil
  }

  /// The bytes of all versions of a file that its history needs, given one version of it: also those
  /// of files that it was made of.
  package func objects(of version: Int) -> Set<String> {
    let files = Set(ancestry(of: version).map { versions[$0].file })
    return Set(files.flatMap { events[$0].values }.filter { $0 >= 0 }.map { versions[$0].object })
  }

  /// The time of the newest version after which there are at most `count` others, but not before
  /// `time`; in seconds since 1970.
  package func time(ofVersion count: Int, notBefore time: Int) -> Int {
    let times = versions.map { commits[$0.commit].time }.sorted(by: >)
    return times.count > count ? max(times[count], time) : time
  }

  /// The versions from which one came, itself included, that are younger than a time in seconds since
  /// 1970 and not of a first commit; the oldest first.
  func versions(before version: Int, since time: Int) -> [Int] {
    ancestry(of: version).filter { version in
      let commit = commits[versions[version].commit]
      return commit.time > time && !commit.parents.isEmpty
    }
  }

  /// The bytes of ``versions(before:since:)``, of those right before them and of the last one; nothing
  /// if there are none.
  package func objects(of version: Int, since time: Int) -> Set<String> {
    let own = versions(before: version, since: time)
    if own.isEmpty { return [] }
    let needed = Set(own + own.flatMap { versions[$0].parents } + [version])
    return Set(needed.map { versions[$0].object })
  }

  /// All versions from which one came, itself included, the oldest first.
  func ancestry(of version: Int) -> [Int] {
    var found: Set = [version]
    var open = [version]
    while let next = open.popLast() {
      for parent in versions[next].parents where found.insert(parent).inserted {
        open.append(parent)
      }
    }
    return found.sorted()
  }

  /// A shortest way back from a version to one before it, both included; nil if there is none.
  func way(from version: Int, to earlier: Int) -> [Int]? {
    var previous: [Int: Int] = [version: -1]
    var open = [version]
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      if current == earlier {
        var way = [current]
        while let before = previous[way[way.count - 1]], before >= 0 { way.append(before) }
        return way.reversed()
      }
      for parent in versions[current].parents where previous[parent] == nil {
        previous[parent] = current
        open.append(parent)
      }
    }
    return nil
  }

  /// The files that had another path at an earlier commit: that path by the last one.
  package func renames(since commit: String) -> [String: String] {
    guard let start = self.commit(named: commit) else { return [:] }
    var renames: [String: String] = [:]
    for (path, tip) in tips {
      guard let version = version(of: versions[tip].file, at: start) else { continue }
      let former = versions[version].path
      if former != path { renames[path] = former }
    }
    return renames
  }

  /// The commit that a name of at least seven hexadecimal digits begins.
  package func commit(named name: String) -> Int? {
    name.utf8.count < 7 ? nil : commits.firstIndex { $0.id.hasPrefix(name) }
  }
}
