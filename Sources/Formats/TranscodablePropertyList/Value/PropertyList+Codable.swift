internal import TranscodableCore

// Other coders don't reveal the kind of a value, so each type is tried in turn. Bool is tried
// before the numbers, because some coders read a Boolean value as a number. Strings are tried last,
// because some coders read every scalar as a string.
extension PropertyList: Codable {
  /// Decodes a property list of any kind.
  ///
  /// This package's property-list decoder preserves every kind. With other decoders, dates and data
  /// are decoded from the same representations that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let own = decoder as? StandardDecoder, let format = own.document.propertyList {
      self = try format.value(at: own.entry, own.path, in: own.document)
      return
    }
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let elements = try? container.decode([PropertyList].self) {
      self = .array(elements)
    } else {
      self = .dictionary(try Dictionary(from: decoder))
    }
  }

  /// Encodes a property list of any kind.
  ///
  /// With coders for other formats, dates are encoded as seconds since 2001, data as arrays of
  /// bytes, and identifiers as numbers.
  public func encode(to encoder: any Encoder) throws {
    if let own = encoder as? DraftEncoder, own.slot.state.family === PropertyListWriting.family {
      let state = own.slot.state
      return state.fill(own.slot.cell, with: self, isXML: state.rules.keepsUnsigned)
    }
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .largeInteger(let value): try value.encode(to: encoder)
    case .real(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .date(let value): try value.secondsSince2001.encode(to: encoder)
    case .data(let value): try value.encode(to: encoder)
    case .identifier(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .dictionary(let value): try value.encode(to: encoder)
    }
  }
}

extension PropertyList.Dictionary: Codable {
  /// Decodes a dictionary in the order that the decoder provides.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    self.init()
    for key in container.allKeys {
      self[key.stringValue] = try container.decode(PropertyList.self, forKey: key)
    }
  }

  /// Encodes a dictionary and keeps the order of its members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in self {
      try container.encode(value, forKey: CodingFieldKey(stringValue: key))
    }
  }
}
