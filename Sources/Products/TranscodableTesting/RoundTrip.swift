public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Expects that a value is equal to itself after it was encoded and decoded.
///
/// ```swift
/// @Test func ordersAreReadAsTheyAreWritten() throws {
///   try expectRoundTrip(Order(number: 7, items: [.pen]))
/// }
/// ```
///
/// - Parameters:
///   - value: The value.
///   - coders: The coders that are tried, each by itself. Property lists cannot hold a value that is not an array, object or
///     scalar of theirs, such as a lone nil.
/// - Throws: A ``CodingMismatch`` that names the coder, the members that differ, and the document.
public func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value, in coders: [TestedCoder] = TestedCoder.ofJSON
) throws {
  for coder in coders {
    try expectRoundTrip(
      value, named: coder.rawValue, encode: { try coder.encode($0) },
      decode: { try coder.decode(Value.self, from: $0) })
  }
}

/// Expects that a value is equal to itself after it was encoded and decoded with settings of one's own.
///
/// - Parameters:
///   - value: The value.
///   - encoder: The encoder.
///   - decoder: The decoder.
/// - Throws: A ``CodingMismatch`` that names the members that differ, and the document.
public func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value, encoder: JSON.Encoder, decoder: JSON.Decoder
) throws {
  try expectRoundTrip(
    value, named: "JSON", encode: { try encoder.encode($0) },
    decode: { try decoder.decode(Value.self, from: $0) })
}

private func expectRoundTrip<Value: Encodable & Equatable>(
  _ value: Value, named name: String, encode: (Value) throws -> Data,
  decode: (Data) throws -> Value
) throws {
  let document: Data
  do {
    document = try encode(value)
  } catch {
    throw CodingMismatch("\(name): \(value) is not encoded: \(error)")
  }
  let again: Value
  do {
    again = try decode(document)
  } catch {
    throw CodingMismatch(
      "\(name): what was written is not read: \(error)\n\(document.shownAsText)")
  }
  guard again != value else { return }
  throw CodingMismatch(
    "\(name): another value is read than was written: \(difference(from: value, to: again))\n"
      + document.shownAsText)
}

/// How two values differ, by what is written of them.
func difference(from old: some Encodable, to new: some Encodable) -> String {
  guard let old = try? JSON(encoding: old), let new = try? JSON(encoding: new) else {
    return "\(old) became \(new)"
  }
  let difference = new.difference(from: old)
  return difference.isEmpty ? "both are written as \(old), and are not equal" : "\(difference)"
}

extension Data {
  /// The first part of a document, as text if it is one.
  var shownAsText: String {
    guard let text = String(data: prefix(2000), encoding: .utf8) else { return "\(count) bytes" }
    return count > 2000 ? text + "…" : text
  }
}
