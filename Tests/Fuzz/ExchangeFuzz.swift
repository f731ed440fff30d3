import Bitext
import Foundation
import FoundationXML

/// Exports of two notes on one topic, and imports of the unchanged exports.
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
      case .tbx: break
      case .csv:
        require(bytes.count { $0 == 0x22 } % 2 == 0, "a field of the CSV has no end")
        checkReturn(bytes, format, to: corpus)
      case .json:
        require((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "broken JSON")
      case .tmx, .xliff, .xliff2, .po: checkReturn(bytes, format, to: corpus)
      }
      if [.tmx, .tbx, .xliff, .xliff2].contains(format) {
        require(isXML(bytes), "\(format) is not well-formed")
      }
    }
  }

  /// An unchanged delivery changes nothing.
  private static func checkReturn(_ bytes: [UInt8], _ format: ExchangeFormat, to corpus: Corpus) {
    do {
      // Some tools begin files with a byte order mark.
      let marked = format == .csv ? bytes : [0xEF, 0xBB, 0xBF] + bytes
      let deliveries = try Delivery.all(in: try SourceFile(path: "back", bytes: marked))
      for delivery in deliveries {
        require(delivery.language == .korean, "\(format) is in \(delivery.language)")
        require(delivery.original == .english, "\(format) is not from English")
      }
      let importing = Importing(deliveries, into: corpus)
      require(
        importing.files.isEmpty && importing.changed + importing.added + importing.left == 0,
        "\(format) changes what it was made of")
      require(
        importing.diagnostics.isEmpty,
        "\(format) is complained of: \(importing.diagnostics.first?.message ?? "")")
    } catch {
      require(false, "\(format) cannot be read back: \(error)")
    }
  }

  /// Whether Foundation's XML parser accepts the bytes.
  static func isXML(_ bytes: [UInt8]) -> Bool { XMLParser(data: Data(bytes)).parse() }
}
