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

extension MutableSpan<SIMD2<Float>> {
  /// Sets four neighbouring pairs of numbers; the access is checked.
  @inline(__always)
  mutating func setFour(_ values: SIMD8<Float>, at start: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: values, toByteOffset: start &* 8, as: SIMD8<Float>.self)
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
