import CoderTestSupport
import Testing

/// A document and its expected result with every coder.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The type of the decoded value.
  let type: ObjectIdentifier
  let isGood: Bool
  /// Whether the type is decoded at all.
  var isRead = true
  let testDescription: String
  let check: @Sendable () throws -> Void

  /// A valid document, which is also the encoded value unless `written` is given.
  init<Value: Codable & Equatable & Sendable>(
    _ name: String, _ json: String, is value: Value, writtenAs written: String? = nil,
    isReadBack: Bool = true, by coders: [Coder] = Coder.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type = ObjectIdentifier(Value.self)
    isGood = true
    testDescription = "\(Value.self): \(name)"
    let coders = coders.filter { [testDescription] in !$0.differs(in: testDescription) }
    check = {
      expect(
        json, is: value, by: coders, isReadBack: isReadBack, sourceLocation: sourceLocation)
      try expect(
        value, isWrittenAs: written ?? json, by: coders, sourceLocation: sourceLocation)
    }
  }

  /// A valid document of a type that is only decoded.
  init<Value: Decodable & Equatable & Sendable>(
    _ name: String, _ json: String, read value: Value, by coders: [Coder] = Coder.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type = ObjectIdentifier(Value.self)
    isGood = true
    testDescription = "\(Value.self): \(name)"
    let coders = coders.filter { [testDescription] in !$0.differs(in: testDescription) }
    check = { expect(json, is: value, by: coders, sourceLocation: sourceLocation) }
  }

  /// The document of a type that is only encoded.
  init<Value: Encodable & Sendable>(
    _ name: String, _ json: String, written value: Value, by coders: [Coder] = Coder.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type = ObjectIdentifier(Value.self)
    (isGood, isRead) = (true, false)
    testDescription = "\(Value.self): \(name)"
    let coders = coders.filter { [testDescription] in !$0.differs(in: testDescription) }
    check = {
      try expect(value, isWrittenAs: json, by: coders, sourceLocation: sourceLocation)
    }
  }

  /// An invalid document, with the case of the `DecodingError` and its coding path, joined by dots.
  init<Value: Decodable & SendableMetatype>(
    _ name: String, _ json: String, as value: Value.Type, _ kind: String, _ path: String = "",
    by coders: [Coder] = Coder.allCases, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type = ObjectIdentifier(value)
    isGood = false
    testDescription = "\(value): \(name)"
    let coders = coders.filter { [testDescription] in !$0.differs(in: testDescription) }
    check = {
      expect(
        json, as: Value.self, failsWith: Complaint(kind, path), by: coders,
        sourceLocation: sourceLocation)
    }
  }
}

/// The samples of one service or topic.
struct Table: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let samples: [Sample]

  init(_ topic: String, @Builder _ samples: () -> [Sample]) {
    testDescription = topic
    self.samples = samples()
  }

  @resultBuilder
  enum Builder {
    static func buildPartialBlock(first sample: Sample) -> [Sample] { [sample] }

    static func buildPartialBlock(accumulated: [Sample], next: Sample) -> [Sample] {
      accumulated + [next]
    }
  }
}
