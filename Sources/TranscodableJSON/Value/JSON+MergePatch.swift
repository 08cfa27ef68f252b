extension JSON {
  /// Applies a JSON Merge Patch, as RFC 7396 defines it.
  ///
  /// An object in the patch changes the members it names, and `null` removes one; everything else
  /// in the patch replaces what is here.
  ///
  /// ```swift
  /// var json: JSON = ["title": "Hello", "author": ["name": "Ada"], "draft": true]
  /// json.mergePatch(["author": ["email": "ada@example.org"], "draft": nil])
  /// // {"title":"Hello","author":{"name":"Ada","email":"ada@example.org"}}
  /// ```
  ///
  /// Members keep their places; new ones are added after them in the order of the patch.
  ///
  /// - Parameter patch: What to change.
  /// - Complexity: O(*n*) on average in the size of the patch and of the objects that lose members.
  public mutating func mergePatch(_ patch: JSON) {
    guard case .object(let changes) = patch else {
      self = patch
      return
    }
    var members = Object()
    if case .object(let object) = self { members = object }
    // Given up here, so that the members have one owner while they change.
    self = .null
    var removed: Set<String> = []
    for (key, change) in changes {
      if change.isNull {
        removed.insert(key)
      } else {
        members[key, default: .null].mergePatch(change)
      }
    }
    members.removeValues(forKeys: removed)
    self = .object(members)
  }

  /// The value after a JSON Merge Patch (RFC 7396) has been applied to it.
  /// - Parameter patch: What to change.
  /// - Returns: The value with the changes.
  public func mergePatched(with patch: JSON) -> JSON {
    var result = self
    result.mergePatch(patch)
    return result
  }
}
