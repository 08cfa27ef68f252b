import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// Documents of all sizes, which are copied or whose buffer is handed over.
@Suite("Memory of encoded documents")
struct EncodedMemoryTests {
  /// Sizes around the thresholds at which the output buffer is handed over, at which the buffer is
  /// no longer reused, and at which the kernel moves memory.
  static let sizes = [
    1, 14, 15, 2000, 2044, 2045, 2046, 4096, 60_000, 65_536, 70_000, 1 << 18, 3 << 20,
  ]

  struct Plain: Encodable {
    let text: String
  }

  @Test(arguments: sizes) func `documents of any size encode correctly`(size: Int) throws {
    let text = String(repeating: "a", count: size)
    let expected = Data(#"["\#(text)"]"#.utf8)
    #expect(try JSON.encode([text]) == expected)
    #expect(try JSON.Encoder().encode([text]) == expected)
    #expect(try JSON.Encoder().encode(Plain(text: text)) == Data(#"{"text":"\#(text)"}"#.utf8))
  }

  @Test(arguments: sizes) func `encoded data is independent of later calls and can be modified`(
    size: Int
  ) throws {
    let text = String(repeating: "b", count: size)
    let encoder = JSON.Encoder()
    var direct = try encoder.encode([text])
    var plain = try encoder.encode(Plain(text: text))
    let copies = (Data(Array(direct)), Data(Array(plain)))
    _ = try encoder.encode([String(repeating: "c", count: size)])
    _ = try encoder.encode(Plain(text: String(repeating: "c", count: size)))
    #expect(direct == copies.0)
    #expect(plain == copies.1)
    direct.append(0x20)
    plain.removeLast()
    #expect(direct.dropLast() == copies.0)
    #expect(plain == copies.1.dropLast())
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `property lists of any size match Foundation`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    for size in Self.sizes {
      let value = [String(repeating: "d", count: size)]
      let (encoder, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
      (encoder.outputFormat, foundation.outputFormat) = (format, format)
      #expect(try encoder.encode(value) == foundation.encode(value))
    }
  }
}
