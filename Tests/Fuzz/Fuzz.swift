import Glibc

/// The entry point of libFuzzer: one run with one input.
///
/// The environment variable `FUZZ_TARGET` selects the part of the program.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe data.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  selected.run(bytes)
  return 0
}

private let selected: FuzzTarget = {
  let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    print("FUZZ_TARGET is one of \(names)")
    exit(2)
  }
  return target
}()

/// A part of the program that reads untrusted text.
enum FuzzTarget: String, CaseIterable {
  case markdown, frontmatter, table, align, example, search, delivery, exchange, request, site

  /// How many inputs are tried by chance: about what some seconds are enough for.
  var inputs: Int {
    switch self {
    case .example, .search, .delivery: 40_000
    case .markdown, .frontmatter, .table, .align, .request: 5_000
    case .exchange: 800
    case .site: 200
    }
  }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .markdown: MarkdownFuzz.run(bytes)
    case .frontmatter: FrontMatterFuzz.run(bytes)
    case .table: TableFuzz.run(bytes)
    case .align: AlignFuzz.run(bytes)
    case .example: ExampleFuzz.run(bytes)
    case .search: SearchFuzz.run(bytes)
    case .delivery: DeliveryFuzz.run(bytes)
    case .exchange: ExchangeFuzz.run(bytes)
    case .request: RequestFuzz.run(bytes)
    case .site: SiteFuzz.run(bytes)
    }
  }
}

/// Ends the run with a finding if `bytes` are not UTF-8.
func requireUTF8(_ bytes: some Collection<UInt8>, _ name: @autoclosure () -> String) {
  require(String(validating: bytes, as: UTF8.self) != nil, "\(name()) is not UTF-8")
}

/// Ends the run with a finding unless `condition` is true.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line,
  file: StaticString = #fileID
) {
  if condition { return }
  let text = "FINDING \(file):\(line): \(message())\n"
  // Not with `print`, because `abort` discards buffered output.
  _ = unsafe Array(text.utf8).withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  abort()
}
