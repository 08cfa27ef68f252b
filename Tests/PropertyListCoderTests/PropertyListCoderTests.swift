import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

@Suite("Property lists: coders")
struct PropertyListCoderTests {
  private static let formats: [PropertyListDecoder.PropertyListFormat] = [.binary, .xml]

  /// Expects the same bytes or errors with the same description from both encoders.
  private func same(
    _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping (any Encoder) throws -> Void
  ) {
    same(Encoding(body), note, sourceLocation: sourceLocation)
  }

  private func same<Value: Encodable>(
    _ value: Value, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for format in Self.formats {
      let (ours, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
      (ours.outputFormat, foundation.outputFormat) = (format, format)
      let left = PropertyListOutcome { try ours.encode(value) }
      let right = PropertyListOutcome { try foundation.encode(value) }
      #expect(left == right, "\(note)\n\(left)\n\(right)", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Classes

  @Test func `the coders are subclasses of Foundation's coders`() throws {
    let encoder: PropertyListEncoder = PropertyList.Encoder()
    #expect(encoder.outputFormat == .binary)
    let decoder: PropertyListDecoder = PropertyList.Decoder()
    var format = PropertyListDecoder.PropertyListFormat.openStep
    #expect(try decoder.decode([Int].self, from: encoder.encode([1]), format: &format) == [1])
    #expect(format == .binary)
    encoder.outputFormat = .xml
    #expect(try decoder.decode([Int].self, from: encoder.encode([1]), format: &format) == [1])
    #expect(format == .xml)
    #expect(try decoder.decode([String].self, from: Data("(a)".utf8), format: &format) == ["a"])
    #expect(format == .openStep)
  }

  @Test func `a subclass can override the format with a computed property`() throws {
    final class XML: PropertyList.Encoder, @unchecked Sendable {
      override var outputFormat: PropertyListDecoder.PropertyListFormat {
        get { .xml }
        set {}
      }
    }
    #expect(try XML().encode([1]).starts(with: Data("<?xml".utf8)))
  }

  @Test func `encoding in OpenStep format is an error`() {
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = .openStep
    #expect {
      try encoder.encode([1])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return (context.underlyingError as? CocoaError)?.code == .propertyListWriteInvalid
    }
  }

  @Test func `userInfo is available in types`() throws {
    struct Reader: Codable {
      init() {}
      init(from decoder: any Decoder) throws {
        #expect(decoder.userInfo.values.first as? String == "hello")
      }
      func encode(to encoder: any Encoder) throws {
        #expect(encoder.userInfo.values.first as? String == "hello")
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "key"))
    let (encoder, decoder) = (PropertyList.Encoder(), PropertyList.Decoder())
    encoder.userInfo[key] = "hello"
    decoder.userInfo[key] = "hello"
    _ = try decoder.decode([Reader].self, from: encoder.encode([Reader()]))
  }

  @Test func `coding configurations are passed to types`() throws {
    struct Configured: EncodableWithConfiguration, DecodableWithConfiguration {
      var text: String
      init(text: String) { self.text = text }
      init(from decoder: any Decoder, configuration: String) throws {
        text = try decoder.singleValueContainer().decode([String].self).joined() + configuration
      }
      func encode(to encoder: any Encoder, configuration: String) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(text + configuration)
      }
    }
    enum Provider: EncodingConfigurationProviding, DecodingConfigurationProviding {
      static var encodingConfiguration: String { "1" }
      static var decodingConfiguration: String { "2" }
    }
    let data = try PropertyList.Encoder().encode(
      Configured(text: "a"), configuration: Provider.self)
    let decoder = PropertyList.Decoder()
    var format = PropertyListDecoder.PropertyListFormat.xml
    let values = [
      try decoder.decode(Configured.self, from: data, configuration: "x").text,
      try decoder.decode(Configured.self, from: data, configuration: Provider.self).text,
      try decoder.decode(Configured.self, from: data, format: &format, configuration: "y").text,
      try decoder.decode(Configured.self, from: data, format: &format, configuration: Provider.self)
        .text,
    ]
    #expect(values == ["a1x", "a12", "a1y", "a12"])
    #expect(format == .binary)
  }

  // MARK: - Encoding

  @Test func `scalars are rejected at the top level`() {
    same(1)
    same("a")
    same(true)
    same(Date(timeIntervalSinceReferenceDate: 0))
    same(Int?.none)
    same(Data([1, 2, 3]))
    same(Nothing())
    same([Nothing()])
    same([GivesUp()])
    same([Int128(1)])
  }

  @Test func `duplicate keys and reopened containers encode as in Foundation`() {
    same { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "a")
      try container.encode("b", forKey: "b")
      try container.encode(2, forKey: "a")
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "n")
      try nested.encode(1, forKey: "x")
      var elements = container.nestedUnkeyedContainer(forKey: "e")
      try elements.encode(1)
      var again = container.nestedContainer(keyedBy: AnyKey.self, forKey: "n")
      try again.encode(2, forKey: "y")
      try nested.encode(3, forKey: "z")
      var more = container.nestedUnkeyedContainer(forKey: "e")
      try more.encode(2)
      try elements.encode(3)
      #expect(elements.count == 3)
    }
    same { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(["a": 1])
      var members = encoder.keyed
      try members.encode(2, forKey: "b")
    }
    same { encoder in
      var container = encoder.keyed
      for number in 0..<40 {
        var nested = container.nestedContainer(
          keyedBy: AnyKey.self, forKey: AnyKey("k\(number % 20)"))
        try nested.encode(number, forKey: AnyKey("v\(number)"))
      }
    }
  }

  @Test func `super encoders encode as in Foundation`() {
    same { encoder in
      var container = encoder.keyed
      try container.encode("text", forKey: "a")
      try "text".encode(to: container.superEncoder())
      try "text".encode(to: container.superEncoder(forKey: "b"))
      try ["text": "a"].encode(to: container.superEncoder(forKey: "c"))
      _ = container.superEncoder(forKey: "unused")
      try container.encode("text", forKey: "d")
    }
    same { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      try ["a", "b"].encode(to: container.superEncoder())
      try container.encode(["a", "b"])
    }
  }

  @Test func `a caught encoding error leaves no partial output`() {
    same { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "a")
      try? container.encode(GivesUp(), forKey: "a")
      try? container.encode(GivesUp(), forKey: "b")
      try container.encode(2, forKey: "c")
    }
    same { encoder in
      var container = encoder.unkeyedContainer()
      try? container.encode(GivesUp())
      try container.encode(1)
      try? container.encode([GivesUp()])
      #expect(container.count == 1)
    }
  }

  @Test func `equal values are written once as in Foundation`() {
    // A single NaN, because Foundation treats NaNs with different bits as equal at random.
    same([0.0, -0.0, .nan, .nan, 1, .infinity])
    same([Float(0), -0.0, 1, .nan])
    same(["e\u{301}", "\u{e9}", "\u{212A}", "K", "\u{1F600}", "", "$null", "\u{3042}\u{3099}"])
    same(["\u{e9}": 1, "a": 2, "Z": 3, "z\u{308}": 4, "": 5, "\u{1F600}": 6])
    same(["a": [1, 1], "b": [255, 256], "c": [-1, 65_536]] as [String: [Int]])
    same([UInt64.max, 1, 255, 1])
    same([UInt32.max, 1, 255, 1])
    same([Data(), Data([1]), Data([1]), Data(count: 100)])
    same((0..<300).map { "text \($0)" })
    same((0..<70_000).map { $0 % 66_000 })
    same([Data((0..<255).map { UInt8($0) })] + [[Data(count: 57)]].joined())
    same(
      [
        -63_114_076_800, -13_197_600_000, -13_197_600_001, 0.5, -0.5, 1e11, 1e13, 1e14, -1e12,
        -7e10,
      ]
      .map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  @Test func `of equal values, the first encoded one is written`() {
    same { encoder in
      var container = encoder.unkeyedContainer()
      var (first, second) = (
        container.nestedUnkeyedContainer(), container.nestedUnkeyedContainer()
      )
      try second.encode("\u{e9}x")
      try second.encode(-0.0)
      try second.encode(["\u{e9}y": 1])
      try first.encode("e\u{301}x")
      try first.encode(0.0)
      try first.encode("e\u{301}y")
    }
    same { encoder in
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      try container.encode("\u{e9}", forKey: CodingFieldKey(stringValue: "a"))
      try container.encode("e\u{301}", forKey: CodingFieldKey(stringValue: "b"))
      try container.encode(1, forKey: CodingFieldKey(stringValue: "e\u{301}"))
    }
  }

  @Test func `data is wrapped at every indentation as in Foundation`() {
    struct Deep: Encodable {
      var depth: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if depth > 0 { try container.encode(Deep(depth: depth - 1)) }
        for count in [0, 1, 2, 3, 56, 57, 58, 120] { try container.encode(Data(count: count)) }
      }
    }
    same(Deep(depth: 12))
  }

  // MARK: - Decoding

  @Test func `kept containers own a copy of the document`() throws {
    final class Keeper: Decodable {
      let decoder: any Decoder
      let container: KeyedDecodingContainer<AnyKey>
      init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: AnyKey.self)
      }
    }
    for format in Self.formats {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(["a": "text", "b": "\u{e9} <more>"])
      let keeper = try PropertyList.Decoder().decode(Keeper.self, from: data)
      #expect(try keeper.container.decode(String.self, forKey: "a") == "text")
      #expect(try keeper.container.decode(String.self, forKey: "b") == "\u{e9} <more>")
      #expect(try [String: String](from: keeper.decoder).count == 2)
    }
  }

  @Test func `large dictionaries and duplicate keys decode`() throws {
    let members = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("key \($0)", $0) })
    for format in Self.formats {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      let data = try encoder.encode(members)
      #expect(try PropertyList.Decoder().decode([String: Int].self, from: data) == members)
    }
    let text =
      "<plist><dict><key>a</key><string>x</string><key>a</key><integer>1</integer></dict></plist>"
    #expect(
      try PropertyList.Decoder().decode([String: Int].self, from: Data(text.utf8)) == ["a": 1])
  }

  @Test func `errors in XML have a location`() throws {
    let text = "<plist>\n<dict>\n  <key>a</key>\n  <string>x</string>\n</dict></plist>"
    do {
      _ = try PropertyList.Decoder().decode([String: Int].self, from: Data(text.utf8))
      Issue.record("no error was thrown")
    } catch let error as DecodingError {
      let problem = DecodingProblem(error)
      #expect(problem.path == "a")
      #expect(problem.failure?.line == 4)
    }
  }
}
