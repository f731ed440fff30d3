/// How near files of a kind are to a path, by the folders between them.
struct FolderNearness {
  private(set) var count = 0
  /// For each folder, the least number of folders down to a file in it.
  private var depths: [[String]: Int] = [:]

  mutating func add(_ path: String) {
    count += 1
    var folders = Self.folders(of: path)
    let depth = folders.count
    while true {
      depths[folders] = min(depths[folders] ?? depth, depth)
      guard folders.popLast() != nil else { return }
    }
  }

  /// The number of folders between a path and the nearest file; nil if there is none.
  ///
  /// - Complexity: O(depth of the path).
  func distance(to path: String) -> Int? {
    var folders = Self.folders(of: path)
    let depth = folders.count
    var best: Int?
    while true {
      if let found = depths[folders] {
        best = min(best ?? .max, depth + found - 2 * folders.count)
      }
      guard folders.popLast() != nil else { return best }
    }
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }
}
