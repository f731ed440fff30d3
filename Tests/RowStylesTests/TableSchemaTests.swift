import Foundation
import RowStyles
import Testing

@Suite struct TableSchemaTests {
  private func definitions() throws -> [String: [String: Any]] {
    let schema = try PlainJSON.reading(TableSchema.json)
    let whole = try #require(schema as? [String: Any])
    return try #require(whole["$defs"] as? [String: [String: Any]])
  }

  @Test func `every field that the reader knows has a schema, and no other`() throws {
    let all = try definitions()
    let row = try #require(all["row"]?["properties"] as? [String: [String: Any]])
    var text = "id: t\nlabel: T\nsections: [{id: s, rows: [{id: r, title: R, nonsense: 1}]}]"
    var message = ""
    do { _ = try Example(parsing: text) } catch { message = error.problems[0].message }
    let known = try #require(message.components(separatedBy: "it has ").last)
    #expect(Set(known.components(separatedBy: ", ")) == Set(row.keys))
    text = "id: t\nlabel: T\nsections: []\nnonsense: 1"
    do { _ = try Example(parsing: text) } catch { message = error.problems[0].message }
    let table = try #require(all["table"]?["properties"] as? [String: Any])
    #expect(
      Set(
        try #require(message.components(separatedBy: "it has ").last).components(separatedBy: ", "))
        == Set(table.keys))
  }

  @Test func `every table that is there conforms to the schema`() throws {
    let all = try definitions()
    for table in BuiltIn.tables + ContentExamples.tables {
      let json = try PlainJSON.reading(table.tree.prettyJSON)
      #expect(faults(json, ["$ref": "#/$defs/table"], all) == [], "\(table.id)")
    }
  }

  @Test func `what the reader refuses in variants and in what rows open, the schema refuses`()
    throws
  {
    let all = try definitions()
    func found(_ yaml: String, _ name: String) throws -> [String] {
      let json = try PlainJSON.reading(yaml)
      return faults(json, ["$ref": "#/$defs/\(name)"], all)
    }
    #expect(try found(#"{"id": "late", "style": "plain"}"#, "variant") == [])
    for wrong in [#"{"id": "late", "style": "nope"}"#, #"{"id": "late", "bogus": "1"}"#, "{}"] {
      #expect(try found(wrong, "variant") != [], "\(wrong)")
    }
    #expect(try found(#"{"choices": ["a", "b"]}"#, "opens") == [])
    for wrong in [#"{"text": "a", "choices": ["a", "b"]}"#, "{}", #"{"style": "plain"}"#] {
      #expect(try found(wrong, "opens") != [], "\(wrong)")
    }
    let opens = try #require(all["opens"]?["oneOf"] as? [[String: Any]])
    let choices = opens.compactMap { ($0["properties"] as? [String: Any])?["choices"] }
    #expect((choices.first as? [String: Any])?["minItems"] as? Int == 2)
  }

  /// Whether the reader takes a table, and whether the schema does.
  private func verdicts(_ text: String) throws -> (reader: Bool, schema: Bool) {
    let json = try PlainJSON.reading(text)
    let found = faults(json, ["$ref": "#/$defs/table"], try definitions())
    return ((try? Example(parsing: text)) != nil, found == [])
  }

  private static func table(_ fields: String, row: String = #""title": "R""#) -> String {
    #"{"id": "t", "label": "T", \#(fields), "sections": [{"id": "s", "rows": [{"id": "r", \#(row)}]}]}"#
  }

  private static let outline = """
    "kind": "outline", "columns": [{"id": "a", "heading": "A"}, {"id": "b", "heading": "B"}]
    """

