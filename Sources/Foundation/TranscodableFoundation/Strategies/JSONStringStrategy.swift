public import TranscodableCore
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A strategy that encodes a value as a string that contains JSON, and decodes such a string.
public struct JSONStringStrategy<Value>: ValueStrategy, Sendable {}

extension ValueStrategy {
  /// Returns a strategy that encodes a value as a string that contains JSON, such as
  /// `"{\"id\":1}"`.
  ///
  /// The outer document can have any format.
  ///
  /// The inner JSON is encoded and decoded with default settings. The coding path of an error or
  /// report event includes the path within the inner JSON. The location of an error or event is the
  /// location of the string in the outer document.
  public static func jsonString<Value>() -> Self where Self == JSONStringStrategy<Value> {
    JSONStringStrategy()
  }
}

extension JSONStringStrategy: DecodingStrategy where Value: Decodable {
  public func decode(from decoder: any Decoder) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    let data = Data(text.utf8)
    do {
      guard decoder.isReporting else { return try JSON.Decoder().decode(Value.self, from: data) }
      var report = DecodingReport()
      defer {
        for var event in report.events {
          event.cause = event.cause.map { $0.nowhere.at(decoder.codingPath + $0.codingPath) }
          decoder.report(event)
        }
      }
      return try JSON.Decoder().decode(Value.self, from: data, report: &report)
    } catch let error as DecodingError {
      throw decoder.error(ofInner: error)
    }
  }
}

extension JSONStringStrategy: EncodingStrategy where Value: Encodable {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let data = try JSON.encode(value)
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: data, as: UTF8.self))
  }
}

extension Decoder {
  fileprivate func error(ofInner error: DecodingError) -> DecodingError {
    let inner = CodingFailure(error)
    let facts =
      inner.category == .data
      ? inner.unsaid
      : CodingFailure(
        .invalidValue, in: nil, expected: "JSON in a string",
        found: "\(inner.sentence) \(inner.locationPhrase) of the string", underlying: error)
    let path = codingPath + inner.codingPath
    guard let text = self as? any FailurePlacing else {
      return DecodingError(facts.nowhere.at(path))
    }
    return DecodingError(text.placed(facts).at(path))
  }
}

extension JSONStringStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .json(Value.self) }
}
