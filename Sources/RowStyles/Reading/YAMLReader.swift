import TextBasics
import Yams

/// Reads the subset of YAML in which examples are written: maps, lists, plain and quoted scalars,
/// one document, no anchors and no tags.
///
/// Only this file and ``YAMLLines`` know Yams.
package struct YAMLReader {
  /// Deeper nesting than any table needs; keeps hostile input from exhausting the stack.
  private static let depthLimit = 40
  /// Bytes.
  ///
  /// A block is written by hand, so a larger one is a mistake.
  private static let sizeLimit = 512 * 1024

  /// The value of a block; nil for one without content.
  package static func read(_ text: String) throws(InvalidExample) -> Tree? {
    guard text.utf8.count <= sizeLimit else {
      throw problem("a block may have at most 512 KB", line: 1, column: 1)
    }
    if let line = lineNestedTooDeep(text) {
      throw problem("the values are nested too deeply", line: line, column: 1)
    }
    let lines = YAMLLines(text)
    do {
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      // Nodes hold their anchors weakly: the parser has to outlive the walk.
      defer { withExtendedLifetime(parser) {} }
      return try parser.singleRoot().map { try tree($0, lines, depth: 0) }
    } catch let error as YamlError {
      throw InvalidExample([describe(error, lines)])
    } catch let error as Problem {
      throw InvalidExample([error])
    } catch {
      throw problem("the block could not be read as YAML", line: 1, column: 1)
    }
  }

  private static func tree(
    _ node: Node, _ lines: YAMLLines, depth: Int
  ) throws(Problem) -> Tree {
    let place = lines.place(node.mark)
    func refusal(_ message: String) -> Problem {
      Problem(line: place.line, column: place.column, message: message)
    }
    guard node.anchor == nil else { throw refusal("anchors are not allowed in examples") }
    guard depth < depthLimit else { throw refusal("the values are nested too deeply") }
    switch node {
    case .scalar(let scalar):
      return Tree(.scalar(shown(scalar.string)), place: place)
    case .sequence(let sequence):
      var items: [Tree] = []
      for item in sequence { items.append(try tree(item, lines, depth: depth + 1)) }
      return Tree(.list(items), place: place)
    case .mapping(let mapping):
      var entries: [Tree.Entry] = []
      for (key, value) in mapping {
        let name = try tree(key, lines, depth: depth + 1)
        guard case .scalar(let text) = name.value else {
          throw name.problem("a key must be plain text")
        }
        guard text != "<<" else { throw name.problem("merge keys are not allowed in examples") }
        entries.append(
          Tree.Entry(
            key: text, place: name.place, value: try tree(value, lines, depth: depth + 1)))
      }
      return Tree(.map(entries), place: place)
    case .alias:
      throw refusal("aliases are not allowed in examples")
    }
  }

  /// A text without what no page may hold: an escape can spell any character.
  private static func shown(_ text: String) -> String {
    text.without(\.isHidden)
  }

  /// The first line on which more than 200 brackets or indents are open: looked for before parsing,
  /// because the parser recurses.
  private static func lineNestedTooDeep(_ text: String) -> Int? {
    var depth = 0
    var line = 1
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      if depth > 200 { return line }
    }
    return nil
  }

  private static func describe(_ error: YamlError, _ lines: YAMLLines) -> Problem {
    func fault(_ message: String, _ mark: Mark) -> Problem {
      let place = lines.place(mark)
      return Problem(line: place.line, column: place.column, message: message)
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return fault("this is not YAML: \(problem)", mark)
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.first.map { "\($0)" } ?? ""
      return fault("the key “\(key)” is given twice", context.mark)
    case .reader(let problem, let offset, _, let yaml):
      return place(ofByte: offset ?? 0, in: yaml, message: "this is not YAML: \(problem)")
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return Problem(line: 1, column: 1, message: "the block could not be read as YAML")
    }
  }

  private static func place(ofByte offset: Int, in text: String, message: String) -> Problem {
    let before = text.unicodeScalars.prefix(offset)
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return Problem(line: line, column: column, message: message)
  }

  private static func problem(_ message: String, line: Int, column: Int) -> InvalidExample {
    InvalidExample([Problem(line: line, column: column, message: message)])
  }
}
