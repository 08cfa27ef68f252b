public import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// Properties that must hold for any input. libFuzzer calls these functions with generated input,
// and the tests call them with the files in `Corpus`. Both targets compile this file.

/// The checks, keyed by the name of their fuzz target.
///
/// The targets whose names begin with `compare` are slower: they compare a document with
/// Foundation, or the same document in several grammars or encodings.
public let jsonChecks: [String: @Sendable (Data) throws -> Void] = [
  "fuzz-json-reader": checkJSONReader,
  "fuzz-json-direct": checkDirectDecoding,
  "fuzz-json-standard": checkContainerProgram,
  "fuzz-json-collecting": checkCollecting,
  "fuzz-json-numbers": checkNumbers,
  "fuzz-json-dates": checkDates,
  "fuzz-json-text": checkText,
  "fuzz-json-values": checkValues,
  "fuzz-streams": checkStreams,
  "fuzz-partial": checkPartialValues,
  "compare-grammars": compareGrammars,
  "compare-direct": compareDirectDecoding,
  "compare-standard": compareContainerProgram,
  "compare-encodings": compareEncodings,
]

/// Reads a document with one grammar.
///
/// Skipping must agree with reading, written values must read back, and failures must lie within
/// the document.
func checkJSONReader(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let settings = Settings.all[choice.number % Settings.all.count]
  guard let value = try checkedValue(of: choice.document, settings) else { return }
  try checkWriting(of: value, as: value.text())
}

/// Reads and skips a document, or returns `nil` if it is invalid.
func checkedValue(of document: Data, _ settings: JSONReaderSettings) throws -> JSON? {
  let grammar = settings.grammar
  let skipped = try Reading {
    try JSONReader.read(document, settings: settings) { $0.skipValue() }
  }
  switch try Reading({ try JSON(parsing: document, settings: settings) }) {
  case .failure(let failure):
    let isNonFinite = grammar == .json5 && failure.reason == .numberOutOfRange
    try expect(
      skipped.value == nil || isNonFinite,
      "\(grammar) skips a value that it can't read: \(failure)")
    try checkDescription(of: failure, in: document)
    return nil
  case .value(let value):
    try expect(skipped.value != nil, "\(grammar) can't skip \(value)")
    return value
  }
}

func checkWriting(of value: JSON, as text: String) throws {
  let again = try Reading { try JSON(parsing: text) }
  try expect(again.value == value, "\(value) encodes as \(text)")
  try expect(again.value?.text() == value.text(), "\(text) changes when written again")
}

enum Settings {
  static let all = [JSONGrammar.strict, .foundation, .json5].map {
    JSONReaderSettings(grammar: $0, maximumDepth: 64)
  }
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

/// Decodes a value of a common type, mostly on the direct path, and reads what it writes.
func checkDirectDecoding(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let document = choice.document
  switch choice.number % 13 {
  case 0: try checkRoundTrip([Int].self, document)
  case 1: try checkRoundTrip([[Double?]].self, document)
  case 2: try checkRoundTrip([String: [String?]].self, document)
  case 3: try checkRoundTrip([Int: UInt64].self, document)
  case 4: try checkRoundTrip([Bool?].self, document)
  case 5: try checkRoundTrip([Int128].self, document)
  case 6: try checkRoundTrip([Float].self, document)
  case 7: try checkRoundTrip([Date].self, document)
  case 8: try checkRoundTrip([Data].self, document)
  case 9: try checkRoundTrip([UUID].self, document)
  case 10: try checkRoundTrip(Set<String>.self, document)
  case 11: try checkRoundTrip(JSONProbe.self, document)
  default: try checkRoundTrip([JSONProbe].self, document)
  }
}

private func checkRoundTrip<Value: Codable & Equatable>(
  _ type: Value.Type, _ document: Data
) throws {
  switch try Reading({ try DefaultCoders.decoder.decode(type, from: document) }) {
  case .failure(let failure): try checkLocation(of: failure, in: document)
  case .value(let value):
    let written = try DefaultCoders.encoder.encode(value)
    let again = try Reading { try DefaultCoders.decoder.decode(type, from: written) }
    try expect(
      again.value == value, "\(value) is written as \(String(decoding: written, as: UTF8.self))")
  }
}

/// Collects failures: there must be some exactly if decoding fails, and they must include the error
/// that decoding throws.
func checkCollecting(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let document = choice.document
  switch choice.number % 5 {
  case 0: try collect([String: [Int?]].self, document)
  case 1: try collect([[String: JSON]].self, document)
  case 2: try collect(JSONProbe.self, document)
  case 3: try collect([JSONProbe].self, document)
  default: try collect([[JSONProbe?]].self, document)
  }
}

private func collect<Value: Decodable & Equatable>(_ type: Value.Type, _ data: Data) throws {
  let usual = try Reading { try DefaultCoders.decoder.decode(type, from: data) }
  let collected: Value
  do throws(CodingFailures) {
    collected = try DefaultCoders.decoder.decodeCollecting(type, from: data, limit: 20)
  } catch {
    guard let failure = usual.failure else {
      throw BrokenCheck(description: "\(type): collected \(error)")
    }
    try expect(!error.isEmpty && error.count <= 20, "\(error.count) failures")
    try expect(
      error.contains { $0.reason == failure.reason && $0.byteRange == failure.byteRange },
      "\(type): \(failure) is not among \(error)")
    for failure in error { try checkLocation(of: failure, in: data) }
    return
  }
  try expect(usual.value == collected, "\(type): collected \(collected)")
}
