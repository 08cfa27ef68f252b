import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// An error that a program throws while a value is decoded or encoded.
private struct ProgramError: Error, Equatable {
  var code = 7
}

private func fail<Value>(_ type: Value.Type = Value.self) throws -> Value { throw ProgramError() }

// MARK: - Decoding

private struct HandWritten: Codable {
  var a = 1
  init() {}
  init(from decoder: any Decoder) throws { throw ProgramError() }
  func encode(to encoder: any Encoder) throws { throw ProgramError() }
}

private struct PlainOuter: Codable {
  var a = HandWritten()
}

private struct PlainList: Codable {
  var a = ["k": [HandWritten()]]
}

@Codable
private struct InField {
  var a = HandWritten()
  init() {}
}

@Codable
private struct InOptionalField {
  var a: HandWritten? = HandWritten()
  init() {}
}

@Codable
private struct ByClosures {
  @CodableBy(
    .custom(
      decode: { (_: any Decoder) -> Int in throw ProgramError() },
      encode: { (_: Int, _: any Encoder) in throw ProgramError() })) var a: Int

  init() { a = 1 }
}

private struct FailingStrategy: CodingStrategy {
  func decode(from decoder: any Decoder) throws -> Int { throw ProgramError() }
  func encode(_ value: Int, to encoder: any Encoder) throws { throw ProgramError() }
}

extension ValueStrategy where Self == FailingStrategy {
  fileprivate static var failing: FailingStrategy { FailingStrategy() }
}

@Codable
private struct ByStrategy {
  @CodableBy(.failing) var a: Int

  init() { a = 1 }
}

@Codable
private struct ByElements {
  @CodableBy(.elements(.failing)) var a: [Int]

  init() { a = [1] }
}

@Codable
private struct ByConversion {
  @CodableBy(
    .via(
      Int.self, from: { (_: Int) -> String in throw ProgramError() },
      into: { (_: String) -> Int in throw ProgramError() })) var a: String

  init() { a = "1" }
}

private struct Wire: CodableWireType {
  var a = 1
  init(_ value: Int) throws { throw ProgramError() }
  func value() throws -> Int { throw ProgramError() }
}

@Codable
private struct ByWireType {
  @CodableBy(.via(Wire.self)) var a: Int

  init() { a = 1 }
}

private struct WholeWire: CodableWireType {
  var a = 1
  init(_ value: Converted) throws { throw ProgramError() }
  func value() throws -> Converted { throw ProgramError() }
}

@Codable(via: WholeWire.self)
private struct Converted {
  var a = 1
}

@Codable
private struct Modified {
  @CodableModified(on: .both, .map { (_: Int) -> Int in throw ProgramError() }) var a: Int

  init() { a = 1 }
}

@Codable
private struct Validated {
  @CodableValidated(where: { (_: Int) -> Bool in throw ProgramError() }) var a: Int
}

@Codable
private struct Derived {
  var a: Int
  @CodableDerived(from: \Self.a, by: { (_: Int) -> Int in throw ProgramError() }) var b: Int
}

@Codable
private struct HookBefore {
  var a: Int
  @CodableHook(.willDecode) static func check() throws { throw ProgramError() }
}

@Codable
private struct HookAfter {
  var a: Int
  @CodableHook(.didDecode) mutating func check() throws { throw ProgramError() }
}

@Codable
private struct HookEncoding {
  var a = 1
  init() {}
  @CodableHook(.willEncode) func check() throws { throw ProgramError() }
}

@Codable
private struct HookEncoded {
  var a = 1
  init() {}
  @CodableHook(.didEncode) func check() throws { throw ProgramError() }
}

@Codable
private struct Old {
  var a: Int
}

@Codable(version: 2, previous: Old.self)
private struct Migrated {
  var b: Int
  init(migrating older: Old) throws { throw ProgramError() }
}

@Codable
private struct Flattening {
  @CodableFlattened var inner: HandWritten
  init() { inner = HandWritten() }
}

@Codable(layout: .transparent)
private struct Transparent {
  var inner = HandWritten()
  init() {}
}

@Codable(tagging: .internal("t"))
private enum Tagged {
  case a(HandWritten)
}

private struct Direct: Codable, JSONDecodable, JSONEncodable {
  var a = 1
  init() {}
  static func decode(from reader: inout JSONReader) -> Direct? {
    reader.skipValue()
    return reader.__fail(ProgramError(), of: Self.self)
  }
  func encode(to writer: inout JSONWriter) { writer.__fail(ProgramError(), of: self) }
  init(from decoder: any Decoder) throws { throw ProgramError() }
  func encode(to encoder: any Encoder) throws { throw ProgramError() }
}

private struct Dated: Codable {
  var a = Date(timeIntervalSince1970: 0)
}

@Codable
private struct DatedDirectly {
  var a = Date(timeIntervalSince1970: 0)
  init() {}
}

