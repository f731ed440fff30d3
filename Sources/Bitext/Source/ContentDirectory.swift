import CLibrary

/// A folder of notes: its texts and other files, at any depth.
///
/// The walk reads no file but the first bytes of those in plain text. It leaves out hidden names
/// (which begin with a dot), except pictures in hidden folders such as `.gitbook/assets`;
/// `node_modules`; and the folder that the site is written to. Symbolic links are followed within
/// the folder, and out of it only if a person says so. No folder is walked twice or from within
/// itself, so the walk ends.
package struct ContentDirectory: Sendable {
  /// Markdown and plain text (``FileName/noteEndings``) in the order of their paths.
  package private(set) var texts: [File] = []
  /// `site.yaml` at the top, if it exists.
  package private(set) var settings: File?
  /// Every other file: pictures, downloads, data.
  package private(set) var assets: [File] = []
  /// Files that list the chapters beside the pages of a site, and are no page themselves.
  package private(set) var contentsLists: [File] = []
  /// Reports of folders that could not be read, and of links that lead nowhere or out of the
  /// folder.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The folder that links must not leave; nil if links are followed.
  package let enclosure: Enclosure?
  /// The folder as it was named.
  let root: [UInt8]

  private var visited: Set<FileSystem.Identity> = []
  private var linkedFolders: [Place] = []

  private struct Place {
    var path: String
    var systemPath: [UInt8]

    func child(_ name: [UInt8]) -> Place {
      let shown = ContentDirectory.shown(name)
      return Place(
        path: path.isEmpty ? shown : path + "/" + shown, systemPath: systemPath + [0x2F] + name)
    }
  }

  /// The name shown to people for the operating system's `name`.
  static func shown(_ name: [UInt8]) -> String {
    PlainText.cleaned(String(decoding: name, as: UTF8.self))
  }

  /// Walks `root`.
  ///
  /// - Parameters:
  ///   - root: The folder; if it is a link, the link is followed.
  ///   - output: A folder to leave out if it lies inside `root`.
  ///   - followsLinks: Whether symbolic links may lead out of the folder.
  /// - Throws: ``Unreadable`` if `root` itself is not a readable folder.
  package init(
    root: String, leavingOut output: String? = nil, followingLinks followsLinks: Bool = false
  ) throws(Unreadable) {
    let top = Place(path: "", systemPath: Array(root.utf8))
    self.root = top.systemPath
    do throws(FileSystem.Failure) {
      let status = try FileSystem.status(top.systemPath)
      guard status.kind == .folder else { throw FileSystem.Failure(code: ENOTDIR) }
      enclosure = followsLinks ? nil : try Enclosure(top.systemPath)
      if let output, let status = try? FileSystem.status(Array(output.utf8)) {
        visited.insert(status.identity)
      }
      if followsLinks { visited.formUnion(Self.ancestors(of: top.systemPath)) }
      visited.remove(status.identity)
      try walk(top)
    } catch {
      throw Unreadable(path: root, reason: error.reason)
    }
    followLinks()
    texts.sort { Self.precedes($0.path, $1.path) }
    assets.sort { Self.precedes($0.path, $1.path) }
    contentsLists.sort { Self.precedes($0.path, $1.path) }
    reportTwins()
    if texts.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "no-notes", "there is no note here: notes end in \(FileName.listOfNoteEndings)",
          at: .file(path: root, offset: nil)))
    }
  }

  /// Reports names that a disk takes for equal if it ignores case or the normalisation form.
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
    let entries = try FileSystem.entries(in: folder.systemPath, within: enclosure) {
      visited.insert($0).inserted
    }
    for entry in entries {
      let place = folder.child(entry.name)
      guard !FileName.isHidden(entry.name) else {
        if entry.kind == .folder, FileName.mayHoldPictures(entry.name) { addAttachments(in: place) }
        continue
      }
      if FileName.isLeftOut(entry.name) { continue }
      if String(validating: entry.name, as: UTF8.self) == nil {
        report(place, "its name is not UTF-8")
      }
      add(place, entry.kind, isTop: folder.path.isEmpty)
    }
  }

  private mutating func add(_ place: Place, _ kind: FileSystem.Kind, isTop: Bool) {
    switch kind {
    case .file: add(place, isTop: isTop)
    case .folder: visit(place)
    case .link:
      do throws(FileSystem.Failure) {
        let target = try FileSystem.status(place.systemPath, within: enclosure)
        switch target.kind {
        case .file: add(place, isTop: isTop)
        case .folder: linkedFolders.append(place)
        case .link, .other: report(place, "it is neither a file nor a folder")
        }
      } catch {
        if error.code == ENOENT {
          report(place, "it is a symbolic link to what is not there")
        } else {
          report(place, error)
        }
      }
    case .other: report(place, "it is neither a file nor a folder")
    }
  }

  /// Adds the pictures and other files of a hidden folder that notes may refer to.
  ///
  /// Nobody asked for the folder itself, so parts of it that cannot be read are not reported.
  private mutating func addAttachments(in folder: Place) {
    guard
      let entries = try? FileSystem.entries(
        in: folder.systemPath, within: enclosure, where: { visited.insert($0).inserted })
    else { return }
    for entry in entries where !FileName.isHidden(entry.name) {
      let place = folder.child(entry.name)
      switch entry.kind {
      case .folder: addAttachments(in: place)
      case .file where FileName.isAttachment(entry.name): add(place, isTop: false)
      case .file, .link, .other: continue
      }
    }
  }

  private mutating func visit(_ folder: Place) {
    do throws(FileSystem.Failure) {
      try walk(folder)
    } catch {
      report(folder, error, isFolder: true)
    }
  }

  /// Follows links after all real folders, so that a text is named by the folder it lies in.
  private mutating func followLinks() {
    while !linkedFolders.isEmpty {
      let round = linkedFolders
      linkedFolders = []
      for place in round { visit(place) }
    }
  }

  private mutating func add(_ place: Place, isTop: Bool) {
    let file = File(path: place.path, systemPath: place.systemPath, enclosure: enclosure)
    if FileName.isAroundPages(Array(place.systemPath.split(separator: 0x2F).last ?? [])) {
      if FileName.isContentsList(file.path) { contentsLists.append(file) }
      report(
        place, .note, "unreadable-file",
        "this is left out: it stands around the pages of a wiki, and is none itself")
    } else if FileName.isText(place.systemPath), !isForPrograms(file) {
      texts.append(file)
    } else if isTop, place.path == "site.yaml" || place.path == "site.yml" {
      settings = settings ?? file
    } else {
      assets.append(file)
    }
  }

  /// Whether a `.txt` is no note but read by programs, or a session of a terminal (`$ command`
  /// comes first), which notes about programs include.
  private func isForPrograms(_ file: File) -> Bool {
    guard FileName.isPlainText(file.systemPath) else { return false }
    return FileName.isForPrograms(file.systemPath) || (try? file.head(2)) == [0x24, 0x20]
  }

  /// Reports a place that cannot be read: a warning if it no longer exists or is not a note, an
  /// error otherwise, because its pages are missing.
  private mutating func report(
    _ place: Place, _ failure: FileSystem.Failure, isFolder: Bool = false
  ) {
    switch failure.code {
    case ENOENT, ELOOP: report(place, "it cannot be read: \(failure.reason)")
    case _ where failure.target != nil:
      report(place, .error, "link-leads-out", "this link is not followed: \(failure.reason)")
    default:
      report(
        place, .error, isFolder ? "unreadable-folder" : "unreadable-file",
        "this \(isFolder ? "folder " : "")cannot be read: \(failure.reason)")
    }
  }

  private mutating func report(_ place: Place, _ reason: String) {
    report(place, .warning, "unreadable-file", "this is left out: \(reason)")
  }

  private mutating func report(
    _ place: Place, _ severity: Diagnostic.Severity, _ rule: String, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(severity, rule, message, at: .file(path: place.path, offset: nil)))
  }

  /// The folders above `path`, through which a link could lead out and back in.
  private static func ancestors(of path: [UInt8]) -> [FileSystem.Identity] {
    var identities: [FileSystem.Identity] = []
    var above = path
    // A path has at most about two thousand parts; the root is its own parent.
    while let status = try? FileSystem.status(above + Array("/..".utf8)) {
      above += Array("/..".utf8)
      guard identities.last != status.identity else { break }
      identities.append(status.identity)
    }
    return identities
  }

  /// The order of paths: by bytes, so that a folder's files are adjacent.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

/// A folder or file that cannot be read, with the reason.
package struct Unreadable: Error, Hashable, Sendable {
  /// The path as shown to people.
  package let path: String
  /// The operating system's reason, worded to follow a colon.
  package let reason: String
}
