/// One key of a coding path, in a form that can be compared and printed.
package struct PathStep: Hashable, Sendable, CustomStringConvertible {
  package var stringValue: String
  package var intValue: Int?

  package init(_ key: any CodingKey) {
    (stringValue, intValue) = (key.stringValue, key.intValue)
  }

  /// `[2]` for an element of an array, `.name` for a name, `.name#2` for a name with a number.
  package var description: String {
    guard let intValue else { return ".\(stringValue)" }
    return stringValue == "Index \(intValue)" ? "[\(intValue)]" : ".\(stringValue)#\(intValue)"
  }
}

extension [any CodingKey] {
  /// The path in one line; a dot for the empty path.
  package var place: String { map(PathStep.init).place }
}

extension [PathStep] {
  /// The path in one line; a dot for the empty path.
  package var place: String { isEmpty ? "." : map(\.description).joined() }
}
