import CLibrary

/// A folder of notes that no symbolic link leads a reader out of.
///
/// A file is opened step by step from the folder's own descriptor, and no step follows a link, so
/// nothing outside is ever opened, not even while somebody exchanges a folder for a link. A path
/// with a link in it is resolved first, and its target is opened in the same way.
package struct Enclosure: Hashable, Sendable {
  /// The folder as it was named, with which the paths of its files begin.
  private let path: [UInt8]
  /// Its real path, with a slash at its end.
  private let real: [UInt8]

  /// - Throws: ``FileSystem/Failure`` if there is no such folder.
  package init(_ path: [UInt8]) throws(FileSystem.Failure) {
    self.path = path
    let real = try FileSystem.realPath(path)
    self.real = real.last == 0x2F ? real : real + [0x2F]
  }

  /// A descriptor of the file at `file`, which the caller closes.
  ///
  /// - Complexity: One call to the operating system for each folder on the way.
  /// - Throws: ``FileSystem/Failure``, also where a link leads out of the folder or to something
  ///   hidden in it.
  func open(_ file: [UInt8], _ flags: Int32) throws(FileSystem.Failure) -> Int32 {
    guard file.count < PATH_MAX else { throw FileSystem.Failure(code: ENAMETOOLONG) }
    let rest = file.dropFirst(path.count)
    if file.starts(with: path), rest.first == 0x2F || rest.isEmpty {
      do throws(FileSystem.Failure) {
        let descriptor = try FileSystem.open(rest, below: path, flags)
        // Opening to look only takes a link for a file.
        if !FileSystem.isLooking(flags) || (try? FileSystem.kind(of: descriptor)) != .link {
          return descriptor
        }
        _ = close(descriptor)
      } catch {
        guard error.code == ELOOP || error.code == ENOTDIR else { throw error }
      }
    }
    let target = try FileSystem.realPath(file)
    return try FileSystem.open(try inside(target), below: path, flags)
  }

  /// Whether the file to which a path leads now is in the folder, so that it may be read.
  package func contains(_ path: [UInt8]) -> Bool {
    (try? inside(try FileSystem.realPath(path))) != nil
  }

  /// The part of a real path below the folder.
  private func inside(_ target: [UInt8]) throws(FileSystem.Failure) -> ArraySlice<UInt8> {
    if target + [0x2F] == real { return [] }
    guard target.starts(with: real) else { throw FileSystem.Failure(leadingTo: .outside(target)) }
    let rest = target.dropFirst(real.count)
    // Files that the walk leaves out are not to be read: keys, passwords, the insides of git.
    let isHidden = rest.split(separator: 0x2F).contains { $0.first == 0x2E }
    if isHidden { throw FileSystem.Failure(leadingTo: .hidden(Array(rest))) }
    return rest
  }
}
