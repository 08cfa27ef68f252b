public import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// Properties that must hold for any input. libFuzzer calls these functions with generated input,
// and the tests call them with the files in `Corpus`. Both targets compile this file.

public struct BrokenCheck: Error, CustomStringConvertible {
  public let description: String
}

/// The checks, keyed by the name of their fuzz target.
public let jsonChecks: [String: @Sendable (Data) throws -> Void] = [
  "fuzz-json-reader": checkJSONReader,
  "fuzz-json-direct": checkDirectDecoding,
  "fuzz-json-standard": checkContainerProgram,
  "fuzz-json-collecting": checkCollecting,
  "fuzz-json-numbers": checkNumbers,
  "fuzz-json-dates": checkDates,
  "fuzz-json-text": checkText,
  "fuzz-streams": checkStreams,
  "fuzz-partial": checkPartialValues,
]

func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw BrokenCheck(description: message()) }
}

/// The outcome of reading: a value or the description of a failure.
enum Reading<Value> {
  case value(Value)
  case failure(CodingFailure)

  init(_ body: () throws -> Value) throws {
    do {
      self = .value(try body())
    } catch let error as DecodingError {
      self = .failure(CodingFailure(error))
    }
  }

  var value: Value? { if case .value(let value) = self { value } else { nil } }

  var failure: CodingFailure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// Reads a document with every grammar.
///
/// Skipping must agree with reading, a wider grammar must read the same value, written values must
/// read back, and failures must lie within the document.
public func checkJSONReader(_ data: Data) throws {
  var narrow: JSON?
  for grammar in [JSONGrammar.strict, .foundation, .json5] {
    let settings = JSONReaderSettings(grammar: grammar, maximumDepth: 64)
    let skipped = try Reading { try JSONReader.read(data, settings: settings) { $0.skipValue() } }
    let read = try Reading { try JSON(parsing: data, settings: settings) }
    if let failure = read.failure {
      let isNonFinite = grammar == .json5 && failure.reason == .numberOutOfRange
      try expect(
        skipped.value == nil || isNonFinite,
        "\(grammar) skips a value that it can't read: \(failure)")
      try check(failure, in: data)
    }
    guard let value = read.value else {
      try expect(narrow == nil, "\(grammar) rejects a document that a narrower grammar accepts")
      continue
    }
    try expect(skipped.value != nil, "\(grammar) can't skip \(value)")
    try expect(
      narrow == nil || narrow == value, "\(grammar) reads \(value), unlike a narrower grammar")
    narrow = value
    for text in [value.text(), value.prettyPrinted] {
      let again = try Reading { try JSON(parsing: text) }
      try expect(again.value == value, "\(value) encodes as \(text)")
      try expect(again.value?.text() == value.text(), "\(text) changes when written again")
    }
  }
}

/// Checks that a failure lies within the document and has a description.
private func check(_ failure: CodingFailure, in data: Data) throws {
  guard let range = failure.byteRange else {
    return try expect(failure.category == .limit, "no byte range: \(failure)")
  }
  // UTF-16 and UTF-32 documents may be longer in UTF-8.
  try expect(
    range.lowerBound >= 0 && range.upperBound <= data.count * 2, "\(failure) in \(data.count)")
  try expect((failure.line ?? 0) > 0 && (failure.column ?? 0) > 0, "no line: \(failure)")
  try expect(!failure.explanation.isEmpty && !failure.description.isEmpty, "no description")
}

/// Optional fields of many types.
struct JSONProbe: Codable, Equatable {
  var a: Int?
  var b: [Double]?
  var c: Date?
  var d: Data?
  var e: String?
  var f: [String: JSONProbe]?
  var g: [UInt8?]?
  var h: Bool?
  var i: Float?
  var j: URL?
  var k: [Int: [String]]?
  var l: Int128?
}

/// Decodes values of common types, mostly on the direct path.
///
/// Documents that both coders accept must decode to the same value. Documents that only Foundation
/// accepts must be rejected for a number or a string.
public func checkDirectDecoding(_ data: Data) throws {
  try compare([Int].self, data)
  try compare([[Double?]].self, data)
  try compare([String: [String?]].self, data)
  try compare([Int: UInt64].self, data)
  try compare([Bool?].self, data)
  try compare([Int128].self, data)
  try compare([Float].self, data)
  try compare([Date].self, data)
  try compare([Data].self, data)
  try compare([URL?].self, data)
  try compare([UUID].self, data)
  try compare(Set<String>.self, data)
  try compare(JSONProbe.self, data)
  try compare([JSONProbe].self, data)
}

private func compare<Value: Decodable & Equatable>(_ type: Value.Type, _ data: Data) throws {
  let ours = try Reading { try JSON.Decoder().decode(type, from: data) }
  // Foundation may crash on documents that we reject.
  if let failure = ours.failure {
    try check(failure, in: data)
    if failure.category != .data { return }
  }
  guard let theirs = try? Foundation.JSONDecoder().decode(type, from: data) else { return }
  switch ours {
  case .value(let value): try expect(value == theirs, "\(type): \(value) and \(theirs)")
  case .failure(let failure):
    let reasons: [CodingFailureReason] = [.numberOutOfRange, .invalidValue]
    try expect(reasons.contains(failure.reason), "\(type): \(failure) and \(theirs)")
  }
}

/// Collects failures: there must be some exactly if decoding fails, and they must include the error
/// that decoding throws.
public func checkCollecting(_ data: Data) throws {
  try collect([String: [Int?]].self, data)
  try collect([[String: JSON]].self, data)
  try collect(JSONProbe.self, data)
  try collect([JSONProbe].self, data)
  try collect([[JSONProbe?]].self, data)
}

private func collect<Value: Decodable & Equatable>(_ type: Value.Type, _ data: Data) throws {
  let usual = try Reading { try JSON.Decoder().decode(type, from: data) }
  let collected: Value
  do throws(CodingFailures) {
    collected = try JSON.Decoder().decodeCollecting(type, from: data, limit: 20)
  } catch {
    guard let failure = usual.failure else {
      throw BrokenCheck(description: "\(type): collected \(error)")
    }
    try expect(!error.isEmpty && error.count <= 20, "\(error.count) failures")
    try expect(
      error.contains { $0.reason == failure.reason && $0.byteRange == failure.byteRange },
      "\(type): \(failure) is not among \(error)")
    for failure in error { try check(failure, in: data) }
    return
  }
  try expect(usual.value == collected, "\(type): collected \(collected)")
}
