extension JSON {
  /// Applies a JSON Merge Patch (RFC 7396).
  ///
  /// An object in the patch changes the members that have the same keys, and `null` removes a
  /// member. Any other value in the patch replaces the current value.
  ///
  /// ```swift
  /// var json: JSON = ["title": "Hello", "author": ["name": "Ada"], "draft": true]
  /// json.mergePatch(["author": ["email": "ada@example.org"], "draft": nil])
  /// // {"title":"Hello","author":{"name":"Ada","email":"ada@example.org"}}
  /// ```
  ///
  /// Existing members keep their positions, and new members are appended in the order of the patch.
  ///
  /// - Parameter patch: The changes to apply.
  /// - Complexity: O(*n*) on average in the size of the patch and of the objects that lose members.
  public mutating func mergePatch(_ patch: JSON) {
    guard case .object(let changes) = patch else {
      self = patch
      return
    }
    var members = Object()
    if case .object(let object) = self { members = object }
    // The value is cleared, so that the members are uniquely referenced while they change.
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

  /// Returns the value with a JSON Merge Patch (RFC 7396) applied.
  public func mergePatched(with patch: JSON) -> JSON {
    var result = self
    result.mergePatch(patch)
    return result
  }

  /// Returns the JSON Merge Patch (RFC 7396) that changes another value into this one.
  ///
  /// ```swift
  /// let patch = new.mergePatch(from: old)  // {"draft":null,"author":{"email":"ada@example.org"}}
  /// ```
  ///
  /// - Parameter old: The value to change.
  /// - Returns: The patch. It is `{}` if both values are equal objects, and this value itself if it
  ///   isn't an object. The result is `nil` if a member must become null, which a merge patch can't
  ///   represent.
  /// - Complexity: O(*n*) on average in the size of both values.
  public func mergePatch(from old: JSON) -> JSON? {
    guard case .object(let members) = self else { return self }
    let former: Object = if case .object(let object) = old { object } else { [:] }
    var changes = Object()
    for (key, value) in members {
      let before = former[key]
      if case .object = value {
        guard let change = value.mergePatch(from: before ?? nil) else { return nil }
        // Creating an empty object is also a change, unless the value was already an object.
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
