/// The authoring format as a JSON Schema, with which editors complete and check YAML.
///
/// Its fields are those that the reader knows: both take them from the types of the model.
package enum TableSchema {
  /// The schema (draft 2020-12), indented, with a line feed at its end.
  package static var json: String {
    let definitions =
      [("text", text), ("variant", variant)] + Noun.allCases.map { ($0.rawValue, $0.schema) }
    let schema = JSON.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Table examples of hig-notes")),
      (
        "oneOf",
        .array([
          .reference(.table), .list(.reference(.table)),
          .object([
            ("type", .string("object")), ("required", .array([.string("ref")])),
            (
              "properties",
              .object([
                (
                  "ref",
                  .object([
                    ("type", .string("string")),
                    ("description", .string("The id of a table that is defined elsewhere.")),
                  ])
                )
              ])
            ), ("additionalProperties", .boolean(false)),
          ]),
        ])
      ),
      ("$defs", .object(definitions)),
    ])
    return schema.text + "\n"
  }

  /// The maps of the format.
  enum Noun: String, CaseIterable {
    case table, section, row, image, swipe, opens, column, sort, editing, loading, live, empty,
      command

    fileprivate var schema: JSON {
      switch self {
      case .table: TableSchema.table
      case .section: object(Section.all)
      case .row: object(Row.all)
      case .image: TableSchema.image
      case .swipe: object(SwipeAction.all)
      case .opens: TableSchema.opens
      case .column: object(Column.all)
      // A sort is a column, or a column with an order.
      case .sort: .object([("oneOf", .array([.word, object(ColumnSet.Sort.all)]))])
      case .editing: object(Editing.all)
      case .loading: object(Loading.all)
      case .live: object(Live.all)
      case .empty: object(EmptyState.all)
      case .command: object(MenuCommand.all)
      }
    }
  }

  /// A table: it has sections, or rows.
  private static var table: JSON { one(of: "sections", "rows", in: object(TableSpec.all)) }

  /// A map with one of two fields.
  private static func one(of names: String..., in map: JSON) -> JSON {
    guard case .object(let entries) = map else { return map }
    let kinds = names.map { JSON.object([("required", .array([.string($0)]))]) }
    return .object(entries + [("oneOf", .array(kinds))])
  }

  /// A variant: the id of its own, and the fields that it changes, but no variants.
  private static var variant: JSON {
    object(TableSpec.all.filter { $0.name != "variants" }, required: ["id"])
  }

  /// An image: either a symbol or a picture of the app.
  private static var image: JSON { one(of: "symbol", "asset", in: object(RowImage.all)) }

  /// The content that a row opens: one of four kinds, of which only lists have a style.
  private static var opens: JSON {
    let kinds = [["text"], ["choices"], ["rows", "style"], ["sections", "style"]].map { names in
      object(Destination.all.filter { names.contains($0.name) }, required: [names[0]])
    }
    return .object([("oneOf", .array(kinds))])
  }

  private static let text = JSON.object([
    ("description", .string("A text that is the same everywhere, or one per language.")),
    (
      "oneOf",
      .array([
        .scalar,
        .object([
          ("type", .string("object")), ("minProperties", .number(1)),
          (
            "properties",
            .object(TextLanguage.allCases.map { ($0.rawValue, JSON.scalar) })
          ), ("additionalProperties", .boolean(false)),
        ]),
      ])
    ),
  ])

  private static func object<Owner>(
    _ fields: [Field<Owner>], required own: [String]? = nil
  ) -> JSON {
    let properties = fields.map { field -> (String, JSON) in
      guard case .object(let entries) = field.schema, let words = field.words else {
        return (field.name, field.schema)
      }
      return (field.name, .object([("description", .string(words))] + entries))
    }
    var whole: [(String, JSON)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .boolean(false)),
    ]
    let required = own ?? fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { whole.append(("required", .array(required.map(JSON.string)))) }
    return .object(whole)
  }
}

/// The schemas of values.
extension JSON {
  static let word = type("string")
  static let flag = type("boolean")
  /// A text in one language, for which YAML may read a number or a truth value.
  static let scalar = object([("type", .array(["string", "number", "boolean"].map(JSON.string)))])
  /// A text that is no truth value, which was meant for a field of the same name elsewhere.
  static let letter = object([
    (
      "allOf",
      array([
        text,
        object([
          (
            "not",
            object([
              ("enum", array([boolean(true), boolean(false), string("true"), string("false")]))
            ])
          )
        ]),
      ])
    )
  ])
  static let text = object([("$ref", .string("#/$defs/text"))])
  static let id = object([
    ("type", .array(["string", "integer"].map(JSON.string))),
    ("pattern", .string("^[A-Za-z0-9_-]{1,80}$")),
  ])

  private static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }

  static func reference(_ noun: TableSchema.Noun) -> JSON {
    .object([("$ref", .string("#/$defs/\(noun.rawValue)"))])
  }

  static func list(_ items: JSON) -> JSON {
    .object([("type", .string("array")), ("items", items)])
  }

  static func list(_ items: JSON, atLeast count: Int) -> JSON {
    .object([("type", .string("array")), ("items", items), ("minItems", .number(count))])
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> JSON {
    .object([("enum", .array(Choice.allCases.map { .string($0.rawValue) }))])
  }

  static func integer(_ range: ClosedRange<Int>) -> JSON {
    .object([
      ("type", .string("integer")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }
}
