public import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// Properties of streams and partial values that must hold for any input.

/// Reads a document as a stream with every framing, whole and in chunks, and requires the same
/// values, offsets and failures.
///
/// - Parameter data: The document. Its first bytes determine where it is split.
/// - Throws: A ``BrokenCheck`` if the outcomes differ.
public func checkStreams(_ data: Data) throws {
  let cuts = data.prefix(2).map { Int($0) % 9 + 1 }
  let bytes = [UInt8](data.dropFirst(2))
  for framing in [JSONFraming.lines, .sequence, .values, .elements, .elements(of: ["a", "1"])] {
    for limit in [1 << 20, 12] {
      let settings = JSONStreamSettings(
        framing: framing, failures: .skip(atMost: 100),
        reader: JSONReaderSettings(maximumDepth: 64, maximumDocumentSize: limit))
      let whole = outcome(of: bytes, [bytes.count + 1], settings)
      for sizes in [cuts, [1]] {
        let pieces = outcome(of: bytes, sizes, settings)
        try expect(pieces == whole, "A stream in chunks decodes differently: \(framing).")
      }
    }
  }
}

/// The outcome of a stream that receives chunks of these sizes.
private func outcome(
  of bytes: [UInt8], _ sizes: [Int], _ settings: JSONStreamSettings
) -> [String] {
  var stream = JSONStream(of: JSON.self, settings: settings)
  var found: [String] = []
  var (start, turn) = (0, 0)
  do {
    while !stream.isFinished {
      let end = min(bytes.count, start + (sizes.isEmpty ? 1 : sizes[turn % sizes.count]))
      stream.append(bytes[start..<end])
      (start, turn) = (end, turn + 1)
      if end == bytes.count { stream.finish() }
      while let value = try stream.next() { found.append("\(stream.position): \(value)") }
    }
  } catch {
    found.append(phrase(error))
  }
  return found + stream.skipped.map { phrase($0) }
}

/// The description and offset of a failure.
private func phrase(_ error: any Error) -> String {
  let failure = CodingFailure(describing: error)
  return "\(failure) \(failure.textNumber ?? 0) \(failure.line ?? 0) \(failure.column ?? 0)"
}

/// Decodes a document in chunks and whole.
///
/// Snapshots must not depend on whether earlier ones were read, and the final value must match
/// decoding the whole document.
///
/// - Parameter data: The document. Its first byte determines where it is split.
/// - Throws: A ``BrokenCheck`` if the outcomes differ.
public func checkPartialValues(_ data: Data) throws {
  let size = Int(data.first ?? 0) % 9 + 1
  let bytes = [UInt8](data.dropFirst())
  // Partial decoding only supports UTF-8.
  let hasMark = [[0xFE, 0xFF], [0xFF, 0xFE]].contains(bytes.prefix(2))
  guard !hasMark, !bytes.prefix(4).contains(0) else { return }
  try checkPartial(JSON.self, bytes, size) { try JSON(parsing: bytes) }
  try checkPartial([String: [String?]].self, bytes, size) { try decoded(bytes) }
  try checkPartial([[Double]].self, bytes, size) { try decoded(bytes) }
}

private func decoded<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
  try JSON.Decoder().decode(Value.self, from: Data(bytes))
}

private func checkPartial<Value: PartiallyDecodable & Equatable>(
  _ type: Value.Type, _ bytes: [UInt8], _ size: Int, _ decode: () throws -> Value
) throws where Value.Partial: Equatable {
  var unseen = PartialDecoder(Value.self)
  var seen = PartialDecoder(Value.self)
  var isGood = true
  for (turn, start) in stride(from: 0, to: bytes.count, by: size).enumerated() {
    let piece = bytes[start..<min(start + size, bytes.count)]
    let (one, other) = (try? unseen.append(piece), try? seen.append(piece))
    try expect(one == other, "Reading a partial value changes the events.")
    if turn % 3 != 1 { _ = seen.partial }
    isGood = isGood && one != nil
  }
  var whole = PartialDecoder(Value.self)
  _ = try? whole.append(bytes)
  let shown = whole.partial
  try expect(unseen.partial == shown, "A chunked document has a different partial value.")
  try expect(seen.partial == shown, "A partial value that was read before is different.")
  let (value, end) = (try? decode(), try? unseen.finish())
  try expect(value == end, "A streamed document has a different value.")
  try expect(value == nil || isGood, "A valid document failed in chunks.")
}
