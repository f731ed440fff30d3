#if os(Linux)
  import Bitext
  import CLibrary

  extension WatchList {
    /// The consequences of a notice.
    struct Meaning {
      var events: [Coalescer.Event] = []
      /// New folders of notes, which have to be watched.
      var folders: [[UInt8]] = []
      /// Whether paths may lead elsewhere, so that other folders have to be watched.
      var isStale = false
    }

    /// The meaning of a notice about `name` in a folder, or about the folder itself if `name` is
    /// empty.
    func meaning(of notice: Notice, for name: [UInt8], in watch: Int32) -> Meaning {
      if notice.has(IN_Q_OVERFLOW) { return Meaning(events: [.whole], isStale: true) }
      var meaning = Meaning()
      if notice.has(IN_IGNORED) { return meaning }
      if name.isEmpty {
        note(notice, ofFolder: watch, in: &meaning)
        return meaning
      }
      for folder in folders[watch] ?? [] where !FileName.isLeftOut(name) {
        note(notice, inNotes: folder + [0x2F] + name, &meaning)
      }
      guard let way = ways[watch] else { return meaning }
      let place = PathTrail.path(of: name, in: way.folder)
      if let links = way.links[name], !notice.isOfFolder {
        note(notice, ofTarget: place, links, &meaning)
      } else if way.names.contains(name) {
        note(notice, onWay: place, &meaning)
      }
      return meaning
    }

    /// Handles a notice about a watched folder itself, wherever it is now.
    private func note(_ notice: Notice, ofFolder watch: Int32, in meaning: inout Meaning) {
      guard let paths = folders[watch] else { return }
      if notice.has(IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT) {
        meaning.events.append(.left)
      } else if notice.has(IN_ATTRIB), paths.contains(where: isOpenOtherwise) {
        meaning.events.append(.back)
        meaning.isStale = true
      }
    }

    /// Handles a notice about the item at `path` in a folder of notes.
    private func note(_ notice: Notice, inNotes path: [UInt8], _ meaning: inout Meaning) {
      if notice.isOfFolder {
        if notice.isOfLeaving {
          meaning.events.append(.left)
        } else if notice.isOfComing || isOpenOtherwise(path) {
          meaning.folders.append(path)
          meaning.events.append(.whole)
        }
        return
      }
      meaning.events += notice.events(ofFile: path, at: path)
      // The system does not report a link as a folder, even if it leads to one.
      if notice.isOfComing, Self.isLink(path) {
        meaning.events.append(.whole)
      } else if notice.isOfComing || notice.isOfLeaving, links.contains(path) {
        meaning.events.append(.left)
      }
    }

    /// Handles a notice about a file that links lead to.
    private func note(
      _ notice: Notice, ofTarget place: [UInt8], _ links: [[UInt8]], _ meaning: inout Meaning
    ) {
      for link in links { meaning.events += notice.events(ofFile: link, at: place) }
      guard notice.isOfComing, Self.isLink(place) else { return }
      meaning.events.append(.whole)
      meaning.isStale = true
    }

    /// Handles a notice about a name on the way to folders and files.
    private func note(_ notice: Notice, onWay place: [UInt8], _ meaning: inout Meaning) {
      if notice.isOfLeaving {
        meaning.events.append(.left)
      } else if notice.isOfComing || notice.has(IN_ATTRIB) && isOpenOtherwise(place) {
        meaning.events.append(.back)
        meaning.isStale = true
      }
    }

    private static func isLink(_ path: [UInt8]) -> Bool {
      var status = stat()
      return unsafe lstat(PathTrail.terminated(path), &status) == 0
        && status.st_mode & S_IFMT == S_IFLNK
    }
  }
#endif
