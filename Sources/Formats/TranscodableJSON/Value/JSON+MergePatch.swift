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
  /// Existing members keep their positions, and new members are appended in the order in which they
  /// occur in the patch.
  ///
  /// - Parameter patch: The changes to apply.
  /// - Complexity: O(*n*) on average in the size of the patch and of the objects that lose members.
  public mutating func mergePatch(_ patch: JSON) {
    guard case .object(let changes) = patch else {
      self = patch
      return
    }
    var open = [PatchedObject(members: takeObject() ?? [:], changes: changes, key: "")]
    while let innermost = open.indices.last {
      guard let (key, change) = open[innermost].nextChange() else {
        var patched = open.removeLast()
        patched.members.removeValues(forKeys: patched.removedKeys)
        let value = JSON.object(patched.members)
        if open.isEmpty { self = value } else { open[innermost - 1].members[patched.key] = value }
        continue
      }
      switch change {
      case .null: open[innermost].removedKeys.append(key)
      case .object(let changes):
        var old = exchange(&open[innermost].members[key, default: .null], with: .null)
        open.append(
          PatchedObject(members: old.takeObject() ?? [:], changes: changes, key: key))
      default: open[innermost].members[key] = change
      }
    }
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
    var open = [ComparedObject(members: members, old: old, key: "")]
    while let innermost = open.indices.last {
      guard let (key, value) = open[innermost].nextMember() else {
        let compared = open.removeLast()
        if open.isEmpty { return .object(compared.patch) }
        let patch = compared.patch
        if compared.isNew || !patch.isEmpty {
          open[innermost - 1].changes[compared.key] = .object(patch)
        }
        continue
      }
      let before = open[innermost].former[key]
      if case .object(let members) = value {
        open.append(ComparedObject(members: members, old: before, key: key))
      } else if before != value {
        guard !value.isNull else { return nil }
        open[innermost].changes[key] = value
      }
    }
    return nil
  }
}

// An array of these structs serves as an explicit stack, which avoids recursion.

private struct PatchedObject {
  var members: JSON.Object
  let changes: JSON.Object
  let key: String
  var removedKeys: [String] = []
  private var next = 0

  init(members: JSON.Object, changes: JSON.Object, key: String) {
    self.members = members
    self.changes = changes
    self.key = key
  }

  mutating func nextChange() -> (key: String, value: JSON)? {
    defer { next += 1 }
    return next < changes.count ? changes[next] : nil
  }
}

private struct ComparedObject {
  private let members: JSON.Object
  let former: JSON.Object
  /// A new object counts as a change, even if it is empty.
  let isNew: Bool
  let key: String
  var changes = JSON.Object()
  private var next = 0

  init(members: JSON.Object, old: JSON?, key: String) {
    self.members = members
    former = old?.object ?? [:]
    isNew = old?.object == nil
    self.key = key
  }

  mutating func nextMember() -> (key: String, value: JSON)? {
    defer { next += 1 }
    return next < members.count ? members[next] : nil
  }

  var patch: JSON.Object {
    var patch = changes
    for key in former.keys where members[key] == nil { patch[key] = .null }
    return patch
  }
}
