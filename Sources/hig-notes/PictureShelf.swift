import Bitext
import PreviewServer
import SiteBuilder

/// The copies of pictures in a folder of notes, and the list of them.
struct PictureShelf {
  private var pictures: FetchedPictures
  private let folder: String
  private let writer: FolderWriter
  /// The largest size of all copies together, in bytes.
  private let total: Int

  /// The result of fetching a picture.
  enum Outcome {
    /// The copy, as a line for people.
    case copied(String)
    /// The reason why there is no copy.
    case refused(String)
  }

  /// - Parameters:
  ///   - pictures: The existing copies.
  ///   - folder: The folder for further copies, relative to the folder of notes.
  ///   - writer: Writes into the folder of notes.
  ///   - total: The largest size of all copies together, in bytes.
  init(pictures: FetchedPictures, folder: String, writer: FolderWriter, total: Int) {
    self.pictures = pictures
    self.folder = folder
    self.writer = writer
    self.total = total
  }

  /// Whether there is a complete copy of a picture, with the digest that was recorded for it.
  func holds(_ address: String) throws -> Bool {
    guard let copy = pictures.copies[address] else { return false }
    let bytes = try Console.reporting { () throws(WriteFailure) in
      try writer.contents(of: copy.path)
    }
    return bytes.map { SHA256.hex(of: $0) == copy.digest } ?? false
  }

  /// Fetches a picture, and writes the copy before the list, so that a listed copy is complete.
  mutating func fetch(
    _ address: String, with download: Download, on day: String
  ) throws -> Outcome {
    let bytes: [UInt8]
    let format: PictureFormat
    do throws(Download.Failure) {
      bytes = try download.bytes(of: address)
    } catch {
      guard case .refused(let reason) = error else {
        throw Failure("pictures are fetched with the program curl, which cannot be started")
      }
      return .refused(reason)
    }
    do throws(PictureFormat.Refusal) {
      format = try PictureFormat(bytes)
    } catch {
      return .refused(
        error == .active
          ? "the drawing could run scripts" : "it is no PNG, JPEG, GIF, WebP or SVG picture")
    }
    let others = pictures.copies.filter { $0.key != address }.values.reduce(0) { $0 + $1.size }
    guard others + bytes.count <= total else {
      return .refused("all copies together would have more than \(total / 1000) kB (--total)")
    }
    let path = folder + "/" + Self.name(of: address, format)
    pictures.add(
      FetchedPictures.Copy(
        path: path, size: bytes.count, digest: SHA256.hex(of: bytes), date: day),
      of: address)
    try Console.reporting { () throws(WriteFailure) in
      try writer.write(bytes, to: path, over: .anything)
      try writer.write(
        pictures.list(of: folder), to: folder + "/" + FetchedPictures.fileName, over: .anything)
    }
    return .copied("\(path)  \((bytes.count + 999) / 1000) kB  \(address)")
  }

  /// A readable file name for the picture at `address`, with a digest of the address that makes it
  /// unique.
  private static func name(of address: String, _ format: PictureFormat) -> String {
    let path = address.prefix { $0 != "?" }
    let last = path.split(separator: "/").dropFirst(2).last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let words = Slug.shorten(Slug.make(from: String(stem)), to: 40)
    let mark = SHA256.hex(of: Array(address.utf8)).prefix(8)
    return (words.isEmpty ? "picture" : words) + "-\(mark)." + format.rawValue
  }
}
