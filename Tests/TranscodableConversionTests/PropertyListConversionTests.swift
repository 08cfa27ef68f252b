import Foundation
import Testing
import TranscodableConversion
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

@Suite("Property lists: conversions")
struct PropertyListConversionTests {
  @Test func `property lists convert to JSON`() throws {
    let list: PropertyList = [
      "a": 1, "b": [true, 1.5, "text", "$null"], "c": .data([1, 2, 3]),
      "d": .date(PropertyList.Instant(secondsSince2001: 0)),
      "e": .date(PropertyList.Instant(secondsSince2001: 0.25)), "f": .largeInteger(.max),
    ]
    #expect(
      try JSON(list) == [
        "a": 1, "b": [true, 1.5, "text", nil], "c": "AQID", "d": "2001-01-01T00:00:00Z",
        "e": "2001-01-01T00:00:00.250Z", "f": 18_446_744_073_709_551_615,
      ])
    for bad: PropertyList in [
      .real(.infinity), .real(.nan), .identifier(1),
      .date(PropertyList.Instant(secondsSince2001: .infinity)),
    ] {
      #expect {
        try JSON(["a": [bad]] as PropertyList)
      } throws: {
        ($0 as? PropertyList.ConversionError)?.path == ["a", "0"]
      }
    }
  }

  @Test func `JSON converts to property lists`() throws {
    let json: JSON = ["a": 1, "b": [1.5, 18_446_744_073_709_551_615], "c": nil, "d": 1e30]
    #expect(throws: PropertyList.ConversionError.self) { try PropertyList(json) }
    let list = try PropertyList(json, omitsNull: true)
    #expect(list == ["a": 1, "b": [1.5, .largeInteger(.max)], "d": .real(1e30)])
    #expect(list.dictionary?.keys == ["a", "b", "d"])
  }

  @Test func `dates convert to instants and back`() {
    let date = Date(timeIntervalSinceReferenceDate: 12.5)
    #expect(Date(PropertyList.Instant(date)) == date)
  }

  @Test func `a property list can be a member of a type`() throws {
    struct Document: Codable, Equatable {
      var name: String
      var rest: PropertyList
    }
    let document = Document(
      name: "a", rest: ["d": .date(PropertyList.Instant(secondsSince2001: 1)), "x": .data([1])])
    for format in [PropertyListDecoder.PropertyListFormat.binary, .xml] {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      let data = try encoder.encode(document)
      #expect(try PropertyList.Decoder().decode(Document.self, from: data) == document)
    }
    let json = try JSON.Encoder().encode(Document(name: "a", rest: ["b": [1, 1.5, "c", true]]))
    let read = try JSON.Decoder().decode(Document.self, from: json)
    #expect(read.rest == ["b": [1, 1.5, "c", true]])
  }

  @Test func `characters considered normalized are normalized`() {
    for value in 0..<0x30000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value), PropertyList.isKnownToBeNormal("\(scalar)") else {
        continue
      }
      let text = "a\(scalar)\(scalar)\u{3042}"
      #expect(
        Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
          == Array(text.unicodeScalars))
      #expect(scalar.properties.canonicalCombiningClass == .notReordered)
    }
  }
}
