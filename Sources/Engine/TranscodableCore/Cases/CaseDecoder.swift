// What the code of the macros calls to tell the cases of enumerations apart.

/// Which case of an enumeration a decoder is at, and where its payload is.
public struct __CaseDecoder {
  /// The number of the case; nil if the type has none with the tag.
  public let index: Int?
  /// The tag.
  public let tag: CodingTagValue
  /// The decoder of the whole value.
  private let decoder: any Decoder
  /// The key of the payload, and the object around it; nil if the payload is the whole value.
  private let member: (KeyedDecodingContainer<CodingFieldKey>, CodingFieldKey)?
  /// The keys on the way to the tag.
  private let path: [CodingFieldKey]
  /// Whether the value is nothing but a tag, so that there is no payload.
  private let isTag: Bool
  /// Whether keys that the payload does not ask for are refused.
  private var isClosed = false

  /// Finds the case whose tag is the key around its payload, or that is nothing but its tag.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the value.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Throws: `DecodingError.dataCorrupted` if an object has the keys of several cases, or none;
  ///   what the decoder throws of a value that is neither an object nor a scalar.
  public init(external decoder: any Decoder, _ find: (CodingTagValue) -> Int?) throws {
    self.decoder = decoder
    path = []
    guard let container = try Self.object(of: decoder) else {
      (tag, index) = try CodingTagValue.find(in: decoder, find)
      member = nil
      isTag = true
      return
    }
    let keys = container.allKeys
    let known = keys.filter { find(.string($0.stringValue)) != nil }
    // An element of XML is an object without keys, or with an empty one, and a text as well.
    if known.isEmpty,
      let scalar = withoutErrorLocations(decoder, { try? CodingTagValue.find(in: decoder, find) }),
      scalar.1 != nil || keys.allSatisfy(\.stringValue.isEmpty)
    {
      (tag, index) = scalar
      member = nil
      isTag = true
      return
    }
    isTag = false
    let first = keys.min { $0.stringValue < $1.stringValue }
    guard known.count < 2, let key = known.first ?? first else {
      throw DecodingError.invalidValue(
        expected: "one key, which names a case",
        found: known.isEmpty
          ? "an empty object" : known.map(\.stringValue).sorted().joined(separator: " and "),
        in: decoder)
    }
    tag = .string(key.stringValue)
    index = find(tag)
    member = (container, key)
  }

