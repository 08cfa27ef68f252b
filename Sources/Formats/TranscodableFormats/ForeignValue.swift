internal import TranscodableCore

/// A value that a coder for another format decodes.
///
/// Coders don't reveal the kind of a value, so each type is tried in turn.
package enum ForeignValue<Value: Decodable> {
  case null
  case bool(Bool)
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([Value])
  case object([(key: String, value: Value)])

  package init(from decoder: any Decoder) throws {
    if let text = decoder.untypedText {
      switch text {
      case .text(let text): self = .string(text)
      case .array:
        var container = try decoder.unkeyedContainer()
        var elements: [Value] = []
        while !container.isAtEnd { elements.append(try container.decode(Value.self)) }
        self = .array(elements)
      }
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .signed(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let elements = try? container.decode([Value].self) {
      self = .array(elements)
    } else {
      let members = try decoder.container(keyedBy: CodingFieldKey.self)
      self = .object(
        try members.allKeys.map { ($0.stringValue, try members.decode(Value.self, forKey: $0)) })
    }
  }
}

extension FormatMap where Value: Encodable {
  /// Encodes the members as an object of another format.
  ///
  /// - Throws: An `EncodingError` if a key has no name.
  package func encode(to encoder: any Encoder, _ name: (Value) -> String?) throws {
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in self {
      guard let name = name(key) else {
        throw EncodingError.invalidValue(
          key,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "Expected a string or an integer as a key but found \(key)."))
      }
      try container.encode(value, forKey: CodingFieldKey(stringValue: name))
    }
  }
}
