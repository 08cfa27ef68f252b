/// The layout of a type in a document, with the same cases as the public `CodingLayout`.
enum CodingLayout: String {
  case keyed
  case positional
  /// The type is encoded as the value of its only field.
  case transparent
}
