extension HTMLElement {
  /// The element of an opening tag with its allowed attributes, and the distinct names of others
  /// that mean something; nil if the element is not allowed.
  static func allowed(_ tag: HTMLTag) -> (element: HTMLElement, leftOut: [String])? {
    guard HTMLAllowList.isKnown(tag.name) else { return nil }
    var attributes: [Attribute] = []
    var leftOut: [String] = []
    var names: Set<String> = []
    for attribute in tag.attributes {
      // Of attributes with equal names the first counts.
      guard names.insert(attribute.name).inserted else { continue }
      let value = attribute.rawValue.map(CharacterReferences.resolved) ?? ""
      guard let kind = HTMLAllowList.value(of: attribute.name, on: tag.name),
        let checked = checked(value, as: kind)
      else {
        if !HTMLAllowList.isPresentation(attribute.name) { leftOut.append(attribute.name) }
        continue
      }
      attributes.append(Attribute(name: attribute.name, value: checked))
    }
    return (HTMLElement(name: tag.name, attributes: attributes), leftOut)
  }

  private static func checked(_ value: String, as kind: HTMLAllowList.Value) -> String? {
    switch kind {
    case .text: return value
    case .url: return LinkPolicy.allows(value) ? value : nil
    case .urlSet:
      return value.utf8.split(separator: 0x2C).allSatisfy {
        LinkPolicy.allows(String(decoding: $0, as: UTF8.self))
      } ? value : nil
    case .number:
      let digits = value.utf8.first == 0x2D ? value.utf8.dropFirst() : value.utf8[...]
      return !digits.isEmpty && digits.count <= 6 && digits.allSatisfy(isDigit) ? value : nil
    case .length:
      // `50%`, `320` and the common mistake `320px`.
      let digits = value.utf8.prefix(while: isDigit)
      let unit = String(value.dropFirst(digits.count))
      guard !digits.isEmpty, digits.count <= 6, ["", "%", "px"].contains(unit) else { return nil }
      return String(decoding: digits, as: UTF8.self) + (unit == "%" ? "%" : "")
    case .flag: return ""
    case .anchor:
      let isName = !value.isEmpty && value.utf8.count <= 256 && value.utf8.allSatisfy { $0 > 0x20 }
      return isName ? value : nil
    case .oneOf(let values):
      if values.contains(value) { return value }
      let lowered = value.lowercased()
      return values.contains(lowered) ? lowered : nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
