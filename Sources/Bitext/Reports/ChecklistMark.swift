/// The part of a line that a checklist owns and writes anew: the text between two comments.
///
/// The first comment names the subject of the part, and has a checksum of the text written there,
/// so that words that a person wrote between the comments are seen and kept.
struct ChecklistMark {
  /// The progress as of the last time that the box had no tick, or of the checklist's own tick.
  enum Progress: Equatable {
    /// The number of units left when the box had last no tick.
    case left(Int)
    /// Nothing was left, so that the checklist ticked the box itself.
    case done
    /// The sum of a language has no box.
    case none
  }

  let language: String
  /// The slug of the topic; nil in the line that sums up a language.
  let topic: String?
  let progress: Progress
  /// The line before the comments, between them, and behind them.
  let before: Substring
  let own: Substring
  let after: Substring
  /// Whether somebody has changed the text between the comments.
  let isChanged: Bool

  private static let start = "<!-- hig-notes "
  private static let end = " -->"
  private static let close = "<!-- / -->"

  /// Reads the part of a line that a checklist wrote; nil for a line that people wrote.
  init?(in line: Substring) {
    guard let start = line.firstRange(of: Self.start),
      let end = line[start.upperBound...].firstRange(of: Self.end),
      let close = line[end.upperBound...].firstRange(of: Self.close)
    else { return nil }
    let words = line[start.upperBound..<end.lowerBound].split(separator: " ")
    switch words.count {
    case 2:
      topic = nil
      progress = .none
    case 4:
      topic = String(words[1])
      guard let progress = Self.progress(words[2]) else { return nil }
      self.progress = progress
    default: return nil
    }
    let sum = words[words.count - 1]
    guard sum.utf8.count == 6, sum.utf8.allSatisfy(Self.isDigit) else { return nil }
    language = String(words[0])
    before = line[..<start.lowerBound]
    own = line[end.upperBound..<close.lowerBound]
    after = line[close.upperBound...]
    isChanged = Self.sum(of: own) != sum
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }

  private static func progress(_ word: Substring) -> Progress? {
    word == "done" ? .done : Int(word).flatMap { $0 < 0 ? nil : .left($0) }
  }

  private static func sum(of text: some StringProtocol) -> String {
    var hash = StableHash()
    hash.combine(String(text))
    return hash.sixDigits
  }

  /// A text between the comments that name its subject.
  static func written(
    _ text: String, language: String, topic: String? = nil, _ progress: Progress = .none
  ) -> String {
    var words = [language]
    if let topic { words.append(topic) }
    switch progress {
    case .left(let count): words.append("\(count)")
    case .done: words.append("done")
    case .none: break
    }
    words.append(sum(of: text))
    return start + words.joined(separator: " ") + end + text + close
  }

  /// Whether the box before the comments has a tick; nil where there is no box.
  var isTicked: Bool? {
    if before.contains("[ ]") { return false }
    return before.contains("[x]") || before.contains("[X]") ? true : nil
  }

  /// The line before the comments, with the box ticked or not.
  func before(ticked: Bool) -> String {
    guard let isTicked, isTicked != ticked else { return String(before) }
    let box = isTicked ? before.contains("[x]") ? "[x]" : "[X]" : "[ ]"
    return String(before).replacing(box, with: ticked ? "[x]" : "[ ]", maxReplacements: 1)
  }

  /// The line behind the comments, after the words that a person wrote between them.
  var kept: String {
    let words = own.split(separator: " ").joined(separator: " ")
    return isChanged && !words.isEmpty ? " " + words + after : String(after)
  }
}
