internal import TranscodableBytes
public import TranscodableCore

extension FormatDecoder {
  /// Decodes a value from a document, and reports all ignored keys and all recoveries.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The document.
  ///   - report: The report to add the events to, even if decoding fails.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    report: inout DecodingReport
  ) throws -> Value {
    let list = DecodingEventList(like: report)
    defer { list.move(to: &report) }
    var options = options
    options.userInfo[.decodingReport] = list
    return try input.withBytes { try options.decode(type, $0, in: format, list) }
  }

  /// Decodes an array from a document, but skips and reports elements that can't be decoded.
  ///
  /// - Parameters:
  ///   - type: The type of the array.
  ///   - input: The document.
  ///   - report: Receives an event for each dropped element, and the other events.
  /// - Returns: The elements that can be decoded.
  /// - Throws: A `DecodingError` if the document isn't an array.
  public func decodeLossy<Element: Decodable>(
    _ type: [Element].Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    report: inout DecodingReport
  ) throws -> [Element] {
    try decode(LossyElements<Element>.self, from: input, report: &report).elements
  }

  /// Decodes a value from a document, and throws all failures in the document instead of only the
  /// first one.
  ///
  /// This method fails if and only if `decode(_:from:)` fails. For a valid document, both take the
  /// same time. After a failure, every element, entry and field of a type with `@Codable` is
  /// visited. All other types stop at their first failure. A date, bytes or another value that JSON
  /// doesn't have is listed only if the ordinary call fails there. The failure that the ordinary
  /// call throws comes first.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The document.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`. If the document is malformed, they contain its syntax errors: all of
  ///   them if the format can continue after an error, and otherwise the first one.
  /// - Complexity: O(*n*) in the size of the document, for a constant nesting depth.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    limit: Int = 100
  ) throws(CodingFailures) -> Value {
    let limit = max(1, limit)
    do {
      return try input.withBytes { bytes in
        let sink = userInfo[.decodingReport] as? any DecodingReporting
        guard sink != nil || settings.rejectsKeys else {
          return try options.read(bytes, in: format, failureLimit: limit) {
            try $0.decodeCollecting(type, limit: limit)
          }
        }
        let (value, rejected) = try options.readRejecting(
          bytes, in: format, sink, failureLimit: limit
        ) {
          try $0.decodeCollecting(type, limit: limit)
        }
        if let failures = CodingFailures(rejected: rejected, limit: limit) { throw failures }
        return value
      }
    } catch let failures as CodingFailures {
      throw failures
    } catch {
      throw CodingFailures([], error: error, isComplete: false)
    }
  }
}
