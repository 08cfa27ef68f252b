public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Expects that encoding and decoding a value returns an equal value.
///
/// ```swift
/// @Test func ordersRoundTrip() throws {
///   try expectRoundTrip(Order(number: 7, items: [.pen]))
/// }
/// ```
///
/// - Parameters:
///   - value: The value.
///   - coders: The coders to test separately. Property lists can't represent some values, such as a
///     top-level `nil`.
/// - Throws: A ``CodingMismatch`` with the coder, the different members, and the document.
public func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value, in coders: [TestedCoder] = TestedCoder.ofJSON
) throws {
  for coder in coders {
    try expectRoundTrip(
      value, named: coder.rawValue, encode: { try coder.encode($0) },
      decode: { try coder.decode(Value.self, from: $0) })
  }
}

/// Expects that encoding and decoding a value with the given coders returns an equal value.
///
/// - Parameters:
///   - value: The value.
///   - encoder: The encoder.
///   - decoder: The decoder.
/// - Throws: A ``CodingMismatch`` with the different members and the document.
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
    throw CodingMismatch("\(name): encoding \(value) failed: \(error)")
  }
  let again: Value
  do {
    again = try decode(document)
  } catch {
    throw CodingMismatch(
      "\(name): decoding the encoded value failed: \(error)\n\(document.shownAsText)")
  }
  guard again != value else { return }
  throw CodingMismatch(
    "\(name): the decoded value differs: \(difference(from: value, to: again))\n"
      + document.shownAsText)
}

func difference(from old: some Encodable, to new: some Encodable) -> String {
  guard let old = try? JSON(encoding: old), let new = try? JSON(encoding: new) else {
    return "\(old) became \(new)"
  }
  let difference = new.difference(from: old)
  return difference.isEmpty ? "both encode to \(old), but they are not equal" : "\(difference)"
}

extension Data {
  /// The first 2000 bytes as a string, or only the size if the data isn't UTF-8.
  var shownAsText: String {
    guard let text = String(data: prefix(2000), encoding: .utf8) else { return "\(count) bytes" }
    return count > 2000 ? text + "…" : text
  }
}
