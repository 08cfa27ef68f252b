internal import TranscodableJSON

/// Detects cycles of references that apply to the same value, because evaluating them would never
/// end.
enum SchemaCycles {
  private enum Mark { case new, open, done }

  static func check(_ nodes: [SchemaNode]) throws(JSON.SchemaError) {
    var marks = Array(repeating: Mark.new, count: nodes.count)
    for root in nodes.indices where marks[root] == .new {
      var way: [(node: Int, next: [Int])] = [(root, nodes[root].inPlace)]
      marks[root] = .open
      while let top = way.indices.last {
        guard let next = way[top].next.popLast() else {
          marks[way[top].node] = .done
          way.removeLast()
          continue
        }
        if marks[next] == .open {
          throw JSON.SchemaError(
            "the schema refers to itself without descending into the value",
            at: nodes[next].location)
        }
        guard marks[next] == .new else { continue }
        marks[next] = .open
        way.append((next, nodes[next].inPlace))
      }
    }
  }
}
