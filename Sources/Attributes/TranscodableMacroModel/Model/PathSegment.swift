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
