/// How the fields of a type are laid out in the document.
public enum CodingLayout: Sendable {
  /// An object with a key for each field.
  case keyed
  /// An array with an element for each field, in declaration order.
  ///
  /// Missing elements at the end have the same effect as missing keys in an object. Additional
  /// elements are ignored, except with `unknownKeys: .reject`. Nil is encoded as null.
  case positional
  /// The value of the only field, without a container.
  case transparent
}
