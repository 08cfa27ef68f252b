import TranscodableTestSupport

/// A value that is encoded by a closure.
struct Encoding: Encodable {
  let body: (any Encoder) throws -> Void

  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

extension Encoder {
  /// A container for arbitrary string keys.
  var keyed: KeyedEncodingContainer<AnyKey> { container(keyedBy: AnyKey.self) }
}

/// A type that encodes nothing.
struct Nothing: Encodable {
  func encode(to encoder: any Encoder) throws {}
}

/// A type that encodes a part of itself and then throws.
struct GivesUp: Encodable {
  struct Reason: Error {}
  var depth = 1

  func encode(to encoder: any Encoder) throws {
    var container = encoder.keyed
    try container.encode(1, forKey: "begun")
    var inner = container.nestedContainer(keyedBy: AnyKey.self, forKey: "inner")
    try inner.encode("x", forKey: "y")
    var elements = inner.nestedUnkeyedContainer(forKey: "elements")
    try elements.encode(1)
    if depth > 0 { try elements.encode([GivesUp(depth: depth - 1)]) }
    throw Reason()
  }
}
