internal import TranscodableNames

extension Names {
  private static let irregular = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "indices": "index",
    "indexes": "index", "vertices": "vertex", "matrices": "matrix", "statuses": "status",
    "addresses": "address", "aliases": "alias", "series": "series", "news": "news",
    "movies": "movie", "cookies": "cookie", "species": "species", "media": "media",
    "caches": "cache", "alias": "alias", "canvas": "canvas", "atlas": "atlas", "bias": "bias",
    "axes": "axis", "analyses": "analysis",
  ]

  static func singular(_ name: String) -> String {
    guard let last = NameWords(name).words.last, name.hasSuffix(last) else { return name }
    let small = last.lowercased()
    let head = String(name.dropLast(last.count))
    if let word = irregular[small] {
      let isCapital = last.first?.isUppercase == true
      return head + (isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word)
    }
    let endings = ["ches", "shes", "sses", "xes", "zzes"]
    if small.count > 4, small.hasSuffix("ies") { return head + last.dropLast(3) + "y" }
    if small.count > 4, endings.contains(where: small.hasSuffix) { return head + last.dropLast(2) }
    let kept = ["ss", "us", "is"]
    if small.count > 2, small.hasSuffix("s"), !kept.contains(where: small.hasSuffix) {
      return head + last.dropLast()
    }
    return name
  }
}
