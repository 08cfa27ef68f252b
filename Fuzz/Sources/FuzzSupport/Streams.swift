public import Foundation
internal import Transcodable

/// Reads a document as a stream in every framing, at once and in pieces: values, places and failures are
/// the same.
///
/// - Parameter data: The document; its first bytes say where it is cut.
public func checkStreams(_ data: Data) {
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
        require(pieces == whole, "A stream in pieces is read differently: \(framing).")
      }
    }
  }
}

/// What comes of a stream that is pushed in pieces of some sizes, one after the other.
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
      while let value = try stream.next() { found.append("\(stream.place): \(value)") }
    }
  } catch {
    found.append(phrase(error))
  }
  return found + stream.skipped.map { phrase($0) }
}

/// A failure with its place.
private func phrase(_ error: any Error) -> String {
  let failure = CodingFailure(describing: error)
  return "\(failure) \(failure.textNumber ?? 0) \(failure.line ?? 0) \(failure.column ?? 0)"
}

/// Reads a text as it arrives, in pieces and at once: snapshots are the same, and the end is what
/// reading the whole gives.
///
/// - Parameter data: The text; its first byte says where it is cut.
public func checkPartialValues(_ data: Data) {
  let size = Int(data.first ?? 0) % 9 + 1
  let bytes = [UInt8](data.dropFirst())
  var pieces = JSON.PartialDecoder()
  var isGood = true
  for start in stride(from: 0, to: bytes.count, by: size) {
    let piece = bytes[start..<min(start + size, bytes.count)]
    isGood = attempt { try pieces.append(piece) } != nil && isGood
  }
  var whole = JSON.PartialDecoder()
  _ = attempt { try whole.append(bytes) }
  require(pieces.partial == whole.partial, "A text in pieces shows another value.")
  let value = attempt { try JSON(parsing: bytes) }
  let end = attempt { try pieces.finish() }
  require(value == end, "A text that arrives has another value.")
  if value != nil {
    require(isGood && pieces.partial == value, "What is shown at the end differs.")
  }
}
