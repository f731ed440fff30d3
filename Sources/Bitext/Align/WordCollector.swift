/// The different words of a stream, and which of them each text has.
struct WordCollector {
  private(set) var words: [Word] = []
  private(set) var keys: [UInt64] = []
  private(set) var indices = KeyTable(capacity: 256)
  /// The words of the text being read, in order, repetitions included.
  var found: [Int32] = []

  mutating func add(
    _ script: Word.Script, _ form: ArraySlice<UInt32>, surface: ArraySlice<UInt32>
  ) {
    let key = Word.key(of: form)
    let known = indices[key]
    if known >= 0 {
      found.append(known)
      return
    }
    let index = Int32(words.count)
    indices[key] = index
    keys.append(key)
    words.append(Word(script: script, form: Array(form), surface: Array(surface)))
    found.append(index)
  }
}
