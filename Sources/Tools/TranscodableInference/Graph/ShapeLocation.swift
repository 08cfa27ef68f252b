/// A JSON Pointer in which `*` matches every element of an array and every key of a dictionary.
package struct ShapeLocation: Hashable, Sendable, Comparable {
  package var tokens: [String]

  package init(_ tokens: [String] = []) { self.tokens = tokens }

  package init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    tokens = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  package var text: String {
    tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  func appending(_ token: String) -> ShapeLocation { ShapeLocation(tokens + [token]) }

  package static func < (left: ShapeLocation, right: ShapeLocation) -> Bool {
    if left.tokens.count != right.tokens.count { return left.tokens.count < right.tokens.count }
    return left.tokens.lexicographicallyPrecedes(right.tokens)
  }
}
