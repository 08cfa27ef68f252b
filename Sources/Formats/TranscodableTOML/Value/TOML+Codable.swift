internal import TranscodableCore
internal import TranscodableFormats

extension TOML: Codable {
  /// Decodes a value of any kind.
  ///
  /// The decoder for TOML preserves the kinds of numbers and dates. With decoders for other formats,
  /// dates are whatever represents them there.
  ///
  /// - Throws: A `DecodingError` if the value or a part of it is null.
  public init(from decoder: any Swift.Decoder) throws {
    if let own = decoder.standard {
      if let value = try Self.scalar(own) {
        self = value
        return
      }
      if own.document.kind(own.entry) == .array {
        self = .array(try decoder.singleValueContainer().decode([TOML].self))
        return
      }
      let members = try decoder.container(keyedBy: CodingFieldKey.self)
      self = .table(
        Table(
          try members.allKeys.map {
            (key: $0.stringValue, value: try members.decode(TOML.self, forKey: $0))
          }))
      return
    }
    switch try ForeignValue<TOML>(from: decoder) {
    case .null:
      throw DecodingError.valueNotFound(
        TOML.self,
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "TOML can't represent null."))
    case .bool(let value): self = .bool(value)
    case .signed(let value): self = .integer(Int128(value))
    case .unsigned(let value): self = .integer(Int128(value))
    case .double(let value): self = .float(value)
    case .string(let value): self = .string(value)
    case .array(let value): self = .array(value)
    case .object(let members): self = .table(Table(members))
    }
  }

  private static func scalar(_ decoder: StandardDecoder) throws -> TOML? {
    let (document, entry) = (decoder.document, decoder.entry)
    switch document.kind(entry) {
    case .array, .object: return nil
    case .no, .yes: return .bool(document.kind(entry) == .yes)
    case .string: return .string(document.readText(at: entry))
    case .number, .integer, .real:
      guard let text = document.format.numberText(at: entry, in: document) else {
        return .float(try decoder.decode(Double.self))
      }
      // The names of infinity and NaN contain an `n`.
      if text.utf8.contains(where: { [0x2E, 0x65, 0x45, 0x6E].contains($0) }) {
        return .float(try decoder.decode(Double.self))
      }
      return .integer(try decoder.decode(Int128.self))
    case .date:
      if let text = decoder.dateText, let date = TOMLDate(text) { return date.value }
      return .float(try decoder.decode(Double.self))
    case .null, .data, .uid, .set:
      throw document.format.mismatch(TOML.self, at: entry, decoder.path, in: document)
    }
  }

  /// Encodes a value of any kind.
  ///
  /// With encoders for other formats, dates and times are strings.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value):
      if let value = Int64(exactly: value) { return try container.encode(value) }
      if let value = UInt64(exactly: value) { return try container.encode(value) }
      try container.encode(value)
    case .float(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .offsetDateTime(let value): try container.encode(value)
    case .localDateTime(let value): try container.encode(value)
    case .localDate(let value): try container.encode(value)
    case .localTime(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .table(let members):
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      for (key, value) in members {
        try container.encode(value, forKey: CodingFieldKey(stringValue: key))
      }
    }
  }
}
