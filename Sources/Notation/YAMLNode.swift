/// A value of a YAML text, with the place it stands at.
///
/// Scalars stay as they are written (`no`, `014`): what they mean is for the reader of the key to say.
package struct YAMLNode: Sendable {
  /// What is written in one of the ways YAML has.
  package indirect enum Value: Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    /// In the order written; no key is there twice.
    case mapping([Entry])
  }

  /// One line of a mapping.
  package struct Entry: Sendable {
    package let key: String
    /// Where the key begins.
    package let offset: Int
    package let value: YAMLNode
  }

  package let value: Value
  /// In the bytes of the text, where the value begins.
  package let offset: Int
}

/// What keeps a text from being read as YAML.
package struct YAMLFault: Error, Hashable {
  /// In the bytes of the text.
  package let offset: Int
  /// How many bytes the fault is about; 0 where that is not known.
  package let length: Int
  /// One sentence without a full stop.
  package let message: String

  init(_ message: String, at offset: Int, length: Int = 0) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
