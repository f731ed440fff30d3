import TextBasics

/// The pictures of other servers of which the folder of notes has copies.
///
/// `fetch-pictures` writes the list, ``fileName``, beside the copies. Notes keep the addresses that
/// they have; pages show the copies.
package struct FetchedPictures: Sendable {
  /// A copy of a picture.
  package struct Copy: Hashable, Sendable {
    /// The path of the file, relative to the folder of notes.
    package let path: String
    /// The number of bytes of the file.
    package let size: Int
    /// The SHA-256 digest of the file, in hexadecimal digits.
    package let digest: String
    /// The day on which it was fetched, such as `2026-11-24`.
    package let date: String

    package init(path: String, size: Int, digest: String, date: String) {
      self.path = path
      self.size = size
      self.digest = digest
      self.date = date
    }
  }

  /// The name of the list, in whatever folder the copies are.
  package static let fileName = "fetched-pictures.tsv"

  /// The copies by the addresses of their pictures, as ``address(of:)`` gives them.
  package private(set) var copies: [String: Copy] = [:]

  package init() {}

  /// The address of a picture as a note has it, if it is one of another server: whole, and without
  /// the name of a place in it.
  package static func address(of source: String) -> String? {
    let whole = source.utf8.starts(with: "//".utf8) ? "https:" + source : source
    let scheme = whole.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard ["http", "https"].contains(String(Substring(scheme)).lowercased()),
      whole.utf8.dropFirst(scheme.count).starts(with: "://".utf8)
    else { return nil }
    return String(Substring(whole.utf8.prefix { $0 != UInt8(ascii: "#") }))
  }

  /// Adds a copy, or replaces the one of this address.
  package mutating func add(_ copy: Copy, of address: String) { copies[address] = copy }

  /// Whether a file is a list of copies.
  static func isList(_ path: String) -> Bool {
    path == fileName || path.hasSuffix("/" + fileName)
  }
}

// MARK: As a file

extension FetchedPictures {
  private static let remark =
    "# Pictures of other servers, copied by `hig-notes fetch-pictures`; pages show the copies.\n"
    + "# address\tfile\tbytes\tsha256\tday\n"

  /// The list of the copies in `folder`, in the order of their addresses.
  package func list(of folder: String) -> [UInt8] {
    var text = Self.remark
    for (address, copy) in copies.sorted(by: { $0.key < $1.key }) {
      guard let name = Self.name(of: copy.path, in: folder) else { continue }
      text += [address, name, String(copy.size), copy.digest, copy.date].joined(separator: "\t")
      text += "\n"
    }
    return Array(text.utf8)
  }

  /// Reads all lists of a folder of notes.
  ///
  /// A copy is left out if it is missing, or if its size has changed since it was written.
  static func reading(_ files: [ContentDirectory.File]) -> (FetchedPictures, [Diagnostic]) {
    var pictures = FetchedPictures()
    var diagnostics: [Diagnostic] = []
    let lists = files.filter { isList($0.path) }
    guard !lists.isEmpty else { return (pictures, []) }
    let byPath = files.reduce(into: [:]) { $0[$1.path] = $1 }
    for list in lists {
      let (source, problems) = SourceFile.reading(list)
      diagnostics += problems
      guard let source else { continue }
      let folder = String(list.path.dropLast(fileName.count))
      var number = 0
      for line in source.text(in: SourceRange(0, source.bytes.count)).lines {
        number += 1
        if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
        var fault: String?
        if let (address, copy) = entry(line, in: folder) {
          fault = byPath[copy.path].map { problem(of: $0, copy) } ?? "there is no \(copy.path)"
          if fault == nil { pictures.add(copy, of: address) }
        } else {
          fault = "expected an address, a file, its size, its digest and a day, with tabs between"
        }
        guard let fault else { continue }
        diagnostics.append(
          Diagnostic(
            .warning, "picture-copy",
            "this copy is not shown: \(fault); 'hig-notes fetch-pictures' fetches it again",
            at: .range(source, source.range(ofLine: number))))
      }
    }
    return (pictures, diagnostics)
  }

  private static func problem(of file: ContentDirectory.File, _ copy: Copy) -> String? {
    file.fingerprint?.size == copy.size
      ? nil : "\(copy.path) has not the size that it was written with"
  }

  private static func entry(_ line: Substring, in folder: String) -> (String, Copy)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let address = address(of: fields[0]), let size = Int(fields[2]),
      !fields[1].isEmpty, !fields[1].contains("/"), fields[3].utf8.count == 64
    else { return nil }
    return (
      address, Copy(path: folder + fields[1], size: size, digest: fields[3], date: fields[4])
    )
  }

  private static func name(of path: String, in folder: String) -> String? {
    guard path.hasPrefix(folder + "/") else { return nil }
    let name = path.dropFirst(folder.count + 1)
    return name.contains("/") ? nil : String(name)
  }
}
