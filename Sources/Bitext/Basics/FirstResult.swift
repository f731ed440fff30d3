extension Sequence {
  /// The first non-nil result of `transform`.
  ///
  /// `transform` is called once for each element. `lazy.compactMap(_:).first` calls it twice for
  /// the first match, which is exponential where `transform` recurses into the element.
  package func firstResult<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
