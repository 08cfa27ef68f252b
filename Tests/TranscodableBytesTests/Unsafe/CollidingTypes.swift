import TranscodableBytes

/// A type of which there are as many as are wanted, each around the one before.
protocol LayeredType: SendableMetatype {
  static var outer: any LayeredType.Type { get }
}

enum Layer<Inner>: LayeredType {
  static var outer: any LayeredType.Type { Layer<Layer>.self }
}

/// Types that differ.
func layeredTypes(_ count: Int) -> [any LayeredType.Type] {
  var types: [any LayeredType.Type] = [Layer<Int>.self]
  while types.count < count, let last = types.last { types.append(last.outer) }
  return types
}

/// Three types that are looked for in the same place of a table first; where types lie differs from one program to the next.
func collidingTypes(_ place: (any Any.Type) -> Int) -> [any LayeredType.Type] {
  var typesOfPlaces: [Int: [any LayeredType.Type]] = [:]
  var type: any LayeredType.Type = Layer<Int>.self
  while true {
    typesOfPlaces[place(type), default: []].append(type)
    if let found = typesOfPlaces[place(type)], found.count == 3 { return found }
    type = type.outer
  }
}
