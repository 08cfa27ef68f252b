import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// What came of encoding, in a form that can be compared.
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

/// The layouts whose text Foundation determines to the byte.
let determinedLayouts: [JSONEncoder.OutputFormatting] = [
  [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
  [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
]

/// Expects that both encoders make the same of a value in each layout: the same bytes, or the same error.
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
  // Without sorted keys Foundation's order is random, but the values have to be the same.
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

/// The compact text of a value, the members in the order of encoding.
func text(_ value: some Encodable, _ configure: (JSONEncoder) -> Void = { _ in }) throws -> String {
  let encoder = JSON.Encoder()
  configure(encoder)
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