  // A scalar is asked for last: the cases of enumerations with payloads mostly are objects.
  private static func object(
    of decoder: any Decoder
  ) throws -> KeyedDecodingContainer<CodingFieldKey>? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    do {
      return try withoutErrorLocations(decoder) {
        try decoder.container(keyedBy: CodingFieldKey.self)
      }
    } catch {
      return nil
    }
  }

  /// Finds the case whose tag is a member of the object that the payload is in.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the object.
  ///   - path: The keys on the way to the tag.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Throws: What the decoder throws if there is no object, or no tag in it.
  public init(
    _ decoder: any Decoder, tag path: CodingFieldKey..., find: (CodingTagValue) -> Int?
  ) throws {
    try self.init(decoder, path: path, find: find)
  }

  package init(_ decoder: any Decoder, path: [CodingFieldKey], find: (CodingTagValue) -> Int?)
    throws
  {
    self.decoder = decoder
    self.path = path
    isTag = false
    member = nil
    var container = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in path.dropLast() {
      container = try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
    }
    guard let key = path.last else { preconditionFailure("A path to a tag has a key.") }
    let first = try container.decode(CodingTagValue.self, forKey: key)
    (tag, index) = first.found(find) {
      try? container.decode(OtherTags.self, forKey: key)
    }
  }

  /// A value without a tag.
  ///
  /// - Parameter decoder: The decoder of the value.
  public init(_ decoder: any Decoder) {
    self.decoder = decoder
    path = []
    isTag = false
    member = nil
    tag = ""
    index = nil
  }

  /// The object that the fields of the payload are in.
  public func object() throws -> KeyedDecodingContainer<CodingFieldKey> {
    guard let (container, key) = member else {
      return try decoder.container(keyedBy: CodingFieldKey.self)
    }
    return try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
  }

  /// The place of the payload, unless it is the whole value.
  private func payload() throws -> (KeyedDecodingContainer<CodingFieldKey>, CodingFieldKey)? {
    // A tag alone is not a payload: the decoder says that there should be an object.
    if isTag { _ = try decoder.container(keyedBy: CodingFieldKey.self) }
    return member
  }

  /// The payload as one value.
  public func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let (container, key) = try payload() else {
      return try whole({ try $0.singleValueContainer().decode(type) }, { try Value(from: $0) })
    }
    return try container.decode(type, forKey: key)
  }

  /// The payload as one value, by a strategy.
  public func value<Strategy: DecodingStrategy>(_ strategy: Strategy) throws -> Strategy.Value {
    guard let (container, key) = try payload() else {
      return try whole { try strategy.__decode(from: $0) }
    }
    return try container.__decode(strategy, forKey: key)
  }

  /// The payload as one value; nil if it is null.
  public func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard let (container, key) = try payload() else {
      return try whole(
        { try $0.singleValueContainer().decode(Value?.self) }, { try Value(from: $0) })
    }
    return try container.decodeIfPresent(type, forKey: key)
  }

  /// The payload as one value by a strategy; nil if it is null.
  public func optional<Strategy: DecodingStrategy>(
    _ strategy: Strategy
  ) throws -> Strategy.Value? {
    guard let (container, key) = try payload() else {
      return try whole { try strategy.__decodeIfPresent(from: $0) }
    }
    return try container.__decodeIfPresent(strategy, forKey: key)
  }

  /// Throws an error if there are keys beside that of the payload.
  public func refuseOthers() throws {
    guard let (container, key) = member else { return }
    try refuseUnknownKeys(in: container, [key.stringValue: [:]], .exact)
  }

  /// The same place, where the payload has to ask for all keys of its object but that of the tag.
  public var closed: __CaseDecoder {
    var closed = self
    closed.isClosed = true
    return closed
  }

  /// Decodes a payload that is the whole value.
  ///
  /// - Parameters:
  ///   - decode: Decodes it.
  ///   - decodeShared: Decodes it from a decoder that has to be handed on.
  /// - Returns: The payload.
  /// - Throws: What decoding throws, and the error for a key that is refused.
  private func whole<Value>(
    _ decode: (any Decoder) throws -> Value, _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    let others = Set(path.prefix(1).map(\.stringValue))
    if isClosed { return try decoder.closed(besides: others, decode, decodeShared) }
    guard !others.isEmpty else { return try decode(decoder) }
    return try decoder.shared(besides: others, decode, decodeShared)
  }

  private func whole<Value>(_ decode: (any Decoder) throws -> Value) throws -> Value {
    try whole(decode, decode)
  }

  /// The error for a tag that is none of a type's.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - tags: The tags it has, as they are written.
  /// - Returns: The error.
  public func refusal(_ type: any Any.Type, tags: String...) -> DecodingError {
    refusal(type, offering: tags)
  }

  package func refusal(_ type: any Any.Type, offering tags: [String]) -> DecodingError {
    .invalidTag(tag, of: type, tags: tags, in: decoder, at: path)
  }

  /// The value that stands for all those with a tag that is none of a type's, which is reported.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: What the case is called.
  ///   - tags: The tags that the type has, as they are written.
  /// - Returns: The value.
  public func unknown<Value>(_ value: Value, _ name: String, tags: String...) -> Value {
    reportUnknown(Value.self, name, offering: tags)
    return value
  }

  /// Reports that the tag is none of a type's.
  package func reportUnknown(
    _ type: any Any.Type, _ name: @autoclosure () -> String,
    offering tags: @autoclosure () -> [String]
  ) {
    guard decoder.isReporting else { return }
    let tags = tags()
    (try? decoder.decoder(at: path))?.report(
      .unknownCase, cause: refusal(type, offering: tags), replacement: name(), alternatives: tags)
    // A type without a case for the value knows nothing of its keys.
    _ = try? decoder.container(keyedBy: CodingFieldKey.self).allKeys
  }
}

extension CodingTagValue {
  /// The tag as a value of the type that a case keeps it in.
  ///
  /// - Parameters:
  ///   - type: `String`, `Int`, `Double`, `Bool`, or this type.
  ///   - decoder: The decoder of the value.
  /// - Returns: The value.
  /// - Throws: `DecodingError.typeMismatch` if it is of another kind; any tag has a text.
  public func __value<Value>(_ type: Value.Type, in decoder: any Decoder) throws -> Value {
    let value: Any =
      switch self {
      case .string(let text): text
      case .integer(let value): value
      case .number(let value): value
      case .bool(let value): value
      case .null: Value?.none as Any
      }
    if let value = value as? Value ?? self as? Value ?? "\(value)" as? Value { return value }
    throw DecodingError.typeMismatch(
      type,
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "Expected a tag of type \(type) but found \(self)."))
  }

  /// The tag here, if it is that of a case.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the value.
  ///   - index: The number of the case.
  ///   - find: The number of the case with a tag; nil if there is none.
  ///   - type: The type.
  /// - Throws: `DecodingError.dataCorrupted` if it is another one.
  public static func __check(
    _ decoder: any Decoder, _ index: Int, _ find: (CodingTagValue) -> Int?, of type: any Any.Type
  ) throws {
    let (tag, found) = try CodingTagValue.find(in: decoder, find)
    guard found != index else { return }
    throw DecodingError.invalidTag(tag, of: type, tags: [], in: decoder, at: [])
  }
}

/// The error for a case that is not to be encoded.
public func __ignoredCase<Value>(
  _ value: Value, _ name: String, _ encoder: any Encoder
) -> EncodingError {
  .invalidValue(value, found: "the ignored case '\(name)'", at: encoder.codingPath)
}
