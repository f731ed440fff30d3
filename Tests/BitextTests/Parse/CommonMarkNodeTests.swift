import CCmark
import TestSupport
import Testing

@testable import Bitext

/// Compares the view of a tree in an arena with libcmark's own accessors.
struct CommonMarkNodeTests {
  private static let pieces = [
    "글", "a", " ", "  \n", "\n", "\n\n", "> ", "- ", "3. ", "# ", "    ", "```sw\n", "`", "**", "*",
    "[", "](b \"t\")", "![", "<b>", "<div>\n", "&amp;", "&#xFFFE;", "&#0;", "\\", "---\n", "***\n",
    "[r]: /u 't'\n", "[r]", "\u{0}", "\t", "<https://o.example>",
  ]

  private func text(using random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// A node and everything below it.
  private func lines(of node: CommonMarkNode, _ strings: CommonMarkStrings) -> [String] {
    var lines = [
      "\(node.type.rawValue) \(node.lines) \(node.startColumn) \(node.headingLevel) "
        + "\(node.listStart ?? -1) \(node.isTight) \(node.literal(strings)) "
        + "\(node.fenceInfo(strings)) \(node.address(strings)) \(node.title(strings))"
    ]
    var next = node.firstChild
    while let child = next {
      lines += self.lines(of: child, strings)
      next = child.next
    }
    return lines
  }

  /// The same, with libcmark's own functions.
  private func plainLines(of node: OpaquePointer, _ strings: CommonMarkStrings) -> [String] {
    let start = unsafe max(1, Int(cmark_node_get_start_line(node)))
    let end = unsafe max(start, Int(cmark_node_get_end_line(node)))
    let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let texts = unsafe [
      cmark_node_get_literal(node), cmark_node_get_fence_info(node), cmark_node_get_url(node),
      cmark_node_get_title(node),
    ].map { unsafe strings.string($0) }
    var lines = unsafe [
      "\(cmark_node_get_type(node).rawValue) \(start...end) \(cmark_node_get_start_column(node)) "
        + "\(cmark_node_get_heading_level(node)) "
        + "\(isOrdered ? Int(cmark_node_get_list_start(node)) : -1) "
        + "\(cmark_node_get_list_tight(node) != 0) \(texts.joined(separator: " "))"
    ]
    var next = unsafe cmark_node_first_child(node)
    while let child = unsafe next {
      lines += unsafe plainLines(of: child, strings)
      unsafe next = cmark_node_next(child)
    }
    return lines
  }

  private func plainLines(of bytes: [UInt8]) -> [String] {
    let root = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root = unsafe root else { return [] }
    defer { unsafe cmark_node_free(root) }
    return unsafe plainLines(of: root, CommonMarkStrings(of: bytes))
  }

  @Test(arguments: 0..<UInt64(100))
  func `trees are equal node for node`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let bytes = Array(text(using: &random).utf8)
      let tree = CommonMarkTree(parsing: bytes)
      #expect(tree.read(lines) == plainLines(of: bytes), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `a walk enters every node once, and goes on behind one that it leaves`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tree = CommonMarkTree(parsing: Array(text(using: &random).utf8))
    let steps = tree.read { root, strings in
      var (entered, leaves) = (0, 0)
      if var walk = CommonMarkNode.Walk(from: root) {
        while let (_, isEntered) = walk.next() { entered += isEntered ? 1 : 0 }
      }
      if var walk = CommonMarkNode.Walk(from: root) {
        while let (node, isEntered) = walk.next() {
          guard isEntered else { continue }
          leaves += 1
          if leaves > 1 { walk.leave(node) }
        }
      }
      return (entered, lines(of: root, strings).count, leaves, root.childCount)
    }
    #expect(steps?.0 == steps?.1, "seed \(seed)")
    #expect((steps?.2 ?? 0) <= 1 + (steps?.3 ?? 0), "seed \(seed)")
  }
}
