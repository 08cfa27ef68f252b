import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A plain type with a value of another type in every kind of container.
struct Surroundings<Value: Codable & Equatable>: Codable, Equatable {
  var one: Value
  var maybe: Value?
  var none: Value?
  var many: [Value]
  var named: [String: Value]

  init(_ value: Value) {
    (one, maybe, none) = (value, value, nil)
    (many, named) = ([value, value], ["key": value])
  }
}

/// Expects a value to round-trip through our coders and between ours and Foundation's.
///
/// Codes the value itself and in every kind of container. Documents must be equal byte by byte.
func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value,
  decoder configureDecoder: (JSONDecoder) -> Void = { _ in },
  encoder configureEncoder: (JSONEncoder) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func check<Outer: Codable & Equatable>(_ value: Outer) {
    let (ourDecoder, theirDecoder) = decoders(configureDecoder)
    let (ourEncoder, theirEncoder) = encoders(configureEncoder)
    do {
      let written = try ourEncoder.encode(value)
      let theirs = try theirEncoder.encode(value)
      let unsorted = try {
        ourEncoder.outputFormatting = []
        return try ourEncoder.encode(value)
      }()
      #expect(
        String(decoding: written, as: UTF8.self) == String(decoding: theirs, as: UTF8.self),
        sourceLocation: sourceLocation)
      let results = [
        "ours": try ourDecoder.decode(Outer.self, from: written),
        "ours from Foundation": try ourDecoder.decode(Outer.self, from: theirs),
        "Foundation from ours": try theirDecoder.decode(Outer.self, from: written),
        "ours unsorted": try ourDecoder.decode(Outer.self, from: unsorted),
        "Foundation from ours unsorted": try theirDecoder.decode(Outer.self, from: unsorted),
      ]
      for (name, result) in results {
        let agree = result == value
        #expect(
          agree, "\(name): \(text(of: result)) is not \(text(of: value))",
          sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\(text(of: value)): \(error)", sourceLocation: sourceLocation)
    }
  }
  check(value)
  check([value])
  check(Surroundings(value))
}

/// Expects the same outcome from both decoders for documents that are invalid or barely valid.
func expectSameOutcomes<Value: Codable & Equatable>(
  _ type: Value.Type, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let kinds = ["null", "1", "-1.5", "true", #""""#, #""x""#, "[]", "[1]", "{}", #"{"a":1}"#]
  for text in kinds + texts {
    expectSame(type, text, sourceLocation: sourceLocation)
    expectSame([String: [Value]].self, #"{"k":[\#(text)]}"#, sourceLocation: sourceLocation)
    expectSame([Value?].self, "[\(text)]", sourceLocation: sourceLocation)
  }
}
