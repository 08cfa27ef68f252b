import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// Types that misuse encoding containers.
///
/// Foundation's encoders trap; ours throw an error.
@Suite("Container path: misused encoding containers")
struct EncodingMisuseTests {
  private func expectError(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping (any Encoder) throws -> Void
  ) {
    func check(_ encode: () throws -> Data) {
      let error = #expect(throws: EncodingError.self, sourceLocation: sourceLocation) {
        _ = try encode()
      }
      var context: EncodingError.Context?
      if case .invalidValue(_, let found)? = error { context = found }
      if case .invalidValue(_, let inner)? = context?.underlyingError as? EncodingError {
        context = inner
      }
      #expect(context?.debugDescription.contains(text) == true, sourceLocation: sourceLocation)
      #expect(
        context?.codingPath.first?.stringValue == "outer", sourceLocation: sourceLocation)
    }
    let value = Encoding { encoder in
      var container = encoder.keyed
      try container.encode(Encoding(body), forKey: "outer")
    }
    check { try JSON.Encoder().encode(value) }
    // The same after the encoder has switched to a draft.
    check {
      try JSON.Encoder().encode(
        Encoding { encoder in
          var container = encoder.keyed
          try container.encode(1, forKey: "twice")
          try container.encode(2, forKey: "twice")
          try value.encode(to: encoder)
        })
    }
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      check { try encoder.encode(value) }
    }
  }

  @Test func `encoding two values in a single-value container is an error`() {
    expectError("A second value") { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try container.encode(2)
    }
    expectError("A second value") { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Pair())
      try container.encode(Pair())
    }
  }

  @Test func `requesting containers of two kinds from one encoder is an error`() {
    expectError("another kind") { encoder in
      _ = encoder.keyed
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      var inner = container.nestedContainer(keyedBy: AnyKey.self)
      try inner.encode(Pair(), forKey: "in vain")
    }
  }

  @Test func `encoding a single value after requesting a container is an error`() {
    expectError("A second value") { encoder in
      _ = encoder.keyed
      var container = encoder.singleValueContainer()
      try container.encode(1)
    }
  }

  @Test func `requesting a container after encoding a number is an error`() {
    expectError("another kind") { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      _ = encoder.keyed
    }
  }

  @Test func `a nested container of another kind for the same key is an error`() {
    expectError("another kind") { encoder in
      var container = encoder.keyed
      _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      _ = container.nestedUnkeyedContainer(forKey: "a")
    }
    expectError("another kind") { encoder in
      var container = encoder.keyed
      try container.encode("text", forKey: "a")
      _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
    }
  }
}
