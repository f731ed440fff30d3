import Bitext

/// Splits the paragraphs of one text into sentences, as in notes copied from a page on which each
/// line is a block.
enum SplitParagraphs {
  static let variant = "sentences"

  /// The rewritten task; nil unless its translation is undisturbed.
  static func task(_ task: DataSet.Task) -> DataSet.Task? {
    guard task.variant == "clean" else { return nil }
    var generator = task.generator(29)
    let splitsSource = generator.next() % 2 == 0
    func split(_ stream: Bitext.Stream, _ isSplit: Bool) -> RewrittenStream {
      RewrittenStream(stream) { _, segment in
        guard isSplit, segment.kind == .paragraph else { return [segment] }
        let parts = sentences(of: segment.text)
        guard parts.count > 1, generator.next() % 8 > 0 else { return [segment] }
        return parts.map { segment.rewritten(as: .paragraph, $0, [.text($0)]) }
      }
    }
    return task.rewritten(
      variant, split(task.source, splitsSource), split(task.target, !splitsSource))
  }

  static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var isEnded = false
    for character in text {
      if isEnded, character == " " || sentence.hasSuffix("。") {
        sentences.append(sentence)
        sentence = ""
      }
      if !(sentence.isEmpty && character == " ") { sentence.append(character) }
      isEnded = character == "。" || ".?!".contains(character)
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }
}
