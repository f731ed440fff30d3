/// The different words of a stream, in the order in which they first occur.
///
/// All forms lie in one array: a word of its own costs no allocation.
struct WordList: Sendable {
  private(set) var keys: [UInt64] = []
  private(set) var scripts: [Word.Script] = []
  private(set) var skeletons = SkeletonIndex()
  private var indices = KeyTable(capacity: 256)
  private var scalars: [UInt32] = []
  private var ends: [Int32] = [0]
  /// One bit for each script that words are in.
  private var used: UInt16 = 0

  var count: Int { keys.count }

  func uses(_ script: Word.Script) -> Bool { used >> UInt16(script.rawValue) & 1 == 1 }

  /// The number of the word with a key, or -1.
  func index(of key: UInt64) -> Int32 { indices[key] }

  subscript(index: Int) -> Word {
    Word(script: scripts[index], form: Array(form(index)))
  }

  func form(_ index: Int) -> ArraySlice<UInt32> {
    scalars[Int(ends[index])..<Int(ends[index + 1])]
  }

  /// Finds a word, which is added where it is new.
  ///
  /// - Parameters:
  ///   - script: What it is written in.
  ///   - form: Its normal form.
  ///   - surface: As written, in lower case: what a transliteration is made of.
  /// - Returns: The number of the word.
  mutating func add(
    _ script: Word.Script, _ form: Span<UInt32>, surface: Span<UInt32>
  ) -> Int32 {
    let key = Word.key(of: form)
    let known = indices[key]
    if known >= 0 { return known }
    let index = Int32(keys.count)
    indices[key] = index
    keys.append(key)
    scripts.append(script)
    for place in form.indices { scalars.append(form[place]) }
    ends.append(Int32(scalars.count))
    used |= 1 << UInt16(script.rawValue)
    skeletons.append(Skeleton.variants(of: surface, in: script))
    return index
  }
}
