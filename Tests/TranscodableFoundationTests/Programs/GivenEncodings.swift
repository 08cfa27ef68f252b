import TranscodableTestSupport

/// A value that encodes itself as a test says.
struct Encoding: Encodable {
  let body: (any Encoder) throws -> Void

  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

extension Encoder {
  /// A container for keys that are any texts.
  var keyed: KeyedEncodingContainer<AnyKey> { container(keyedBy: AnyKey.self) }
}

/// A type that encodes nothing.
struct Nothing: Encodable {
  func encode(to encoder: any Encoder) throws {}
}

/// A type that begins to encode itself, and then gives up.
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
