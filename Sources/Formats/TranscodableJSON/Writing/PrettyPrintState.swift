internal import TranscodableBytes

/// The indentation and the offsets of members, for layouts that aren't compact.
///
/// When an object is closed, its members are sorted by reordering them in the output. This copies
/// the bytes of the members once per level.
@usableFromInline
struct PrettyPrintState {
  struct Member {
    /// The key in the form in which keys are compared.
    var key: [UInt8]
    /// The offset of the member, including its indentation.
    var start: Int
  }

  let isPretty: Bool
  let isSorted: Bool
  /// The members of the open objects, innermost last.
  ///
  /// The list is empty unless keys are sorted.
  private var members: [[Member]] = []
  /// The offsets at which the open objects begin, after the opening braces.
  private var starts: [Int] = []

  init(_ layout: JSONLayout) {
    isPretty = layout.contains(.prettyPrinted)
    isSorted = layout.contains(.sortedKeys)
  }

  mutating func beginObject(at start: Int) {
    guard isSorted else { return }
    members.append([])
    starts.append(start)
  }

  /// Removes all members at or after `start`.
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

  mutating func beginMember(_ key: [UInt8], at start: Int) {
    guard isSorted, !members.isEmpty else { return }
    members[members.count - 1].append(Member(key: key, start: start))
  }

  /// Sorts the members of the innermost object and closes it.
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
