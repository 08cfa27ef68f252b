/// The keys that variables and options set.
struct VariableNames {
  let schema: TypeSchema
  let merged: ConfigurationNode

  /// Returns the path that the parts of a name set, or `nil` if the name matches no key.
  ///
  /// A key may consist of several parts. If `hasCase` is true, keys of dictionaries keep the case of
  /// the name.
  func path(for segments: [String], hasCase: Bool) -> [String]? {
    Self.match(segments[...], schema, merged, hasCase).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func match(
    _ segments: ArraySlice<String>, _ schema: TypeSchema?, _ node: ConfigurationNode?,
    _ hasCase: Bool
  ) -> [String]? {
    guard let first = segments.first else { return [] }
    if schema?.kind == .array {
      guard let index = Int(first), index >= 0, let element = schema?.element else { return nil }
      return match(segments.dropFirst(), element, nil, hasCase).map { ["\(index)"] + $0 }
    }
    var keys = schema?.kind == .object ? schema?.keys ?? [] : []
    keys += node?.members?.map(\.key).filter { !keys.contains($0) } ?? []
    for count in 1...segments.count {
      let essence = segments.prefix(count).joined().essence
      for key in keys where key.essence == essence {
        let path = match(segments.dropFirst(count), schema?.child(key), node?[key], hasCase)
        if let path { return [key] + path }
      }
    }
    guard schema?.kind == .dictionary else { return nil }
    for count in 1...segments.count {
      let key = segments.prefix(count).joined(separator: "_")
      if let path = match(segments.dropFirst(count), schema?.element, nil, hasCase) {
        return [hasCase ? key : key.lowercased()] + path
      }
    }
    return nil
  }

  func schema(at path: [String]) -> TypeSchema? {
    path.reduce(schema as TypeSchema?) { $0?.child($1) }
  }

  /// Returns the name of a variable for a key path.
  static func variable(_ path: [String], prefix: String, separator: String) -> String {
    let keys = path.map { $0.nameWords.joined(separator: "_").uppercased() }
    return ([prefix.uppercased()] + keys).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
