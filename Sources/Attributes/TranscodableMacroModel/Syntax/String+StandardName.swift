extension String {
  /// The type name without the `Swift.` qualifier.
  var withoutStandardModule: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}
