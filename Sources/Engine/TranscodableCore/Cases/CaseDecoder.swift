// Runtime support for generated code that decodes enumeration cases.

/// The enumeration case that a decoder has found, and the location of its payload.
public struct __CaseDecoder {
  /// The index of the case, or `nil` if the tag matches no case.
  public let index: Int?
  /// The tag that identifies the case.
  public let tag: CodingTagValue
  package let decoder: any Decoder
  /// The object and key of the payload, or `nil` if the payload is the whole value.
  package let member: (KeyedDecodingContainer<CodingFieldKey>, CodingFieldKey)?
  private let path: [CodingFieldKey]
  private let isTag: Bool
  private var isClosed = false

  /// Finds the case of a value that is either just a tag, or an object whose only key is the tag.
  ///
  /// `find` returns the index of the case with a tag, or `nil` if no case has it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if an object contains the keys of several cases, or no
  ///   key of a case.
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
    // An XML element that contains only text can look like an object without keys, or like an
    // object with an empty key.
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
        expected: "exactly one key with the name of a case",
        found: known.isEmpty
          ? "an empty object" : known.map(\.stringValue).sorted().joined(separator: " and "),
        in: decoder)
    }
    tag = .string(key.stringValue)
    index = find(tag)
    member = (container, key)
  }

  // Scalars are checked last, because most cases with payloads are objects.
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

  /// Finds the case of an object that contains both the payload and the tag.
  ///
  /// The tag may also be in a nested object. `find` returns the index of the case with a tag, or
  /// `nil` if no case has it.
  ///
  /// - Throws: A decoding error if the value isn't an object or has no tag.
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
    guard let key = path.last else { preconditionFailure("The path to a tag must not be empty.") }
    let first = try container.decode(CodingTagValue.self, forKey: key)
    (tag, index) = first.found(find) {
      try? container.decode(OtherTags.self, forKey: key)
    }
  }

  /// Creates a case decoder for a value without a tag.
  public init(_ decoder: any Decoder) {
    self.decoder = decoder
    path = []
    isTag = false
    member = nil
    tag = ""
    index = nil
  }

  /// Returns the object whose members are the fields of the payload.
  public func object() throws -> KeyedDecodingContainer<CodingFieldKey> {
    guard let (container, key) = member else {
      return try decoder.container(keyedBy: CodingFieldKey.self)
    }
    return try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
  }

  private func payload() throws -> (KeyedDecodingContainer<CodingFieldKey>, CodingFieldKey)? {
    // A tag has no payload. Requesting an object makes the decoder throw an appropriate error.
    if isTag { _ = try decoder.container(keyedBy: CodingFieldKey.self) }
    return member
  }

  /// Decodes the payload as a single value.
  public func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let (container, key) = try payload() else {
      guard isClosed else { return try decoder.shared(type, alongside: others) }
      return try whole({ try $0.singleValueContainer().decode(type) }, { try Value(from: $0) })
    }
    return try container.decode(type, forKey: key)
  }

  /// Decodes the payload as a single value, using a strategy.
  public func value<Strategy: DecodingStrategy>(_ strategy: Strategy) throws -> Strategy.Value {
    guard let (container, key) = try payload() else {
      return try whole { try strategy.__decode(from: $0) }
    }
    return try container.__decode(strategy, forKey: key)
  }

  /// Decodes the payload as a single value, or returns `nil` if it is null.
  public func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard let (container, key) = try payload() else {
      return try decoder.singleValueContainer().decodeNil() ? nil : value(type)
    }
    return try container.decodeIfPresent(type, forKey: key)
  }

  /// Decodes the payload as a single value, using a strategy.
  ///
  /// Returns `nil` if the payload is null.
  public func optional<Strategy: DecodingStrategy>(
    _ strategy: Strategy
  ) throws -> Strategy.Value? {
    guard let (container, key) = try payload() else {
      return try whole { try strategy.__decodeIfPresent(from: $0) }
    }
    return try container.__decodeIfPresent(strategy, forKey: key)
  }

  /// Throws an error if the object contains any key other than the payload's key.
  public func refuseOthers() throws {
    guard let (container, key) = member else { return }
    try refuseUnknownKeys(in: container, [key.stringValue: [:]], .exact)
  }

  /// A copy of this decoder that rejects unknown keys in the payload.
  ///
  /// The tag's key is still accepted.
  public var closed: __CaseDecoder {
    var closed = self
    closed.isClosed = true
    return closed
  }

  private func whole<Value>(
    _ decode: (any Decoder) throws -> Value, _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    isClosed
      ? try decoder.closed(alongside: others, decode, decodeShared)
      : try decoder.shared(alongside: others, decode, decodeShared)
  }

  /// The keys in the payload's object that belong to the tag rather than to the payload.
  private var others: Set<String> { Set(path.prefix(1).map(\.stringValue)) }

  private func whole<Value>(_ decode: (any Decoder) throws -> Value) throws -> Value {
    let others = self.others
    guard !isClosed, !others.isEmpty else { return try whole(decode, decode) }
    // A strategy for dictionaries would take the tag as an entry.
    return try decode(SharedObjectDecoder(base: decoder, alongside: others))
  }

  /// Returns the error for an unknown tag.
  ///
  /// `tags` contains the known tags as written in documents.
  public func refusal(_ type: any Any.Type, tags: String...) -> DecodingError {
    refusal(type, offering: tags)
  }

  package func refusal(_ type: any Any.Type, offering tags: [String]) -> DecodingError {
    .invalidTag(tag, of: type, tags: tags, in: decoder, at: path)
  }

  /// Returns the value that replaces an unknown tag, and reports the replacement.
  ///
  /// `name` is the name of the value's case, and `tags` are the known tags as written in the
  /// document.
  public func unknown<Value>(_ value: Value, _ name: String, tags: String...) -> Value {
    reportUnknown(Value.self, name, offering: tags)
    return value
  }

  package func reportUnknown(
    _ type: any Any.Type, _ name: @autoclosure () -> String,
    offering tags: @autoclosure () -> [String]
  ) {
    guard decoder.isReporting else { return }
    let tags = tags()
    (try? decoder.decoder(at: path))?.report(
      .unknownCase, cause: refusal(type, offering: tags), replacement: name(), alternatives: tags)
    // The case is unknown, so the known keys can't be determined. All keys are treated as known.
    _ = try? decoder.container(keyedBy: CodingFieldKey.self).allKeys
  }
}

extension CodingTagValue {
  /// Converts the tag to the type of the associated value that stores it.
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

  /// Checks that the tag in the document belongs to the case at `index`.
  public static func __check(
    _ decoder: any Decoder, _ index: Int, _ find: (CodingTagValue) -> Int?, of type: any Any.Type
  ) throws {
    let (tag, found) = try CodingTagValue.find(in: decoder, find)
    guard found != index else { return }
    throw DecodingError.invalidTag(tag, of: type, tags: [], in: decoder, at: [])
  }
}

/// Returns the error for encoding a case that is marked as ignored.
public func __ignoredCase<Value>(
  _ value: Value, _ name: String, _ encoder: any Encoder
) -> EncodingError {
  .invalidValue(value, found: "the ignored case '\(name)'", at: encoder.codingPath)
}
