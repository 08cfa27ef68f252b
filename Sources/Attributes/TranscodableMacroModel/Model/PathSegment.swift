/// A step on the way to a value in a text.
enum PathSegment: Hashable {
  /// Into the member of an object.
  case key(String)
  /// Into the element of an array.
  case index(Int)
}
