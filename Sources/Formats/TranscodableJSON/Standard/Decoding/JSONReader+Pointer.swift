internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  package static func decode<Value: Decodable>(
    _ type: Value.Type, at pointer: JSON.Pointer, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  ) throws -> Value {
    let value = try read(bytes: bytes, settings: settings, context: context) { reader in
      let start = reader.recoveryPoint
      guard reader.descend(pointer.tokens[...]) else { return nil as Value? }
      guard let value: Value = reader.read(type), !reader.hasFailed else { return nil }
      reader.move(to: start)
      reader.skipValue()
      return value
    }
    guard let value else { throw DecodingError.noValue(of: type) }
    return value
  }

  private mutating func descend(_ tokens: ArraySlice<String>) -> Bool {
    for token in tokens {
      let isFound = nextKind == .array ? moveToElement(token) : moveToMember(token)
      guard isFound else { return false }
    }
    return !hasFailed
  }

  private mutating func moveToMember(_ key: String) -> Bool {
    guard nextKind == .object else {
      failKind([String: Any].self, "an object or an array")
      return false
    }
    var more = beginDictionary()
    while more {
      if takeKey() == key, !hasFailed { return true }
      skipValue()
      more = nextEntry()
    }
    if !hasFailed { fail(.missingKey, at: max(0, cursor.offset - 1), expected: key) }
    return false
  }

  private mutating func moveToElement(_ token: String) -> Bool {
    var index = 0
    var more = beginArray()
    while more {
      if String(index) == token { return true }
      skipValue()
      index += 1
      more = nextElement()
    }
    if !hasFailed { fail(.missingKey, at: max(0, cursor.offset - 1), expected: token) }
    return false
  }
}
