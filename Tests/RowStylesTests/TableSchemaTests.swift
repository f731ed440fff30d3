import Foundation
import RowStyles
import Testing

@Suite struct TableSchemaTests {
  private func definitions() throws -> [String: [String: Any]] {
    let schema = try JSONSerialization.jsonObject(with: Data(TableSchema.json.utf8))
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
      let json = try JSONSerialization.jsonObject(with: Data(table.tree.prettyJSON.utf8))
      #expect(faults(json, ["$ref": "#/$defs/table"], all) == [], "\(table.id)")
    }
  }

  @Test func `what the reader refuses in variants and in what rows open, the schema refuses`()
    throws
  {
    let all = try definitions()
    func found(_ yaml: String, _ name: String) throws -> [String] {
      let json = try JSONSerialization.jsonObject(with: Data(yaml.utf8))
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

  /// As much of a validator as the schema needs; scalars of the format are written as strings.
  private func faults(
    _ value: Any, _ schema: [String: Any], _ all: [String: [String: Any]], _ path: String = ""
  ) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      guard let target = all[String(name)] else { return ["\(path): no \(name)"] }
      return faults(value, target, all, path)
    }
    if let options = schema["oneOf"] as? [[String: Any]] {
      let found = options.map { faults(value, $0, all, path) }
      return found.contains([]) ? [] : found.first { !$0.isEmpty } ?? []
    }
    if let values = schema["enum"] as? [String] {
      return values.contains(value as? String ?? "") ? [] : ["\(path): \(value)"]
    }
    if let entries = value as? [String: Any],
      let properties = schema["properties"] as? [String: Any]
    {
      let missing = ((schema["required"] as? [String]) ?? []).filter { entries[$0] == nil }
      return missing.map { "\(path): without \($0)" }
        + entries.flatMap { key, inner -> [String] in
          guard let own = properties[key] as? [String: Any] else { return ["\(path).\(key)"] }
          return faults(inner, own, all, "\(path).\(key)")
        }
    }
    if let items = value as? [Any], let own = schema["items"] as? [String: Any] {
      return items.flatMap { faults($0, own, all, path + "[]") }
    }
    let types = (schema["type"] as? [String]) ?? [(schema["type"] as? String) ?? ""]
    let isMap = value is [String: Any]
    let isList = value is [Any]
    return isMap && !types.contains("object") || isList && !types.contains("array")
      || !isMap && !isList && (types.contains("object") || types.contains("array"))
      ? ["\(path): is no \(types)"] : []
  }
}
