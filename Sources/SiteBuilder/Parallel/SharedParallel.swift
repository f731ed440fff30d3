import Bitext
import Synchronization

/// What the side-by-side pages of a topic have in common: each is in another language of the reader,
/// but their texts are the same.
final class SharedParallel: Sendable {
  let text: ParallelText
  let pictures: [AlignmentPicture]

  /// One language of a unit.
  enum Side: Sendable {
    case unknown
    /// Each page writes its own.
    case own
    /// All pages have the same markup.
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
