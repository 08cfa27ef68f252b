import Foundation

/// The fix-its in a file of serialized diagnostics.
struct FixIts {
  private struct Edit {
    let file: String
    let range: Range<Int>
    let text: String
  }

  /// The edits of a message, by the file, line, column and text at the start of the message.
  private var edits: [String: [Edit]] = [:]

  init(_ stored: Data) {
    var files: [UInt64: String] = [:]
    for block in Bitstream.blocks(of: stored) {
      read(block, &files)
    }
  }

  // Block 9 is a diagnostic. Its record 2 is the message, 6 a file name and 7 a fix-it, and its
  // nested blocks are notes. A location is a file, line, column and offset.
  private mutating func read(_ block: Bitstream.Block, _ files: inout [UInt64: String]) {
    for record in block.records where record.code == 6 {
      files[record.numbers[0]] = record.text
    }
    if block.id == 9, let message = block.records.first(where: { $0.code == 2 }) {
      let fixes = block.records.filter { $0.code == 7 }.map { record in
        Edit(
          file: files[record.numbers[0]] ?? "",
          range: Int(record.numbers[3])..<Int(record.numbers[7]), text: record.text)
      }
      if !fixes.isEmpty, let file = files[message.numbers[1]] {
        let place = "\(file):\(message.numbers[2]):\(message.numbers[3])"
        edits["\(place): note: \(message.text)"] = fixes
      }
    }
    for inner in block.blocks {
      read(inner, &files)
    }
  }

  /// The lines that the fix-its of a message change, as a patch.
  func patch(_ message: String) -> String? {
    guard let edits = edits[message]?.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let first = edits.first, let last = edits.last,
      let bytes = (try? Data(contentsOf: URL(filePath: first.file))).map({ Array($0) }),
      last.range.upperBound <= bytes.count
    else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<first.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[last.range.upperBound...].firstIndex(of: newline) ?? bytes.endIndex
    var changed: [UInt8] = []
    var position = start
    for edit in edits {
      changed += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    changed += bytes[position..<end]
    return Self.lines("- ", bytes[start..<end]) + Self.lines("+ ", changed)
  }

  private static func lines(_ sign: String, _ text: some Collection<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\n" + (sign + $0).replacing(#/\s+$/#, with: "") }.joined()
  }
}
