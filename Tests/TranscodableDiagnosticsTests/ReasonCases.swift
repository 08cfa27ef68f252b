import Foundation
import Testing
import TranscodableConversion
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON

/// A document and the report of its problems.
struct ReportCase: Sendable, CustomTestStringConvertible {
  /// The name of its fixture file.
  let name: String
  /// The bytes of the document, which may be binary.
  let source: [UInt8]
  let report: @Sendable ([UInt8]) -> CodingDiagnosticReport
  var renderer = SnippetDiagnosticRenderer(width: 72)

  var testDescription: String { name }

  init(
    _ name: String, bytes: [UInt8],
    renderer: SnippetDiagnosticRenderer = SnippetDiagnosticRenderer(width: 72),
    _ report: @escaping @Sendable ([UInt8]) -> CodingDiagnosticReport
  ) {
    self.name = name
    source = bytes
    self.report = report
    self.renderer = renderer
  }

  /// A document that is decoded as a type.
  static func decoding<Value: Decodable & SendableMetatype>(
    _ name: String, _ text: String, as type: Value.Type,
    settings: JSONReaderSettings = JSONReaderSettings()
  ) -> ReportCase {
    ReportCase(name, bytes: Array(text.utf8)) { source in
      let decoder = JSON.Decoder()
      decoder.settings = settings
      do {
        _ = try decoder.decode(type, from: Data(source))
        return CodingDiagnosticReport([CodingFailure](), source: source)
      } catch {
        return CodingDiagnosticReport(
          error, source: source, name: "people.json", settings: settings)
      }
    }
  }

  /// A document that is checked.
  static func checking(
    _ name: String, _ text: String, as format: DocumentFormat = .json,
    renderer: SnippetDiagnosticRenderer = SnippetDiagnosticRenderer(width: 72)
  ) -> ReportCase {
    ReportCase(name, bytes: Array(text.utf8), renderer: renderer) {
      DocumentCheck(format).check($0, name: "document")
    }
  }
}

struct Person: Decodable {
  var firstName: String
  var age: Int
}

/// A type that rejects unknown keys, with the conformance that `@Codable` generates.
struct StrictPerson: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> StrictPerson? {
    var seen: UInt64 = 0
    var key = reader.__beginObject()
    while key != 0 {
      if reader.__takeField("\"name\":", key, 0x2265_6D61_6E22, &seen, 1) {
        _ = reader.read(String.self) as String
        key = reader.__nextMember("", seen, 0)
      } else {
        key = reader.__refuseMember("name")
      }
    }
    return reader.hasFailed ? nil : StrictPerson()
  }

  init() {}
  init(from decoder: any Decoder) throws {}
}

enum Color: String, Decodable { case red, blue }

struct OddNumber: Error {}

struct EvenNumber: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard try container.decode(Int.self).isMultiple(of: 2) else { throw OddNumber() }
  }
}

extension ReportCase {
  /// A case for each reason, named after its code.
  static let reasons: [ReportCase] = [
    .decoding(
      "missing-key",
      "[\n  {\"firstName\": \"Ada\", \"age\": 36},\n  {\n    \"first_name\": \"Bob\"\n  }\n]\n",
      as: [Person].self),
    .decoding("missing-value", #"{"firstName": "Ada", "age": null}"#, as: Person.self),
    .decoding(
      "type-mismatch", "{\n  \"Ada\": {\n    \"firstName\": \"Ada\",\n    \"age\": \"36\"\n  }\n}",
      as: [String: Person].self),
    .decoding("number-out-of-range", #"{"a b": [1, 300]}"#, as: [String: [UInt8]].self),
    .decoding("invalid-value", #"["red", "purple"]"#, as: [Color].self),
    ReportCase("not-representable", bytes: Array(#"{"name": null}"#.utf8)) { source in
      do {
        _ = try DocumentTranscoding(from: .json, to: .xml).convert(source)
        return CodingDiagnosticReport([CodingFailure](), source: source)
      } catch {
        return CodingDiagnosticReport(error, source: source, name: "document")
      }
    },
    .checking(
      "duplicate-key",
      "{\n  \"port\": 80,\n  \"hosts\": [{\"a\": 1, \"a\": 2}],\n  \"port\": 8080\n}"),
    .collecting(
      "unknown-key", "[\n  {\"name\": \"Ada\", \"agee\": 36},\n  {\"nmae\": \"Bob\"}\n]",
      as: [StrictPerson].self),
    .checking("unexpected-end", "[1, 2"),
    .checking("unexpected-character", #"{"a": 1 "b": 2}"#),
    .checking("trailing-content", "{\"a\": 1}\n{\"a\": 2}\n"),
    .checking("invalid-number", "[1, 2.]"),
    .checking("invalid-escape", #"["C:\data"]"#),
    .checking("lone-surrogate", #"{"emoji": "\ud83d!"}"#),
    .checking("control-character", "[\"one\u{1}two\"]"),
    ReportCase("invalid-utf8", bytes: Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8)) {
      DocumentCheck(.json).check($0, name: "document")
    },
    // An array whose element refers to object 5 of 1.
    ReportCase(
      "invalid-structure",
      bytes: Array("bplist00".utf8) + [0xA1, 5, 8, 0, 0, 0, 0, 0, 0, 1, 1]
        + [1, 0, 10].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    ) { DocumentCheck(.propertyList).check($0, name: "document") },
    .checking(
      "unknown-encoding", #"<?xml version="1.0" encoding="EBCDIC"?><plist><true/></plist>"#,
      as: .propertyList),
    .decoding(
      "depth-limit", "[[[[[[0]]]]]]", as: JSON.self, settings: JSONReaderSettings(maximumDepth: 5)),
    .decoding(
      "size-limit", #"{"a": [1, 2, 3]}"#, as: JSON.self,
      settings: JSONReaderSettings(maximumDocumentSize: 10)),
    .decoding(
      "string-limit", #"{"text": "abcdef"}"#, as: JSON.self,
      settings: JSONReaderSettings(maximumStringLength: 5)),
    .decoding(
      "count-limit", "[1, 2, 3, 4]", as: JSON.self,
      settings: JSONReaderSettings(maximumElementCount: 3)),
    .decoding("custom", "[2, 7]", as: [EvenNumber].self),
  ]
}
