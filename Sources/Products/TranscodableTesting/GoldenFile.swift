public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Expects that a value is written as a file has it, and that the file is read as the value.
///
/// So that a change to a model which changes what is written does not go unnoticed:
///
/// ```swift
/// @Test func ordersAreWrittenAsEver() throws {
///   try expectGolden(Order.sample, in: "Golden/order.json")
/// }
/// ```
///
/// The order of members and white space do not count. Where there is no file, and with `TRANSCODABLE_RECORD` in the
/// environment, the file is written, and the test fails once to say so.
///
/// - Parameters:
///   - value: The value.
///   - name: The path of the file, from the folder of the test.
///   - encoder: Encodes the value.
///   - decoder: Decodes the file.
///   - source: The file of the test.
/// - Throws: A ``CodingMismatch`` that names the members that differ, and what reading and writing the file throws.
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
    throw CodingMismatch("\(name) was written: look at it, and run the test again")
  }
  let difference = written.difference(from: try JSON(parsing: golden))
  guard difference.isEmpty else {
    throw CodingMismatch(
      "\(name) has another text than is written now: \(difference)\n"
        + "If that is meant, run the test with TRANSCODABLE_RECORD=1.")
  }
  let read = try decoder.decode(Value.self, from: golden)
  guard read == value else {
    throw CodingMismatch("\(name) is read as another value than was written: \(read)")
  }
}
