internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableStreams

// Properties of streams and partial values that must hold for any input.

private let framings: [JSONFraming] = [
  .lines, .sequence, .values, .elements, .elements(of: ["a", "1"]),
]

/// Reads a document as a stream, whole and in chunks, and requires the same values, offsets and
/// failures.
///
/// - Parameter data: The document. Its first two bytes determine the framing, the limit and where it
///   is split.
/// - Throws: A ``BrokenCheck`` if the outcomes differ.
func checkStreams(_ data: Data) throws {
  let choices = data.prefix(2).map { Int($0) }
  let bytes = [UInt8](data.dropFirst(2))
  guard let first = choices.first, let last = choices.last else { return }
  let framing = framings[first % framings.count]
  let settings = JSONStreamSettings(
    framing: framing, failures: .skip(atMost: 100),
    reader: JSONReaderSettings(
      maximumDepth: 64,
      maximumDocumentSize: first / framings.count % 4 == 0 ? 12 : 1 << 20))
  let whole = StreamOutcome(of: bytes, [bytes.count + 1], settings)
  let sizes = first < 128 ? [last % 9 + 1, last / 9 % 9 + 1] : [1]
  let pieces = StreamOutcome(of: bytes, sizes, settings)
  try expect(
    pieces == whole,
    "A stream in chunks decodes differently: \(framing), \(sizes), \(pieces) and \(whole).")
}

/// The values and failures of a stream.
private struct StreamOutcome: Equatable {
  struct Failure: Equatable {
    let reason: CodingFailureReason
    let byteRange: Range<Int>?
    let textNumber, line, column: Int?

    init(_ error: any Error) {
      let failure = CodingFailure(describing: error)
      (reason, byteRange) = (failure.reason, failure.byteRange)
      (textNumber, line, column) = (failure.textNumber, failure.line, failure.column)
    }
  }

  private var values: [JSON] = []
  private var positions: [JSONStreamPosition] = []
  private var failures: [Failure] = []

  /// Reads a stream that receives chunks of these sizes.
  init(of bytes: [UInt8], _ sizes: [Int], _ settings: JSONStreamSettings) {
    var stream = JSONStream(of: JSON.self, settings: settings)
    var (start, turn) = (0, 0)
    do {
      while !stream.isFinished {
        let end = min(bytes.count, start + sizes[turn % sizes.count])
        stream.append(bytes[start..<end])
        (start, turn) = (end, turn + 1)
        if end == bytes.count { stream.finish() }
        while let value = try stream.next() {
          values.append(value)
          positions.append(stream.position)
        }
      }
    } catch {
      failures.append(Failure(error))
    }
    failures += stream.skipped.map { Failure($0) }
  }
}

/// Decodes a document in chunks and whole.
///
/// Snapshots must not depend on whether earlier ones were read, and the final value must match
/// decoding the whole document.
///
/// - Parameter data: The document. Its first byte determines the type and where it is split.
/// - Throws: A ``BrokenCheck`` if the outcomes differ.
func checkPartialValues(_ data: Data) throws {
  let first = Int(data.first ?? 0)
  let size = first % 9 + 1
  let bytes = [UInt8](data.dropFirst())
  // Partial decoding only supports UTF-8.
  let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  guard !hasMark, !bytes.prefix(4).contains(0) else { return }
  switch first / 9 % 3 {
  case 0: try checkPartial(JSON.self, bytes, size) { try JSON(parsing: bytes) }
  case 1: try checkPartial([String: [String?]].self, bytes, size) { try decoded(bytes) }
  default: try checkPartial([[Double]].self, bytes, size) { try decoded(bytes) }
  }
}

private func decoded<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
  try DefaultCoders.decoder.decode(Value.self, from: bytes)
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
