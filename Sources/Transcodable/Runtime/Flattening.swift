public import TranscodableCore
internal import TranscodableJSON

/// Decodes values that share their object with others, and remembers which keys they have taken.
public final class __Flattening {
  private let decoder: any Decoder
  /// The keys that the values have asked for so far.
  public var keys: Set<String> { values.union(superclass.all) }
  private var values: Set<String> = []
  private let superclass = AskedKeys()
  /// Whether these are all keys that the values could have asked for.
  private(set) var knowsKeys = true

  /// Starts at an object.
  public init(_ decoder: any Decoder) { self.decoder = decoder }

  /// The decoder, which notes what it is asked for.
  public var asking: any Decoder {
    AskingDecoder(base: decoder, keys: superclass)
  }

  /// Decodes a value that has to be there.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let keys = AskedKeys()
    let value = try Value(from: AskingDecoder(base: decoder, keys: keys))
    values.formUnion(keys.all)
    return value
  }

  /// Decodes a value, if there is a member for one of its fields.
  public func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    let keys = AskedKeys()
    do {
      let value = try Value(from: AskingDecoder(base: decoder, keys: keys))
      values.formUnion(keys.all)
      return try isThere(keys) ? value : nil
    } catch {
      // Decoding has stopped at the first field that is missing; there may be members for others.
      keys.all.formUnion(JSONReader.fieldKeys(of: type))
      values.formUnion(keys.all)
      if try isThere(keys) { throw error }
      return nil
    }
  }

  /// Decodes the members that nobody has asked for, and no field beside the values has.
  public func decodeRest<Value: Decodable>(
    _ type: [String: Value].Type, besides own: [String]
  ) throws -> [String: Value] {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    var rest: [String: Value] = [:]
    for key in takeRest(of: container, besides: own) {
      rest[key.stringValue] = try container.decode(Value.self, forKey: key)
    }
    return rest
  }

  /// Takes the keys that nobody has asked for.
  private func takeRest(
    of container: KeyedDecodingContainer<CodingFieldKey>, besides own: [String]
  ) -> [CodingFieldKey] {
    let taken = keys.union(own)
    let rest = container.allKeys.filter { !taken.contains($0.stringValue) }
    values.formUnion(rest.map(\.stringValue))
    return rest
  }

  private func isThere(_ keys: AskedKeys) throws -> Bool {
    if keys.areThere { return true }
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    return keys.all.contains { container.contains(CodingFieldKey(stringValue: $0)) }
  }
}

extension __Flattening {
  /// Looks at a value that has to be there.
  public func visit<Value: Decodable>(_ type: Value.Type, _ visit: __FieldVisit) {
    visit.part {
      do { _ = try decode(type) } catch { search(type, thrown: error, visit) }
    }
  }

  /// Looks at a value, if there is a member for one of its fields.
  public func visitIfPresent<Value: Decodable>(_ type: Value.Type, _ visit: __FieldVisit) {
    visit.part {
      do { _ = try decodeIfPresent(type) } catch { search(type, thrown: error, visit) }
    }
  }

  /// Looks at the members that nobody has asked for, and no field beside the values has.
  public func visitRest<Value: Decodable>(
    _ type: [String: Value].Type, besides own: [String], _ visit: __FieldVisit
  ) {
    guard knowsKeys else { return }
    visit.part {
      let container = try decoder.container(keyedBy: CodingFieldKey.self)
      for key in takeRest(of: container, besides: own) {
        visit.field(container, key) { try container.decode(Value.self, forKey: $0) }
      }
    }
  }

  /// Looks at the fields of the superclass.
  public func visit(superclass type: Any.Type, _ visit: __FieldVisit) {
    visit.superclass(type, of: asking)
    if visit.hasLeftOut { knowsKeys = false }
  }

  /// Looks at the fields of a value that could not be decoded, and notes the keys of all of them.
  private func search(_ type: any Decodable.Type, thrown error: any Error, _ visit: __FieldVisit) {
    let keys = AskedKeys()
    visit.shared(type, of: AskingDecoder(base: decoder, keys: keys), thrown: error)
    let fieldKeys = JSONReader.fieldKeys(of: type)
    values.formUnion(keys.all.union(fieldKeys))
    if fieldKeys.isEmpty, !(type is any __FieldVisiting.Type) { knowsKeys = false }
  }
}

/// Encodes the members that no field has; those that one has are the field's.
public func __encodeRest<Value: Encodable>(
  _ rest: [String: Value]?, besides own: [String], to encoder: any Encoder
) throws {
  guard let rest else { return }
  let own = Set(own)
  var container = encoder.container(keyedBy: CodingFieldKey.self)
  for (key, value) in rest.sorted(by: { $0.key < $1.key }) where !own.contains(key) {
    try container.encode(value, forKey: CodingFieldKey(stringValue: key))
  }
}

/// The keys that somebody has asked a container for.
private final class AskedKeys {
  var all: Set<String> = []
  /// Whether some of the keys of a closed type of keys are there, asked for or not.
  var areThere = false
}

/// A decoder whose outermost container notes what it is asked for.
private struct AskingDecoder: Decoder {
  let base: any Decoder
  let keys: AskedKeys

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    // A type of keys that does not take any text knows which of them are its own.
    if Key(stringValue: "\u{1}") == nil, Key(intValue: .min) == nil {
      keys.all.formUnion(container.allKeys.map(\.stringValue))
      if !container.allKeys.isEmpty { keys.areThere = true }
    }
    return KeyedDecodingContainer(AskingContainer(base: container, keys: keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try base.singleValueContainer()
  }
}

// What the decoder knows of places and reports it knows still.
extension AskingDecoder: FailurePlacing, EventNoting, ForwardingDecoder {
  func placed(_ failure: CodingFailure) -> CodingFailure {
    (base as? any FailurePlacing)?.placed(failure) ?? failure.at(codingPath)
  }

  private var noting: (any EventNoting)? { base as? any EventNoting }

  var notesEvents: Bool { noting?.notesEvents ?? false }

  func note(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool {
    noting?.note(event, forKey: key) ?? false
  }

  func beginAttempt() { noting?.beginAttempt() }

  func endAttempt(isFailed: Bool) { noting?.endAttempt(isFailed: isFailed) }
}

/// A container that notes what it is asked for.
private struct AskingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let keys: AskedKeys

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    let all = base.allKeys
    keys.all.formUnion(all.map(\.stringValue))
    return all
  }

  private func asked(_ key: Key) -> Key {
    keys.all.insert(key.stringValue)
    return key
  }

  func contains(_ key: Key) -> Bool { base.contains(asked(key)) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: asked(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: asked(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try base.decodeIfPresent(type, forKey: asked(key))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try base.nestedContainer(keyedBy: type, forKey: asked(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: asked(key))
  }

  func superDecoder() throws -> any Decoder {
    keys.all.insert("super")
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try base.superDecoder(forKey: asked(key))
  }
}
