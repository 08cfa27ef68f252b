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
    let list = DecodingEventList(limit: report.limit)
    defer { list.move(to: &report) }
    let userInfo = userInfo.merging([.decodingReport: list]) { $1 }
    return try read(data, userInfo, list) { try $0.decode(type) }
  }

  func read<Value>(
    _ data: Data, _ userInfo: [CodingUserInfoKey: any Sendable], _ sink: any DecodingReporting,
    _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> Value {
    let limit = (sink as? DecodingEventList)?.limit ?? DecodingReport().limit
    let log = EventLog(limit: limit)
    defer { sink.receive(log.report) }
    return try PropertyListReading.read(
      data.bytes, settings, userInfo: userInfo, log: log, body)
  }

  /// Decodes a value from a property list, and throws every failure in the document instead of only
  /// the first.
  ///
  /// ```swift
  /// do throws(CodingFailures) {
  ///   settings = try decoder.decodeCollecting(Settings.self, from: data)
  /// } catch {
  ///   for failure in error { print(failure) }
  /// }
  /// ```
  ///
  /// This method fails exactly when ``PropertyList/Decoder/decode(_:from:)`` fails, and a valid
  /// document takes the same time. After a failure, every element and entry is visited, and each
  /// field of a type with `@Codable` that has no direct path in JSON, such as a type with flattened
  /// fields. All other types stop at their first failure. The failure that the ordinary call throws
  /// comes first.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - data: The property list.
  ///   - limit: The maximum number of failures to collect.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, with a single failure if the document isn't a property list.
  /// - Complexity: O(*n*) in the size of the document, for a constant nesting depth.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, from data: Data, limit: Int = 100
  ) throws(CodingFailures) -> Value {
    do {
      return try PropertyListReading.read(data.bytes, settings, userInfo: userInfo) {
        try $0.decodeCollecting(type, limit: limit)
      }
    } catch let failures as CodingFailures {
      throw failures
    } catch {
      throw CodingFailures([], error: error, isComplete: false)
    }
  }
}
