internal import TranscodableJSON

/// Finds recursive references with Tarjan's algorithm for strongly connected components.
///
/// It is implemented iteratively, because long chains of references would exhaust the call stack.
struct SchemaRecursion {
  private(set) var recursive: Set<String> = []
  private let root: JSON
  private var order: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var open: [String] = []
  private var isOpen: Set<String> = []

  init(_ root: JSON) {
    self.root = root
    let definitions = root["$defs"]?.object?.keys ?? []
    for name in definitions { follow(JSON.Pointer(tokens: ["$defs", name]).fragment) }
    for reference in references(in: root) + ["#"] { follow(reference) }
  }

  private mutating func follow(_ start: String) {
    guard order[start] == nil else { return }
    var way = [enter(start)]
    while let top = way.indices.last {
      let name = way[top].name
      guard let next = way[top].pending.popLast() else {
        way.removeLast()
        if lowest[name] == order[name] { close(name) }
        if let parent = way.last?.name { lower(parent, to: lowest[name]) }
        continue
      }
      if next == name { recursive.insert(name) }
      if order[next] == nil {
        way.append(enter(next))
      } else if isOpen.contains(next) {
        lower(name, to: order[next])
      }
    }
  }

  private mutating func enter(_ name: String) -> (name: String, pending: [String]) {
    order[name] = order.count
    lowest[name] = order[name]
    open.append(name)
    isOpen.insert(name)
    let target = (try? JSON.Pointer(fragment: name)).flatMap { root[$0] }
    return (name, target.map(references) ?? [])
  }

  private mutating func lower(_ name: String, to number: Int?) {
    guard let number, let own = lowest[name] else { return }
    lowest[name] = min(own, number)
  }

  private mutating func close(_ name: String) {
    let start = open.lastIndex(of: name) ?? 0
    let component = open[start...]
    isOpen.subtract(component)
    if component.count > 1 { recursive.formUnion(component) }
    open.removeLast(component.count)
  }

  private func references(in schema: JSON) -> [String] {
    var (pending, found): ([JSON], [String]) = ([schema], [])
    while let members = pending.popLast() {
      guard let members = members.object else { continue }
      if let reference = members["$ref"]?.string { found.append(reference) }
      for (way, schema) in SchemaKeyword.schemas(in: members, .draft2020)
      where !["$defs", "definitions"].contains(way[0]) {
        pending.append(schema)
      }
    }
    return found
  }
}
