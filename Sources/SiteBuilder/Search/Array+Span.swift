extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { room in
      for index in bytes.indices { room.append(bytes[index]) }
    }
  }
}
