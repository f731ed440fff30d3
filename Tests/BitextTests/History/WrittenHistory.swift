import TestSupport

@testable import Bitext

/// A topic in two languages with a history that was made at random, and the truth about it.
///
/// Paragraphs are edited, translated anew, moved, split, merged, added, removed, wrapped in other
/// lines, marked up, misspelled and mended; files are renamed, and some commits are made on a branch.
struct WrittenHistory {
  /// A sentence in both languages: its form and the things in it.
  struct Sentence: Hashable {
    var form: Int
    var things: [Int]
  }

  /// A paragraph with its translation.
  struct Paragraph {
    var original: [Sentence]
    /// What the translation says; empty if there is none.
    var translation: [Sentence]
    /// What the original said when the translation was last changed.
    var translated: [Sentence]
    var wrap = 0
    var bold = false
    var misspelled = false
  }

  private static let things = [
    ("hinge", "경첩"), ("door", "문"), ("drawer", "서랍"), ("shelf", "선반"), ("board", "널판"),
    ("screw", "나사"), ("varnish", "니스"), ("handle", "손잡이"), ("cabinet", "장"), ("bench", "작업대"),
    ("chisel", "끌"), ("hammer", "망치"), ("clamp", "죔쇠"), ("ruler", "자"), ("saw", "톱"),
    ("glue", "풀"), ("lamp", "등"), ("window", "창문"), ("floor", "바닥"), ("table", "탁자"),
  ]

  private static let forms: [([String], [String])] = [
    (
      ["Put the ", " beside the ", " before you begin with the work."],
      ["일을 시작하기 전에 ", "과 ", "을 나란히 두세요."]
    ),
    (
      ["A ", " that has stood outside for a winter needs a new ", "."],
      ["한겨울을 밖에서 보낸 ", "에는 새 ", "이 필요합니다."]
    ),
    (
      ["Most people buy the ", " first and regret the ", " later."],
      ["많은 사람이 ", "을 먼저 사고 나중에 ", "을 후회합니다."]
    ),
    (
      ["Nobody sees the ", " once the ", " is in its place."],
      ["", "이 보이지 않는 것은 ", "이 제자리에 있기 때문입니다."]
    ),
    (["Measure the ", " twice and cut the ", " once."], ["", "은 두 번 재고 ", "은 한 번만 자릅니다."]),
    (
      ["The color of the ", " should never compete with that of the ", "."],
      ["", "의 색은 ", "의 색과 다투지 않아야 합니다."]
    ),
    (["Ask for help if the ", " is heavier than the ", "."], ["", "이 ", "보다 무거우면 도움을 청하세요."]),
    (
      ["Keep the ", " dry, because water in the ", " cannot be removed."],
      ["", "을 마른 곳에 두세요. ", "에 든 물은 뺄 수 없습니다."]
    ),
    (["In a small room the ", " goes above the ", "."], ["작은 방에서는 ", "이 ", " 위로 갑니다."]),
    (
      ["Do not paint the ", " until the ", " has been repaired."], ["", "을 고치기 전에는 ", "을 칠하지 마세요."]
    ),
  ]

  private(set) var paragraphs: [Paragraph] = []
  private var random: SplitMix64
  private(set) var commits: [FileHistories.Commit] = []
  private(set) var changes: [[FileHistories.Change]] = []
  private(set) var bytes: [String: [UInt8]] = [:]
  private var paths = ["notes/en.md", "notes/ko.md"]
  private var objects = ["", ""]

