/// A component of a coding path.
enum PathSegment: Hashable {
  /// A member of an object.
  case key(String)
  /// An element of an array.
  case index(Int)
}
