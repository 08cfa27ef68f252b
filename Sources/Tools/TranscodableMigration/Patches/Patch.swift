/// A patch in the unified diff format.
///
/// A patch is applied only if it matches exactly.
package struct Patch {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Hunk {
    let start: Int
    var old: [ArraySlice<UInt8>] = []
    var new: [ArraySlice<UInt8>] = []
  }

  private var hunks: [(file: String, hunks: [Hunk])] = []

  package var files: [String] { hunks.map(\.file) }

  package init(_ bytes: [UInt8]) throws {
    let lines = LineDiff.lines(bytes)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.starts(with: "--- ".utf8), index + 1 < lines.count,
        lines[index + 1].starts(with: "+++ ".utf8)
      {
        hunks.append((Self.name(lines[index + 1]), []))
        index += 2
      } else if line.starts(with: "@@ -".utf8), !hunks.isEmpty {
        let hunk = try Self.hunk(lines, &index)
        hunks[hunks.count - 1].hunks.append(hunk)
      } else {
        throw Failure(description: "line \(index + 1) doesn't belong to a hunk")
      }
    }
  }

  private static func name(_ line: ArraySlice<UInt8>) -> String {
    let name = String(decoding: line.dropFirst(4).prefix { $0 != 10 }, as: UTF8.self)
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : name
  }

  private static func hunk(_ lines: [ArraySlice<UInt8>], _ index: inout Int) throws -> Hunk {
    let numbers = String(decoding: lines[index], as: UTF8.self)
      .split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 4 else {
      throw Failure(description: "line \(index + 1) has no line numbers")
    }
    var hunk = Hunk(start: numbers[1] == 0 ? numbers[0] : numbers[0] - 1)
    index += 1
    while index < lines.count, hunk.old.count < numbers[1] || hunk.new.count < numbers[3] {
      var content = lines[index].dropFirst()
      let mark = lines[index].first
      index += 1
      if index < lines.count, lines[index].first == UInt8(ascii: "\\") {
        content = content.dropLast()
        index += 1
      }
      switch mark {
      case UInt8(ascii: " "):
        hunk.old.append(content)
        hunk.new.append(content)
      case UInt8(ascii: "-"): hunk.old.append(content)
      case UInt8(ascii: "+"): hunk.new.append(content)
      default: throw Failure(description: "line \(index) isn't part of a hunk")
      }
    }
    guard hunk.old.count == numbers[1], hunk.new.count == numbers[3] else {
      throw Failure(description: "a hunk ends too early")
    }
    return hunk
  }

  package func applied(to bytes: [UInt8], of file: String) throws -> [UInt8] {
    let lines = LineDiff.lines(bytes)
    var result: [UInt8] = []
    var position = 0
    for hunk in hunks.first(where: { $0.file == file })?.hunks ?? [] {
      let end = hunk.start + hunk.old.count
      guard hunk.start >= position, end <= lines.count,
        lines[hunk.start..<end].elementsEqual(hunk.old, by: { $0.elementsEqual($1) })
      else {
        throw Failure(description: "line \(hunk.start + 1) does not match the patch")
      }
      for line in lines[position..<hunk.start] { result += line }
      for line in hunk.new { result += line }
      position = end
    }
    for line in lines[position...] { result += line }
    return result
  }
}
