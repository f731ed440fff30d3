import TestSupport
import Testing

@testable import Bitext

/// Runs that are read many characters at a time are those that one character after the other makes.
@Suite struct WordScannerRunsTests {
  /// The words and the shape of a text, of which each character is looked at by itself.
  private func plain(_ text: String) -> (words: [Word], shape: ShapeScan) {
    var scanner = WordScanner(expecting: 0)
    var shape = ShapeScan()
    var run: (script: Word.Script, letters: [UInt32])?
    var isAddress = false
    func end() {
      if let run { read(run.script, Array(run.letters.prefix(WordScanner.longest)), &scanner) }
      run = nil
    }
    for scalar in text.unicodeScalars {
      let (folded, script) = WordScanner.letter(scalar.value)
      if isAddress, scalar.isASCII, Self.addressSigns.contains(Character(scalar)) {
        shape.take(scalar.value)
        continue
      }
      isAddress = false
      let isLetter = script != nil && (scalar.value >= 0x80 || scalar != "_")
      if isLetter { shape.takeLetter(scalar.value) } else { shape.take(scalar.value) }
      let isSame = run.map { run in
        script == run.script || script == .number && run.script == .latin
          || run.script == .number && (folded == 0x2E || folded == 0x2C)
      }
      if isSame == true {
        run?.letters.append(folded)
        continue
      }
      if folded == 0x3A, let open = run, open.script == .latin,
        ["http", "https"].contains(Word(script: .latin, form: open.letters).text)
      {
        isAddress = true
        run = nil
      }
      end()
      if let script { run = (script, [folded]) }
    }
    end()
    return (scanner.found.map { scanner.words[Int($0)] }, shape)
  }

  private func read(_ script: Word.Script, _ letters: [UInt32], _ scanner: inout WordScanner) {
    scanner.read(script, letters.span)
  }

  private static let addressSigns = Set(
    "!#$%&'*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")

  private func expectSame(_ text: String, _ name: String) {
    var scanner = WordScanner(expecting: text.utf8.count)
    let shape = scanner.scan(text)
    let expected = plain(text)
    #expect(scanner.found.map { scanner.words[Int($0)] } == expected.words, "\(name): \(text)")
    #expect(shape.tenths == expected.shape.tenths, "\(name): \(text)")
    #expect(shape.end == expected.shape.end, "\(name): \(text)")
    #expect(shape.fingerprint == expected.shape.fingerprint, "\(name): \(text)")
  }

  private static let pieces = [
    "Tables", "rows", "ROW", "http", "https", "HTTPS", ":", "：", "//", "a.example/b?c=d", "1",
    "1,024",
    "3.12", ".", ",", "_", "__init__", " ", "  ", "\n", "\u{A0}", "\u{3000}", "é", "É", "ß", "Ａ",
    "ｈｔｔｐ",
    "１２", "표", "테이블을", "行", "漢字列", "ひらがな", "カタカナー", "ー", "・", "ㄱ", "!", "?", "。", "」", "(",
    ")", "\u{301}", "😀", "𠮷", "й", "Ω", "ก", "\u{0}", "\u{7F}", "-", "…",
  ]

  @Test(arguments: 0..<UInt64(600))
  func `random texts have the words of their characters`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
    expectSame(text, "seed \(seed)")
    expectSame(RandomNotes.text(using: &random), "seed \(seed)")
  }

  @Test(arguments: ["a", "가", "漢", "ひ", "カ", "é", "1", "й"])
  func `runs are cut where they are too long`(letter: String) {
    for count in [254, 255, 256, 300, 520] {
      expectSame(String(repeating: letter, count: count) + "b " + letter, "\(count)")
    }
  }
}
