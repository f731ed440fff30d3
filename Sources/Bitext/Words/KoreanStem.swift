/// Removes particles and verb endings from a Korean word.
///
/// Korean attaches them to the noun or verb stem ("파일을", "사용합니다"). The longest known ending goes
/// first, and up to three endings go in a row ("파일에서는"). At least two syllables stay, so that short
/// nouns that happen to end like a particle survive.
package enum KoreanStem {
  /// The number of syllables of the stem; 0 for a function word.
  package static func length(of word: Span<UInt32>) -> Int {
    let count = lengthWithoutEndings(word)
    let isFunctionWord =
      count <= longestFunctionWord
      && functionWords.contains(Word.key(of: word.extracting(first: count)))
    return isFunctionWord ? 0 : count
  }

  /// The number of syllables without endings, of function words too.
  ///
  /// `cut` receives the number that each ending leaves and the number of its own syllables.
  package static func lengthWithoutEndings(
    _ word: Span<UInt32>, cut: (_ left: Int, _ ending: Int) -> Void = { _, _ in }
  ) -> Int {
    var count = word.count
    for _ in 0..<3 {
      guard let length = endingLength(of: word.extracting(first: count)) else { break }
      count -= length
      cut(count, length)
    }
    return count
  }

  private static func endingLength(of word: Span<UInt32>) -> Int? {
    let count = word.count
    guard count > 2 else { return nil }
    let last = Int(word[count - 1]) - 0xac00
    guard lengths.indices.contains(last) else { return nil }
    var left = lengths[last]
    while left != 0 {
      let length = 7 - left.leadingZeroBitCount
      if length <= count - 2, endings.contains(Word.key(of: word.extracting(last: length))) {
        return length
      }
      left &= ~(1 << UInt8(length))
    }
    return nil
  }

  private static let endings = KeyTable(words: endingList)

  /// For each syllable a bit set of the lengths of the endings that end with it, so that most words
  /// need no search.
  private static let lengths: [UInt8] = {
    var lengths = [UInt8](repeating: 0, count: 0xd7a4 - 0xac00)
    for ending in endingList.split(separator: " ") {
      if let scalar = ending.unicodeScalars.last?.value, scalar >= 0xac00, scalar < 0xd7a4 {
        lengths[Int(scalar) - 0xac00] |= 1 << UInt8(ending.unicodeScalars.count)
      }
    }
    return lengths
  }()

  /// The endings, separated by spaces.
  package static let endingList =
    """
    은 는 이 가 을 를 에 의 와 과 도 로 만 나 들 으로 에서 에게 한테 께서 까지 부터 보다 처럼 마다 밖에 조차 \
    라도 이라도 라고 이라고 라는 이라는 이란 란 이나 이며 이고 이면 로서 로써 으로서 으로써 에서는 에는 에도 \
    으로는 로는 으로도 로도 에서도 와는 과는 이든 든지 대로 만큼 뿐 하고 하며 \
    입니다 이다 인 인지 일 였습니다 이었습니다 이므로 이지만 지만 니다 습니다 \
    하다 합니다 하는 하여 하고 하지 하면 하기 하게 하도록 하므로 하려면 하려고 하거나 하지만 하더라도 하십시오 \
    하세요 해야 해서 해 했습니다 했을 했던 했다 한 할 함 한다 한다면 하자 하던 하나 하니 할수 합시다 하였습니다 \
    됩니다 되는 되어 되고 되지 되면 되기 되도록 되므로 되거나 되었습니다 되지만 된 될 됨 된다 돼 됐습니다 되며 \
    시키는 시킵니다 시켜 시킬 시키고 스러운 스럽게 적인 적으로 적 있는 있습니다 없는 없습니다 있고 있으며 \
    으면 으며 면서 으면서 는데 은데 ㄴ데 는지 은지 기도 기에 도록 어야 아야 어서 아서 었습니다 았습니다 \
    십시오 세요 으세요 고 며 면 던 든 거나 려면 으려면
    """

  private static let longestFunctionWord = 2
  private static let functionWords = KeyTable(words: functionWordList)

  /// Stems of function words, which occur in every Korean text, separated by spaces.
  package static let functionWordList =
    "것 것이 것은 것을 수 수가 이 그 있습 없습 있다 합니 됩니 입니 있 없 하 되 않 않습"
}
