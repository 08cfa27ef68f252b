/// A component of a coding path.
enum PathSegment: Hashable {
  /// A member of an object.
  case key(String)
  /// An element of an array.
  case index(Int)

  /// Whether this is an element of an array.
  var isIndex: Bool {
    if case .index = self { true } else { false }
  }

  /// Whether this is a key that contains a dot.
  var hasDots: Bool {
    if case .key(let key) = self { key.contains(".") } else { false }
  }
}
