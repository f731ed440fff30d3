import CPlatform
import CLibrary

/// The attributes of a file apart from its name and its bytes.
enum FileAttributes {
  /// Copies the owner, group, mode and extended attributes, which include access control lists.
  static func copy(
    of model: FileSystem.Descriptor, to file: FileSystem.Descriptor
  ) throws(FileSystem.Failure) {
    let wanted = try FileSystem.status(of: model.number)
    let given = try FileSystem.status(of: file.number)
    if (wanted.st_uid, wanted.st_gid) != (given.st_uid, given.st_gid) {
      try FileSystem.check(fchown(file.number, wanted.st_uid, wanted.st_gid))
    }
    let kept = try names(of: model)
    // A folder may give new files access control lists of its own.
    for name in try names(of: file) where !kept.contains(name) {
      try FileSystem.check(unsafe platform_remove_attribute(file.number, name))
    }
    for name in kept {
      let value = unsafe try bytes { unsafe platform_attribute(model.number, name, $0, $1) }
      try FileSystem.check(unsafe platform_set_attribute(file.number, name, value, value.count))
    }
    // The mode comes last: changing the owner clears bits of it, and access control lists have
    // their own.
    try FileSystem.check(fchmod(file.number, wanted.st_mode & 0o7777))
  }

  private static func names(
    of file: FileSystem.Descriptor
  ) throws(FileSystem.Failure) -> [[CChar]] {
    let list: [UInt8]
    do {
      list = unsafe try bytes { unsafe platform_attributes(file.number, $0, $1) }
    } catch {
      if error.code == ENOTSUP { return [] }
      throw error
    }
    return list.split(separator: 0).map { FileSystem.terminated(Array($0)) }
  }

  /// The bytes of a call that is first asked for their size.
  private static func bytes(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(FileSystem.Failure) -> [UInt8] {
    let size = call(nil, 0)
    guard size >= 0 else { throw FileSystem.Failure(code: errno) }
    var bytes = [CChar](repeating: 0, count: size)
    let count = unsafe call(&bytes, size)
    guard count >= 0 else { throw FileSystem.Failure(code: errno) }
    return bytes.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