  @Test(arguments: [
    table(#""px": 300"#), table(#""alternating": true"#), table(#""platforms": ["iOS"]"#),
    table(#""variants": [{"id": "u", "nestBy": "b"}], \#(outline)"#),
    table(#""era": "ios26""#, row: #""title": {"en": 12, "ko": true}"#),
    table(#""era": "ios26""#, row: #""title": "R", "image": {"symbol": "leaf"}"#),
    table(#""sort": "b", \#(outline)"#),
  ])
  func `the reader and the schema take the same tables`(_ text: String) throws {
    let found = try verdicts(text)
    #expect(found.reader && found.schema, "\(found)")
  }

  @Test(arguments: [
    table(#""px": 3"#), table(#""platforms": []"#), table(#""search": null"#),
    table(#""px": "wide""#), table(#""style": "nope""#), table(#""bogus": 1"#),
    table(#""era": "ios26""#, row: #""title": null"#),
    table(#""era": "ios26""#, row: #""title": {"en": null}"#),
    table(#""era": "ios26""#, row: #""title": "R", "image": {}"#),
    table(#""era": "ios26""#, row: #""title": "R", "image": "leaf""#),
    table(#""era": "ios26""#, row: #""title": "R", "image": {"symbol": "a", "asset": "b"}"#),
    table(#""era": "ios26""#, row: #""title": "R", "opens": {"choices": [null, "a"]}"#),
    #"{"id": null, "label": "T", "sections": []}"#,
    #"{"id": "t", "label": "T", "sections": [{"id": "s", "index": true, "rows": []}]}"#,
  ])
  func `the reader and the schema refuse the same tables`(_ text: String) throws {
    let found = try verdicts(text)
    #expect(!found.reader && !found.schema, "\(found)")
  }

  @Test func `a section's index is a letter, and an image a map`() {
    func message(_ row: String, _ section: String = "") -> String {
      do {
        _ = try Example(
          parsing:
            "{id: t, label: T, sections: [{id: s\(section), rows: [{id: r, title: R\(row)}]}]}")
        return ""
      } catch { return error.problems[0].message }
    }
    #expect(message(", image: leaf") == "an image is written as a map, such as {symbol: leaf}")
    #expect(message("", ", index: true").contains("it is the table that has “index: true”"))
    #expect(message("", ", index: A") == "")
  }

  /// As much of a validator as the schema needs.
  private func faults(
    _ value: Any, _ schema: [String: Any], _ all: [String: [String: Any]], _ path: String = ""
  ) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      guard let target = all[String(name)] else { return ["\(path): no \(name)"] }
      return faults(value, target, all, path)
    }
    if let parts = schema["allOf"] as? [[String: Any]] {
      return parts.flatMap { faults(value, $0, all, path) }
    }
    if let other = schema["not"] as? [String: Any] {
      return faults(value, other, all, path) == [] ? ["\(path): \(value)"] : []
    }
    var found: [String] = []
    if let options = schema["oneOf"] as? [[String: Any]] {
      let each = options.map { faults(value, $0, all, path) }
      if each.count(where: { $0 == [] }) != 1 {
        found += each.first { $0 != [] } ?? ["\(path): several"]
      }
    }
    if let values = schema["enum"] as? [Any] {
      let isThere = values.contains { kind(of: $0) == kind(of: value) && "\($0)" == "\(value)" }
      if !isThere { found.append("\(path): \(value)") }
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    let type = kind(of: value)
    guard types.isEmpty || types.contains(type) || type == "integer" && types.contains("number")
    else { return found + ["\(path): is no \(types)"] }
    if let number = value as? Int, type == "integer" {
      if let least = schema["minimum"] as? Int, number < least {
        found.append("\(path): \(number)")
      }
      if let most = schema["maximum"] as? Int, number > most { found.append("\(path): \(number)") }
    }
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int, items.count < least {
        found.append("\(path): few")
      }
      let own = schema["items"] as? [String: Any] ?? [:]
      found += items.flatMap { faults($0, own, all, path + "[]") }
    }
    guard let entries = value as? [String: Any] else { return found }
    found += ((schema["required"] as? [String]) ?? []).filter { entries[$0] == nil }
      .map { "\(path): without \($0)" }
    let properties = schema["properties"] as? [String: Any]
    for (key, inner) in entries {
      if let own = properties?[key] as? [String: Any] {
        found += faults(inner, own, all, "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(key)")
      } else if let own = schema["additionalProperties"] as? [String: Any] {
        found += faults(inner, own, all, "\(path).\(key)")
      }
    }
    return found
  }

  /// The type of a JSON value.
  private func kind(of value: Any) -> String {
    switch value {
    case is Bool: "boolean"
    case is Int: "integer"
    case is Double: "number"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    default: "null"
    }
  }
}

/// A JSON value, whose truth values are no numbers.
private struct PlainJSON: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = ()
    } else if let flag = try? single.decode(Bool.self) {
      value = flag
    } else if let number = try? single.decode(Int.self) {
      value = number
    } else if let number = try? single.decode(Double.self) {
      value = number
    } else if let text = try? single.decode(String.self) {
      value = text
    } else if let items = try? single.decode([PlainJSON].self) {
      value = items.map(\.value)
    } else {
      value = try single.decode([String: PlainJSON].self).mapValues(\.value)
    }
  }

  static func reading(_ text: String) throws -> Any {
    try JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8)).value
  }
}
