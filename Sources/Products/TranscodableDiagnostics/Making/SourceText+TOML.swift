internal import TranscodableTOML

extension SourceText {
  /// Returns the keys of the table at a path of a TOML document.
  func tomlKeys(at path: [CodingPathStep]) -> [String] {
    guard let document = try? TOML(parsing: bytes) else { return [] }
    let table = path.reduce(document as TOML?) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .index(let index): value?[index]
      }
    }
    return table?.table?.keys ?? []
  }
}
