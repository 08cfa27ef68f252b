/// What the values of a type look like in the text.
public enum CodingLayout: Sendable {
  /// An object with a key for each field.
  case keyed
  /// An array with an element for each field, in the order of their declarations.
  ///
  /// Fields whose elements are missing at the end have their initial value or nil, as if they were missing in an object.
  /// Further elements are passed over, unless `unknownKeys: .reject` refuses them. Nil is written as null.
  case positional
  /// The value of the only field, with nothing around it.
  case transparent
}
