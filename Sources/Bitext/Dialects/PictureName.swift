/// How DocC names pictures: without an extension, and one file for each scale.
package enum PictureName {
  /// What may follow the name that a note gives, the plainest first: `shelves` is `shelves@2x.png`.
  package static let endings = ["", "@2x", "@3x"].flatMap { scale in
    ["png", "svg", "jpg", "jpeg", "gif", "webp"].map { "\(scale).\($0)" }
  }
}
