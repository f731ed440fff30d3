import CBuild

/// The version of the program, and of a release the commit and its date.
enum Version {
  static let number = "0.1.0"

  /// `0.1.0`, or `0.1.0 (1a2b3c4d5e6f, 2026-11-23)`.
  static let text: String = {
    let origin = unsafe String(cString: build_origin())
    return origin.isEmpty ? number : "\(number) (\(origin))"
  }()
}
