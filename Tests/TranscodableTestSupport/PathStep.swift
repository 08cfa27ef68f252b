/// A key of a coding path in a comparable form.
package struct PathStep: Hashable, Sendable, CustomStringConvertible {
  package var stringValue: String
  package var intValue: Int?

  package init(_ key: any CodingKey) {
    (stringValue, intValue) = (key.stringValue, key.intValue)
  }

  /// `[2]` for an array element, `.name` for a key, `.name#2` for a key with an integer value.
  package var description: String {
    guard let intValue else { return ".\(stringValue)" }
    return stringValue == "Index \(intValue)" ? "[\(intValue)]" : ".\(stringValue)#\(intValue)"
  }
}

extension [any CodingKey] {
  /// The coding path on one line; a dot if it is empty.
  package var pathDescription: String { map(PathStep.init).pathDescription }
}

extension [PathStep] {
  /// The coding path on one line; a dot if it is empty.
  package var pathDescription: String { isEmpty ? "." : map(\.description).joined() }
}