@Suite("The errors that a program throws")
struct OriginalErrorTests {
  @Test(arguments: Coder.allCases)
  func `the error that code throws while a value is decoded can be reached`(_ coder: Coder) {
    func check<Value: Decodable>(_ type: Value.Type, _ json: String = #"{"a": 1}"#) {
      let error = #expect(throws: (any Error).self, "\(coder): \(type)") {
        try coder.decode(type, json)
      }
      guard let error else { return }
      let original = CodingFailure(describing: error).originalError
      #expect(original as? ProgramError == ProgramError(), "\(coder): \(type): \(error)")
    }
    check(HandWritten.self)
    check(PlainOuter.self)
    check(PlainList.self, #"{"a": {"k": [1]}}"#)
    check(InField.self)
    check(InOptionalField.self)
    check(ByClosures.self)
    check(ByStrategy.self)
    check(ByElements.self, #"{"a": [1]}"#)
    check(ByConversion.self)
    check(ByWireType.self, #"{"a": {"a": 1}}"#)
    check(Converted.self)
    check(Modified.self)
    check(Validated.self)
    check(Derived.self)
    check(HookBefore.self)
    check(HookAfter.self)
    check(Migrated.self)
    check(Flattening.self)
    check(Transparent.self)
    check(Tagged.self, #"{"t": "a", "a": 1}"#)
    check(Direct.self)
  }

  @Test(arguments: Coder.allCases)
  func `the error that code throws while a value is encoded can be reached`(_ coder: Coder) {
    func check(_ value: some Encodable) {
      let error = #expect(throws: (any Error).self, "\(coder): \(value)") {
        try coder.encode(value)
      }
      guard let error else { return }
      let original = CodingFailure(describing: error).originalError
      #expect(
        original as? ProgramError == ProgramError(), "\(coder): \(type(of: value)): \(error)")
    }
    check(HandWritten())
    check(PlainOuter())
    check(PlainList())
    check(InField())
    check(InOptionalField())
    check(ByClosures())
    check(ByStrategy())
    check(ByElements())
    check(ByConversion())
    check(ByWireType())
    check(Converted())
    check(Modified())
    check(HookEncoding())
    check(HookEncoded())
    check(Flattening())
    check(Transparent())
    check(Tagged.a(HandWritten()))
    check(Direct())
  }

  @Test func `all failures of a document have the error that code threw`() {
    func check<Value: Decodable>(_ type: Value.Type, _ json: String = #"{"a": 1}"#) {
      func expect(_ failures: CodingFailures?) {
        #expect(
          failures?.contains { $0.originalError as? ProgramError != nil } == true,
          "\(type): \(failures.map { "\($0)" } ?? "none")")
      }
      expect(
        #expect(throws: CodingFailures.self) {
          try JSON.Decoder().decodeCollecting(type, from: Data(json.utf8))
        })
      expect(
        #expect(throws: CodingFailures.self) {
          try PropertyList.Decoder().decodeCollecting(
            type, from: PropertyList.Encoder().encode(JSON(parsing: json)))
        })
    }
    check(InField.self)
    check(ByClosures.self)
    check(ByStrategy.self)
    check(ByConversion.self)
    check(Modified.self)
    check(Validated.self)
    check(HookAfter.self)
    check(Migrated.self)
  }

  @Test func `the causes of recoveries have the error that code threw`() throws {
    @Sendable func check(_ report: DecodingReport) {
      #expect(report.events.count == 1)
      #expect(report.events.first?.cause?.originalError as? ProgramError == ProgramError())
    }
    var report = DecodingReport()
    _ = try JSON.Decoder().decode(
      Lossy.self, from: Data(#"{"list": [1]}"#.utf8), report: &report)
    check(report)
    report = DecodingReport()
    _ = try JSON.Decoder().decode(
      LossyInContainers.self, from: Data(#"{"list": [1]}"#.utf8), report: &report)
    check(report)
  }

  @Test func `the errors of custom strategies of coders can be reached`() throws {
    for decoder in [JSON.Decoder(), JSONDecoder()] {
      decoder.dateDecodingStrategy = .custom { _ in try fail() }
      let data = Data(#"{"a": 1}"#.utf8)
      for decode in [
        { _ = try decoder.decode(Dated.self, from: data) },
        { _ = try decoder.decode(DatedDirectly.self, from: data) },
      ] {
        let error = #expect(throws: (any Error).self, performing: decode)
        #expect(
          error.flatMap { CodingFailure(describing: $0).originalError } as? ProgramError
            == ProgramError())
      }
    }
    for encoder in [JSON.Encoder(), JSONEncoder()] {
      encoder.dateEncodingStrategy = .custom { _, _ in try fail() }
      for encode in [
        { _ = try encoder.encode(Dated()) }, { _ = try encoder.encode(DatedDirectly()) },
      ] {
        let error = #expect(throws: (any Error).self, performing: encode)
        #expect(
          error.flatMap { CodingFailure(describing: $0).originalError } as? ProgramError
            == ProgramError())
      }
    }
  }

  @Test func `an error of the package has no original error`() {
    let missing = #expect(throws: DecodingError.self) {
      try JSON.decode([Int].self, from: "[null]")
    }
    #expect(missing.map { CodingFailure($0).originalError == nil } == true)
    let invalid = #expect(throws: EncodingError.self) { try JSON.encode(Double.nan) }
    #expect(invalid.map { CodingFailure($0).originalError == nil } == true)
  }

  @Test func `a decoding error that code throws is the original error`() throws {
    let error = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a"))
    let failure = CodingFailure(.custom, at: nil, underlying: error)
    guard case .dataCorrupted(let context)? = failure.originalError as? DecodingError else {
      Issue.record("\(failure)")
      return
    }
    #expect(context.debugDescription == "a")
  }
}

@Codable
private struct Lossy {
  @CodableLossy var list: [HandWritten]
}

@Codable(duplicateKeys: .reject)
private struct LossyInContainers {
  @CodableLossy var list: [HandWritten]
}
