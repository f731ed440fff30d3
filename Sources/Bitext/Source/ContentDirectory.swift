/// A folder of notes: which texts and which other files are in it, at any depth.
///
/// The walk reads no file. It leaves out what is hidden (a name that begins with a dot),
/// `node_modules` and the folder that the site is written to. Symbolic links are followed, but
/// no folder is walked twice and none that holds the one walked, so that the walk ends.
package struct ContentDirectory: Sendable {
  /// One file of the folder.
  package struct File: Hashable, Sendable {
    /// Relative to the folder, `/` between parts, NFC and without control characters: how people
    /// and other pages name it.
    package let path: String
    /// The bytes by which the operating system knows it; not always UTF-8, often NFD.
    package let systemPath: [UInt8]
  }

  /// Markdown and plain text (`.md`, `.markdown`, `.txt`), in the order of their paths.
  package private(set) var texts: [File] = []
  /// `site.yaml` at the top, if it is there.
  package private(set) var settings: File?
  /// Every other file: pictures, downloads, data.
  package private(set) var assets: [File] = []
  /// Folders that could not be read, links that lead nowhere.
  package private(set) var diagnostics: [Diagnostic] = []

  private var visited: Set<FileSystem.Identity> = []
  private var linkedFolders: [Place] = []

  private struct Place {
    var path: String
    var systemPath: [UInt8]

    func child(_ name: [UInt8]) -> Place {
      let shown = PlainText.cleaned(String(decoding: name, as: UTF8.self))
      return Place(
        path: path.isEmpty ? shown : path + "/" + shown, systemPath: systemPath + [0x2F] + name)
    }
  }

  /// Walks `root`, leaving out the folder `output` where it lies inside.
  ///
  /// - Throws: ``Unreadable`` if `root` itself is no folder that can be read.
  package init(root: String, leavingOut output: String? = nil) throws(Unreadable) {
    let top = Place(path: "", systemPath: Array(root.utf8))
    do {
      let status = try FileSystem.status(top.systemPath)
      guard status.kind == .folder else { throw Unreadable(path: root, reason: "it is no folder") }
      visited.insert(status.identity)
      visited.formUnion(Self.ancestors(of: top.systemPath))
      if let output, let status = try? FileSystem.status(Array(output.utf8)) {
        visited.insert(status.identity)
      }
      try walk(top)
    } catch let failure as FileSystem.Failure {
      throw Unreadable(path: root, reason: failure.reason)
    } catch let unreadable as Unreadable {
      throw unreadable
    } catch {
      throw Unreadable(path: root, reason: "\(error)")
    }
    followLinks()
    texts.sort { Self.precedes($0.path, $1.path) }
    assets.sort { Self.precedes($0.path, $1.path) }
    reportTwins()
    if texts.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "no-notes", "there is no note here: notes end in .md, .markdown or .txt",
          at: .file(path: root, offset: nil)))
    }
  }

  /// Names that a disk which ignores case, or the form of accents, takes for one.
  private mutating func reportTwins() {
    var first: [String: String] = [:]
    for file in texts + assets {
      let key = file.path.lowercased()
      guard let twin = first[key] else {
        first[key] = file.path
        continue
      }
      let what = twin == file.path ? "in the form of its letters (NFC, NFD)" : "in case"
      diagnostics.append(
        Diagnostic(
          .warning, "name-differs-in-case",
          "the name differs from '\(twin)' only \(what): many disks keep only one of them",
          at: .file(path: file.path, offset: nil)))
    }
  }

  private mutating func walk(_ folder: Place) throws(FileSystem.Failure) {
    for name in try FileSystem.names(in: folder.systemPath) where !Self.isLeftOut(name) {
      let place = folder.child(name)
      do {
        let status = try FileSystem.status(place.systemPath)
        if String(validating: name, as: UTF8.self) == nil { report("its name is not UTF-8", place) }
        switch status.kind {
        case .folder where status.isLink: linkedFolders.append(place)
        case .folder where visited.insert(status.identity).inserted: try walk(place)
        case .folder: break
        case .file: add(place, isTop: folder.path.isEmpty)
        case .other: report("it is neither a file nor a folder", place)
        }
      } catch {
        report("it cannot be read: \(error.reason)", place)
      }
    }
  }

  /// Real folders come first, so that a text is named by the folder it lies in.
  private mutating func followLinks() {
    while !linkedFolders.isEmpty {
      let round = linkedFolders
      linkedFolders = []
      for place in round {
        do {
          let status = try FileSystem.status(place.systemPath)
          if visited.insert(status.identity).inserted { try walk(place) }
        } catch {
          report("it cannot be read: \(error.reason)", place)
        }
      }
    }
  }

  private mutating func add(_ place: Place, isTop: Bool) {
    let file = File(path: place.path, systemPath: place.systemPath)
    if Self.isText(place.systemPath) {
      texts.append(file)
    } else if isTop, place.path == "site.yaml" || place.path == "site.yml" {
      settings = settings ?? file
    } else {
      assets.append(file)
    }
  }

  private mutating func report(_ reason: String, _ place: Place) {
    diagnostics.append(
      Diagnostic(
        .warning, "unreadable-file", "this is left out: \(reason)",
        at: .file(path: place.path, offset: nil)))
  }

  private static func isLeftOut(_ name: [UInt8]) -> Bool {
    name.first == 0x2E || name == Array("node_modules".utf8)
  }

  /// Whether a name ends in `.md`, `.markdown` or `.txt`, in capitals or not.
  private static func isText(_ name: [UInt8]) -> Bool {
    ["md", "markdown", "txt"].contains {
      name.suffix($0.utf8.count + 1).map(lowered) == [0x2E] + $0.utf8
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  /// The folders above `path`, by which a link could lead out and back in.
  private static func ancestors(of path: [UInt8]) -> [FileSystem.Identity] {
    var identities: [FileSystem.Identity] = []
    var above = path
    // A path has at most some two thousand parts; the top of the tree is its own parent.
    while let status = try? FileSystem.status(above + Array("/..".utf8)) {
      above += Array("/..".utf8)
      guard identities.last != status.identity else { break }
      identities.append(status.identity)
    }
    return identities
  }

  /// By bytes, a folder's files next to each other.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

/// A folder or file that cannot be read, and why.
package struct Unreadable: Error, Hashable, Sendable {
  package let path: String
  package let reason: String
}
