extension ShapeGraph {
  func holdsAnything(_ index: Int) -> Bool {
    var seen: Set<Int> = []
    return holdsAnything(index, &seen)
  }

  private func holdsAnything(_ index: Int, _ seen: inout Set<Int>) -> Bool {
    let node = self[index]
    if node.isAnything || node.isOpaque { return true }
    guard seen.insert(find(index)).inserted else { return false }
    var parts = [node.element?.node, node.objects].compactMap(\.self)
    parts += node.alternatives.map(\.node)
    if case .map(let values) = node.layout { parts.append(values.node) }
    return parts.contains { holdsAnything($0, &seen) }
  }
}
