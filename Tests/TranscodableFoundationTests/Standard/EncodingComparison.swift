import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The outcome of encoding in a comparable form.
enum Encoded: Equatable, CustomStringConvertible {
  case text(String)
  case invalid(value: String, path: [String], text: String)
  case error(String)

  init(_ body: () throws -> Data) {
    do {
      self = .text(String(decoding: try body(), as: UTF8.self))
    } catch EncodingError.invalidValue(let value, let context) {
      self = .invalid(
        value: "\(type(of: value)) \(value)", path: context.codingPath.map(\.stringValue),
        text: context.debugDescription)
    } catch {
      self = .error("\(error)")
    }
  }

  var description: String {
    switch self {
    case .text(let text): text
    case .invalid(let value, let path, let text): "invalid \(value) at \(path): \(text)"
    case .error(let text): "error \(text)"
    }
  }
}

/// The layouts with a deterministic output in Foundation.
let determinedLayouts: [JSONEncoder.OutputFormatting] = [
  [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
  [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
]

/// Expects the same bytes or the same error from both encoders in each layout.
func expectSameText<Value: Encodable>(
  _ value: Value, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ configure: (JSONEncoder) -> Void = { _ in }
) {
  for layout in determinedLayouts {
    let (ours, foundation) = encoders { encoder in
      configure(encoder)
      encoder.outputFormatting = layout
    }
    #expect(
      Encoded { try ours.encode(value) } == Encoded { try foundation.encode(value) },
      "\(note)", sourceLocation: sourceLocation)
  }
  // Foundation's order is random without sorted keys, but the values must be the same.
  for layout: JSONEncoder.OutputFormatting in [[], .prettyPrinted] {
    let (ours, foundation) = encoders { encoder in
      configure(encoder)
      encoder.outputFormatting = layout
    }
    guard let left = try? ours.encode(value), let right = try? foundation.encode(value) else {
      continue
    }
    let trees = [left, right].map {
      try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) as? NSObject
    }
    #expect(
      trees[0] != nil && trees[0] == trees[1],
      "\(String(decoding: left, as: UTF8.self)) \(String(decoding: right, as: UTF8.self))",
      sourceLocation: sourceLocation)
  }
}

/// The compact JSON of a value, with members in encoding order.
func text(_ value: some Encodable, _ configure: (JSONEncoder) -> Void = { _ in }) throws -> String {
  let encoder = JSON.Encoder()
  configure(encoder)
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
