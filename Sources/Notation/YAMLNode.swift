/// A value of a YAML text and its place.
///
/// Scalars stay as written (`no`, `014`); the reader of the key interprets them.
package struct YAMLNode: Sendable {
  /// The value of a node.
  package indirect enum Value: Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    /// In the order written; keys are unique.
    case mapping([Entry])
  }

  /// One entry of a mapping.
  package struct Entry: Sendable {
    /// The text of the key; unique in its mapping.
    package let key: String
    /// The byte offset of the key.
    package let offset: Int
    /// The value of the key; an empty scalar if nothing was written after the colon.
    package let value: YAMLNode
  }

  /// The scalar, list or mapping that was written.
  package let value: Value
  /// The byte offset of the value.
  package let offset: Int
}

/// The reason why a text cannot be read as YAML.
package struct YAMLFault: Error, Hashable {
  /// The byte offset in the text.
  package let offset: Int
  /// The number of bytes that the fault covers; 0 if it is unknown.
  package let length: Int
  /// One sentence without a full stop.
  package let message: String

  init(_ message: String, at offset: Int, length: Int = 0) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
