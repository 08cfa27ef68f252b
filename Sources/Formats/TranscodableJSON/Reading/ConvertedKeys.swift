/// The field keys of enclosing members whose keys in the document are different.
///
/// Keys differ if the coder has a key strategy or doesn't match keys exactly. Coding paths contain
/// the keys of the fields, as with Foundation. The keys of dictionaries are data, so they stay
/// unchanged.
final class ConvertedKeys {
  private struct Member {
    let level: Int
    /// An offset after the key and before the value.
    let end: Int
    let field: String
  }

  /// The members, outermost first.
  ///
  /// The last members may have ended already.
  private var members: [Member] = []
  /// The level of the outermost container of the current reader.
  private var base = 0

  func replace(_ key: String, by field: String, atDepth depth: Int, end: Int) {
    leaveMembers(atDepth: depth, from: end)
    if field != key { members.append(Member(level: base + depth, end: end, field: field)) }
  }

  func leaveMembers(atDepth depth: Int, from offset: Int) {
    while let last = members.last, last.level >= base + depth || last.end >= offset {
      members.removeLast()
    }
  }

  /// Begins a value that is read by another reader, whose depth starts at 0.
  ///
  /// Returns the state to pass to ``endValue(_:)``.
  func beginValue() -> Int {
    let outer = base
    base = (members.last?.level ?? base) + 1
    return outer
  }

  func endValue(_ outer: Int) { base = outer }

  func copy() -> ConvertedKeys {
    let copy = ConvertedKeys()
    copy.members = members
    return copy
  }

  /// Returns the field key of a member, given the offsets of its key and of its value.
  ///
  /// `position` is the search position, which starts at 0 for each path.
  func field(ofKeyAt start: Int, valueAt end: Int, _ position: inout Int) -> String? {
    while position < members.count, members[position].end <= start { position += 1 }
    guard position < members.count, members[position].end <= end else { return nil }
    return members[position].field
  }
}
