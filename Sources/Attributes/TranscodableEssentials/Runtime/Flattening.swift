public import TranscodableCore
internal import TranscodableJSON

/// Decodes values that share their object with others, and remembers which keys they have taken.
public final class __Flattening {
  private let decoder: any Decoder
  /// The keys that the values have asked for so far.
  public var keys: Set<String> { values.union(superclass?.keys ?? []) }
  private var values: Set<String> = []
  private var superclass: SharedObjectDecoder.Asked?
  /// Whether these are all keys that the values could have asked for.
  private(set) var knowsKeys = true

  /// Starts at an object.
  public init(_ decoder: any Decoder) { self.decoder = decoder }

  /// The decoder, which notes what it is asked for.
  public var asking: any Decoder {
    let shared = SharedObjectDecoder(base: decoder, besides: nil)
    superclass = shared.asked
    return shared
  }

  /// Decodes a value that has to be there.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let shared = SharedObjectDecoder(base: decoder, besides: nil)
    let value = try Value(from: shared)
    values.formUnion(shared.asked.keys)
    return value
  }

  /// Decodes a value, if there is a member for one of its fields.
  public func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    let shared = SharedObjectDecoder(base: decoder, besides: nil)
    let asked = shared.asked
    do {
      let value = try Value(from: shared)
      values.formUnion(asked.keys)
      return try isThere(asked) ? value : nil
    } catch {
      // Decoding has stopped at the first field that is missing; there may be members for others.
      asked.keys.formUnion(JSONReader.fieldKeys(of: type))
      values.formUnion(asked.keys)
      if try isThere(asked) { throw error }
      return nil
    }
  }

  /// Decodes the members that no value has asked for, and no field beside the values has.
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

  /// Takes the keys that no value has asked for.
  private func takeRest(
    of container: KeyedDecodingContainer<CodingFieldKey>, besides own: [String]
  ) -> [CodingFieldKey] {
    let taken = keys.union(own)
    let matching = decoder.keyMatching
    let similar = matching.similar(to: taken)
    let rest = container.allKeys.filter {
      !taken.contains($0.stringValue) && similar[matching.comparable($0.stringValue)] == nil
    }
    values.formUnion(rest.map(\.stringValue))
    return rest
  }

  private func isThere(_ asked: SharedObjectDecoder.Asked) throws -> Bool {
    if asked.areThere { return true }
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    return asked.keys.contains { container.contains(CodingFieldKey(stringValue: $0)) }
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

  /// Looks at the members that no value has asked for, and no field beside the values has.
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
    let shared = SharedObjectDecoder(base: decoder, besides: nil)
    visit.shared(type, of: shared, thrown: error)
    let fieldKeys = JSONReader.fieldKeys(of: type)
    values.formUnion(shared.asked.keys.union(fieldKeys))
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

extension __FieldVisit {
  /// Looks for all keys that are not known.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the object.
  ///   - known: The keys.
  ///   - flattening: What knows the keys of others that share the object.
  public func unknownKeys(
    in decoder: any Decoder, _ known: __KnownKeys, besides flattening: __Flattening
  ) {
    // Nothing is unknown if it is not known what is.
    guard flattening.knowsKeys else { return }
    unknownKeys(in: decoder, known)
  }
}
