/// An encoder that adds a single value to the members that an object already has.
///
/// Most encoders allow only one kind of container for a value, and end the process otherwise.
struct MergingEncoder: Encoder {
  let base: any Encoder

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    base.container(keyedBy: type)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(encoder: self) }

  private struct ValueContainer: SingleValueEncodingContainer {
    let encoder: MergingEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() throws {
      var container = encoder.base.singleValueContainer()
      try container.encodeNil()
    }

    func encode<Value: Encodable>(_ value: Value) throws {
      guard value.isScalar else { return try value.encode(to: encoder) }
      var container = encoder.base.singleValueContainer()
      try container.encode(value)
    }
  }
}

/// An encoder that merges the members of a single value into an object by itself.
package protocol MemberMergingEncoder: Encoder {}

extension Encoder {
  /// An encoder for a value that shares its object with other values.
  var merging: any Encoder {
    self is any MemberMergingEncoder || self is EncodingProbe ? self : MergingEncoder(base: self)
  }
}

extension Encodable {
  fileprivate var isScalar: Bool {
    switch self {
    case is String, is Bool, is Double, is Float, is any BinaryInteger, is any EncodedAsScalar: true
    default: false
    }
  }
}
