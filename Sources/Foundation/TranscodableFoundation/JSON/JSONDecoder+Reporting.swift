internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

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
  ///   - input: The JSON document, in any Unicode encoding: `Data`, `[UInt8]`, `String`,
  ///     `Substring`, or a span of bytes.
  ///   - report: Receives the events, even if decoding fails.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(like: report)
    let context = JSONDecodingContext(self.context, sink: list)
    defer { list.move(to: &report) }
    return try input.withBytes { try decodeReporting(type, bytes: $0, context) }
  }

  /// Decodes an array from JSON, but skips and reports elements that can't be decoded.
  ///
  /// ```swift
  /// var report = DecodingReport(ignoring: [.unknownKey])
  /// let events = try decoder.decodeLossy([Event].self, from: data, report: &report)
  /// for event in report.events { log(event) }  // dropped-element at [3].actor, …
  /// ```
  ///
  /// To decode an array in a field this way, use `@CodableLossy`.
  ///
  /// - Parameters:
  ///   - type: The type of the array.
  ///   - input: The JSON document, in any Unicode encoding.
  ///   - report: Receives an event for each dropped element, and the other events.
  /// - Returns: The elements that can be decoded.
  /// - Throws: A `DecodingError` if the document isn't an array.
  public func decodeLossy<Element: Decodable>(
    _ type: [Element].Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    report: inout DecodingReport
  ) throws -> [Element] {
    try decode(LossyElements<Element>.self, from: input, report: &report).elements
  }

  @inline(never)
  func decodeReporting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, _ context: JSONDecodingContext
  ) throws -> Value {
    let (value, rejected) = try decodeRejecting(type, bytes: bytes, context)
    if let first = rejected.first { throw DecodingError(first) }
    return value
  }

  func decodeRejecting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, _ context: JSONDecodingContext
  ) throws -> (value: Value, rejected: [CodingFailure]) {
    let settings = context.settings
    let empty = (context.sink as? DecodingEventList)?.emptyReport ?? DecodingReport()
    let log = EventLog(settings.rejectsKeys ? DecodingReport(limit: .max) : empty)
    defer { context.sink?.receive(log.report) }
    let value = try JSONReader.decode(
      type, bytes: bytes, settings: settings, context: context, log: log)
    return (value, settings.rejectsKeys ? settings.rejectedKeys(in: log.report) : [])
  }
}
