struct SourceEdit {
  let source: MigrationSource
  /// The range of UTF-8 bytes to replace.
  let range: Range<Int>
  let text: String
}

extension [SourceEdit] {
  /// Joins overlapping removals, and removes blank lines that they leave at the beginning of a
  /// block.
  func normalized(in source: MigrationSource) -> [SourceEdit] {
    let own = filter { $0.source === source }.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var result: [SourceEdit] = []
    for edit in own {
      guard let last = result.last, last.text.isEmpty, edit.text.isEmpty, !last.range.isEmpty,
        edit.range.lowerBound <= last.range.upperBound
      else {
        result.append(edit)
        continue
      }
      let end = Swift.max(last.range.upperBound, edit.range.upperBound)
      result[result.count - 1] = SourceEdit(
        source: source, range: last.range.lowerBound..<end, text: "")
    }
    return result.map { $0.withoutBlankLineAtBeginning }
  }

  var haveConflict: Bool {
    zip(self, dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }

  /// Applies the edits to a part of the file.
  ///
  /// The edits must be normalized.
  func applied(to source: MigrationSource, in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var position = part.lowerBound
    for edit in self
    where edit.range.lowerBound >= part.lowerBound && edit.range.upperBound <= part.upperBound {
      result += source.bytes[position..<edit.range.lowerBound]
      result += Array<UInt8>(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + source.bytes[position..<part.upperBound]
  }

  var linesSaved: Int {
    reduce(0) { sum, edit in
      sum + edit.source.bytes[edit.range].count { $0 == 10 } - edit.text.utf8.count { $0 == 10 }
    }
  }
}

extension SourceEdit {
  fileprivate var withoutBlankLineAtBeginning: SourceEdit {
    let bytes = source.bytes
    let blanks: Set<UInt8> = [32, 9, 13]
    if text.isEmpty, range.lowerBound == 0 {
      let end = bytes[range.upperBound...].firstIndex { $0 != 10 && $0 != 13 } ?? bytes.count
      return SourceEdit(source: source, range: 0..<end, text: "")
    }
    guard text.isEmpty,
      let before = bytes[..<range.lowerBound].last(where: { !blanks.contains($0) }),
      before == UInt8(ascii: "{"), bytes[range].contains(10)
    else { return self }
    var end = range.upperBound
    // The first line feed ends the line of the removed code, and the second one ends the blank
    // line.
    var next = end
    while next < bytes.count, blanks.contains(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] == 10 else { return self }
    let line = next
    next += 1
    while next < bytes.count, blanks.contains(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] == 10 {
      end = next > 0 && bytes[next - 1] == 13 ? next - 1 : next
      return SourceEdit(source: source, range: range.lowerBound..<Swift.max(end, line), text: "")
    }
    return self
  }
}
