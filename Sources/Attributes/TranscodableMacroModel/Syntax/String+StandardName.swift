extension String {
  var withoutStandardModule: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}
