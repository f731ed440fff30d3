extension Sequence {
  /// What `transform` makes of the first element that it makes anything of.
  ///
  /// Each element is asked once. `lazy.compactMap(_:).first` asks the first one twice, which is
  /// exponential where `transform` does the same with what is inside the element.
  package func firstResult<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
