// Ways to one value inside of another.
extension JSONReader {
  /// Goes into the object that stands here, to the value of the first member with a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether there is such a member. If not, the reader stands behind the object, or in front of what is none.
  package mutating func enterMember(_ key: String) -> Bool {
    guard nextKind == .object else { return false }
    var more = beginDictionary()
    while more {
      if takeKey() == key { return true }
      skipValue()
      more = nextEntry()
    }
    return false
  }
}
