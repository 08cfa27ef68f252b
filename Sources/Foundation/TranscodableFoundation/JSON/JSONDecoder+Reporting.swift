internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON.Decoder {
  /// Decodes a value from JSON text, and reports what was passed over or made up for.
  ///
  /// ```swift
  /// var report = DecodingReport()
  /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
  /// for event in report.events where event.kind == .unknownKey { warn(event) }
  /// ```
  ///
  /// Reported are keys that no field takes, keys that are repeated, and what types recover from. Of a
  /// type without `@Codable`, a key is unknown if no field has asked for it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The text, in any Unicode encoding.
  ///   - report: Where the events go, also if decoding fails.
  /// - Returns: The value.
  /// - Throws: A `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(limit: report.limit)
    let context = JSONDecodingContext(self.context, sink: list)
    defer { list.move(to: &report) }
    return try decodeReporting(type, bytes: data.bytes, context)
  }

  /// Decodes a value and tells the context's sink of the events: first of those of keys.
  @inline(never)
  func decodeReporting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, _ context: JSONDecodingContext
  ) throws -> Value {
    let list = context.sink as? DecodingEventList
    let log = EventLog(limit: list?.limit ?? DecodingReport().limit)
    defer { context.sink?.receive(log.report) }
    return try JSONReader.decode(
      type, bytes: bytes, settings: context.settings, context: context, log: log)
  }
}
