import Foundation
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableDiagnostics
import TranscodableStreams

@Codable
private struct V1 {
  var title: Int
  var tags: [Int] = []
}

@Codable(version: 2, previous: V1.self)
private struct V2 {
  var name: String
  init(migrating older: V1) throws {
    if older.title < 0 { throw NegativeTitle() }
    name = "\(older.title)"
  }
}

@Codable(version: 3, previous: V2.self)
private struct V3 {
  var text: String
  init(migrating older: V2) { text = older.name }
}

@Codable
private struct Holder {
  var id = 0
  var list: [V3] = []
}

@Codable
private struct LossyHolder {
  @CodableLossy var list: [V3]
}

private struct PlainV1: Codable {
  var title: Int
}

@Codable(version: 2, previous: PlainV1.self)
private struct PlainV2 {
  var name: String
  init(migrating older: PlainV1) { name = "" }
}

private struct NegativeTitle: Error {}

@Suite("Failures in older versions")
struct OlderVersionTests {
  private func failure(_ decode: () throws -> Void) -> CodingFailure? {
    let error = #expect(throws: DecodingError.self, performing: decode)
    return error.map { CodingFailure($0) }
  }

  @Test func `a failure names the version and the type that the document was decoded as`() {
    let failure = failure { _ = try JSON.decode(V2.self, from: #"{"version": 1, "title": "x"}"#) }
    #expect(failure?.olderVersion?.number == 1)
    #expect(failure?.olderVersion?.type == V1.self)
    #expect(
      failure?.description == """
        type-mismatch at title, line 1, column 25 (byte 24): expected Int, found a string; the value \
        was decoded as version 1 (V1)
        """)
    #expect(
      failure?.message == """
        Expected Int but found a string at line 1, column 25 (byte 24). The value was decoded as \
        version 1 (V1).
        """)
    #expect(
      failure?.explanation == "must be an integer (the value was decoded as version 1)")
  }

  @Test func `a failure in a document without a version names only the type`() {
    let failure = failure { _ = try JSON.decode(V2.self, from: #"{"title": "x"}"#) }
    #expect(failure?.olderVersion?.number == nil)
    #expect(
      failure?.description == """
        type-mismatch at title, line 1, column 11 (byte 10): expected Int, found a string; the value \
        has no version, so it was decoded as V1
        """)
    #expect(
      failure?.explanation == """
        must be an integer (the value has no version, so it was decoded as an older one)
        """)
  }

  @Test func `a failure names the oldest of several versions`() {
    for document in [#"{"version": 1, "title": "x"}"#, #"{"version": 1}"#] {
      let failure = failure { _ = try JSON.decode(V3.self, from: document) }
      #expect(failure?.olderVersion?.type == V1.self)
    }
    let failure = failure { _ = try JSON.decode(V3.self, from: #"{"version": 2, "name": 1}"#) }
    #expect(failure?.olderVersion?.type == V2.self)
    #expect(failure?.olderVersion?.number == 2)
  }

  @Test func `a failure in the current version names none`() {
    let failure = failure { _ = try JSON.decode(V2.self, from: #"{"version": 2, "name": 1}"#) }
    #expect(failure?.olderVersion == nil)
    #expect(failure?.description.contains("version") == false)
  }

  @Test func `an error of a migration names the older version`() {
    let failure = failure { _ = try JSON.decode(V2.self, from: #"{"version": 1, "title": -1}"#) }
    #expect(failure?.olderVersion?.type == V1.self)
    #expect(failure?.originalError is NegativeTitle)
    #expect(
      failure?.message == "NegativeTitle(). The value was decoded as version 1 (V1).")
  }

  @Test func `every decoder names the older version`() throws {
    let document = #"{"version": 1, "title": "x"}"#
    let data = Data(document.utf8)
    func check(_ decode: () throws -> Void) {
      let failure = failure(decode)
      #expect(failure?.olderVersion?.type == V1.self)
      #expect(failure?.message?.hasSuffix("The value was decoded as version 1 (V1).") == true)
      #expect(failure?.description.hasSuffix("the value was decoded as version 1 (V1)") == true)
    }
    let object = try JSON(parsing: document)
    check { _ = try JSON.Decoder().decode(V2.self, from: data) }
    check { _ = try JSONDecoder().decode(V2.self, from: data) }
    check { _ = try object.decode(V2.self) }
    let json5 = JSON.Decoder()
    json5.allowsJSON5 = true
    check { _ = try json5.decode(V2.self, from: data) }
    let list = try PropertyList.Encoder().encode(object)
    check { _ = try PropertyList.Decoder().decode(V2.self, from: list) }
    check { _ = try PropertyListDecoder().decode(V2.self, from: list) }
    let item = try CBOR.Encoder().encode(object)
    check { _ = try CBOR.Decoder().decode(V2.self, from: item) }
  }

  @Test func `every decoder names a plain type of an older version`() throws {
    let data = Data(#"{"version": 1}"#.utf8)
    for decoder in [JSON.Decoder(), JSONDecoder()] {
      let failure = failure { _ = try decoder.decode(PlainV2.self, from: data) }
      #expect(failure?.olderVersion?.type == PlainV1.self)
      #expect(failure?.reason == .missingKey)
    }
  }

  @Test func `all failures of a document name the older version`() throws {
    let document = """
      {"id": "x", "list": [{"version": 1, "title": "x", "tags": [1, "y"]}, {"version": 3}]}
      """
    func check(_ failures: CodingFailures?) {
      #expect(
        failures?.map { $0.olderVersion.map { "\($0)" } ?? "" }
          == ["", "version 1 (V1)", "version 1 (V1)", ""])
      #expect(failures?.map(\.path) == ["id", "list[0].title", "list[0].tags[1]", "list[1].text"])
    }
    check(
      #expect(throws: CodingFailures.self) {
        try JSON.Decoder().decodeCollecting(Holder.self, from: Data(document.utf8))
      })
    let list = try PropertyList.Encoder().encode(JSON(parsing: document))
    check(
      #expect(throws: CodingFailures.self) {
        try PropertyList.Decoder().decodeCollecting(Holder.self, from: list)
      })
  }

  @Test func `the cause of a recovery names the older version`() throws {
    var report = DecodingReport()
    let document = #"{"list": [{"title": "x"}]}"#
    _ = try JSON.Decoder().decode(
      LossyHolder.self, from: Data(document.utf8), report: &report)
    #expect(report.events.first?.cause?.olderVersion?.type == V1.self)
    let diagnostics = CodingDiagnosticReport(report, source: document)
    #expect(
      diagnostics.diagnostics.first?.notes
        == ["the value has no version, so it was decoded as V1"])
  }

  @Test func `a diagnostic has a note about the older version`() {
    let document = #"{"version": 1, "title": "x"}"#
    let error = #expect(throws: DecodingError.self) { try JSON.decode(V2.self, from: document) }
    guard let error else { return }
    let report = CodingDiagnosticReport(error, source: document, name: "a.json")
    #expect(
      PlainDiagnosticRenderer().render(report) == """
        a.json:1:25: error: Expected Int, found a string, at `title`. (the value was decoded as \
        version 1 (V1)) [type-mismatch]

        """)
  }

  @Test func `the location in a stream includes the line of the document`() {
    var values = JSONStream(of: V2.self)
    values.append("{\"version\": 1, \"title\": 1}\n{\"version\": 1, \"title\": \"x\"}\n")
    values.finish()
    let error = #expect(throws: DecodingError.self) { while try values.next() != nil {} }
    #expect(
      error.map { CodingFailure($0).message } == """
        Expected Int but found a string at line 2, column 25 (byte 51). The value was decoded as \
        version 1 (V1).
        """)
  }
}
