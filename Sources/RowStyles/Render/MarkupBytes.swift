/// Bytes that are written in many small pieces, such as a page.
///
/// What an array does besides copying a piece is most of the work, and an array can only be written
/// to where it is initialized: so they stand in memory of their own until they are asked for.
///
/// Values share memory that none of them writes to: the one that writes takes other memory first.
package struct MarkupBytes: @unchecked Sendable {
  /// Frees the memory with the last value that has it.
  private final class Owner {
    let memory: UnsafeMutableRawBufferPointer

    init(_ memory: UnsafeMutableRawBufferPointer) { unsafe self.memory = memory }

    deinit { unsafe memory.deallocate() }
  }

  private static let smallest = 256

  /// Nil before anything is written.
  private var owner: Owner?
  /// The owner's, with room at its end.
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  package private(set) var count = 0

  package init() {}

  package mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    let start = count
    grow(by: piece.count)
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start...])
      .copyMemory(from: UnsafeRawBufferPointer(piece))
    withExtendedLifetime(owner) {}
  }

  package mutating func append(_ byte: UInt8) {
    let start = count
    grow(by: 1)
    unsafe memory[start] = byte
    withExtendedLifetime(owner) {}
  }

  package mutating func append(_ other: MarkupBytes) {
    other.withBytes { unsafe append($0) }
  }

  /// Takes back everything after the first `count` bytes.
  package mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  package var bytes: [UInt8] { withBytes { unsafe Array($0) } }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(owner) {
      let written = unsafe UnsafeRawBufferPointer(rebasing: memory[..<count])
      return unsafe written.withMemoryRebound(to: UInt8.self, body)
    }
  }

  /// Counts more bytes, for which there is room then in memory that no other value has.
  @inline(__always)
  private mutating func grow(by more: Int) {
    let start = count
    count = start &+ more
    if isKnownUniquelyReferenced(&owner), unsafe count <= memory.count { return }
    move(first: start)
  }

  private mutating func move(first start: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(Self.smallest, 2 * count), alignment: 1)
    withExtendedLifetime(owner) {
      unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<start]))
    }
    unsafe memory = larger
    owner = Owner(larger)
  }
}
