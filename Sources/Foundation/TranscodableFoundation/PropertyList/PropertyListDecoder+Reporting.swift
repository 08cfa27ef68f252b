internal import TranscodableBytes
public import TranscodableCore
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList.Decoder {
  /// Decodes a value from a property list, and reports all ignored keys and all recoveries.
  ///
  /// ```swift
  /// var report = DecodingReport()
  /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
  /// for event in report.events where event.kind == .unknownKey { warn(event) }
  /// ```
  ///
  /// A key is unknown if the type never requested it.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - data: The property list.
  ///   - report: The report to add the events to, even if decoding fails.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(like: report)
    defer { list.move(to: &report) }
    let userInfo = userInfo.merging([.decodingReport: list]) { $1 }
    return try read(data, userInfo, list) { try $0.decode(type) }
  }

  func read<Value>(
    _ data: Data, _ userInfo: [CodingUserInfoKey: any Sendable], _ sink: (any DecodingReporting)?,
    _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> Value {
    let (value, rejected) = try readRejecting(data, userInfo, sink, body)
    if let first = rejected.first { throw DecodingError(first) }
    return value
  }

  private func readRejecting<Value>(
    _ data: Data, _ userInfo: [CodingUserInfoKey: any Sendable], _ sink: (any DecodingReporting)?,
    _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> (value: Value, rejected: [CodingFailure]) {
    let settings = settings
    let empty = (sink as? DecodingEventList)?.emptyReport ?? DecodingReport()
    let log = EventLog(settings.rejectsKeys ? DecodingReport(limit: .max) : empty)
    defer { sink?.receive(log.report) }
    let value = try PropertyListReading.read(
      data.bytes, settings, userInfo: userInfo, log: log, body)
    return (value, settings.rejectsKeys ? settings.rejectedKeys(in: log.report) : [])
  }

  /// Decodes an array from a property list, but skips and reports elements that can't be decoded.
  ///
  /// - Parameters:
  ///   - type: The type of the array.
  ///   - data: The property list.
  ///   - report: Receives an event for each dropped element, and the other events.
  /// - Returns: The elements that can be decoded.
  /// - Throws: A `DecodingError` if the document isn't an array.
  public func decodeLossy<Element: Decodable>(
    _ type: [Element].Type, from data: Data, report: inout DecodingReport
  ) throws -> [Element] {
    try decode(LossyElements<Element>.self, from: data, report: &report).elements
  }

  /// Decodes a value from a property list, and throws all failures in the document instead of only
  /// the first one.
  ///
  /// ```swift
  /// do throws(CodingFailures) {
  ///   settings = try decoder.decodeCollecting(Settings.self, from: data)
  /// } catch {
  ///   for failure in error { print(failure) }
  /// }
  /// ```
  ///
  /// This method fails if and only if ``PropertyList/Decoder/decode(_:from:)`` fails. For a valid
  /// document, both take the same time. After a failure, every element, entry and field of a type
  /// with `@Codable` is visited. All other types stop at their first failure. A date, `Data` or
  /// another value that JSON doesn't have is listed only if the ordinary call fails there. The
  /// failure that the ordinary call throws comes first.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - data: The property list.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, with a single failure if the document isn't a property list.
  /// - Complexity: O(*n*) in the size of the document, for a constant nesting depth.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, from data: Data, limit: Int = 100
  ) throws(CodingFailures) -> Value {
    let limit = max(1, limit)
    do {
      let sink = userInfo[.decodingReport] as? any DecodingReporting
      guard sink != nil || settings.rejectsKeys else {
        return try PropertyListReading.read(data.bytes, settings, userInfo: userInfo) {
          try $0.decodeCollecting(type, limit: limit)
        }
      }
      let (value, rejected) = try readRejecting(data, userInfo, sink) {
        try $0.decodeCollecting(type, limit: limit)
      }
      if let failures = CodingFailures(rejected: rejected, limit: limit) { throw failures }
      return value
    } catch let failures as CodingFailures {
      throw failures
    } catch {
      throw CodingFailures([], error: error, isComplete: false)
    }
  }
}
