public import TranscodableCore
internal import TranscodableJSON

/// Decodes values that share an object, and records which keys they use.
public final class __Flattening {
  private let decoder: any Decoder
  private let keysOfFields: () -> Set<String>
  /// The keys that the values have requested so far.
  public var keys: Set<String> { values.union(superclass?.keys ?? []) }
  private var values: Set<String> = []
  private var superclass: SharedObjectDecoder.KeyRequests?
  /// False if a value failed to decode and its keys are unknown.
  private(set) var knowsKeys = true

  /// Creates an instance for the object that a decoder reads.
  ///
  /// Values that take all remaining members don't take members with one of the excluded keys.
  public init(
    _ decoder: any Decoder, excluding keys: @autoclosure @escaping () -> Set<String> = []
  ) {
    self.decoder = decoder
    keysOfFields = keys
  }

  private var shared: SharedObjectDecoder {
    SharedObjectDecoder(base: decoder) { self.takenKeys }
  }

  private var takenKeys: Set<String> { keysOfFields().union(keys) }

  /// A decoder for the superclass.
  ///
  /// It records the keys that the superclass requests.
  public var asking: any Decoder {
    let shared = self.shared
    superclass = shared.requests
    return shared
  }

  /// Decodes a required value.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let shared = self.shared
    let value: Value
    if type is any TakingAllMembers.Type {
      value = try decoder.shared(type, alongside: takenKeys)
      shared.requestAllKeys()
    } else {
      value = try Value(from: shared)
    }
    values.formUnion(shared.requests.keys)
    return value
  }

  /// Decodes a value, or returns nil if the object contains none of its keys.
  ///
  /// Keys that the value shares with other fields don't count.
  public func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    let shared = self.shared
    let requests = shared.requests
    let others = takenKeys
    do {
      let value = try Value(from: shared)
      values.formUnion(requests.keys)
      return try isThere(requests, without: others) ? value : nil
    } catch {
      // Decoding stopped at the first missing field, but the object may contain other keys that
      // belong to the value.
      requests.keys.formUnion(JSONReader.fieldKeys(of: type))
      values.formUnion(requests.keys)
      if try isThere(requests, without: others) { throw error }
      return nil
    }
  }

  /// Decodes the members that neither the values nor the other fields have requested.
  public func decodeRest<Value: Decodable>(
    _ type: [String: Value].Type
  ) throws -> [String: Value] {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    var rest: [String: Value] = [:]
    for key in takeRest(of: container) {
      rest[key.stringValue] = try container.decode(Value.self, forKey: key)
    }
    return rest
  }

  private func takeRest(
    of container: KeyedDecodingContainer<CodingFieldKey>
  ) -> [CodingFieldKey] {
    let others = (decoder as? SharedObjectDecoder)?.keysOfOthers ?? []
    let taken = takenKeys.union(others)
    let matching = decoder.keyMatching
    let similar = matching.similar(to: taken)
    let rest = container.allKeys.filter {
      !taken.contains($0.stringValue) && similar[matching.comparable($0.stringValue)] == nil
    }
    values.formUnion(rest.map(\.stringValue))
    return rest
  }

  private func isThere(
    _ requests: SharedObjectDecoder.KeyRequests, without others: Set<String>
  ) throws -> Bool {
    if requests.arePresent { return true }
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    return requests.keys.subtracting(others).contains {
      container.contains(CodingFieldKey(stringValue: $0))
    }
  }
}

extension __Flattening {
  /// Collects the failures of a required value.
  public func visit<Value: Decodable>(_ type: Value.Type, _ visit: __FieldVisit) {
    visit.part {
      do { _ = try decode(type) } catch { search(type, thrown: error, visit) }
    }
  }

  /// Collects the failures of an optional value.
  public func visitIfPresent<Value: Decodable>(_ type: Value.Type, _ visit: __FieldVisit) {
    visit.part {
      do { _ = try decodeIfPresent(type) } catch { search(type, thrown: error, visit) }
    }
  }

  /// Collects the failures of the remaining members.
  public func visitRest<Value: Decodable>(
    _ type: [String: Value].Type, _ visit: __FieldVisit
  ) {
    guard knowsKeys else { return }
    visit.part {
      let container = try decoder.container(keyedBy: CodingFieldKey.self)
      for key in takeRest(of: container) {
        visit.field(container, key) { try container.decode(Value.self, forKey: $0) }
      }
    }
  }

  /// Collects the failures of the superclass.
  public func visit(superclass type: Any.Type, _ visit: __FieldVisit) {
    visit.superclass(type, of: asking)
    if visit.hasLeftOut { knowsKeys = false }
  }

  private func search(_ type: any Decodable.Type, thrown error: any Error, _ visit: __FieldVisit) {
    let shared = self.shared
    visit.shared(type, of: shared, thrown: error)
    let fieldKeys = JSONReader.fieldKeys(of: type)
    values.formUnion(shared.requests.keys.union(fieldKeys))
    if fieldKeys.isEmpty, !(type is any __FieldVisiting.Type) { knowsKeys = false }
  }
}

extension __FieldVisit {
  /// Records a failure for each unknown key.
  public func unknownKeys(
    in decoder: any Decoder, _ known: __KnownKeys, alongside flattening: __Flattening
  ) {
    // Without a complete list of known keys, any key might belong to one of the flattened values.
    guard flattening.knowsKeys else { return }
    unknownKeys(in: decoder, known)
  }
}
