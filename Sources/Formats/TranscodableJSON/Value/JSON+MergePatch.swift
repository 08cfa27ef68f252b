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

  /// The JSON Merge Patch (RFC 7396) that makes this value of another one.
  ///
  /// ```swift
  /// let patch = new.mergePatch(from: old)  // {"draft":null,"author":{"email":"ada@example.org"}}
  /// ```
  ///
  /// - Parameter old: The value to change.
  /// - Returns: The patch: `{}` if both are the same object, this value itself if it is not an object. Nil if a member would
  ///   have to become null, which a merge patch cannot say.
  /// - Complexity: O(*n*) on average in the size of both values.
  public func mergePatch(from old: JSON) -> JSON? {
    guard case .object(let members) = self else { return self }
    let former: Object = if case .object(let object) = old { object } else { [:] }
    var changes = Object()
    for (key, value) in members {
      let before = former[key]
      if case .object = value {
        guard let change = value.mergePatch(from: before ?? nil) else { return nil }
        // An empty object in place of nothing, or of something else, is a change as well.
        if case .object? = before, change == [:] { continue }
        changes[key] = change
      } else if before != value {
        guard !value.isNull else { return nil }
        changes[key] = value
      }
    }
    for key in former.keys where members[key] == nil { changes[key] = .null }
    return .object(changes)
  }
}
