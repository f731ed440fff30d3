/// The markup that an original has between two texts, with the places of the texts that are missing
/// in a translation: such texts come back in the elements that hold them.
///
/// Everything between the two texts is tags, comments and white space; where it is anything else,
/// there is no frame.
struct ElementFrame {
  private enum Token {
    case tag(name: String, isClosing: Bool)
    /// An element without content, such as `<img>`.
    case void(name: String)
    /// A picture, by the number of its segment in the original.
    case picture(Int)
    case comment
    case space
    /// A place of a text, by the number of its segment in the original.
    case text(Int)

    /// Whether two tokens are the same but for their attributes.
    func matches(_ other: Token) -> Bool {
      switch (self, other) {
      case (.tag(let name, let isClosing), .tag(let other, let closes)):
        name == other && isClosing == closes
      case (.void(let name), .void(let other)): name == other
      case (.picture, .void(let other)): other == "img"
      default: false
      }
    }
  }

  private struct Piece {
    let token: Token
    var bytes: [UInt8]

    var isSpace: Bool { if case .space = token { true } else { false } }
  }

  private var pieces: [Piece] = []

  /// The frame that grows by ``add(_:)`` and ``addText(_:)``.
  init() {}

  /// Whether any element begins or ends in the frame.
  var holdsTags: Bool {
    pieces.contains { if case .tag = $0.token { true } else { false } }
  }

