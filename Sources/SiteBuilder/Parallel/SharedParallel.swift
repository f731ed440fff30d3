import Bitext
import Synchronization

/// The contents that the parallel pages of a topic share: each page is for readers of another
/// language, but their texts are the same.
final class SharedParallel: Sendable {
  let text: ParallelText
  let pictures: [AlignmentPicture]

  /// One language of a unit.
  enum Side: Sendable {
    case unknown
    /// Each page writes the side itself.
    case own
    /// All pages use this markup.
    case same([UInt8])
  }

  /// By unit and column.
  private let sides: Mutex<[Side]>

  init(_ text: ParallelText) {
    self.text = text
    pictures = AlignmentPicture.all(of: text.topic)
    sides = Mutex([Side](repeating: .unknown, count: text.topic.units.count * text.languages.count))
  }

  subscript(unit: Int, column: Int) -> Side {
    get { sides.withLock { $0[unit * text.languages.count + column] } }
    set { sides.withLock { $0[unit * text.languages.count + column] = newValue } }
  }
}
