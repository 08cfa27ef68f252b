import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// The failures in a document: reason, path, and the JSON at the failure's byte range.
func collectedFailures<Value: Decodable>(
  of type: Value.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  do {
    _ = try JSON.Decoder().decodeCollecting(type, from: Data(json.utf8), limit: 1000)
    return []
  } catch {
    #expect(error.isComplete)
    let ordinary = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(type, from: Data(json.utf8))
    }
    #expect(ordinary.map { Complaint($0) } == Complaint(error.decodingError))
    #expect(ordinary.map { CodingFailure($0).byteRange } == error.first?.byteRange)
    return error.map { failure in
      let path = failure.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      let key = failure.reason == .missingKey ? [failure.expected ?? "?"] : []
      let text = failure.byteRange.map { String(decoding: Array(json.utf8)[$0], as: UTF8.self) }
      return "\(failure.reason) \((path + key).joined(separator: ".")) \(text ?? "?")"
    }
  }
}
