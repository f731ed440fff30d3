// The C library of the operating system, whatever it is called there.
#if canImport(Darwin)
  @_exported public import Darwin

  /// The stream of a folder's entries that `opendir` returns.
  public typealias OpenFolder = UnsafeMutablePointer<DIR>

  /// Opens a symbolic link itself, to look at it.
  public let openLinkItself = O_SYMLINK

  /// The kind of a connection whose bytes come in order.
  public let streamSocket = SOCK_STREAM

  /// No flag, because Darwin has none for this.
  public let sendQuietly: Int32 = 0

  extension stat {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// When the contents changed.
    public var st_mtim: timespec { st_mtimespec }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// When the contents, the name or the rights changed.
    public var st_ctim: timespec { st_ctimespec }
  }
#else
  @_exported public import Glibc

  /// The stream of a folder's entries that `opendir` returns.
  public typealias OpenFolder = OpaquePointer

  /// Opens a symbolic link itself, to look at it.
  public let openLinkItself = O_NOFOLLOW

  /// The kind of a connection whose bytes come in order.
  public let streamSocket = Int32(SOCK_STREAM.rawValue)

  /// Sends without raising a signal if the other side has closed the connection.
  public let sendQuietly = Int32(MSG_NOSIGNAL)
#endif
