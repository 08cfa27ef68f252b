/// Returns the most similar candidate, or `nil` if none is similar enough.
///
/// Case, underscores and hyphens are ignored, and up to a third of the other characters may differ.
package func nearest(to name: String, among candidates: [String]) -> String? {
  guard name.utf8.count <= 64 else { return nil }
  let wanted = essence(of: name)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate.utf8.count <= 64 {
    let distance = editDistance(wanted, essence(of: candidate))
    if distance <= wanted.count / 3, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

private func essence(of name: String) -> [Character] {
  name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
}

/// Counts insertions, deletions, replacements, and swaps of adjacent characters.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var before: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var next = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var distance = min(
        last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, before[column - 1] + 1)
      }
      next.append(distance)
    }
    (before, last) = (last, next)
  }
  return last[right.count]
}
