internal import CYaml

/// A place in a text as libyaml counts: lines and columns begin at 0, columns count scalars.
struct YAMLMark {
  let line: Int
  let column: Int
}

/// The events that libyaml finds in a text, in order; the only file that uses libyaml.
///
/// The usual YAML packages for Swift need Foundation and its tables of languages, which make up
/// nine tenths of a program that has everything in itself.
@safe struct YAMLEvents: ~Copyable {
  enum Occurrence {
    /// `isPlain` says that the text stands without quotation marks and is no block.
    case scalar(String, isPlain: Bool, YAMLMark)
    case sequence(YAMLMark)
    case mapping(YAMLMark)
    /// The end of a sequence or mapping.
    case end
    case alias(YAMLMark)
    case document(YAMLMark)
    /// The end of the text, or of a document.
    case close
  }

  /// A fault of a text, in libyaml's words.
  struct Failure: Error {
    let problem: String
    let mark: YAMLMark
    /// The construct that was being read, and where it began.
    var context: (words: String, mark: YAMLMark)?
  }

  // The parser keeps its own address, so it has to stay where it is.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    // Invalid UTF-8 is replaced, so that libyaml has nothing to report about bytes.
    let bytes = String(decoding: bytes, as: UTF8.self).utf8
    unsafe parser = .allocate(capacity: 1)
    unsafe text = .allocate(capacity: bytes.count)
    unsafe _ = text.initialize(from: bytes)
    unsafe parser.initialize(to: yaml_parser_t())
    // Initializing fails only for lack of memory, and then reading each event fails, too.
    guard unsafe yaml_parser_initialize(parser) == 1 else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event that says something about values; ``Occurrence/close`` forever after the end of
  /// the text.
  mutating func next() throws(Failure) -> Occurrence {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure }
      defer { unsafe yaml_event_delete(&event) }
      let mark = unsafe Self.mark(event.start_mark)
      switch unsafe event.type {
      case YAML_SCALAR_EVENT:
        let scalar = unsafe event.data.scalar
        let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
        return unsafe .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain, mark)
      case YAML_SEQUENCE_START_EVENT: return .sequence(mark)
      case YAML_MAPPING_START_EVENT: return .mapping(mark)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
      case YAML_ALIAS_EVENT: return .alias(mark)
      case YAML_DOCUMENT_START_EVENT: return .document(mark)
      case YAML_STREAM_START_EVENT: continue
      default: return .close
      }
    }
  }

  private var failure: Failure {
    let problem = unsafe parser.pointee.problem
    let context = unsafe parser.pointee.context
    var failure = Failure(
      problem: unsafe problem.map { unsafe String(cString: $0) } ?? "there is not enough memory",
      mark: unsafe Self.mark(parser.pointee.problem_mark))
    if let context = unsafe context {
      failure.context = unsafe (String(cString: context), Self.mark(parser.pointee.context_mark))
    }
    return failure
  }

  private static func mark(_ mark: yaml_mark_t) -> YAMLMark {
    YAMLMark(line: Int(mark.line), column: Int(mark.column))
  }
}
