package import Testing

/// Expects every coder to decode `json` as `value`.
///
/// Unless the attributes for decoding and encoding differ, `value` must also be read back after
/// every coder has encoded it.
package func expect<Value: Decodable & Equatable>(
  _ json: String, is value: Value, by coders: [Coder] = Coder.allCases, isReadBack: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in coders where coder.agrees(on: json, as: Value.self) {
    #expect(throws: Never.self, "\(coder)", sourceLocation: sourceLocation) {
      let decoded = try coder.decode(Value.self, json)
      #expect(decoded == value, "\(coder)", sourceLocation: sourceLocation)
    }
  }
  if isReadBack, let value = value as? any Codable & Equatable {
    expectRoundTrip(of: value, by: coders, sourceLocation: sourceLocation)
    #if !FOREIGN_CODERS
      func check<Checked: Codable & Equatable>(_ value: Checked) {
        TypeLaws.expect(of: Checked.self, sourceLocation: sourceLocation)
      }
      check(value)
    #endif
  }
}

/// Expects every coder to decode what it encodes as the same value, unless all coders refuse to
/// encode the value.
package func expectRoundTrip<Value: Codable & Equatable>(
  of value: Value, by coders: [Coder], sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in coders {
    #expect(throws: Never.self, "\(coder): round trip", sourceLocation: sourceLocation) {
      // A property list can't consist of only a scalar.
      guard let again = try coder.roundTrip([value]) else { return }
      #expect(again == [value], "\(coder): round trip", sourceLocation: sourceLocation)
    }
  }
}

/// Expects every coder to reject `json` with the same kind of failure and coding path.
package func expect<Value: Decodable>(
  _ json: String, as type: Value.Type, failsWith complaint: Complaint,
  by coders: [Coder] = Coder.allCases, sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in coders
  where coder.agrees(on: json, as: type) && coder.canFail(with: complaint, of: json) {
    let error = #expect(throws: (any Error).self, "\(coder)", sourceLocation: sourceLocation) {
      try coder.decode(type, json)
    }
    guard let error else { continue }
    let found = Complaint(error)
    let isExpected = coder.reportsPaths ? found == complaint : found.kind == complaint.kind
    #expect(isExpected, "\(coder): \(found), not \(complaint)", sourceLocation: sourceLocation)
  }
}

/// Expects every coder to encode `value` as `json`.
package func expect<Value: Encodable>(
  _ value: Value, isWrittenAs json: String, by coders: [Coder] = Coder.allCases,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for coder in coders where coder.agrees(on: json, writtenFrom: Value.self) {
    let expected = try coder.document(json)
    #expect(throws: Never.self, "\(coder)", sourceLocation: sourceLocation) {
      let written = try coder.encode(value)
      #expect(written == expected, "\(coder)", sourceLocation: sourceLocation)
    }
  }
}
