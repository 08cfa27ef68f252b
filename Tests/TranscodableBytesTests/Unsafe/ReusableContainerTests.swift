import Foundation
import Testing
import TranscodableBytes

@Suite(.reliesOnLayouts) struct ReusableContainerTests {
  enum Key: CodingKey { case a }

  /// Encodes itself with a closure.
  struct Probe: Encodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func withEncoder(_ body: @escaping (any Encoder) throws -> Void) throws -> Data {
    try JSONEncoder().encode(Probe(body: body))
  }

  // Without a copy, `isKept` isn't reliable: in debug builds the compiler may keep another
  // reference.
  @Test func `a container is kept while there is a copy`() throws {
    _ = try withEncoder { encoder in
      let found = ReusableContainer.of(encoder.container(keyedBy: Key.self))
      let lent = try #require(found)
      let copy = lent.copy(keyedBy: Key.self)
      let isKept = lent.isKept
      #expect(isKept)
      _ = copy.codingPath
    }
  }

  @Test func `copies encode into the same object`() throws {
    let text = try withEncoder { encoder in
      let lent = try #require(ReusableContainer.of(encoder.container(keyedBy: Key.self)))
      var copy = lent.copy(keyedBy: Key.self)
      try copy.encode(1, forKey: .a)
    }
    #expect(String(decoding: text, as: UTF8.self) == #"{"a":1}"#)
  }

  @Test func `requesting a container with another key type traps`() async {
    await #expect(processExitsWith: .failure) {
      enum Other: CodingKey { case b }
      _ = try JSONEncoder().encode(
        Probe { encoder in
          _ = ReusableContainer.of(encoder.container(keyedBy: Key.self))?.copy(keyedBy: Other.self)
        })
    }
  }
}
