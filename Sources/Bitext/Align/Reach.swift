/// The share of a text of some length that a translation of another length covers when it follows the
/// text from its beginning and breaks off; 1 where it is as long.
enum Reach {
  /// How much longer than the share it covers a translation may be.
  private static let stretch: Float = 1.3
  /// The share that is added to every estimate.
  private static let margin: Float = 0.1

  @inline(__always)
  static func share(of length: Float, in other: Float) -> Float {
    min(1, stretch * other / length + margin)
  }

  /// The same for four texts at once.
  @inline(__always)
  static func share(of length: SIMD4<Float>, in other: SIMD4<Float>) -> SIMD4<Float> {
    (other * stretch / length + margin).bounded(above: .one)
  }
}
