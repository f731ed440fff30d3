import CLibrary

extension FileSystem {
  /// The reason why something cannot be read.
  package struct Failure: Error, Hashable, Sendable {
    /// The value of `errno`; `EXDEV` for a link that is not followed.
    let code: Int32
    /// The target of a symbolic link that is not followed.
    let target: Target?

    /// A target that a symbolic link may not have.
    enum Target: Hashable, Sendable {
      /// A path outside the folder of notes.
      case outside([UInt8])
      /// A hidden path below the folder of notes.
      case hidden([UInt8])
    }

    init(code: Int32) {
      self.code = code
      target = nil
    }

    init(leadingTo target: Target) {
      code = EXDEV
      self.target = target
    }

    /// The operating system's own words, in English whatever the locale.
    package var reason: String {
      switch target {
      case nil: Self.reason(code)
      case .outside(let path): "it leads out of the notes, to \(Self.shown(path))" + Self.remedy
      case .hidden(let path): "it leads to \(Self.shown(path)), which is hidden" + Self.remedy
      }
    }

    private static let remedy =
      "; put a copy in its place, or use --follow-links to follow such links"

    private static func shown(_ path: [UInt8]) -> String {
      PlainText.cleaned(String(decoding: path, as: UTF8.self))
    }

    private static func reason(_ code: Int32) -> String {
      switch code {
      case ENOENT: "it is not there"
      case EACCES, EPERM: "no permission to read it"
      case ELOOP: "its symbolic links form a cycle"
      case ENAMETOOLONG: "its path is too long"
      case EISDIR: "it is a folder"
      case ENOTDIR: "it is not a folder"
      case EINVAL: "it is neither a file nor a folder"
      case EFBIG: "it is larger than 1 GiB"
      case EMFILE, ENFILE: "too many files are open"
      case EBUSY: "it keeps changing while it is read; try again"
      case EIO: "the disk reports an error"
      default: "system error \(code)"
      }
    }
  }
}
