#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import TranscodableTestSupport
  import TranscodableFoundation
  import TranscodableJSON

  /// Mistakes of programs, which stop them, as in Foundation.
  @Suite("Standard encoding: mistakes")
  struct EncodingTrapTests {
    @Test func `two values in one container for one`() async {
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(1)
            try container.encode(2)
          })
      }
    }

    @Test func `containers of two kinds from one encoder`() async {
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            _ = encoder.keyed
            _ = encoder.unkeyedContainer()
          })
      }
    }

    @Test func `a value after a container`() async {
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            _ = encoder.keyed
            var container = encoder.singleValueContainer()
            try container.encode(1)
          })
      }
    }

    @Test func `a container after a number`() async {
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(1)
            _ = encoder.keyed
          })
      }
    }

    @Test func `a nested container of another kind under the same key`() async {
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            var container = encoder.keyed
            _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
            _ = container.nestedUnkeyedContainer(forKey: "a")
          })
      }
      await #expect(processExitsWith: .failure) {
        _ = try text(
          Encoding { encoder in
            var container = encoder.keyed
            try container.encode("text", forKey: "a")
            _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
          })
      }
    }
  }
#endif
