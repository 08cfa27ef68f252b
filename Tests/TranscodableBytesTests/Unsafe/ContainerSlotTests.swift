import Foundation
import Testing
import TranscodableBytes

@Suite(.reliesOnLayouts) struct ContainerSlotTests {
  enum Key: CodingKey { case a }

  /// Encodes itself with a closure.
  struct Probe: Encodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func withReusableContainer(_ body: @escaping (ReusableContainer) throws -> Void) throws
    -> String
  {
    let probe = Probe { encoder in
      try body(try #require(ReusableContainer.of(encoder.container(keyedBy: Key.self))))
    }
    return String(decoding: try JSONEncoder().encode(probe), as: UTF8.self)
  }

  @Test func `copies of the container in a slot encode into the same object`() throws {
    let text = try withReusableContainer { reusable in
      let slot = ContainerSlot()
      var (isEmpty, isKept) = (slot.isEmpty, slot.isKept)
      #expect(isEmpty && !isKept)
      slot.replace(by: reusable)
      var copy = slot.copy(keyedBy: Key.self)
      (isEmpty, isKept) = (slot.isEmpty, slot.isKept)
      #expect(!isEmpty && isKept)
      try copy.encode(1, forKey: .a)
    }
    #expect(text == #"{"a":1}"#)
  }

  @Test func `a slot releases its container when it is replaced or destroyed`() throws {
    weak var seen: ReusableContainer?
    _ = try withReusableContainer { reusable in
      seen = reusable
      let slot = ContainerSlot()
      slot.replace(by: reusable)
      slot.replace(by: reusable)
      slot.replace(by: nil)
      let isEmpty = slot.isEmpty
      #expect(isEmpty)
      slot.replace(by: reusable)
    }
    #expect(seen == nil)
  }

  @Test func `two slots exchange their contents`() throws {
    weak var seen: ReusableContainer?
    _ = try withReusableContainer { reusable in
      seen = reusable
      let one = ContainerSlot()
      let other = ContainerSlot()
      one.replace(by: reusable)
      one.exchange(with: other)
      var areEmpty = (one.isEmpty, other.isEmpty)
      #expect(areEmpty == (true, false))
      other.exchange(with: one)
      areEmpty = (one.isEmpty, other.isEmpty)
      #expect(areEmpty == (false, true))
    }
    #expect(seen == nil)
  }

  @Test func `copying from an empty slot traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = ContainerSlot().copy(keyedBy: Key.self)
    }
  }
}
