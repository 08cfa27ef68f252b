import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTOML
import TranscodableTestSupport

/// The documents of toml-test.
@Suite(.enabled(if: TOMLSuite.folder != nil, "TRANSCODABLE_TOML_SUITE is not set to a folder"))
struct TOMLSuiteTests {
  @Test func `there are hundreds of documents`() {
    #expect(TOMLSuite.valid(.v1_0).count > 200)
    #expect(TOMLSuite.valid(.v1_1).count > 200)
    #expect(TOMLSuite.invalid(.v1_0).count > 400)
    #expect(TOMLSuite.invalid(.v1_1).count > 400)
  }

  @Test(arguments: TOMLSuite.versions)
  func `valid documents have the expected values`(_ version: TOML.Version) throws {
    for name in TOMLSuite.valid(version) {
      let (document, expected) = try TOMLSuite.example(name)
      #expect(throws: Never.self, "\(name)") {
        let value = try TOML(parsing: document, version: version)
        #expect(TOMLSuite.isValue(value, expected), "\(name): \(value)")
      }
    }
  }

  @Test(arguments: TOMLSuite.versions)
  func `invalid documents are rejected`(_ version: TOML.Version) throws {
    for name in TOMLSuite.invalid(version) {
      let document = try TOMLSuite.document(name)
      let error = #expect(throws: DecodingError.self, "\(name)") {
        try TOML(parsing: document, version: version)
      }
      guard let failure = error.map({ CodingFailure($0) }) else { continue }
      #expect(failure.line != nil, "\(name): \(failure)")
      #expect(failure.offset ?? -1 <= document.count, "\(name): \(failure)")
    }
  }

  @Test(arguments: TOMLSuite.versions)
  func `collecting failures finds the same first failure`(_ version: TOML.Version) throws {
    var decoder = TOML.Decoder()
    decoder.version = version
    for name in TOMLSuite.invalid(version) {
      let document = try TOMLSuite.document(name)
      let error = #expect(throws: DecodingError.self, "\(name)") {
        try decoder.decode(TOML.self, from: document)
      }
      let failures = #expect(throws: CodingFailures.self, "\(name)") {
        try decoder.decodeCollecting(TOML.self, from: document)
      }
      #expect(failures?.first?.offset == error.map { CodingFailure($0) }?.offset, "\(name)")
    }
  }

  @Test(arguments: TOMLSuite.versions)
  func `what is written reads back equal`(_ version: TOML.Version) throws {
    for name in TOMLSuite.valid(version) {
      let value = try TOML(parsing: TOMLSuite.document(name), version: version)
      for usesMultilineStrings in [false, true] {
        for lineWidth in [0, 80] {
          var format = TOML.Format()
          format.usesMultilineStrings = usesMultilineStrings
          format.lineWidth = lineWidth
          let written = try value.serialized(format)
          // A document that is written is valid in both versions.
          for version in TOMLSuite.versions {
            let again = try TOML(parsing: written, version: version)
            #expect(again == value, "\(name): \(String(decoding: written, as: UTF8.self))")
          }
        }
      }
    }
  }
}

enum TOMLSuite {
  static let folder: URL? =
    ProcessInfo.processInfo.environment["TRANSCODABLE_TOML_SUITE"].map { URL(filePath: $0) }

  static let versions: [TOML.Version] = [.v1_0, .v1_1]

  static func valid(_ version: TOML.Version) -> [String] { names(version, "valid/") }
  static func invalid(_ version: TOML.Version) -> [String] { names(version, "invalid/") }

  private static func names(_ version: TOML.Version, _ prefix: String) -> [String] {
    let list = version == .v1_0 ? "files-toml-1.0.0" : "files-toml-1.1.0"
    guard let file = folder?.appending(path: "tests/\(list)"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".toml") }
  }

  static func document(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: #require(folder).appending(path: "tests/\(name)")))
  }

  static func example(_ name: String) throws -> (document: [UInt8], expected: JSON) {
    (
      try document(name),
      try JSON(parsing: document(name.dropLast(5) + ".json"))
    )
  }

  /// Whether a value is the value that tagged JSON describes.
  static func isValue(_ value: TOML, _ expected: JSON) -> Bool {
    switch (value, expected) {
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy(isValue)
    case (.table(let members), .object(let others)):
      if members.count == others.count,
        members.allSatisfy({ key, value in others[key].map { isValue(value, $0) } ?? false })
      {
        return true
      }
      return false
    case (_, .object(let tagged)):
      guard let kind = tagged["type"]?.string, let text = tagged["value"]?.string else {
        return false
      }
      return isScalar(value, kind, text)
    default: return false
    }
  }

  private static func isScalar(_ value: TOML, _ kind: String, _ text: String) -> Bool {
    switch (kind, value) {
    case ("string", .string(let value)): value.utf8.elementsEqual(text.utf8)
    case ("integer", .integer(let value)): Int128(text) == value
    case ("float", .float(let value)):
      text.hasSuffix("nan") ? value.isNaN : Double(text.replacing("+", with: "")) == value
    case ("bool", .bool(let value)): Bool(text) == value
    case ("datetime", .offsetDateTime(let value)):
      TOML.OffsetDateTime(text) == value
    case ("datetime-local", .localDateTime(let value)): TOML.LocalDateTime(text) == value
    case ("date-local", .localDate(let value)): TOML.LocalDate(text) == value
    case ("time-local", .localTime(let value)): TOML.LocalTime(text) == value
    default: false
    }
  }
}
