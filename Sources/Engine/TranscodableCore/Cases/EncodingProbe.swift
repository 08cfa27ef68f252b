/// An encoder that records what kind of value is encoded, but writes nothing.
///
/// Members and elements aren't encoded, so a probe takes little time.
final class EncodingProbe: Encoder {
  enum Form: Equatable {
    case object, array, null
    /// A scalar.
    ///
    /// The associated value is `nil` if the scalar can't be a tag.
    case scalar(CodingTagValue?)
  }

  /// The form of the value, or `nil` if nothing was encoded.
  private(set) var form: Form?
  /// The keys of the members that were encoded.
  private(set) var keys: Set<String> = []
  /// Whether the value was encoded as a whole, so that nothing can be added to it.
  private(set) var isValue = false
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]
  /// The path to the member whose form is also recorded.
  private let path: ArraySlice<CodingFieldKey>
  /// The probe for the first member on `path`, or `nil` if the member wasn't encoded.
  private(set) var member: EncodingProbe?

  init(for encoder: (any Encoder)?, at path: ArraySlice<CodingFieldKey> = []) {
    (codingPath, userInfo) = (encoder?.codingPath ?? [], encoder?.userInfo ?? [:])
    self.path = path
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    form = .object
    return KeyedEncodingContainer(KeyedContainer(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    form = .array
    return UnkeyedContainer(probe: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(probe: self) }

  private var unrelated: EncodingProbe { EncodingProbe(for: self) }

  /// Returns the probe for the value of a member.
  private func child(_ key: some CodingKey) -> EncodingProbe {
    keys.insert(key.stringValue)
    guard let first = path.first, key.stringValue == first.stringValue else { return unrelated }
    if let member { return member }
    let probe = EncodingProbe(for: self, at: path.dropFirst())
    member = probe
    return probe
  }

  fileprivate func record<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: form = .scalar(.string(text))
    case let value as Bool: form = .scalar(.bool(value))
    case let value as Double: form = .scalar(.number(exactly: value))
    case let value as Float: form = .scalar(.number(exactly: Double(value)))
    case let value as any BinaryInteger & Encodable:
      form = .scalar(Int(exactly: value).map { .integer($0) })
    case is any EncodedAsScalar: form = .scalar(nil)
    default: try value.encode(to: self)
    }
  }

  private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let probe: EncodingProbe
    var codingPath: [any CodingKey] { probe.codingPath }

    func encodeNil(forKey key: Key) { probe.child(key).form = .null }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      let member = probe.child(key)
      member.isValue = true
      if key.stringValue == probe.path.first?.stringValue { try member.record(value) }
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      probe.child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      probe.child(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { probe.unrelated }
    func superEncoder(forKey key: Key) -> any Encoder { probe.child(key) }
  }

  private struct UnkeyedContainer: UnkeyedEncodingContainer {
    let probe: EncodingProbe
    var count = 0
    var codingPath: [any CodingKey] { probe.codingPath }

    mutating func encodeNil() { count += 1 }
    mutating func encode<Value: Encodable>(_ value: Value) { count += 1 }

    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      count += 1
      return probe.unrelated.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      count += 1
      return probe.unrelated.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
      count += 1
      return probe.unrelated
    }
  }

  private struct ValueContainer: SingleValueEncodingContainer {
    let probe: EncodingProbe
    var codingPath: [any CodingKey] { probe.codingPath }

    func encodeNil() { probe.form = .null }
    func encode<Value: Encodable>(_ value: Value) throws { try probe.record(value) }
  }
}

extension Encodable {
  /// Encodes the value to the object of another value, or determines its form.
  ///
  /// Coders encode some types, such as `URL`, in another form than these types encode themselves.
  func encode(asPartOf encoder: any Encoder) throws {
    if let probe = encoder as? EncodingProbe {
      try probe.record(self)
    } else {
      try encode(to: encoder)
    }
  }
}

/// A type that coders encode as a scalar, although its `encode(to:)` may request other containers.
package protocol EncodedAsScalar {}
