import Foundation
import Testing
import TranscodableConversion
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// The conversions between formats that `transcode convert` offers.
@Suite("Property lists: converting documents")
struct DocumentTranscodingTests {
  private func converted(
    _ document: String, _ source: DocumentTranscoding.Source, _ target: DocumentTranscoding.Target,
    lossy: Bool = false, _ set: (inout DocumentTranscoding) -> Void = { _ in }
  ) throws -> (text: [UInt8], changes: [String]) {
    var conversion = DocumentTranscoding(from: source, to: target)
    conversion.isLossy = lossy
    conversion.isCompact = true
    set(&conversion)
    let (text, changes) = try conversion.convert(Array(document.utf8))
    return (text, changes.map(\.description))
  }

  /// The coding paths and codes of the failures that prevent a conversion.
  private func obstacles(
    _ document: [UInt8], _ source: DocumentTranscoding.Source, _ target: DocumentTranscoding.Target
  ) -> [String] {
    do {
      _ = try DocumentTranscoding(from: source, to: target).convert(document)
      return []
    } catch let failures as CodingFailures {
      return failures.map { failure in
        let path = failure.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
        return "\(path.joined(separator: ".")) \(failure.reason)"
      }
    } catch {
      return ["\(type(of: error))"]
    }
  }

  private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(
    arguments: [
      ("a.json", "json", "json"), ("a.JSON5", "json5", nil), ("Info.plist", "plist", "xml"),
      ("a.xml", "plist", "xml"), ("en.strings", "plist", "xml"),
      ("a.b/c.entitlements", "plist", "xml"),
      ("a.txt", nil, nil), ("-", nil, nil), ("json", nil, nil),
    ] as [(String, String?, String?)])
  func `file names determine formats`(_ name: String, _ source: String?, _ target: String?) {
    #expect(DocumentTranscoding.Source(fileName: name)?.rawValue == source)
    #expect(DocumentTranscoding.Target(fileName: name)?.rawValue == target)
  }

  @Test func `a document round-trips through all formats`() throws {
    let json = #"{"z":1,"a":[true,-2.5,"é\n<&>"],"m":{"b":[],"a":{}},"u":18446744073709551615}"#
    let xml = try converted(json, .json, .xml)
    let binary = try DocumentTranscoding(from: .xml, to: .binary).convert(xml.text).document
    #expect(binary.starts(with: Array("bplist00".utf8)))
    var back = DocumentTranscoding(from: .propertyList, to: .json)
    back.isCompact = true
    #expect(string(try back.convert(binary).document) == json)
    #expect(string(try back.convert(xml.text).document) == json)
    #expect(xml.changes.isEmpty)
  }

  @Test func `members keep their order unless they are sorted`() throws {
    let json = #"{"b":1,"a":{"d":2,"c":3}}"#
    let sorted = #"{"a":{"c":3,"d":2},"b":1}"#
    for target in [DocumentTranscoding.Target.xml, .binary] {
      for sorts in [false, true] {
        let list = try converted(json, .json, target) { $0.sortsKeys = sorts }.text
        var back = DocumentTranscoding(from: .propertyList, to: .json)
        back.isCompact = true
        #expect(string(try back.convert(list).document) == (sorts ? sorted : json))
      }
    }
    #expect(string(try converted(json, .json, .json) { $0.sortsKeys = true }.text) == sorted)
  }

  @Test func `JSON is written compact or pretty-printed`() throws {
    let pretty = try converted("{\"a\":[1,1.10]}", .json, .json) { $0.isCompact = false }
    #expect(string(pretty.text) == "{\n  \"a\" : [\n    1,\n    1.10\n  ]\n}\n")
    #expect(string(try converted("{ a: 0x10, /**/ }", .json5, .json).text) == #"{"a":16}"#)
  }

