extension ShapeGraph {
  /// The key of an object that replaces another kind of value and only contains a string, such as an
  /// error.
  func keyOfMarker(_ node: Int) -> String? {
    guard !isExact, self[node].isAlternative, let members = self[node].members, members.count == 1,
      let (key, member) = members.first, !["href", "id", "name", "url"].contains(key),
      self[member.node].kindCount == 1, self[member.node].strings != nil
    else { return nil }
    return key
  }

  /// Whether the object replaces another kind of value and contains one string, under one of several
  /// keys.
  func isMarker(_ node: Int) -> Bool {
    if keyOfMarker(node) != nil { return true }
    guard !isExact, self[node].isAlternative, let members = self[node].members,
      members.count > 1, members.values.reduce(0, { $0 + $1.count }) == self[node].objectCount
    else { return false }
    return members.values.allSatisfy {
      self[$0.node].kindCount == 1 && self[$0.node].strings != nil
    }
  }
}
