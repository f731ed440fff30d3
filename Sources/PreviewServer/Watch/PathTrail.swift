import Bitext
import CLibrary

/// Resolves paths as the system does, name by name and through every symbolic link.
enum PathTrail {
  /// The lookup of one name in a folder.
  struct Step: Hashable {
    /// The real path of the folder.
    let folder: [UInt8]
    let name: [UInt8]

    var path: [UInt8] { PathTrail.path(of: name, in: folder) }
  }

  /// The end of a path, as a real path.
  enum End: Hashable {
    case folder([UInt8])
    case file([UInt8])
    /// The lookup that failed: the name does not exist, is a link that leads nowhere, or is no
    /// folder although more of the path follows.
    case missing(Step)
  }

  /// The number of links after which the system assumes a cycle.
  private static let mostLinks = 40

  /// Follows a path to its end.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to `start`.
  ///   - start: The real path of a folder.
  ///   - look: Called with each step before it is taken.
  /// - Returns: The end of the path.
  /// - Throws: The error of `look`.
  static func follow<Failure>(
    _ path: [UInt8], from start: [UInt8], looking look: (Step) throws(Failure) -> Void
  ) throws(Failure) -> End {
    var place = path.first == 0x2F ? [0x2F] : start
    var rest = Array(path.split(separator: 0x2F).reversed())
    var links = 0
    while let name = rest.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        place = parent(of: place)
        continue
      }
      let step = Step(folder: place, name: Array(name))
      try look(step)
      var status = stat()
      guard unsafe lstat(terminated(step.path), &status) == 0 else { return .missing(step) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: place = step.path
      case S_IFLNK:
        links += 1
        guard links <= mostLinks, let target = target(of: step.path) else { return .missing(step) }
        if target.first == 0x2F { place = [0x2F] }
        rest += target.split(separator: 0x2F).reversed()
      default: return rest.isEmpty ? .file(step.path) : .missing(step)
      }
    }
    return .folder(place)
  }

  static func path(of name: [UInt8], in folder: [UInt8]) -> [UInt8] {
    folder == [0x2F] ? folder + name : folder + [0x2F] + name
  }

  static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }

  /// The folder that relative paths start from; the root if it no longer exists.
  static func workingFolder() -> [UInt8] {
    (try? FileSystem.realPath([0x2E])) ?? [0x2F]
  }

  /// The folder above a real path.
  static func parent(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: 0x2F), slash > 0 else { return [0x2F] }
    return Array(path[..<slash])
  }

  private static func target(of link: [UInt8]) -> [UInt8]? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(terminated(link), &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map { UInt8(bitPattern: $0) } : nil
  }
}
