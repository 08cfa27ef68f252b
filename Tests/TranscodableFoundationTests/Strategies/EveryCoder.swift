import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The decoding and encoding of a field on the direct and container paths.
struct FieldCase<Value: Sendable>: Sendable {
  /// Decodes the member `x` of an object on the container path.
  var decode: @Sendable (KeyedDecodingContainer<CodingFieldKey>) throws -> Value
  /// Decodes the current value on the direct path.
  var read: @Sendable (inout JSONReader) -> Value?
  var encode: @Sendable (Value, inout KeyedEncodingContainer<CodingFieldKey>) throws -> Void
  var write: @Sendable (Value, inout JSONWriter) -> Void

  /// The field under test.
  static var current: FieldCase {
    guard let field = CurrentField.field as? FieldCase else {
      fatalError("no field is set for this test")
    }
    return field
  }
}

private enum CurrentField {
  @TaskLocal static var field: (any Sendable)?
}

/// A type with a single field, like the code that macros generate.
struct OneField<Value: Sendable>: Codable {
  var x: Value

  init(x: Value) { self.x = x }

  init(from decoder: any Decoder) throws {
    x = try FieldCase<Value>.current.decode(try decoder.container(keyedBy: CodingFieldKey.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    try FieldCase<Value>.current.encode(x, &container)
  }
}

// MARK: - Fields by a strategy

func field<Strategy: CodingStrategy & Sendable>(_ strategy: Strategy) -> FieldCase<Strategy.Value>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x") },
    read: { $0.__read(by: strategy) },
    encode: { try $1.__encode($0, by: strategy, forKey: "x") },
    write: { $1.__write($0, by: strategy) })
}

/// A field whose strategy supports the direct path.
func field<Strategy: CodingStrategy & Sendable & JSONDecodingStrategy & JSONEncodingStrategy>(
  _ strategy: Strategy
) -> FieldCase<Strategy.Value>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x") },
    read: { $0.__read(by: strategy) },
    encode: { try $1.__encode($0, by: strategy, forKey: "x") },
    write: { $1.__write($0, by: strategy) })
}

/// A field that is only decoded.
func decodedField<Strategy: DecodingStrategy & Sendable>(_ strategy: Strategy) -> FieldCase<
  Strategy.Value
>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x") }, read: { $0.__read(by: strategy) },
    encode: { _, _ in }, write: { _, _ in })
}

/// A field that is only decoded and supports the direct path.
func decodedField<Strategy: JSONDecodingStrategy & Sendable>(_ strategy: Strategy) -> FieldCase<
  Strategy.Value
>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x") }, read: { $0.__read(by: strategy) },
    encode: { _, _ in }, write: { _, _ in })
}

/// An optional field that is only decoded.
func optionalField<Strategy: DecodingStrategy & Sendable>(_ strategy: Strategy) -> FieldCase<
  Strategy.Value?
>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decodeIfPresent(strategy, forKey: "x") },
    read: {
      let value = $0.__readIfPresent(by: strategy)
      return $0.hasFailed ? nil : .some(value)
    },
    encode: { _, _ in }, write: { _, _ in })
}

/// An optional field that is only decoded and supports the direct path.
func optionalField<Strategy: JSONDecodingStrategy & Sendable>(
  _ strategy: Strategy
) -> FieldCase<Strategy.Value?>
where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decodeIfPresent(strategy, forKey: "x") },
    read: {
      let value = $0.__readIfPresent(by: strategy)
      return $0.hasFailed ? nil : .some(value)
    },
    encode: { _, _ in }, write: { _, _ in })
}

// MARK: - Coders

enum FoundationCoder {
  case json, propertyList
}

