#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The natural logarithm.
func logarithm(_ value: Float) -> Float { logf(value) }

/// e to the power of `value`.
func exponential(_ value: Float) -> Float { expf(value) }
