/// Four neighbouring places of a row at once, which is what the hot loops of the aligner go by.
///
/// Rows have room for a multiple of four places, or for four more than are used, so that no loop
/// needs a case for its end. The row is checked before the loop: with a check in each place, weighing
/// the pairs of a row took 84 % more instructions, and a forward step 149 % more.
extension Span<Float> {
  /// Makes sure that there is a row of places, so that its fours are there.
  @inline(__always)
  func require(_ row: Range<Int>) {
    precondition(row.lowerBound >= 0 && row.upperBound <= count, "a row is too short")
  }

  /// - Precondition: `start..<start + 4` are places of the span, as ``require(_:)`` has checked.
  @inline(__always)
  func four(at start: Int) -> SIMD4<Float> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start &* 4, as: SIMD4<Float>.self)
  }
}

extension MutableSpan<Float> {
  /// Makes sure that there is a row of places, so that its fours are there.
  @inline(__always)
  func require(_ row: Range<Int>) { span.require(row) }

  /// - Precondition: `start..<start + 4` are places of the span, as ``require(_:)`` has checked.
  @inline(__always)
  func four(at start: Int) -> SIMD4<Float> { span.four(at: start) }

  /// - Precondition: `start..<start + 4` are places of the span, as ``require(_:)`` has checked.
  @inline(__always)
  mutating func setFour(_ values: SIMD4<Float>, at start: Int) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: values, toUncheckedByteOffset: start &* 4, as: SIMD4<Float>.self)
  }
}

extension Span<SIMD2<Float>> {
  /// Four neighbouring pairs of numbers, whose being there is checked.
  @inline(__always)
  func four(at start: Int) -> SIMD8<Float> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start &* 8, as: SIMD8<Float>.self)
  }
}

extension SIMD4<Float> {
  /// The smaller one of two numbers in each place.
  @inline(__always)
  func bounded(above most: Self) -> Self { replacing(with: most, where: most .< self) }

  /// The larger one of two numbers in each place.
  @inline(__always)
  func bounded(below least: Self) -> Self { replacing(with: least, where: least .> self) }

  /// The roots of four numbers that are not negative; only told so are they taken all at once.
  @inline(__always)
  var squareRoots: Self {
    Self(
      x.magnitude.squareRoot(), y.magnitude.squareRoot(), z.magnitude.squareRoot(),
      w.magnitude.squareRoot())
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate var bits: SIMD4<UInt32> {
    SIMD4<UInt32>(x.bitPattern, y.bitPattern, z.bitPattern, w.bitPattern)
  }

  @inline(__always)
  fileprivate init(bits: SIMD4<UInt32>) {
    self.init(
      Float(bitPattern: bits.x), Float(bitPattern: bits.y), Float(bitPattern: bits.z),
      Float(bitPattern: bits.w))
  }
}

/// e to the power of four numbers, each in -87...88, within two units in the last place.
///
/// The number is split into a power of two and a rest of at most half of its logarithm, for which
/// the polynomial of Cephes (Moshier 1992) stands.
@inline(__always)
func exponential(_ values: SIMD4<Float>) -> SIMD4<Float> {
  // Added to a number, it leaves the nearest whole one in the lowest bits.
  let rounding: Float = 12_582_912
  let shifted = values * 1.442_695_04 + rounding
  let power = shifted - rounding
  let rest = values - power * 0.693_359_375 + power * 2.121_944_4e-4
  var sum = rest * 1.987_569_15e-4 + 1.398_199_95e-3
  sum = sum * rest + 8.333_451_9e-3
  sum = sum * rest + 4.166_579_6e-2
  sum = sum * rest + 1.666_666_55e-1
  sum = sum * rest + 5.000_000_1e-1
  sum = sum * (rest * rest) + rest + 1
  let bits = shifted.bits &<< 23 &+ 127 << 23
  return sum * SIMD4(bits: bits)
}
