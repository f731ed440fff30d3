extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { room in
      for index in bytes.indices { room.append(bytes[index]) }
    }
  }
}

extension Span<UInt8> {
  func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }
}
