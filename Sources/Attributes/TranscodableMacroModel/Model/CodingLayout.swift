enum CodingLayout: String {
  case keyed
  case positional
  /// The type is encoded as the value of its only field.
  case transparent
}
