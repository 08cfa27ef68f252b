extension String {
  /// The spelling of a type without the module of the standard library in front.
  var withoutStandardModule: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}
