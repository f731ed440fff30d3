import Bitext

/// A correction that was written, so that it can be taken back.
struct PinChange: Sendable {
  /// The file of pins, below the folder of notes.
  let path: String
  /// Its bytes before; nil if there was no file.
  let old: [UInt8]?
  let new: [UInt8]

  /// Restores the earlier state of the file.
  ///
  /// - Throws: ``PinDesk/Refusal`` if the file has changed since, or cannot be written.
  func takeBack(_ options: PreviewOptions) throws(PinDesk.Refusal) {
    do throws(WriteFailure) {
      let writer = try FolderWriter(options.content, state: options.state)
      if try writer.contents(of: path) == new {
        if let old { return try writer.write(old, to: path, over: .bytes(new)) }
        return try writer.remove(path, over: new)
      }
    } catch {
      throw PinDesk.Refusal(status: 500, reason: "\(path) cannot be written: \(error.words).")
    }
    throw PinDesk.Refusal(
      status: 409, reason: "\(path) has changed since; take the line out there.")
  }
}
