import CLibrary

/// The manifest of a running build: each file is appended before it is written, so that a killed
/// build leaves no unknown file.
///
/// It is opened on first use, because a build with nothing to do must write nothing.
final class ManifestJournal {
  private let folder: OutputFolder
  /// The path of the folder for messages.
  private let output: String
  private var file: Int32?
  private var name: String?

  init(in folder: OutputFolder, at output: String) {
    self.folder = folder
    self.output = output
  }

  deinit { if let file { close(file) } }

  private var path: String { output + "/" + Manifest.fileName }

  func append(_ path: String, _ digest: UInt64) throws(WriteError) {
    try append(Manifest.line(path, digest))
  }

  /// A name for a temporary file that nothing else in the folder has.
  ///
  /// Returns the same name each time, unless the name gets taken.
  func unfinishedName() throws(WriteError) -> String {
    if let name { return name }
    var name = Manifest.unfinished
    var number = 2
    while folder.status(of: name) != nil {
      name = "\(Manifest.unfinished)-\(number)"
      number += 1
    }
    try append(name, 0)
    self.name = name
    return name
  }

  private func append(_ line: [UInt8]) throws(WriteError) {
    let code = FileBytes.write(line, to: try opened())
    if code != 0 { throw .failed(operation: "write", path: path, code: code) }
  }

  private func opened() throws(WriteError) -> Int32 {
    if let file { return file }
    do throws(OutputFolder.Failure) {
      let file = try folder.open(
        Manifest.fileName, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK, mode: 0o644)
      let code = Self.prepare(file)
      guard code == 0 else {
        close(file)
        throw OutputFolder.Failure(path: path, code: code)
      }
      self.file = file
      return file
    } catch {
      throw .failed(operation: "write", path: path, code: error.code)
    }
  }

  /// Writes the first line of a new manifest, or cuts off the torn last line that a killed build
  /// left, to which the next line would be appended.
  ///
  /// - Returns: 0, or the `errno` of the failure.
  private static func prepare(_ file: Int32) -> Int32 {
    let size = lseek(file, 0, SEEK_END)
    guard size > 0 else {
      let code = FileBytes.write(Manifest().bytes, to: file)
      if code != 0 { ftruncate(file, 0) }
      return code
    }
    var end = size
    var byte: UInt8 = 0
    while end > 0, unsafe pread(file, &byte, 1, end - 1) == 1, byte != 0x0A { end -= 1 }
    return end == size || ftruncate(file, end) == 0 ? 0 : errno
  }
}
