import Synchronization
import TestSupport

@testable import Bitext

/// A folder in which every kind of value has a text that readers see.
enum FieldNotes {
  static let english = """
    ---
    # translators: a desk is a counter here
    title: 'The desk'
    # translators: one sentence
    description: >-
      How the desk lends
      what it has.
    weight: 3
    ---

    # At the desk

    Bring the card to the desk.

    <!-- translators: the bell is a hand bell -->

    Ring the bell when nobody is there, ![a brass bell](bell.png) and wait.

    <!-- translators: the lamp is lit -->

    ![The desk with a [lamp] on it](img/desk-en.png "Desk")

    <p><img src="key.png" alt="A key &amp; a ring"></p>

    ![A card][card]

    ```yaml table-example
    id: loans
    label: {en: Loans, ko: 대출}
    sections:
      - id: day
        header:
          en: "Today: three"
          ko: '오늘: 셋'   # the number stays
        rows:
          - {id: a, title: {en: Atlas, ko: 지도책}, detail: 12 cm}
          - {id: b, title: Magazine rack, image: {symbol: book, alt: {en: A book}}}
    ```

    [card]: card.png

    """

  static let korean = """
    +++
    title = "대출대"  # 짧게
    description = '''
    대출대가 빌려주는 방법입니다.'''
    weight = 3
    +++

    # 대출대에서

    카드를 대출대로 가져오세요.

    아무도 없으면 종을 치고 ![놋쇠 종](bell.png) 기다리세요.

    ![등이 놓인 대출대](img/desk-ko.png "Desk")

    <p><img src='key.png' alt='열쇠와 고리'></p>

    ![A card][card]

    [card]: card.png

    """

  static let site = """
    # translators: the name of the building
    title:
      en: The lending desk   # the site
      ko: 대출대 안내
    topics:
      rename:
        the-desk:
          title: {en: Desk, ko: "대출대"}

    """

  static let glossary = """
    concepts:
      - id: card
        terms: {en: [card], ko: [카드]}
        note:
          en: |
            A card of paper.
            Not of plastic.
          ko: |
            종이로 된 카드.
            플라스틱은 아닙니다.
      - id: bell
        terms: {en: [bell], ko: [종]}
        note: {en: "Rung, by hand"}

    """

  static let table = """
    id: shelf
    label: Shelf of the day
    sections:
    - id: top
      header: {"en": Top, "ko": 위}
      rows:
      # translators: a map of stars
      - {id: stars, title: {en: Star map, ko: 별자리판}}

    """

  static let files = [
    "desk/en.md": english, "desk/ko.md": korean, "site.yaml": site, "glossary.yaml": glossary,
    "desk/shelf.table.yaml": table,
  ]

  /// Folders whose files are read when a corpus is exported.
  private static let folders = Mutex<[TemporaryFolder]>([])

  static func corpus(of files: [String: String] = files) async throws -> Corpus {
    let folder = try TemporaryFolder(files)
    folders.withLock { $0.append(folder) }
    return try await Library.corpus(of: folder).0
  }
}
