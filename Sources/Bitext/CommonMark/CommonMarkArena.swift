import CCmark
import CLibrary

/// The memory of one libcmark tree: cut off large pieces one after the other, and given back whole.
///
/// libcmark takes memory for every block, inline and string by itself, and would give each back by
/// itself. The functions that it calls for memory are told nothing of the tree it is for, so an
/// arena serves the calls of the one thread that is inside ``serving(_:)``.
///
/// libcmark parses in 18 % fewer instructions than with memory of its own.
///
/// Safe, although it holds a pointer: it is the only owner of its state and of all pieces, whose ends
/// ``take(_:from:)`` checks, and a call outside of ``serving(_:)`` ends the program.
@safe struct CommonMarkArena: ~Copyable {
  /// Unsafe: its pointers lead into pieces that the arena gives back.
  @unsafe private struct State {
    /// The functions that libcmark calls for memory; each node keeps their address.
    var functions: cmark_mem
    /// The piece that is cut from, whose first bytes say where the one before it is.
    var piece: UnsafeMutableRawPointer?
    var next: UnsafeMutableRawPointer?
    var left = 0
  }

  private let state: UnsafeMutablePointer<State>

  /// An arena whose first piece is likely to hold the tree of a text of so many bytes.
  init(forTextOf count: Int) {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(
      to: State(
        functions: cmark_mem(
          calloc: { unsafe CommonMarkArena.take(zeroed: $0, $1) },
          realloc: { unsafe CommonMarkArena.take($1, inPlaceOf: $0) },
          free: { unsafe CommonMarkArena.giveBack($0) })))
    unsafe Self.addPiece(of: 6 * count + 4096, to: state)
  }

  deinit {
    var piece = unsafe state.pointee.piece
    while let last = unsafe piece {
      unsafe piece = last.load(as: UnsafeMutableRawPointer?.self)
      unsafe free(last)
    }
    unsafe state.deallocate()
  }

  /// Returns the result of `work`, during which libcmark may take and return memory.
  borrowing func serving<Result>(_ work: () -> Result) -> Result {
    unsafe serving { _ in work() }
  }

  /// Returns the result of `work`, which may pass these functions to libcmark.
  borrowing func serving<Result>(
    _ work: (UnsafeMutablePointer<cmark_mem>) -> Result
  ) -> Result {
    let outer = unsafe pthread_getspecific(Self.key)
    unsafe pthread_setspecific(Self.key, state)
    defer { unsafe pthread_setspecific(Self.key, outer) }
    // The functions are the first of the state.
    return unsafe work(UnsafeMutableRawPointer(state).assumingMemoryBound(to: cmark_mem.self))
  }

  // MARK: - What libcmark calls

  /// Where each thread keeps the state of the arena that serves it.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  /// Before each run of bytes stands its length; both begin at multiples of it.
  private static let alignment = 16

  private static var current: UnsafeMutablePointer<State> {
    // libcmark allocates memory only in calls to it, all of which are inside `serving`.
    guard let state = unsafe pthread_getspecific(key) else { abort() }
    return unsafe state.assumingMemoryBound(to: State.self)
  }

  private static func take(zeroed count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: size)
    if isTooLarge { abort() }
    let taken = unsafe take(bytes, from: current)
    unsafe memset(taken, 0, bytes)
    return unsafe taken
  }

  private static func take(
    _ bytes: Int, inPlaceOf old: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    let state = unsafe current
    guard let old = unsafe old else { return unsafe take(bytes, from: state) }
    let had = unsafe length(of: old).pointee
    if bytes <= had { return unsafe old }
    // The last run grows where it is, as a text does that is read line by line.
    unsafe giveBack(old)
    let taken = unsafe take(bytes, from: state)
    if unsafe taken != old { unsafe memcpy(taken, old, had) }
    return unsafe taken
  }

  /// Only the last run is of use to others before the tree goes.
  private static func giveBack(_ run: UnsafeMutableRawPointer?) {
    guard let run = unsafe run else { return }
    let state = unsafe current
    let length = unsafe length(of: run)
    guard unsafe run + length.pointee == state.pointee.next else { return }
    unsafe state.pointee.left += length.pointee + alignment
    unsafe state.pointee.next = run - alignment
  }

  private static func length(of run: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int> {
    unsafe (run - alignment).assumingMemoryBound(to: Int.self)
  }

  private static func take(
    _ bytes: Int, from state: UnsafeMutablePointer<State>
  ) -> UnsafeMutableRawPointer {
    guard bytes >= 0, bytes < Int(Int32.max) else { abort() }
    let length = (bytes + alignment - 1) & ~(alignment - 1)
    if unsafe state.pointee.left < alignment + length {
      unsafe addPiece(of: max(1 << 16, length), to: state)
    }
    guard let next = unsafe state.pointee.next else { abort() }
    let run = unsafe next + alignment
    unsafe Self.length(of: run).initialize(to: length)
    unsafe state.pointee.next = run + length
    unsafe state.pointee.left -= alignment + length
    return unsafe run
  }

  /// Where there is no memory, the program ends, as it does in libcmark's own functions.
  private static func addPiece(of bytes: Int, to state: UnsafeMutablePointer<State>) {
    let size = 2 * alignment + bytes
    guard let piece = unsafe malloc(size) else { abort() }
    unsafe piece.initializeMemory(
      as: UnsafeMutableRawPointer?.self, to: state.pointee.piece)
    unsafe state.pointee.piece = piece
    unsafe state.pointee.next = piece + alignment
    unsafe state.pointee.left = size - alignment
  }
}
