import Glibc

/// The entry point of libFuzzer: one run on one input.
///
/// `FUZZ_TARGET` in the environment says which part of the program is tried.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe data.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  target.run(bytes)
  return 0
}

private let target: FuzzTarget = {
  let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    print("FUZZ_TARGET is one of \(names)")
    exit(2)
  }
  return target
}()

/// A part of the program that takes text from strangers.
enum FuzzTarget: String, CaseIterable {
  case markdown, frontmatter, table, align, example, search, delivery, exchange, request, site

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

/// What every target gives out is UTF-8.
func requireUTF8(_ bytes: some Collection<UInt8>, _ name: @autoclosure () -> String) {
  require(String(validating: bytes, as: UTF8.self) != nil, "\(name()) is not UTF-8")
}

/// Ends the run as a finding unless `condition` holds.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line,
  file: StaticString = #fileID
) {
  if condition { return }
  let text = "FINDING \(file):\(line): \(message())\n"
  // Standard output would keep it in a buffer that is lost.
  _ = unsafe Array(text.utf8).withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  abort()
}
