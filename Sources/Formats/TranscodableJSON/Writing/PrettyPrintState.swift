internal import TranscodableBytes

/// What a writer has to know for layouts other than the compact one: indentation, and where members begin.
///
/// Sorting keys works on what is written already: the members of the object that is being closed are put in order, and their
/// bytes are copied once a level.
@usableFromInline
struct PrettyPrintState {
  /// A member of an open object.
  struct Member {
    /// The key as its text is compared.
    var key: [UInt8]
    /// Where its bytes begin, before the indentation.
    var start: Int
  }

  let isPretty: Bool
  let isSorted: Bool
  /// The members of the objects that are open, the innermost last; only if they are to be sorted.
  private var members: [[Member]] = []
  /// Where these objects begin, after their braces.
  private var starts: [Int] = []

  init(_ layout: JSONLayout) {
    isPretty = layout.contains(.prettyPrinted)
    isSorted = layout.contains(.sortedKeys)
  }

  /// Notes that an object is opened, the members of which begin at `start`.
  mutating func beginObject(at start: Int) {
    guard isSorted else { return }
    members.append([])
    starts.append(start)
  }

  /// Forgets all that was noted about the text from a place on.
  mutating func rollBack(to start: Int) {
    while let last = starts.last, last > start {
      starts.removeLast()
      members.removeLast()
    }
    guard !members.isEmpty else { return }
    while let last = members[members.count - 1].last, last.start >= start {
      members[members.count - 1].removeLast()
    }
  }

  /// Notes that a member begins at `start`.
  mutating func beginMember(_ key: [UInt8], at start: Int) {
    guard isSorted, !members.isEmpty else { return }
    members[members.count - 1].append(Member(key: key, start: start))
  }

  /// Puts the members of the innermost object in order and closes it.
  mutating func endObject(in output: inout ByteOutput) {
    guard isSorted, let members = members.popLast() else { return }
    starts.removeLast()
    guard members.count > 1 else { return }
    let isInOrder = members.indices.dropFirst().allSatisfy {
      !members[$0].key.lexicographicallyPrecedes(members[$0 - 1].key)
    }
    if isInOrder { return }
    let end = output.count
    let order = members.indices.sorted { left, right in
      members[left].key == members[right].key
        ? left < right : members[left].key.lexicographicallyPrecedes(members[right].key)
    }
    let first = members[0].start
    var sorted = ByteOutput(capacity: end - first)
    output.withSpan(from: first) { bytes in
      for index in order {
        let lower = members[index].start - first
        let upper = (index + 1 < members.count ? members[index + 1].start : end) - first
        sorted.append(bytes.extracting(lower..<upper))
      }
    }
    output.truncate(to: first)
    sorted.withSpan { output.append($0) }
  }
}
