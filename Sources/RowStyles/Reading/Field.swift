/// A field of a map of the authoring format: its name, and how it is read, written and described.
///
/// The reader, the writer, the JSON Schema and the messages all take it from here.
struct Field<Owner>: Sendable {
  let name: String
  /// What values it takes, for the schema.
  let schema: JSON
  /// What it says, for the schema; nil where the name says it.
  let words: String?
  let isRequired: Bool
  /// Reads the field, if it is there, into an owner that has default values.
  let read: @Sendable (Fields, inout Owner, inout [Problem]) -> Void
  /// Writes the field, unless the owner has its default value.
  let write: @Sendable (Owner, inout Entries) -> Void
  /// Whether the figure of a table says it to the style sheet and the script.
  private(set) var isOnStage = false
  /// What the field is in code; nil where the parts of the code ask the owner themselves.
  private(set) var code: (@Sendable (Owner) -> LookCode)?

  /// A field that is read, written or both beside the others, because it depends on them.
  init(
    _ name: String, _ schema: JSON, _ words: String? = nil, required isRequired: Bool = false,
    read: @escaping @Sendable (Fields, inout Owner, inout [Problem]) -> Void = { _, _, _ in },
    write: @escaping @Sendable (Owner, inout Entries) -> Void = { _, _ in }
  ) {
    self.name = name
    self.schema = schema
    self.words = words
    self.isRequired = isRequired
    self.read = read
    self.write = write
  }
}

extension Field {
  /// The field as one that is also an attribute of the figure: `columnChoice` is `data-column-choice`.
  var onStage: Field {
    var field = self
    field.isOnStage = true
    return field
  }

  /// The field as one that has lines of its own in code.
  func written(as code: @escaping @Sendable (Owner) -> LookCode) -> Field {
    var field = self
    field.code = code
    return field
  }
}

/// The place of a field's value in its owner.
typealias Place<Owner, Value> = WritableKeyPath<Owner, Value> & Sendable

/// A map of the authoring format, which is made of fields.
protocol FieldMap: SendableMetatype {
  /// The fields in the order in which they are written.
  static var all: [Field<Self>] { get }
  /// Reads the map; returns nil and says why if it is no map.
  init?(_ tree: Tree, _ problems: inout [Problem])
}

extension FieldMap {
  /// Reads every field that reads itself.
  mutating func read(_ fields: Fields, _ problems: inout [Problem]) {
    for field in Self.all { field.read(fields, &self, &problems) }
  }

  /// The map in the authoring format.
  var tree: Tree { written }

  var written: Tree {
    var entries = Entries()
    for field in Self.all { field.write(self, &entries) }
    return entries.tree
  }
}

// MARK: - Fields of one kind

extension Field {
  /// The name of the map among those of its kind, which is read before all other fields.
  static func id(_ place: any Place<Owner, String>) -> Field {
    Field("id", .id, required: true, write: { $1.add("id", $0[keyPath: place]) })
  }

  /// Whether something is so; it is not unless the field says it.
  static func flag(_ name: String, _ place: any Place<Owner, Bool>, _ words: String? = nil) -> Field
  {
    Field(name, .flag, words) { fields, owner, problems in
      if let flag = fields.bool(name, &problems) { owner[keyPath: place] = flag }
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// One of several values; `usual` is not written.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ place: any Place<Owner, Choice>, unless usual: Choice? = nil,
    _ words: String? = nil
  ) -> Field {
    Field(name, .choice(Choice.self), words) { fields, owner, problems in
      if let choice = fields.choice(name, Choice.self, &problems) {
        owner[keyPath: place] = choice
      }
    } write: { owner, entries in
      let choice = owner[keyPath: place]
      if choice != usual { entries.add(name, choice.rawValue) }
    }
  }

  /// An optional value, one of several.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ place: any Place<Owner, Choice?>, _ words: String? = nil
  ) -> Field {
    Field(name, .choice(Choice.self), words) { fields, owner, problems in
      owner[keyPath: place] = fields.choice(name, Choice.self, &problems)
    } write: {
      $1.add(name, $0[keyPath: place]?.rawValue)
    }
  }

  /// Any number of several values.
  static func choices<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ place: any Place<Owner, [Choice]>, _ words: String? = nil
  ) -> Field {
    Field(name, .list(.choice(Choice.self)), words) { fields, owner, problems in
      if let choices = fields.choices(name, Choice.self, &problems) {
        owner[keyPath: place] = choices
      }
    } write: {
      $1.add(name, $0[keyPath: place].map { Tree(.scalar($0.rawValue)) })
    }
  }

  /// An optional text in several languages.
  static func text(
    _ name: String, _ place: any Place<Owner, LocalizedText?>, _ words: String? = nil
  ) -> Field {
    Field(name, .text, words) { fields, owner, problems in
      owner[keyPath: place] = fields.text(name, &problems)
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// A text without which there is no map, so that whoever makes the map reads it.
  static func text(
    required name: String, _ place: any Place<Owner, LocalizedText>, _ words: String? = nil
  ) -> Field {
    Field(name, .text, words, required: true, write: { $1.add(name, $0[keyPath: place]) })
  }

  /// An optional name of something else.
  static func string(
    _ name: String, _ place: any Place<Owner, String?>, _ words: String? = nil
  ) -> Field {
    Field(name, .word, words) { fields, owner, problems in
      owner[keyPath: place] = fields.string(name, &problems)
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// An optional whole number of a range.
  static func integer(
    _ name: String, _ place: any Place<Owner, Int?>, in range: ClosedRange<Int>,
    _ words: String? = nil
  ) -> Field {
    Field(name, .integer(range), words) { fields, owner, problems in
      owner[keyPath: place] = fields.integer(name, in: range, &problems)
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// An optional map of its own.
  static func map<Value: FieldMap>(
    _ name: String, _ place: any Place<Owner, Value?>, _ noun: TableSchema.Noun,
    _ words: String? = nil
  ) -> Field {
    Field(name, .reference(noun), words) { fields, owner, problems in
      owner[keyPath: place] = fields[name].flatMap { Value($0, &problems) }
    } write: {
      $1.add(name, $0[keyPath: place]?.tree)
    }
  }

  /// A list of maps.
  static func maps<Value: FieldMap>(
    _ name: String, _ place: any Place<Owner, [Value]>, _ noun: TableSchema.Noun,
    _ words: String? = nil
  ) -> Field {
    Field(name, .list(.reference(noun)), words) { fields, owner, problems in
      owner[keyPath: place] = (fields.list(name, &problems) ?? [])
        .compactMap { Value($0, &problems) }
    } write: {
      $1.add(name, $0[keyPath: place].map(\.tree))
    }
  }
}
