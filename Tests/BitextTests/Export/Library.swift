import Foundation
import TestSupport

@testable import Bitext

/// A small folder with one topic, in the markup that people use.
enum Library {
  static let english = """
    ---
    description: How a library of 24 shelves looks after its books.
    ---

    # Shelves

    A shelf keeps **24 books** and says so on its `label`.

    > Every shelf has 3 boards, as the [plan](plan.md "The plan") shows.

    - The first board holds atlases of 1824.
    - The second board holds *letters*
      from 1912.

    | Board | Books |
    | --- | --- |
    | 1 | 12 atlases |
    | 2 | 48 letters |

    ## Closing time

    Call `Shelf.close()` when the library closes at 19:00.\\
    Nobody stays after 20:00.

    """

  static let korean = """
    ---
    description: 서가 24개가 있는 도서관이 책을 돌보는 방법입니다.
    ---

    # 서가

    서가에는 **책 24권**이 들어가며 `label`에 그렇게 적혀 있습니다.

    > [도면](plan.md "The plan")에서 보듯 모든 서가에는 판이 3개 있습니다.

    - 첫 번째 판에는 1824년의 지도책이 있습니다.
    - 두 번째 판에는 1912년의 *편지*가
      있습니다.

    | 판 | 책 |
    | --- | --- |
    | 1 | 지도책 12권 |
    | 2 | 편지 48통 |

    ## 닫는 시간

    도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.\\
    20:00 이후에는 아무도 남지 않습니다.

    """

  static let files = [
    "shelves/en.md": english, "shelves/ko.md": korean, "shelves/plan.md": "# Plan\n",
  ]

  /// The corpus of a folder and all diagnostics.
  static func corpus(of folder: TemporaryFolder) async throws -> (Corpus, [Diagnostic]) {
    try await Pipeline(root: folder.url.path).corpus()
  }

  static func corpus(of files: [String: String]) async throws -> Corpus {
    try await corpus(of: TemporaryFolder(files)).0
  }
}

extension Corpus {
  /// The topic whose first source is in `folder`.
  func topic(in folder: String) -> Topic? {
    topics.first { $0.documents[0].source.path.hasPrefix(folder + "/") && $0.documents.count > 1 }
  }
}

extension Topic {
  /// The id of the unit with a text that contains `words`.
  func id(of words: String) -> String? {
    units.first { unit in unit.variants.contains { text(of: $0).contains(words) } }?.id
  }
}
