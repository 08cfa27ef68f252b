internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON.Decoder {
  /// Decodes a value from JSON, and reports all ignored keys and all recoveries.
  ///
  /// ```swift
  /// var report = DecodingReport()
  /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
  /// for event in report.events where event.kind == .unknownKey { warn(event) }
  /// ```
  ///
  /// The report lists keys that match no field, repeated keys, and recoveries. For a type without
  /// `@Codable`, a key is unknown if the type never requested it.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - data: The JSON document, in any Unicode encoding.
  ///   - report: The report to add the events to, even if decoding fails.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(limit: report.limit)
    let context = JSONDecodingContext(self.context, sink: list)
    defer { list.move(to: &report) }
    return try decodeReporting(type, bytes: data.bytes, context)
  }

  /// Sends the events to the context's sink, starting with the events about keys.
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
