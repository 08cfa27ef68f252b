public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Expects that a value is encoded as the contents of a file, and that decoding the file returns
/// the value.
///
/// Use this function to detect changes to a model that unintentionally change its JSON:
///
/// ```swift
/// @Test func ordersEncodeUnchanged() throws {
///   try expectGolden(Order.sample, in: "Golden/order.json")
/// }
/// ```
///
/// Member order and white space are ignored. If the file doesn't exist, or if the
/// `TRANSCODABLE_RECORD` environment variable is set, the function writes the file. The test then
/// fails with a message that the file was written.
///
/// - Parameters:
///   - value: The value to encode.
///   - name: The path of the file, relative to the test's folder.
///   - encoder: The encoder for the value.
///   - decoder: The decoder for the file.
///   - source: The file of the test.
/// - Throws: A ``CodingMismatch`` that lists the different members, or an error if the file can't
///   be read or written.
public func expectGolden<Value: Codable & Equatable>(
  _ value: Value, in name: String, encoder: JSON.Encoder = JSON.Encoder(),
  decoder: JSON.Decoder = JSON.Decoder(), source: StaticString = #filePath
) throws {
  let file = URL(filePath: "\(source)").deletingLastPathComponent().appending(path: name)
  let written = try JSON(parsing: encoder.encode(value))
  let isRecording = ProcessInfo.processInfo.environment["TRANSCODABLE_RECORD"] != nil
  guard !isRecording, let golden = try? Data(contentsOf: file) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(written.prettyPrinted)\n".utf8).write(to: file, options: .atomic)
    throw CodingMismatch("\(name) was written; review it, and run the test again")
  }
  let difference = written.difference(from: try JSON(parsing: golden))
  guard difference.isEmpty else {
    throw CodingMismatch(
      "\(name) differs from the encoded value: \(difference)\n"
        + "If the change is intended, run the test with TRANSCODABLE_RECORD=1.")
  }
  let read = try decoder.decode(Value.self, from: golden)
  guard read == value else {
    throw CodingMismatch("\(name) decodes to a different value: \(read)")
  }
}
