import Testing

@testable import Bitext

/// What the rules find in notes; each finding has to have words in every language.
enum SpokenFindings {
  static func check(_ corpus: Corpus, in folder: String? = nil) async -> [Diagnostic] {
    let findings = await Rules.check(corpus, in: folder)
    for finding in findings {
      for language in [Language.korean, .japanese] {
        let unknown = finding.text.map { Self.unknown(in: $0, language) } ?? [finding.message]
        #expect(unknown.isEmpty, "\(finding.rule) has no words in \(language): \(unknown)")
      }
    }
    return findings
  }

  /// The forms of sentences and of their parts that a catalogue lacks.
  private static func unknown(in text: FindingText, _ language: Language) -> [String] {
    let parts = text.values.flatMap { value in
      if case .text(let part) = value { unknown(in: part, language) } else { [String]() }
    }
    let isKnown = FindingCatalogue.of(language).sentences[text.form] != nil
    return parts + (isKnown ? [] : [text.form])
  }
}

@Suite struct FindingTextTests {
  private static func places(_ sentence: String) -> [String] {
    sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "}" }) }.sorted()
  }

  @Test(arguments: [Language.korean, .japanese])
  func `a sentence says in another language all that it says in English`(language: Language) {
    let own = FindingCatalogue.of(language).sentences
    let other = FindingCatalogue.of(language == .korean ? .japanese : .korean).sentences
    #expect(Set(own.keys) == Set(other.keys))
    for (form, sentence) in own {
      #expect(Self.places(form) == Self.places(sentence), "\(form): \(sentence)")
      #expect(!sentence.hasSuffix(".") && !sentence.hasSuffix("。"), "\(sentence)")
    }
  }

  @Test func `texts are put together, and lists are cut, in each language`() {
    let more: FindingText = "; so do \(2) more here (lines \(["7", "9"]))"
    let links = (1...8).map { "\($0).md" }
    let text: FindingText =
      "the \(Language.english) text (\("en.md:3")) links to \(links), " + "this one leaves that out"
      + more
    #expect(
      text.words(in: .english)
        == "the English text (en.md:3) links to 1.md, 2.md, 3.md, 4.md, 5.md and 3 more, "
        + "this one leaves that out; so do 2 more here (lines 7, 9)")
    #expect(
      text.words(in: .korean)
        == "영어 글(en.md:3)에 있는 링크 1.md, 2.md, 3.md, 4.md, 5.md 외 3개가 이 글에는 없습니다. "
        + "이 파일의 다른 글 2개도 그렇습니다(7, 9행)")
    #expect(
      text.words(in: .japanese)
        == "英語の文(en.md:3)にあるリンク1.md, 2.md, 3.md, 4.md, 5.md、ほか3件が、この文にはありません。"
        + "このファイルのほか2か所も同じです(7, 9行目)")
    // Particles fit what stands before them, where it is read in one way.
    for (words, fitting) in [
      ("책", "‘책’이"), ("책자", "‘책자’가"), ("3", "‘3’이"), ("제2", "‘제2’가"), ("shelf", "‘shelf’가"),
      ("Kiln", "‘Kiln’이"), ("UI", "‘UI’가"), ("표.md", "‘표.md’가"), ("map", "‘map’이(가)"),
      ("0", "‘0’이(가)"), ("24pt", "‘24pt’가"), ("24em", "‘24em’이(가)"), ("…", "‘…’이(가)"),
      ("", "‘’이(가)"),
    ] {
      let twice: FindingText = "‘\(words)’ stands here twice"
      #expect(twice.words(in: .korean) == "\(fitting) 두 번 이어집니다")
    }
    // What stands in a text is no place of it.
    let braces: FindingText = "the bracket ‘\("{1}")’ is never closed"
    #expect(braces.words(in: .english) == "the bracket ‘{1}’ is never closed")
    let both = braces + ", and \("{0}")"
    #expect(both.words(in: .english) == "the bracket ‘{1}’ is never closed, and {0}")
  }
}