  @Test func `OpenStep property lists and strings files can be read`() throws {
    let text = try converted(#"{ a = (1, "\101"); }"#, .openStep, .json)
    #expect(string(text.text) == #"{"a":["1","A"]}"#)
    let strings = try converted("/* c */ \"a\" = \"b\";", .propertyList, .json)
    #expect(string(strings.text) == #"{"a":"b"}"#)
  }

  @Test func `values that property lists can't represent are rejected with their coding path`() {
    let json = #"""
      {"n": null, "a": [null, 0.1, 1.50, 1e2], "d": 3.14159265358979323846, "h": 1e400,
      "t": 1e-400, "i": 123456789012345678901, "k": 1, "k": 2}
      """#
    #expect(
      obstacles(Array(json.utf8), .json, .binary) == [
        "k duplicate-key", "n not-representable", "a.0 not-representable",
        "d not-representable", "h not-representable", "t not-representable",
        "i not-representable",
      ])
    #expect(
      obstacles(Array(#"["a\u0000", {"b\u0007": 1}]"#.utf8), .json, .xml) == [
        "0 not-representable", "1.b\u{7} not-representable",
      ])
    #expect(obstacles(Array(#"["a\u0000"]"#.utf8), .json, .binary).isEmpty)
  }

  @Test func `lossy conversion replaces values that property lists can't represent`() throws {
    let json = #"""
      {"n": null, "a": [null], "d": 3.14159265358979323846, "h": -1e400, "k": 1, "k": 2, "z": -0,
      "c": "\u0001"}
      """#
    let (text, changes) = try converted(json, .json, .xml, lossy: true)
    let list = try PropertyList(parsing: text)
    let expected: PropertyList = [
      "a": ["$null"], "d": 3.141592653589793, "h": .real(-.infinity), "k": 1, "z": .real(-0.0),
      "c": "\u{FFFD}",
    ]
    #expect(list == expected)
    #expect(list["z"].map { "\($0)" }?.contains("-0.0") == true)
    #expect(
      changes == [
        "k: the key is repeated; only one of its members is kept",
        "n: property lists have no null; it is omitted",
        "a.0: property lists have no null; it becomes \"$null\"",
        "d: the number has more digits than a Double can hold; it becomes 3.141592653589793",
        "h: the number is beyond the range of Double; it becomes \"-Infinity\"",
        "c: XML has no control characters; it becomes \"\u{FFFD}\"",
      ])
  }

  /// A binary document with a value of each kind that JSON can't represent.
  private func unrepresentable() throws -> [UInt8] {
    let instant = PropertyList.Instant(secondsSince2001: 0.25)
    let list: PropertyList = [
      "date": .date(instant), "far": .date(PropertyList.Instant(secondsSince2001: 1e15)),
      "data": [.data([1, 2, 3])], "uid": .identifier(7),
      "reals": [.real(.infinity), .real(.nan)], "null": "$null",
    ]
    return try list.serialized(as: .binary)
  }

  @Test func `values that JSON can't represent are rejected with their coding path`() throws {
    let paths = ["date", "far", "data.0", "uid", "reals.0", "reals.1"]
    #expect(
      obstacles(try unrepresentable(), .binary, .json) == paths.map { "\($0) not-representable" })
  }

  @Test func `lossy conversion replaces values that JSON can't represent`() throws {
    var conversion = DocumentTranscoding(from: .propertyList, to: .json)
    conversion.isLossy = true
    conversion.isCompact = true
    let (text, changes) = try conversion.convert(try unrepresentable())
    #expect(
      string(text)
        == #"{"date":"2001-01-01T00:00:00.250Z","far":1000000000000000,"data":["AQID"],"uid":{"CF$UID":7},"#
        + #""reals":["Infinity","NaN"],"null":null}"#)
    #expect(changes.map(\.kind) == [.date, .date, .data, .identifier, .nonFinite, .nonFinite])
  }

  @Test func `values of a binary document that XML can't represent are rejected`() throws {
    let paths = ["date", "far"]
    let document = try unrepresentable()
    #expect(obstacles(document, .binary, .xml) == paths.map { "\($0) not-representable" })
    var conversion = DocumentTranscoding(from: .binary, to: .xml)
    conversion.isLossy = true
    let xml = try conversion.convert(document).document
    #expect(string(xml).contains("<date>2001-01-01T00:00:00Z</date>"))
    #expect(try PropertyList(parsing: xml)["uid"] == .identifier(7))
    #expect(obstacles(xml, .xml, .binary).isEmpty)
  }

  @Test func `infinity and NaN in JSON5 are reported as changes`() throws {
    let json = "{a: [1, NaN, {b: -Infinity}], c: +Infinity}"
    for target in DocumentTranscoding.Target.allCases {
      #expect(
        obstacles(Array(json.utf8), .json5, target) == [
          "a.1 not-representable", "a.2.b not-representable", "c not-representable",
        ])
    }
    let (text, _) = try converted(json, .json5, .json, lossy: true)
    #expect(string(text) == #"{"a":[1,"NaN",{"b":"-Infinity"}],"c":"Infinity"}"#)
  }

  @Test func `duplicate keys of property lists are reported`() throws {
    let xml = "<plist><array><dict><key>a</key><true/><key>a</key><false/></dict></array></plist>"
    #expect(obstacles(Array(xml.utf8), .xml, .json) == ["0 duplicate-key"])
    #expect(string(try converted(xml, .xml, .json, lossy: true).text) == #"[{"a":false}]"#)
    #expect(obstacles(Array("{a=1;a=2;}".utf8), .openStep, .json) == [" duplicate-key"])
  }

  @Test func `documents that aren't in the specified format are rejected`() {
    for (text, source) in [
      ("<plist><true/></plist>", DocumentTranscoding.Source.binary), ("{a=1;}", .xml),
      ("[1,]", .json),
      (#"["\ud800"]"#, .json), ("<plist><true/></plist>", .openStep),
      ("{", .json5),
    ] {
      for target in DocumentTranscoding.Target.allCases {
        #expect(obstacles(Array(text.utf8), source, target) == ["DecodingError"], "\(text)")
      }
    }
  }
}