  init(seed: UInt64, commits count: Int) {
    random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let text = sentences()
      paragraphs.append(Paragraph(original: text, translation: text, translated: text))
    }
    commit()
    for _ in 1..<count {
      for _ in 0..<Int.random(in: 1...2, using: &random) { change() }
      commit()
    }
  }

  // MARK: - Texts

  private mutating func sentence() -> Sentence {
    Sentence(
      form: .random(in: Self.forms.indices, using: &random),
      things: (0..<2).map { _ in .random(in: Self.things.indices, using: &random) })
  }

  private mutating func sentences() -> [Sentence] { Self.randomSentences(&random) }

  /// One to three sentences.
  static func randomSentences(_ random: inout SplitMix64) -> [Sentence] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Sentence(
        form: .random(in: forms.indices, using: &random),
        things: (0..<2).map { _ in .random(in: things.indices, using: &random) })
    }
  }

  static func english(_ sentences: [Sentence]) -> String {
    sentences.map { sentence in
      let form = forms[sentence.form].0
      return zip(form, sentence.things.map { things[$0].0 } + [""]).map { $0 + $1 }.joined()
    }.joined(separator: " ")
  }

  static func korean(_ sentences: [Sentence]) -> String {
    sentences.map { sentence in
      let form = forms[sentence.form].1
      return zip(form, sentence.things.map { things[$0].1 } + [""]).map { $0 + $1 }.joined()
    }.joined(separator: " ")
  }

  private func shown(_ text: String, _ paragraph: Paragraph) -> String {
    var words = text.split(separator: " ").map(String.init)
    if paragraph.bold, words.count > 2 { words[1] = "**\(words[1])**" }
    guard paragraph.wrap > 0 else { return words.joined(separator: " ") }
    return stride(from: 0, to: words.count, by: paragraph.wrap + 3).map {
      words[$0..<min(words.count, $0 + paragraph.wrap + 3)].joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The files as they are now.
  var files: [String: String] {
    var english = ["# Notes of a cabinet maker"]
    var korean = ["# 가구장이의 노트"]
    for paragraph in paragraphs {
      var text = Self.english(paragraph.original)
      if paragraph.misspelled { text = text.replacingOccurrences("the ", "teh ") }
      english.append(shown(text, paragraph))
      if !paragraph.translation.isEmpty {
        korean.append(shown(Self.korean(paragraph.translation), paragraph))
      }
    }
    return [
      paths[0]: english.joined(separator: "\n\n") + "\n",
      paths[1]: korean.joined(separator: "\n\n") + "\n",
    ]
  }

  // MARK: - Changes

  private mutating func change() {
    let place = Int.random(in: paragraphs.indices, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: edit(place)
    case 3:
      edit(place)
      translate(place)
    case 4: translate(place)
    case 5: paragraphs[place].wrap = .random(in: 0...6, using: &random)
    case 6: paragraphs[place].bold.toggle()
    case 7: paragraphs[place].misspelled.toggle()
    case 8: paragraphs.insert(paragraphs.remove(at: place), at: paragraphs.count / 2)
    case 9:
      let text = sentences()
      let isBoth = Bool.random(using: &random)
      paragraphs.insert(
        Paragraph(original: text, translation: isBoth ? text : [], translated: text), at: place)
    case 10 where paragraphs.count > 8: paragraphs.remove(at: place)
    case 11: split(place)
    case 12: merge(place)
    case 13: rename()
    default: break
    }
  }

  private mutating func edit(_ place: Int) {
    let kind = Int.random(in: 0..<3, using: &random)
    let number = Int.random(in: paragraphs[place].original.indices, using: &random)
    if kind == 0 {
      let thing = Int.random(in: 0..<2, using: &random)
      let old = paragraphs[place].original[number].things[thing]
      paragraphs[place].original[number].things[thing] = (old + 7) % Self.things.count
    } else if kind == 1 {
      paragraphs[place].original.append(sentence())
    } else if paragraphs[place].original.count > 1 {
      paragraphs[place].original[number] = sentence()
    }
  }

  /// Makes the translation say what the original says, if it did not.
  private mutating func translate(_ place: Int) {
    paragraphs[place].translation = paragraphs[place].original
    paragraphs[place].translated = paragraphs[place].original
  }

  /// Cuts a paragraph with a faithful translation in two.
  private mutating func split(_ place: Int) {
    let own = paragraphs[place]
    guard own.original.count > 1, own.original == own.translation else { return }
    let (first, second) = (Array(own.original.prefix(1)), Array(own.original.dropFirst()))
    paragraphs[place] = Paragraph(original: first, translation: first, translated: first)
    paragraphs.insert(
      Paragraph(original: second, translation: second, translated: second), at: place + 1)
  }

  private mutating func merge(_ place: Int) {
    guard place + 1 < paragraphs.count else { return }
    let (own, next) = (paragraphs[place], paragraphs[place + 1])
    guard !own.translation.isEmpty, !next.translation.isEmpty,
      own.original.count + next.original.count < 5
    else { return }
    paragraphs[place] = Paragraph(
      original: own.original + next.original, translation: own.translation + next.translation,
      translated: own.translated + next.translated)
    paragraphs.remove(at: place + 1)
  }

  private mutating func rename() {
    let folder = "notes\(commits.count)"
    paths = ["\(folder)/en.md", "\(folder)/ko.md"]
  }

  private mutating func commit() {
    let files = files
    var own: [FileHistories.Change] = []
    let before = changes.last == nil ? [] : lastPaths
    for (index, path) in paths.enumerated() {
      let text = Array((files[path] ?? "").utf8)
      let object = "\(index)-\(text.count)-\(text.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) })"
      bytes[object] = text
      let former = before.isEmpty || before[index] == path ? nil : before[index]
      if object != objects[index] || former != nil {
        own.append(FileHistories.Change(path: path, former: former, object: object))
      }
      objects[index] = object
    }
    lastPaths = paths
    let number = commits.count
    commits.append(
      FileHistories.Commit(
        id: "\(number)", parents: number == 0 ? [] : [number - 1], time: number))
    changes.append(own)
  }

  private var lastPaths: [String] = []
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(range, new)
  }

  private func replacingCharacters(_ range: Range<Index>, _ new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