  /// Adds markup; false if something in it is no markup.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    guard let own = Self.pieces(of: bytes) else { return false }
    for piece in own {
      if piece.isSpace, pieces.last?.isSpace ?? false {
        pieces[pieces.count - 1].bytes += piece.bytes
      } else {
        pieces.append(piece)
      }
    }
    return true
  }

  /// Adds a picture, which stands in no translation without the texts around it.
  mutating func addPicture(_ segment: Int, _ bytes: [UInt8]) {
    pieces.append(Piece(token: .picture(segment), bytes: bytes))
  }

  /// Adds the place of a text.
  mutating func addText(_ segment: Int) {
    pieces.append(Piece(token: .text(segment), bytes: []))
  }

  /// The bytes of a gap of the translation with some of the texts and the elements around them.
  ///
  /// What stands in the gap stays as it is. Elements without one of these texts stay away.
  ///
  /// - Parameters:
  ///   - texts: The texts with their marks, by their segments in the original.
  ///   - gap: The bytes between the translations of the two texts.
  /// - Returns: Nil if the gap has markup that is not in the frame.
  /// - Complexity: O(pieces of the frame · tags of the gap).
  func bytes(_ texts: [Int: [UInt8]], over gap: ArraySlice<UInt8>) -> [UInt8]? {
    guard let there = Self.pieces(of: Array(gap)) else { return nil }
    let isThere = pieces.map { piece in
      if case .text(let segment) = piece.token { texts[segment] != nil } else { false }
    }
    guard let matches = matches(there), isThere.contains(true) else { return nil }
    let kept = kept(matches, isThere)
    var bytes: [UInt8] = []
    // The last piece that is kept, its place in the gap, and the white space behind it.
    var last: Int? = -1
    var spaces: [[UInt8]] = [[]]
    for (index, piece) in pieces.enumerated() {
      if piece.isSpace {
        spaces[spaces.count - 1] += piece.bytes
        continue
      }
      guard kept[index] else {
        spaces.append([])
        continue
      }
      let place = matches[index]
      bytes += Self.space(from: last, to: place, in: there) ?? Self.widest(spaces)
      switch piece.token {
      case .text(let segment): bytes += texts[segment] ?? []
      default: bytes += place.map { there[$0].bytes } ?? piece.bytes
      }
      last = place
      spaces = [[]]
    }
    return bytes + (Self.space(from: last, to: there.count, in: there) ?? Self.widest(spaces))
  }

  /// The pictures that come with each text, before and behind it: those of an element that is missing,
  /// with its first text.
  ///
  /// - Parameters:
  ///   - pending: The texts that come.
  ///   - gap: As for ``bytes(_:over:)``.
  /// - Returns: The pictures by texts, both by their segments in the original.
  func pictures(
    of pending: Set<Int>, over gap: ArraySlice<UInt8>
  ) -> [Int: (before: [Int], after: [Int])] {
    let hasPictures = pieces.contains { if case .picture = $0.token { true } else { false } }
    guard hasPictures, let there = Self.pieces(of: Array(gap)), let matches = matches(there) else {
      return [:]
    }
    let isPending = pieces.map { piece in
      if case .text(let text) = piece.token { pending.contains(text) } else { false }
    }
    let (kept, ends) = (kept(matches, isPending), ends)
    var pictures: [Int: (before: [Int], after: [Int])] = [:]
    var holders: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      if let end = ends[index], end > index + 1, matches[index] == nil {
        holders.append(index..<end)
      }
      while let last = holders.last, last.upperBound <= index { holders.removeLast() }
      guard case .picture(let picture) = piece.token, kept[index], matches[index] == nil,
        let first = holders.reversed().firstResult({ $0.first { isPending[$0] } }),
        case .text(let text) = pieces[first].token
      else { continue }
      if first > index {
        pictures[text, default: ([], [])].before.append(picture)
      } else {
        pictures[text, default: ([], [])].after.append(picture)
      }
    }
    return pictures
  }

  /// The white space between two pieces of the gap if nothing else stands between them; the gap
  /// begins behind piece -1.
  private static func space(from low: Int?, to high: Int?, in there: [Piece]) -> [UInt8]? {
    guard let low, let high, there[(low + 1)..<high].allSatisfy(\.isSpace) else { return nil }
    return there[(low + 1)..<high].flatMap(\.bytes)
  }

  /// Of white space around what is left out, that with the most lines.
  private static func widest(_ spaces: [[UInt8]]) -> [UInt8] {
    var widest: [UInt8] = []
    var lines = -1
    for space in spaces {
      let own = space.count { $0 == 0x0A }
      if own > lines, !space.isEmpty || widest.isEmpty { (widest, lines) = (space, own) }
    }
    return widest
  }

  /// For each piece, the piece of the gap that it is; nil if the gap has something else, or too much is
  /// to be compared.
  ///
  /// Between pieces that are in both stand whole elements.
  private func matches(_ there: [Piece]) -> [Int?]? {
    let places = there.indices.filter { !there[$0].isSpace }
    let width = places.count + 1
    guard width * (pieces.count + 1) <= Self.mostCompared else { return nil }
    let ends = ends
    func isSame(_ index: Int, _ number: Int) -> Bool {
      number < places.count && pieces[index].token.matches(there[places[number]].token)
    }
    // Whether the pieces from one on hold those of the gap from one on, from the end.
    var leads = [Bool](repeating: false, count: width * (pieces.count + 1))
    leads[leads.count - 1] = true
    for index in pieces.indices.reversed() {
      for number in 0..<width {
        leads[index * width + number] =
          isSame(index, number) && leads[(index + 1) * width + number + 1]
          || ends[index].map { leads[$0 * width + number] } ?? false
      }
    }
    guard leads[0] else { return nil }
    var found = [Int?](repeating: nil, count: pieces.count)
    var (index, number) = (0, 0)
    while index < pieces.count {
      if isSame(index, number), leads[(index + 1) * width + number + 1] {
        found[index] = places[number]
        number += 1
        index += 1
      } else {
        index = ends[index] ?? index + 1
      }
    }
    return found
  }

  /// The number of pairs of pieces that are compared.
  private static let mostCompared = 1 << 20

  /// For each piece, the piece behind the element that it begins, or behind itself if it is no tag;
  /// nil where an element does not end in the frame, or does not begin there.
  private var ends: [Int?] {
    var ends: [Int?] = pieces.indices.map { $0 + 1 }
    var open: [(name: String, index: Int)] = []
    for (index, piece) in pieces.enumerated() {
      guard case .tag(let name, let isClosing) = piece.token else { continue }
      ends[index] = nil
      if !isClosing {
        open.append((name, index))
      } else if let last = open.last, last.name == name {
        ends[last.index] = index + 1
        open.removeLast()
      } else {
        open.removeAll()
      }
    }
    return ends
  }

  /// Whether each piece stays: those of the gap, the texts, and the elements that hold one, but for
  /// elements in these whose own texts are not there.
  private func kept(_ matches: [Int?], _ isThere: [Bool]) -> [Bool] {
    var kept = zip(matches, isThere).map { $0 != nil || $1 }
    let ends = ends
    // How many texts stand before each piece, and how many of these come.
    var (texts, coming) = ([0], [0])
    for index in pieces.indices {
      texts.append(texts[index] + (isText(index) ? 1 : 0))
      coming.append(coming[index] + (isThere[index] ? 1 : 0))
    }
    var holders: [(end: Int, isKept: Bool)] = []
    for index in pieces.indices where matches[index] == nil {
      while let last = holders.last, last.end <= index { holders.removeLast() }
      let isInKept = holders.last?.isKept ?? false
      switch pieces[index].token {
      case .tag:
        guard let end = ends[index] else { continue }
        let isKept =
          coming[end] > coming[index] || isInKept && texts[end] == texts[index]
        (kept[index], kept[end - 1]) = (isKept, isKept)
        holders.append((end, isKept))
      case .void, .picture, .comment: kept[index] = isInKept
      case .space, .text: break
      }
    }
    return kept
  }

  private func isText(_ index: Int) -> Bool {
    if case .text = pieces[index].token { true } else { false }
  }

  /// The pieces of markup; nil if something in it is none.
  private static func pieces(of bytes: [UInt8]) -> [Piece]? {
    var pieces: [Piece] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      let space = rest.prefix { $0 <= 0x20 }
      if !space.isEmpty {
        pieces.append(Piece(token: .space, bytes: Array(space)))
        index += space.count
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = LineScanner(bytes, (index + 4)..<max(index + 4, bytes.count)).first("-->")
        else {
          return nil
        }
        pieces.append(Piece(token: .comment, bytes: Array(bytes[index..<(end + 3)])))
        index = end + 3
      } else if let tag = HTMLTag(in: bytes, at: index) {
        let isVoid = HTMLAllowList.isVoid(tag.name) || tag.form == .selfClosing
        let token: Token =
          isVoid ? .void(name: tag.name) : .tag(name: tag.name, isClosing: tag.form == .closing)
        pieces.append(Piece(token: token, bytes: Array(rest.prefix(tag.length))))
        index += tag.length
      } else {
        return nil
      }
    }
    return pieces
  }
}
