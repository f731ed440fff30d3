/// A field of a map of the authoring format: how it is named, read, written and described.
///
/// The reader, the writer, the JSON Schema and the messages all use it.
struct Field<Owner>: Sendable {
  let name: String
  /// The schema of the field's values.
  let schema: JSON
  /// The description in the schema; nil if the name needs none.
  let words: String?
  let isRequired: Bool
  /// Reads the field, if the map has it, into an owner with default values.
  let read: @Sendable (Fields, inout Owner, inout [Problem]) -> Void
  /// Writes the field, unless the owner has its default value.
  let write: @Sendable (Owner, inout Entries) -> Void
  /// Whether the field is an attribute of the table's figure, for the style sheet and the script.
  private(set) var isOnStage = false
  /// The lines of code for the field; nil if other writers of code read the owner themselves.
  private(set) var code: (@Sendable (Owner) -> LookCode)?

  /// A field that is read or written together with other fields, because it depends on them.
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
  /// The field as an attribute of the figure, too: `columnChoice` is `data-column-choice`.
  var onStage: Field {
    var field = self
    field.isOnStage = true
    return field
  }

  /// The field with lines of code of its own.
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
  /// Reads the map; returns nil and reports a problem if the value is no map.
  init?(_ tree: Tree, _ problems: inout [Problem])
}

extension FieldMap {
  /// Reads all fields into their places.
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
  /// The id of the map among its kind, which is read before all other fields.
  static func id(_ place: any Place<Owner, String>) -> Field {
    Field("id", .id, required: true, write: { $1.add("id", $0[keyPath: place]) })
  }

  /// A field for a truth value, which is false unless the map says otherwise.
  static func flag(_ name: String, _ place: any Place<Owner, Bool>, _ words: String? = nil) -> Field
  {
    Field(name, .flag, words) { fields, owner, problems in
      if let flag = fields.bool(name, &problems) { owner[keyPath: place] = flag }
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// A field for one of several values; `usual` is not written.
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

  /// A field for an optional value, one of several.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ place: any Place<Owner, Choice?>, _ words: String? = nil
  ) -> Field {
    Field(name, .choice(Choice.self), words) { fields, owner, problems in
      owner[keyPath: place] = fields.choice(name, Choice.self, &problems)
    } write: {
      $1.add(name, $0[keyPath: place]?.rawValue)
    }
  }

  /// A field for any number of several values.
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

  /// A field for an optional text in several languages.
  static func text(
    _ name: String, _ place: any Place<Owner, LocalizedText?>, _ words: String? = nil
  ) -> Field {
    Field(name, .text, words) { fields, owner, problems in
      owner[keyPath: place] = fields.text(name, &problems)
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// A field for a required text, which the initializer of the owner reads.
  static func text(
    required name: String, _ place: any Place<Owner, LocalizedText>, _ words: String? = nil
  ) -> Field {
    Field(name, .text, words, required: true, write: { $1.add(name, $0[keyPath: place]) })
  }

  /// A field for an optional name of something else.
  static func string(
    _ name: String, _ place: any Place<Owner, String?>, _ words: String? = nil
  ) -> Field {
    Field(name, .word, words) { fields, owner, problems in
      owner[keyPath: place] = fields.string(name, &problems)
    } write: {
      $1.add(name, $0[keyPath: place])
    }
  }

  /// A field for an optional whole number in a range.
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

  /// A field for an optional map.
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

  /// A field for a list of maps.
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
