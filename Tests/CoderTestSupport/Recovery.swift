package import Testing
package import Transcodable

/// A recovery: its kind, its coding path, and the replacement.
package struct Recovery: CustomStringConvertible {
  package let description: String

  package init(_ event: DecodingEvent) {
    let path = event.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    description =
      "\(event.kind) at \(path.joined(separator: "."))"
      + (event.replacement.map { ", used \($0)" } ?? "") + (event.cause == nil ? "" : ", for cause")
  }
}

extension Coder {
  /// Returns the recoveries that occur while a type is decoded.
  package func events<Value: Decodable>(of type: Value.Type, _ json: String) throws
    -> [DecodingEvent]
  {
    let list = DecodingEventList()
    _ = try decode(type, json, userInfo: [.decodingReport: list])
    return list.report.events
  }
}

/// Expects every coder to report the same recoveries for `json`.
package func expect<Value: Decodable>(
  _ json: String, as type: Value.Type, isReportedAs expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in Coder.allCases where coder.agrees(on: json, as: type) && coder.canReport(json) {
    #expect(throws: Never.self, "\(coder)", sourceLocation: sourceLocation) {
      let events = try coder.events(of: type, json)
      let found = events.map { coder.reportsPaths ? Recovery($0).description : "\($0.kind)" }
      let expected =
        coder.reportsPaths ? expected : expected.map { String($0.prefix { $0 != " " }) }
      #expect(found.sorted() == expected.sorted(), "\(coder)", sourceLocation: sourceLocation)
      for event in events where coder == .direct || coder == .standard {
        #expect(event.byteRange != nil, "\(coder): \(event)", sourceLocation: sourceLocation)
        #expect(event.line != nil, "\(coder): \(event)", sourceLocation: sourceLocation)
        guard let cause = event.cause else { continue }
        #expect(cause.line != nil, "\(coder): \(cause)", sourceLocation: sourceLocation)
        #expect(!cause.codingPath.isEmpty, "\(coder): \(cause)", sourceLocation: sourceLocation)
      }
    }
  }
}
