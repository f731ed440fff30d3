extension TOML {
  /// The value as YAML, for readers of keys that accept either format.
  ///
  /// Integers become decimal digits; other scalars stay as written.
  func yaml(of source: SourceFile) -> YAML {
    switch value {
    case .text(let text): return YAML(value: .scalar(PlainText.cleaned(text)), range: range)
    case .integer(let integer): return YAML(value: .scalar(String(integer)), range: range)
    case .boolean(let boolean):
      return YAML(value: .scalar(boolean ? "true" : "false"), range: range)
    case .moment(let moment): return YAML(value: .scalar(moment.text), range: range)
    case .float:
      return YAML(value: .scalar(source.text(in: range).replacing("_", with: "")), range: range)
    case .array(let items):
      return YAML(value: .sequence(items.map { $0.yaml(of: source) }), range: range)
    case .table(let entries):
      let pairs = entries.map { entry in
        let name = YAML(value: .scalar(PlainText.cleaned(entry.key.name)), range: entry.key.range)
        return (key: name, value: entry.value.yaml(of: source))
      }
      return YAML(value: .mapping(pairs), range: range)
    }
  }
}
