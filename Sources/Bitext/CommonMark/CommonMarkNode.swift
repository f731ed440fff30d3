import CCmark

/// A node of a libcmark tree, and the questions that may be asked of it.
///
/// Safe, although it holds a pointer: only ``CommonMarkTree`` makes nodes, of the tree that it owns,
/// and no node outlives the function of the tree that it was made in. libcmark answers each question
/// for every type of node, with nothing or 0 where it does not apply.
@safe struct CommonMarkNode {
  private let pointer: OpaquePointer

  /// - Precondition: The node is part of a tree that outlives it.
  @unsafe init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }

  var firstChild: CommonMarkNode? { unsafe CommonMarkNode(cmark_node_first_child(pointer)) }

  var next: CommonMarkNode? { unsafe CommonMarkNode(cmark_node_next(pointer)) }

  /// How many children there are.
  var childCount: Int {
    var count = 0
    var next = firstChild
    while let child = next {
      count += 1
      next = child.next
    }
    return count
  }

  /// Both included; libcmark counts from 1.
  var lines: ClosedRange<Int> {
    let start = unsafe max(1, Int(cmark_node_get_start_line(pointer)))
    return unsafe start...max(start, Int(cmark_node_get_end_line(pointer)))
  }

  /// Counted from 1, in bytes; trusted where a paragraph begins.
  var startColumn: Int { unsafe Int(cmark_node_get_start_column(pointer)) }

  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }

  /// The number that an ordered list begins with; nil for any other list.
  var listStart: Int? {
    guard unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return unsafe Int(cmark_node_get_list_start(pointer))
  }

  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

  func literal(_ strings: CommonMarkStrings) -> String {
    unsafe strings.string(cmark_node_get_literal(pointer))
  }

  func fenceInfo(_ strings: CommonMarkStrings) -> String {
    unsafe strings.string(cmark_node_get_fence_info(pointer))
  }

  func address(_ strings: CommonMarkStrings) -> String {
    unsafe strings.string(cmark_node_get_url(pointer))
  }

  func title(_ strings: CommonMarkStrings) -> String {
    unsafe strings.string(cmark_node_get_title(pointer))
  }

  /// Goes through a node and all below it, entering and leaving each.
  ///
  /// Safe for the same reason as the nodes; the iterator is given back with the walk.
  @safe struct Walk: ~Copyable {
    private let iterator: OpaquePointer

    /// Nil where there is no memory.
    init?(from root: CommonMarkNode) {
      guard let iterator = unsafe cmark_iter_new(root.pointer) else { return nil }
      unsafe self.iterator = iterator
    }

    deinit { unsafe cmark_iter_free(iterator) }

    /// The next step, which for a leaf is entering alone; nil after the last one.
    mutating func next() -> (node: CommonMarkNode, isEntered: Bool)? {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE,
        let node = unsafe CommonMarkNode(cmark_iter_get_node(iterator))
      else { return nil }
      return (node, event == CMARK_EVENT_ENTER)
    }

    /// Goes on behind a node whose children are of no interest.
    mutating func leave(_ node: CommonMarkNode) {
      unsafe cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
    }
  }
}
