import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON

/// A call uses the settings from its start.
@Suite("Coders changed while in use")
struct ChangedCoderTests {
  private struct Row: Codable, Equatable {
    var firstDate: Date
    var lastDate: Date
  }

  private let row = Row(
    firstDate: Date(timeIntervalSince1970: 1), lastDate: Date(timeIntervalSince1970: 2))

  @Test func `changing settings during decoding doesn't affect the current call`() throws {
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = .custom { [unowned decoder] inner in
      decoder.dateDecodingStrategy = .secondsSince1970
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.allowsJSON5 = true
      return Date(timeIntervalSince1970: try inner.singleValueContainer().decode(Double.self) * 2)
    }
    let text = Data(#"[{"firstDate": 1, "lastDate": 2}, {"firstDate": 3, "lastDate": 4}]"#.utf8)
    let dates = try decoder.decode([Row].self, from: text).flatMap { [$0.firstDate, $0.lastDate] }
    #expect(dates.map(\.timeIntervalSince1970) == [2, 4, 6, 8])
    let later = Data(#"[{first_date: 1, last_date: 2},]"#.utf8)
    #expect(try decoder.decode([Row].self, from: later) == [row])
  }

  @Test func `changing settings during encoding doesn't affect the current call`() throws {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .custom { [unowned encoder] date, inner in
      encoder.dateEncodingStrategy = .secondsSince1970
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = .prettyPrinted
      var container = inner.singleValueContainer()
      try container.encode(date.timeIntervalSince1970 * 2)
    }
    let first = try encoder.encode([row, row])
    #expect(
      String(decoding: first, as: UTF8.self)
        == #"[{"firstDate":2,"lastDate":4},{"firstDate":2,"lastDate":4}]"#)
    encoder.outputFormatting = .sortedKeys
    let second = try encoder.encode(row)
    #expect(String(decoding: second, as: UTF8.self) == #"{"first_date":1,"last_date":2}"#)
  }
}
