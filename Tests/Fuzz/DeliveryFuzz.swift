import Bitext

/// Deliveries of translators in XLIFF and PO, imported into a folder of notes.
enum DeliveryFuzz {
  private static let english = """
    # Shelves

    A shelf keeps **24 books** and says so on its `label`.

    - The first board holds atlases of 1824.
    - The second board holds [letters](plan.md).

    > Nobody stays after 20:00.

    """

  private static let korean = """
    # 서가

    서가에는 **책 24권**이 들어가며 `label`에 그렇게 적혀 있습니다.

    - 첫 번째 판에는 1824년의 지도책이 있습니다.

    > 20:00 이후에는 아무도 남지 않습니다.

    """

  /// The notes, in a folder that exists as long as the program runs.
  private static let notes: (corpus: Corpus, writer: FolderWriter)? = {
    let parts = [UInt8](english.utf8) + [0x1E] + [UInt8](korean.utf8)
    guard let folder = try? FuzzFolder(parts, names: ["shelf/en.md", "shelf/ko.md"]),
      let corpus = folder.corpus(), let writer = try? FolderWriter(folder.path, state: nil)
    else { return nil }
    return (corpus, writer)
  }()

  /// The names of the notes' units; an input refers to them as `t/a`, `t/b` and so on.
  private static let names: [[UInt8]] = {
    let exchange = notes.map { Exchange($0.corpus) }
    return exchange?.units.map { Array($0.name.utf8) } ?? []
  }()

  static func run(_ bytes: [UInt8]) {
    guard let source = SourceFile.decoding(named(bytes), path: "a.xlf").0, let notes else { return }
    do {
      let delivery = try Delivery.reading(source)
      for language in [delivery.original, delivery.language].compactMap(\.self) {
        require(
          LanguageTag(language.tag)?.language == language.tag, "\(language.tag) is no language tag")
      }
      check(
        Importing(delivery, into: notes.corpus, Importing.Options(preference: .theirs)),
        notes.writer)
      check(Importing(delivery, into: notes.corpus), notes.writer)
    } catch {
      check(error.diagnostic)
    }
  }

  private static func named(_ bytes: [UInt8]) -> [UInt8] {
    var named: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isName = index + 2 < bytes.count && bytes[index] == 0x74 && bytes[index + 1] == 0x2F
      let number = isName ? Int(bytes[index + 2]) - 0x61 : -1
      if names.indices.contains(number) {
        named += names[number]
        index += 3
      } else {
        named.append(bytes[index])
        index += 1
      }
    }
    return named
  }

  private static func check(_ importing: Importing, _ writer: FolderWriter) {
    require(importing.diagnostics.count <= 200, "\(importing.diagnostics.count) messages")
    for problem in importing.diagnostics { check(problem) }
    let paths = Set(importing.files.map(\.path))
    require(paths.count == importing.files.count, "a file is written twice")
    for file in importing.files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      let isPlain = parts.allSatisfy { !["", ".", ".."].contains($0) }
      require(isPlain && parts.first == "shelf", "\(file.path) leads elsewhere")
      require(
        file.path.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F },
        "\(file.path) is no path that anybody wrote")
      require(String(validating: file.bytes, as: UTF8.self) != nil, "\(file.path) is not UTF-8")
      do throws(WriteFailure) {
        try writer.check(file.path, over: file.old.map { .bytes($0) } ?? .nothing)
      } catch {
        require(false, error.description)
      }
      guard let source = SourceFile.decoding(file.bytes, path: file.path).0 else {
        return require(false, "\(file.path) cannot be read any more")
      }
      MarkdownFuzz.check(Segmenter.segment(source).0)
    }
  }

  /// A message stays a single message, whatever a stranger has written.
  private static func check(_ diagnostic: Diagnostic) {
    MarkdownFuzz.check(diagnostic)
    let text = DiagnosticPrinter().text(for: diagnostic)
    require(text.utf8.count < 4_096, "\(diagnostic.rule) is \(text.utf8.count) bytes")
    require(text.unicodeScalars.allSatisfy { $0 != "\u{0}" }, "\(diagnostic.rule) has a NUL")
  }
}
