import TextBasics

internal import Yams

/// A value of a YAML text, with the place it stands at.
///
/// The room's only use of Yams. Scalars stay as they are written (`no`, `014`): what they mean is
/// for the reader of the key to say. Anchors, aliases and repeated keys are errors.
package struct YAML: Sendable {
  /// A value of one of YAML's kinds.
  package indirect enum Value: Sendable {
    case scalar(String)
    case sequence([YAML])
    case mapping([(key: YAML, value: YAML)])
  }

  package let value: Value
  /// From the value's first byte to the end of its line, without what follows white space there.
  package let range: SourceRange

  /// The text of a scalar; nil for a list, a mapping and where nothing is written (`key:`, `key: ~`).
  package var string: String? {
    guard case .scalar(let text) = value, !text.isEmpty, text != "~" else { return nil }
    return text
  }

  /// Whether nothing is written where a value could be.
  package var isEmpty: Bool {
    if case .scalar = value { string == nil } else { false }
  }

  /// Reads the YAML in `range` of `source`; nil with an error where it is none.
  package static func parse(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    if let mapping = plainMapping(source, in: range) { return (mapping, []) }
    return parseAny(source, in: range)
  }

  /// The same for all of YAML.
  static func parseAny(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    let text = PlainText.cleaned(source.text(in: range))
    let places = Places(
      source: source, start: range.lowerBound, end: range.upperBound,
      columns: YAMLColumns(source, in: range))
    guard !isTooDeep(text) else {
      return (nil, [places.error("this YAML is nested too deeply", at: nil)])
    }
    do {
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      // The parser alone keeps the anchors alive that its nodes refer to.
      return try withExtendedLifetime(parser) {
        guard let node = try parser.singleRoot() else {
          return (YAML(value: .scalar(""), range: places.range(nil)), [])
        }
        return (try places.value(of: node, depth: 0), [])
      }
    } catch let fault as Fault {
      return (nil, [fault.diagnostic])
    } catch let error as YamlError {
      return (nil, [places.diagnostic(of: error)])
    } catch {
      return (nil, [places.error("this YAML cannot be read: \(error)", at: nil)])
    }
  }

  /// Whether a text could nest deeper than the stack of a task is sure to bear.
  ///
  /// Yams composes by recursion. Brackets in quotes count too: nobody needs so many.
  private static func isTooDeep(_ text: String) -> Bool {
    var open = 0
    var indent = 0
    var marks = 0
    var isIndent = true
    for byte in text.utf8 {
      switch byte {
      case 0x0A, 0x0D:
        isIndent = true
        indent = 0
        marks = 0
      case 0x5B, 0x7B: open += 1
      case 0x5D, 0x7D: open = max(0, open - 1)
      case 0x20, 0x09: indent += isIndent ? 1 : 0
      case 0x2D, 0x3F, 0x3A: marks += isIndent ? 1 : 0
      default: isIndent = false
      }
      if open > 64 || indent > 200 || marks > 64 && indent > 32 { return true }
    }
    return false
  }

  private struct Fault: Error {
    let diagnostic: Diagnostic
  }

  /// Turns the places of Yams (lines, columns in scalars) into byte ranges of the source.
  private struct Places {
    let source: SourceFile
    let start: Int
    let end: Int
    let columns: YAMLColumns

    func value(of node: Node, depth: Int) throws -> YAML {
      if node.anchor != nil {
        throw Fault(
          diagnostic: error("anchors and aliases are not read: write the value out", at: node.mark))
      }
      guard depth < 32 else {
        throw Fault(diagnostic: error("this YAML is nested too deeply", at: node.mark))
      }
      let range = range(node.mark)
      switch node {
      case .scalar(let scalar): return YAML(value: .scalar(scalar.string), range: range)
      case .sequence(let items):
        return YAML(
          value: .sequence(try items.map { try value(of: $0, depth: depth + 1) }), range: range)
      case .mapping(let pairs):
        let entries = try pairs.map { pair in
          (
            key: try value(of: pair.key, depth: depth + 1),
            value: try value(of: pair.value, depth: depth + 1)
          )
        }
        return YAML(value: .mapping(entries), range: range)
      case .alias:
        throw Fault(
          diagnostic: error("anchors and aliases are not read: write the value out", at: node.mark))
      }
    }

    func range(_ mark: Mark?) -> SourceRange {
      guard let mark else { return SourceRange(start, start) }
      return columns.range(line: mark.line, column: mark.column)
    }

    func error(_ message: String, at mark: Mark?) -> Diagnostic {
      Diagnostic(.error, "yaml", message, at: .range(source, range(mark)))
    }

    func diagnostic(of fault: YamlError) -> Diagnostic {
      switch fault {
      case .scanner(let context, let problem, let mark, _),
        .parser(let context, let problem, let mark, _),
        .composer(let context, let problem, let mark, _):
        // What is never closed is noticed at the end; its author looks for where it begins.
        if let context, range(mark).lowerBound >= lastContent {
          let text = context.text.trimmed
          return error("this YAML cannot be read: \(problem) \(text)", at: context.mark)
        }
        return error("this YAML cannot be read: \(problem)", at: mark)
      case .duplicatedKeysInMapping(let keys, let context):
        let key = keys.first ?? ""
        return Diagnostic(
          .error, "yaml", "the key '\(key)' is here for the second time: keep one of them",
          at: .range(source, second(key, after: context.mark)))
      case .reader(let problem, let offset, _, _):
        return error(
          "this YAML cannot be read: \(problem)\(offset.map { " at \($0)" } ?? "")", at: nil)
      case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
        return error("this YAML cannot be read", at: nil)
      }
    }

    /// The end of the last line with anything on it.
    private var lastContent: Int {
      var last = end
      while last > start, source.bytes[last - 1] <= 0x20 { last -= 1 }
      return last
    }

    /// Yams tells where a repeated key stands first; its author looks for the second.
    private func second(_ key: String, after mark: Mark) -> SourceRange {
      let first = range(mark)
      let indent = mark.column - 1
      var number = source.line(at: first.lowerBound) + 1
      while source.range(ofLine: number).lowerBound < end, number <= source.lineStarts.count {
        let line = source.range(ofLine: number)
        let bytes = source.bytes[line.lowerBound..<line.upperBound].dropFirst(indent)
        if bytes.starts(with: key.utf8) {
          return SourceRange(bytes.startIndex, bytes.startIndex + key.utf8.count)
        }
        number += 1
      }
      return first
    }
  }
}
