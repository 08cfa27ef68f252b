import TranscodableBytes

/// A protocol for any number of distinct types, each nested in the one before.
protocol LayeredType: SendableMetatype {
  static var outer: any LayeredType.Type { get }
}

enum Layer<Inner>: LayeredType {
  static var outer: any LayeredType.Type { Layer<Layer>.self }
}

/// Returns distinct types.
func layeredTypes(_ count: Int) -> [any LayeredType.Type] {
  var types: [any LayeredType.Type] = [Layer<Int>.self]
  while types.count < count, let last = types.last { types.append(last.outer) }
  return types
}

/// Returns three types with the same first slot in a table.
///
/// The addresses of types differ between programs.
func collidingTypes(_ slot: (any Any.Type) -> Int) -> [any LayeredType.Type] {
  var typesBySlot: [Int: [any LayeredType.Type]] = [:]
  var type: any LayeredType.Type = Layer<Int>.self
  while true {
    typesBySlot[slot(type), default: []].append(type)
    if let found = typesBySlot[slot(type)], found.count == 3 { return found }
    type = type.outer
  }
}
