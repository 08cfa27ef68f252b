/// A place in samples: a JSON Pointer in which `*` stands for every element of an array and every
/// key of an object that is a dictionary.
package struct ShapePlace: Hashable, Sendable, Comparable {
  /// The keys on the way.
  package var tokens: [String]

  /// The whole document, or a place in it.
  package init(_ tokens: [String] = []) { self.tokens = tokens }

  /// Creates a place from its text, nil if that is not a pointer.
  package init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    tokens = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// The text of the pointer.
  package var text: String {
    tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  func appending(_ token: String) -> ShapePlace { ShapePlace(tokens + [token]) }

  /// Places that are less deep come first.
  package static func < (left: ShapePlace, right: ShapePlace) -> Bool {
    if left.tokens.count != right.tokens.count { return left.tokens.count < right.tokens.count }
    return left.tokens.lexicographicallyPrecedes(right.tokens)
  }
}
