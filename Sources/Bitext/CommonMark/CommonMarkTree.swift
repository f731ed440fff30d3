import CCmark

/// Owns one libcmark tree.
///
/// Safe, although it holds pointers: libcmark gets the bytes while they are borrowed and copies
/// those that it keeps, and the functions to which ``read(_:)`` lends the tree give no node out.
///
/// Block lines are trusted, columns only where a paragraph begins: libcmark's other columns are
/// inclusive at their ends, absent, or wrong.
@safe struct CommonMarkTree: ~Copyable {
  private let arena: CommonMarkArena
  /// Its memory is freed with the arena.
  private let root: CommonMarkNode?
  private let strings: CommonMarkStrings

  init(parsing bytes: [UInt8]) {
    let arena = CommonMarkArena(forTextOf: bytes.count)
    root = unsafe arena.serving { memory in
      let parser = unsafe cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory)
      defer { unsafe cmark_parser_free(parser) }
      unsafe bytes.span.withUnsafeBufferPointer { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
          unsafe cmark_parser_feed(parser, chars.baseAddress, chars.count)
        }
      }
      return unsafe CommonMarkNode(cmark_parser_finish(parser))
    }
    self.arena = arena
    strings = CommonMarkStrings(of: bytes)
  }

  /// Returns the result of `body`, which gets the root and the strings; nil if there is no tree.
  ///
  /// The nodes are gone when the tree is: `body` makes values of them.
  func read<Result>(_ body: (CommonMarkNode, CommonMarkStrings) -> Result) -> Result? {
    guard let root else { return nil }
    return arena.serving { body(root, strings) }
  }
}
