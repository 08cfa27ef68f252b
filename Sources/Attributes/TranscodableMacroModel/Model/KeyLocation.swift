struct KeyLocation: Hashable {
  /// A member of an object, or an element of an array nested in that member.
  struct Component: Hashable {
    let key: String
    /// The indexes in nested arrays, outermost first.
    var indexes: [Int] = []
  }

  let parents: [Component]
  let component: Component

  init(key: String, inside parents: [Component] = []) {
    self.parents = parents
    component = Component(key: key)
  }

  /// Returns nil if the path doesn't contain a key.
  init?(path: [PathSegment], inside parents: [Component] = []) {
    let components = Self.components(of: path)
    guard let last = components.last else { return nil }
    self.parents = parents + components.dropLast()
    component = last
  }

  var enclosing: [KeyLocation] {
    parents.indices.map { KeyLocation(parents: Array(parents[..<$0]), component: parents[$0]) }
  }

  private init(parents: [Component], component: Component) {
    self.parents = parents
    self.component = component
  }

  /// An array index belongs to the member before it; an index at the start of the path is ignored.
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

  var member: KeyLocation {
    KeyLocation(parents: parents, component: Component(key: component.key))
  }

  var outermostKey: String { (parents.first ?? component).key }

  var hasNoIndexes: Bool { (parents + [component]).allSatisfy(\.indexes.isEmpty) }

  var hasNUL: Bool { (parents + [component]).contains { $0.key.contains("\0") } }

  var description: String {
    (parents + [component]).map { component in
      component.key + component.indexes.map { "[\($0)]" }.joined()
    }.joined(separator: ".")
  }
}

enum PathSegment: Hashable {
  case key(String)
  case index(Int)

  var isIndex: Bool {
    if case .index = self { true } else { false }
  }

  var hasDots: Bool {
    if case .key(let key) = self { key.contains(".") } else { false }
  }
}
