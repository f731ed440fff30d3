import CLibrary

/// The natural logarithm.
func logarithm(_ value: Float) -> Float { logf(value) }

/// e to the power of `value`.
func exponential(_ value: Float) -> Float { expf(value) }

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
