internal import Foundation
public import TranscodableCore
internal import TranscodableJSON

/// Values as JSON text in a string.
public struct JSONStringStrategy<Value>: ValueStrategy, Sendable {}

extension ValueStrategy {
  /// Values as JSON text in a string: `"{\"id\":1}"`, whatever the format around it.
  ///
  /// The inner text is coded with everything left at its default. The path of an error goes on in
  /// it, as does that of an event in a report, which stands where the string stands.
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
      defer { for event in report.events { decoder.report(event) } }
      return try JSON.Decoder().decode(Value.self, from: data, report: &report)
    } catch let error as DecodingError {
      throw error.continuing(decoder.codingPath)
    }
  }
}

extension JSONStringStrategy: EncodingStrategy where Value: Encodable {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let data = try JSON.Encoder().encode(value)
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: data, as: UTF8.self))
  }
}

extension JSONStringStrategy: CodingStrategy where Value: Codable {}

extension DecodingError {
  /// The same error of a value that is itself in another.
  fileprivate func continuing(_ path: [any CodingKey]) -> DecodingError {
    func context(_ inner: Context) -> Context {
      Context(
        codingPath: path + inner.codingPath, debugDescription: inner.debugDescription,
        underlyingError: inner.underlyingError)
    }
    switch self {
    case .keyNotFound(let key, let inner): return .keyNotFound(key, context(inner))
    case .valueNotFound(let type, let inner): return .valueNotFound(type, context(inner))
    case .typeMismatch(let type, let inner): return .typeMismatch(type, context(inner))
    case .dataCorrupted(let inner): return .dataCorrupted(context(inner))
    @unknown default: return self
    }
  }
}
