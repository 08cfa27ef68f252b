internal import TranscodableBytes
public import TranscodableCore
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList.Decoder {
  /// Decodes a value from a property list, and reports what was passed over or made up for.
  ///
  /// ```swift
  /// var report = DecodingReport()
  /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
  /// for event in report.events where event.kind == .unknownKey { warn(event) }
  /// ```
  ///
  /// A key is reported as unknown if the type has not asked for it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The property list.
  ///   - report: Where the events go, also if decoding fails.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` with coding path, and what the type throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(limit: report.limit)
    defer { list.move(to: &report) }
    let userInfo = userInfo.merging([.decodingReport: list]) { $1 }
    return try read(data, userInfo, list) { try $0.decode(type) }
  }

  /// Lets `body` decode a property list, and gives the events to a sink.
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

  /// Decodes a value from a property list, or says everything that is wrong with it.
  ///
  /// ```swift
  /// do {
  ///   settings = try decoder.decodeCollecting(Settings.self, from: data)
  /// } catch {
  ///   for failure in error { print(failure) }
  /// }
  /// ```
  ///
  /// It fails exactly when ``PropertyList/Decoder/decode(_:from:)`` fails, and a good document costs the same. If it fails,
  /// each field of a type with `@Codable`, each element and each entry is looked at. A type without
  /// `@Codable` decodes itself and stops at its first failure. What the ordinary call throws comes first.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The property list.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The value.
  /// - Throws: `CodingFailures`; of a document that is not a property list, the one that says so.
  /// - Complexity: O(*n*) in the size of the document, if the depth of its containers counts as constant.
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
