/// An object that fields and flattened values encode together.
///
/// Each key must belong to only one of them, so that all can be decoded again.
public final class __SharedObject {
  private let encoder: any Encoder
  private var keysOfOthers: Set<String>

  /// Creates an instance for the object that an encoder writes.
  public init(_ encoder: any Encoder, excluding keys: Set<String> = []) {
    self.encoder = encoder
    keysOfOthers = keys
  }

  /// Encodes the members of a flattened value, or nothing if the value is nil.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value isn't an object, or if another value has
  ///   one of its keys.
  public func encode<Value: Encodable>(_ value: Value?) throws {
    guard let value else { return }
    // The keys of a value inside another flattened value are checked when they are written.
    if !(encoder is EncodingProbe) {
      let probe = EncodingProbe(for: encoder)
      try value.encode(asPartOf: probe)
      guard probe.form == nil || probe.form == .object else {
        throw refusal(of: value, "a flattened \(Value.self) that isn't an object")
      }
      try take(probe.keys, of: value)
    }
    try value.encode(to: encoder.merging)
  }

  /// Encodes the members of an object's superclass by calling `body`.
  ///
  /// - Throws: `EncodingError.invalidValue` if another value has one of the keys.
  public func encodeSuperclass(
    of value: some Encodable, _ body: (any Encoder) throws -> Void
  ) throws {
    if !(encoder is EncodingProbe) {
      let probe = EncodingProbe(for: encoder)
      try body(probe)
      try take(probe.keys, of: value, "members of the superclass")
    }
    try body(encoder.merging)
  }

  /// Encodes the remaining members in the order of their keys.
  ///
  /// - Throws: `EncodingError.invalidValue` if another value has one of the keys.
  public func encodeRest<Value: Encodable>(_ rest: [String: Value]?) throws {
    guard let rest else { return }
    try take(Set(rest.keys), of: rest)
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in rest.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: CodingFieldKey(stringValue: key))
    }
  }

  private func take(
    _ keys: Set<String>, of value: some Encodable, _ members: String = "flattened members"
  ) throws {
    if let key = keys.intersection(keysOfOthers).min() {
      throw refusal(
        of: value, "\(members) with the key '\(key)', which belongs to another field",
        CodingFieldKey(stringValue: key))
    }
    keysOfOthers.formUnion(keys)
  }

  private func refusal(
    of value: some Encodable, _ found: String, _ key: CodingFieldKey? = nil
  ) -> EncodingError {
    .invalidValue(
      value, found: found, at: encoder.codingPath + [key].compactMap(\.self))
  }
}
