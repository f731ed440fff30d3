/// The distinct words of a stream, in the order of their first occurrence.
///
/// All forms lie in one array, so a word needs no allocation of its own.
struct WordList: Sendable {
  private struct Entry {
    let key: UInt64
    /// The end of the form in ``scalars``; it begins at the end of the previous form.
    let end: Int32
    let script: Word.Script
  }

  private var entries: [Entry] = []
  private(set) var skeletons: SkeletonIndex
  private var indices: KeyTable
  private var scalars: [UInt32] = []
  /// A bit set of the scripts that occur.
  private var used: UInt16 = 0

  /// - Parameter capacity: The number of words that fit before the list grows.
  init(capacity: Int = 0) {
    indices = KeyTable(capacity: capacity)
    skeletons = SkeletonIndex(capacity: capacity)
    entries.reserveCapacity(capacity)
    scalars.reserveCapacity(capacity * 4)
  }

  var count: Int { entries.count }
  var keys: some Collection<UInt64> { entries.lazy.map(\.key) }

  func key(_ index: Int) -> UInt64 { entries[index].key }

  func script(_ index: Int) -> Word.Script { entries[index].script }

  func uses(_ script: Word.Script) -> Bool { used >> UInt16(script.rawValue) & 1 == 1 }

  /// The index of the word with a key, or -1.
  func index(of key: UInt64) -> Int32 { indices[key] }

  subscript(index: Int) -> Word {
    Word(script: script(index), form: Array(form(index)))
  }

  func form(_ index: Int) -> ArraySlice<UInt32> {
    let start = index == 0 ? 0 : entries[index - 1].end
    return scalars[Int(start)..<Int(entries[index].end)]
  }

  /// Finds a word, and adds it if it is new.
  ///
  /// - Parameters:
  ///   - script: The script of the word.
  ///   - form: Its normal form.
  ///   - surface: The word as written, in lower case; transliterations are compared by it.
  /// - Returns: The index of the word.
  mutating func add(
    _ script: Word.Script, _ form: Span<UInt32>, surface: Span<UInt32>
  ) -> Int32 {
    let key = Word.key(of: form)
    let index = Int32(entries.count)
    let known = indices.insert(key, index)
    if known >= 0 { return known }
    scalars.append(addingCapacity: form.count) { scalars in
      for index in form.indices { scalars.append(form[index]) }
    }
    entries.append(Entry(key: key, end: Int32(scalars.count), script: script))
    used |= 1 << UInt16(script.rawValue)
    skeletons.append(Skeleton.variants(of: surface, in: script))
    return index
  }
}
