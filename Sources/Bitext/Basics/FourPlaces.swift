/// Access to four neighbouring elements of a row at once, for the hot loops of the aligner.
///
/// Rows are padded to a multiple of four elements, or by four, so that no loop needs a special case
/// for its end. ``require(_:)`` checks the row once, before the loop. With a check at each element,
/// weighing the pairs of a row took 84 % more instructions, and a forward step 149 % more.
extension Span<Float> {
  /// Stops the program unless the span contains `row` and the fours that begin in it.
  @inline(__always)
  func require(_ row: Range<Int>) {
    precondition(row.lowerBound >= 0 && row.upperBound <= count, "a row is too short")
  }

  /// - Precondition: The span contains `start..<start + 4`, which ``require(_:)`` has checked.
  @inline(__always)
  func four(at start: Int) -> SIMD4<Float> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start &* 4, as: SIMD4<Float>.self)
  }
}

extension MutableSpan<Float> {
  /// Stops the program unless the span contains `row` and the fours that begin in it.
  @inline(__always)
  func require(_ row: Range<Int>) { span.require(row) }

  /// - Precondition: The span contains `start..<start + 4`, which ``require(_:)`` has checked.
  @inline(__always)
  func four(at start: Int) -> SIMD4<Float> { span.four(at: start) }

  /// - Precondition: The span contains `start..<start + 4`, which ``require(_:)`` has checked.
  @inline(__always)
  mutating func setFour(_ values: SIMD4<Float>, at start: Int) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: values, toUncheckedByteOffset: start &* 4, as: SIMD4<Float>.self)
  }
}

extension Span<SIMD2<Float>> {
  /// Four neighbouring pairs of numbers; the access is checked.
  @inline(__always)
  func four(at start: Int) -> SIMD8<Float> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start &* 8, as: SIMD8<Float>.self)
  }
}

extension SIMD4<Float> {
  /// The element-wise minimum.
  @inline(__always)
  func bounded(above most: Self) -> Self { replacing(with: most, where: most .< self) }

  /// The element-wise maximum.
  @inline(__always)
  func bounded(below least: Self) -> Self { replacing(with: least, where: least .> self) }

  /// The square roots of four numbers, which must not be negative: knowing that, the compiler uses
  /// one vector instruction.
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
/// The number is split into a power of two and a remainder of at most ln 2 / 2, whose exponential
/// is the polynomial of the Cephes library (Moshier 1992).
@inline(__always)
func exponential(_ values: SIMD4<Float>) -> SIMD4<Float> {
  // Adding this constant rounds a number to an integer, which is left in the lowest bits.
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
