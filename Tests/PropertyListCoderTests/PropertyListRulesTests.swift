import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Rare values and rules: both coders give the same outcome.
@Suite("Property lists: rules")
struct PropertyListRulesTests {
  private func same<Value: Decodable & Equatable>(
    _ type: Value.Type, _ data: Data, _ note: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ours = Outcome { try PropertyList.Decoder().decode(type, from: data) }
    let foundation = Outcome { try PropertyListDecoder().decode(type, from: data) }
    #expect(
      ours.agrees(with: foundation), "\(note)\nours: \(ours)\nFoundation: \(foundation)",
      sourceLocation: sourceLocation)
  }

  @Test func `identifiers don't decode as any type`() {
    let xml = "<plist><array><dict><key>CF$UID</key><integer>5</integer></dict></array></plist>"
    for (note, data) in [
      ("binary", BinaryDocument([[0xA1, 1], [0x80, 5]]).data), ("XML", Data(xml.utf8)),
    ] {
      same([Int].self, data, note)
      same([String].self, data, note)
      same([Bool].self, data, note)
      same([Double].self, data, note)
      same([Date].self, data, note)
      same([Data].self, data, note)
      same([[Int]].self, data, note)
      same([[String: Int]].self, data, note)
    }
  }

  @Test func `null is the string $null`() throws {
    let text = BinaryDocument.text("$null")
    for (note, data) in [
      ("a string", BinaryDocument([[0xA1, 1], text]).data),
      ("a null", BinaryDocument([[0xA1, 1], [0x00]]).data),
      ("XML", Data("<plist><array><string>$null</string></array></plist>".utf8)),
    ] {
      same([Int?].self, data, note)
      same([Int].self, data, note)
      same([String].self, data, note)
      same([[Int]].self, data, note)
      same([[String: Int]].self, data, note)
    }
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = .xml
    let written = String(decoding: try encoder.encode([Int?.none]), as: UTF8.self)
    #expect(written.contains("<string>$null</string>"))
  }

  private static let numbers: [(note: String, data: Data, value: Int?)] = [
    ("a real", Data("<plist><array><real>3</real></array></plist>".utf8), 3),
    ("digits of 16", Data("<plist><array><integer>0x10</integer></array></plist>".utf8), 16),
    (
      "too many digits",
      Data("<plist><array><integer>99999999999999999999</integer></array></plist>".utf8), nil
    ),
    ("64 bits", BinaryDocument([[0xA1, 1], [0x23, 0x40, 0x08, 0, 0, 0, 0, 0, 0]]).data, 3),
    ("32 bits", BinaryDocument([[0xA1, 1], [0x22, 0x40, 0x40, 0, 0]]).data, 3),
    ("a byte", BinaryDocument([[0xA1, 1], [0x10, 3]]).data, 3),
  ]

  @Test(arguments: [DecodingCoercionPolicy.none, .lossless, .flexible])
  func `numbers in every representation decode with every coercion policy`(
    _ policy: DecodingCoercionPolicy
  ) {
    let decoder = PropertyList.Decoder()
    decoder.settings.coercion = policy
    func element<Value: Decodable>(_ type: Value.Type, of data: Data) -> Value? {
      try? decoder.decode([Value].self, from: data).first
    }
    for (note, data, value) in Self.numbers {
      #expect(element(Int.self, of: data) == value, "\(note)")
      #expect(element(UInt8.self, of: data) == value.map(UInt8.init), "\(note)")
      #expect(element(Double.self, of: data) == value.map(Double.init), "\(note)")
      #expect(element(Float.self, of: data) == value.map(Float.init), "\(note)")
      let isText = element(String.self, of: data) != nil
      #expect(isText == (value != nil && policy != .none), "\(note)")
      let list = try? PropertyList(parsing: data, settings: decoder.settings)
      #expect((list == nil) == (value == nil), "\(note)")
    }
  }

  @Test func `the format argument is unchanged after an error`() {
    var format = PropertyListDecoder.PropertyListFormat.openStep
    let data = Data("<plist><array><true/></array></plist>".utf8)
    _ = try? PropertyList.Decoder().decode([Int].self, from: data, format: &format)
    #expect(format == .openStep)
  }

  private struct Fragment: EncodableWithConfiguration {
    func encode(to encoder: any Encoder, configuration: String) throws {
      var container = encoder.singleValueContainer()
      try container.encode(configuration)
    }
  }

  @Test func `a top-level scalar can be encoded with a configuration`() throws {
    for format in [PropertyListDecoder.PropertyListFormat.binary, .xml] {
      let (ours, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
      (ours.outputFormat, foundation.outputFormat) = (format, format)
      #expect(
        try ours.encode(Fragment(), configuration: "a")
          == foundation.encode(Fragment(), configuration: "a"))
    }
  }
}
