/// The location of a field's value in a document.
struct KeyLocation: Hashable {
  /// An object member, or an element of nested arrays in that member.
  struct Component: Hashable {
    let key: String
    /// The array indexes, outermost first.
    var indexes: [Int] = []
  }

  /// The enclosing objects, outermost first.
  let parents: [Component]
  let component: Component

  /// Creates the location of a key in the given objects.
  init(key: String, inside parents: [Component] = []) {
    self.parents = parents
    component = Component(key: key)
  }

  /// Creates the location at the end of a path, which must start with a key.
  init?(path: [PathSegment], inside parents: [Component] = []) {
    let components = Self.components(of: path)
    guard let last = components.last else { return nil }
    self.parents = parents + components.dropLast()
    component = last
  }

  /// The locations of the enclosing objects, outermost first.
  var enclosing: [KeyLocation] {
    parents.indices.map { KeyLocation(parents: Array(parents[..<$0]), component: parents[$0]) }
  }

  private init(parents: [Component], component: Component) {
    self.parents = parents
    self.component = component
  }

  /// Returns the members on a path.
  ///
  /// An index belongs to the member before it. Indexes without a preceding member are ignored.
  static func components(of path: [PathSegment]) -> [Component] {
    var components: [Component] = []
    for segment in path {
      switch segment {
      case .key(let key): components.append(Component(key: key))
      case .index(let index): components.indices.last.map { components[$0].indexes.append(index) }
      }
    }
    return components
  }

  /// The location of the member, without indexes.
  var member: KeyLocation {
    KeyLocation(parents: parents, component: Component(key: component.key))
  }

  /// The key in the outermost object.
  var outermostKey: String { (parents.first ?? component).key }

  /// Whether the path contains only objects, not arrays.
  var hasNoIndexes: Bool { (parents + [component]).allSatisfy(\.indexes.isEmpty) }

  /// Whether a key on the path contains NUL.
  var hasNUL: Bool { (parents + [component]).contains { $0.key.contains("\0") } }

  /// The location as it appears in messages: `address.zip`.
  var description: String {
    (parents + [component]).map { component in
      component.key + component.indexes.map { "[\($0)]" }.joined()
    }.joined(separator: ".")
  }
}
