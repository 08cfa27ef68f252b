/// The layout of a type in the document.
///
/// The cases correspond to the cases of the public `CodingLayout`.
enum CodingLayout: String {
  /// An object with a key for each field.
  case keyed
  /// An array with an element for each field.
  case positional
  /// The value of the only field.
  case transparent
}
