import Bitext
import Foundation
import FoundationXML

/// Two notes on one topic, on their way to translators and back.
enum ExchangeFuzz {
  private static let names = ["shelf/en.md", "shelf/ko.md", "glossary.yaml"]
  private static let both = Exchange.Options(languages: [.english, .korean])

  static func run(_ bytes: [UInt8]) {
    guard let folder = try? FuzzFolder(bytes, names: names) else { return }
    defer { folder.remove() }
    guard let corpus = folder.corpus() else { return }
    for format in ExchangeFormat.allCases {
      guard let bytes = try? format.bytes(of: corpus, both) else {
        require(format == .tbx && corpus.glossary.concepts.isEmpty, "\(format) is refused")
        continue
      }
      require(String(validating: bytes, as: UTF8.self) != nil, "\(format) is not UTF-8")
      switch format {
      case .tmx, .tbx: break
      case .csv: require(bytes.count { $0 == 0x22 } % 2 == 0, "a field of the CSV has no end")
      case .json:
        require((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "broken JSON")
      case .xliff, .xliff2, .po: checkReturn(bytes, format, to: corpus)
      }
      if [.tmx, .tbx, .xliff, .xliff2].contains(format) {
        require(isXML(bytes), "\(format) is not well-formed")
      }
    }
  }

  /// What comes back unchanged changes nothing.
  private static func checkReturn(_ bytes: [UInt8], _ format: ExchangeFormat, to corpus: Corpus) {
    do {
      let delivery = try Delivery.reading(try SourceFile(path: "back", bytes: bytes))
      let importing = Importing(delivery, into: corpus)
      require(
        importing.files.isEmpty && importing.changed + importing.added == 0,
        "\(format) changes what it was made of")
      require(
        importing.diagnostics.isEmpty,
        "\(format) is complained of: \(importing.diagnostics.first?.message ?? "")")
    } catch {
      require(false, "\(format) cannot be read back: \(error)")
    }
  }

  /// Whether another reader than ours takes it.
  static func isXML(_ bytes: [UInt8]) -> Bool { XMLParser(data: Data(bytes)).parse() }
}

/// Deliveries of translators, XLIFF and PO, and what they do to a folder of notes.
enum DeliveryFuzz {
  private static let notes: Corpus? = {
    let english = """
      # Shelves

      A shelf keeps **24 books** and says so on its `label`.

      - The first board holds atlases of 1824.
      - The second board holds [letters](plan.md).

      > Nobody stays after 20:00.

      """
    let korean = """
      # 서가

      서가에는 **책 24권**이 들어가며 `label`에 그렇게 적혀 있습니다.

      - 첫 번째 판에는 1824년의 지도책이 있습니다.

      > 20:00 이후에는 아무도 남지 않습니다.

      """
    let parts = [UInt8](english.utf8) + [0x1E] + [UInt8](korean.utf8)
    let folder = try? FuzzFolder(parts, names: ["shelf/en.md", "shelf/ko.md"])
    defer { folder?.remove() }
    return folder?.corpus()
  }()

  static func run(_ bytes: [UInt8]) {
    guard let source = SourceFile.decoding(bytes, path: "a.xlf").0, let notes else { return }
    do {
      let delivery = try Delivery.reading(source)
      let importing = Importing(delivery, into: notes)
      for problem in importing.diagnostics { MarkdownFuzz.check(problem) }
      let paths = Set(importing.files.map(\.path))
      require(paths.count == importing.files.count, "a file is written twice")
      for file in importing.files {
        let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
        require(!parts.contains("..") && !parts.contains(""), "\(file.path) leads elsewhere")
        guard let source = SourceFile.decoding(file.bytes, path: file.path).0 else {
          return require(false, "\(file.path) cannot be read any more")
        }
        MarkdownFuzz.check(Segmenter.segment(source).0)
      }
    } catch {
      MarkdownFuzz.check(error.diagnostic)
    }
  }
}