extension FieldCase where Value: Equatable {
  /// Decodes a value with every coder and on both paths, and expects the same outcome.
  ///
  /// - Parameters:
  ///   - json: The value of the field, or `nil` if its key is missing.
  ///   - others: Foundation's coders that must agree. Exclude those that accept invalid JSON or
  /// represent the type differently.
  ///   - sourceLocation: The call.
  /// - Returns: The outcome.
  @discardableResult
  func decoded(
    _ json: String?, others: Set<FoundationCoder> = [.json, .propertyList],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Outcome<Value> {
    let text = json.map { #"{"x":\#($0)}"# } ?? "{}"
    return CurrentField.$field.withValue(self) {
      let standard = Outcome {
        try JSON.Decoder().decode(OneField<Value>.self, from: Data(text.utf8)).x
      }
      let direct = json == nil ? standard : readDirectly(text)
      #expect(direct == standard, "direct path, \(text)", sourceLocation: sourceLocation)
      if others.contains(.json) {
        let foundation = Outcome {
          try Foundation.JSONDecoder().decode(OneField<Value>.self, from: Data(text.utf8)).x
        }
        #expect(
          standard.agrees(with: foundation), "Foundation's JSON, \(text): \(foundation)",
          sourceLocation: sourceLocation)
      }
      if others.contains(.propertyList), let list = propertyList(of: text) {
        let other = Outcome {
          try PropertyListDecoder().decode(OneField<Value>.self, from: list).x
        }
        #expect(
          standard == other, "Foundation's property list, \(text): \(standard) and \(other)",
          sourceLocation: sourceLocation)
      }
      return standard
    }
  }

  private func readDirectly(_ text: String) -> Outcome<Value> {
    Outcome {
      let value = try JSONReader.read(text) { reader -> Value? in
        _ = reader.beginDictionary()
        _ = reader.takeKey()
        let value = read(&reader)
        _ = reader.nextEntry()
        return value
      }
      guard let value else { throw NoValue() }
      return value
    }
  }

  /// Encodes a value with every coder and on both paths, expects the same JSON, and decodes
  /// it again.
  ///
  /// - Returns: The JSON of the value, or the error.
  @discardableResult
  func encoded(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    CurrentField.$field.withValue(self) {
      let direct = text { try JSONWriter.write { writer in write(value, &writer) } }
      let model = OneField(x: value)
      let standard = member { try JSON.Encoder().encode(model) }.replacing("\\/", with: "/")
      let foundation = member {
        let encoder = Foundation.JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(model)
      }
      #expect(
        direct.replacing("\\/", with: "/") == standard, sourceLocation: sourceLocation)
      #expect(standard == foundation, sourceLocation: sourceLocation)
      guard !standard.hasPrefix("invalidValue") else {
        #expect(throws: EncodingError.self) { try PropertyListEncoder().encode(model) }
        return standard
      }
      let list = Outcome {
        let data = try PropertyListEncoder().encode(model)
        return try PropertyListDecoder().decode(OneField<Value>.self, from: data).x
      }
      #expect(list.value == value, "property list: \(list)", sourceLocation: sourceLocation)
      return standard
    }
  }

  private func member(_ encode: () throws -> Data) -> String {
    let text = text { try [UInt8](encode()) }
    return text.hasPrefix(#"{"x":"#) ? String(text.dropFirst(5).dropLast()) : text
  }

  private func text(_ encode: () throws -> [UInt8]) -> String {
    do {
      return String(decoding: try encode(), as: UTF8.self)
    } catch EncodingError.invalidValue(_, let context) {
      return
        "invalidValue at \(context.codingPath.filter { $0.stringValue != "x" }.pathDescription)"
    } catch {
      return "\(error)"
    }
  }
}

/// Converts JSON to a property list, or returns `nil` if it can't be represented.
private func propertyList(of text: String) -> Data? {
  guard
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
    let list = propertyListValue(value)
  else { return nil }
  return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
}

private func propertyListValue(_ value: Any) -> Any? {
  switch value {
  // Foundation's encoder represents null as this string.
  case is NSNull: "$null"
  case let array as [Any]: array.map { propertyListValue($0) ?? "$null" }
  case let object as [String: Any]: object.mapValues { propertyListValue($0) ?? "$null" }
  default: value
  }
}

/// A reader returned neither a value nor a failure.
private struct NoValue: Error {}
