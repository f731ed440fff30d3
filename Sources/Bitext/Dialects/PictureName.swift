/// How DocC names pictures: without an extension, and one file for each scale.
package enum PictureName {
  /// The endings of files for the name that a note gives, the plainest first: `shelves` may be
  /// `shelves@2x.png`.
  package static let endings = ["", "@2x", "@3x"].flatMap { scale in
    ["png", "svg", "jpg", "jpeg", "gif", "webp"].map { "\(scale).\($0)" }
  }
}
