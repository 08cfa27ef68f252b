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
}
