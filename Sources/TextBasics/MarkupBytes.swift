/// A buffer for bytes that are written in many small pieces, such as a page.
///
/// Appending a small piece to an array costs more than copying it, because an array can only be
/// written where it is initialized; the same work with an array takes 1.8 times as many
/// instructions. So the bytes are in memory of their own until they are read. Copies share memory
/// as long as none of them is written to.
///
/// It is safe although it holds a pointer: only `room(for:)` returns memory to write to, which
/// holds at least `count` bytes, and the owner lives as long as any value with its memory.
@safe package struct MarkupBytes: @unchecked Sendable {
  /// Frees the memory when the last value that uses it is gone.
  @safe private final class Owner {
    let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

    deinit { unsafe memory.deallocate() }
  }

  private static let smallest = 1024
  /// The growth factor: unused memory costs nothing, and moving bytes costs as much as writing
  /// them.
  private static let growth = 4

  /// Nil until something is written.
  private var owner: Owner?
  /// The owner's memory, of which the end is unused.
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0
  /// The number of bytes written.
  package private(set) var count = 0

  package init() {}

  /// - Parameter room: How many bytes to reserve.
  package init(room: Int) {
    capacity = room
    let first = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 1)
    unsafe memory = first
    owner = unsafe Owner(first)
  }

  /// Appends bytes.
  package mutating func append(_ piece: Span<UInt8>) {
    unsafe piece.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends a literal of the program.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append($0) }
  }

  @inline(__always)
  private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let source = piece.baseAddress else { return }
    let start = count
    unsafe room(for: piece.count).advanced(by: start)
      .copyMemory(from: source, byteCount: piece.count)
    withExtendedLifetime(owner) {}
  }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) {
    let start = count
    unsafe room(for: 1).storeBytes(of: byte, toByteOffset: start, as: UInt8.self)
    withExtendedLifetime(owner) {}
  }

  /// Appends the contents of `other`.
  package mutating func append(_ other: MarkupBytes) {
    other.withBytes { append($0) }
  }

  /// Appends ` name="` in one step, because pages have thousands of attributes.
  package mutating func append(attribute name: StaticString) {
    name.withUTF8Buffer { unsafe append(attribute: $0) }
  }

  @inline(__always)
  private mutating func append(attribute name: UnsafeBufferPointer<UInt8>) {
    guard let source = name.baseAddress else { return }
    let start = count
    let end = start &+ name.count &+ 1
    let memory = unsafe room(for: name.count &+ 3)
    unsafe memory.storeBytes(of: 0x20, toByteOffset: start, as: UInt8.self)
    unsafe memory.advanced(by: start &+ 1).copyMemory(from: source, byteCount: name.count)
    unsafe memory.storeBytes(of: 0x3D, toByteOffset: end, as: UInt8.self)
    unsafe memory.storeBytes(of: 0x22, toByteOffset: end &+ 1, as: UInt8.self)
    withExtendedLifetime(owner) {}
  }

  /// Inserts `other` before the byte at `place`.
  package mutating func insert(_ other: MarkupBytes, at place: Int) {
    precondition(0...count ~= place, "there is no such place in what was written")
    unsafe other.withPointer { piece in
      guard let source = piece.baseAddress else { return }
      let rest = count - place
      let start = unsafe room(for: piece.count).advanced(by: place)
      unsafe start.advanced(by: piece.count).copyMemory(from: start, byteCount: rest)
      unsafe start.copyMemory(from: source, byteCount: piece.count)
      withExtendedLifetime(owner) {}
    }
  }

  /// Removes everything after the first `count` bytes.
  package mutating func truncate(to count: Int) { self.count = max(0, min(count, self.count)) }

  /// A copy of all bytes, in O(n).
  package var bytes: [UInt8] { unsafe withPointer { unsafe Array($0) } }

  /// The contents as text; invalid UTF-8 becomes U+FFFD.
  package var string: String { unsafe withPointer { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with all bytes, without copying them.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe withPointer { unsafe body($0.span) }
  }

  @inline(__always)
  private func withPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(owner) {
      let written = unsafe UnsafeRawBufferPointer(start: memory, count: count)
      return unsafe written.withMemoryRebound(to: UInt8.self, body)
    }
  }

  /// Increases ``count`` by `more` and returns memory for all bytes, which no other value uses.
  @inline(__always)
  private mutating func room(for more: Int) -> UnsafeMutableRawPointer {
    let start = count
    count = start &+ more
    if isKnownUniquelyReferenced(&owner), count <= capacity, let memory = unsafe memory {
      return unsafe memory
    }
    return unsafe move(first: start)
  }

  /// Moves the bytes to larger memory; not inlined, because this is rare and appending is not.
  @inline(never)
  private mutating func move(first start: Int) -> UnsafeMutableRawPointer {
    capacity = max(Self.smallest, Self.growth * count)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    withExtendedLifetime(owner) {
      if let memory = unsafe memory { unsafe larger.copyMemory(from: memory, byteCount: start) }
    }
    unsafe memory = larger
    owner = unsafe Owner(larger)
    return unsafe larger
  }
}
