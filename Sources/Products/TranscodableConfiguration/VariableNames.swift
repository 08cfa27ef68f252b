internal import TranscodableDiagnostics

/// The keys that variables and options set.
struct VariableNames {
  private var paths: [String: [String]] = [:]
  private var dictionaries: [String: [String]] = [:]
  private let isComplete: Bool
  private let schema: TypeSchema

  init(_ schema: TypeSchema, _ merged: ConfigurationNode) {
    self.schema = schema
    isComplete = Self.isComplete(schema)
    merged.forEachLeaf { path, _ in add(path) }
    for (path, leaf) in schema.leaves() {
      add(path)
      if leaf.kind == .dictionary { dictionaries[path.joined().essence] = path }
    }
    addObjects(schema, at: [])
  }

  private mutating func add(_ path: [String]) {
    if !path.isEmpty { paths[path.joined().essence] = path }
  }

  private mutating func addObjects(_ schema: TypeSchema, at path: [String]) {
    for member in schema.members where member.schema.kind == .object {
      let path = path + [member.key]
      if paths[path.joined().essence] == nil { add(path) }
      addObjects(member.schema, at: path)
    }
  }

  private static func isComplete(_ schema: TypeSchema) -> Bool {
    schema.kind == .object && !schema.members.isEmpty
      && schema.members.allSatisfy { $0.schema.kind != .object || isComplete($0.schema) }
      && schema.isComplete
  }

  /// Returns the path that a name sets, or `nil` if the name matches no key.
  func path(for name: String, separator: String) -> [String]? {
    if let path = paths[name.essence] { return path }
    let segments =
      separator.isEmpty
      ? [name] : name.split(separator: separator, omittingEmptySubsequences: true).map(String.init)
    for count in segments.indices.dropFirst() {
      if let path = dictionaries[segments[..<count].joined().essence] {
        return path + [segments[count...].joined(separator: separator).lowercased()]
      }
    }
    return isComplete ? nil : segments.map { $0.lowercased() }
  }

  func schema(at path: [String]) -> TypeSchema? {
    path.reduce(schema as TypeSchema?) { schema, key in
      schema?.kind == .dictionary ? schema?.element : schema?.member(key)
    }
  }

  /// Returns the name of a variable for a key path.
  static func variable(_ path: [String], prefix: String, separator: String) -> String {
    let keys = path.map { $0.nameWords.joined(separator: "_").uppercased() }
    return ([prefix] + keys).filter { !$0.isEmpty }.joined(separator: separator)
  }

  func nearestVariable(to name: String, prefix: String, separator: String) -> String? {
    nearest(
      to: name,
      among: schema.leaves().map {
        Self.variable($0.path, prefix: prefix, separator: separator)
      })
  }

  func nearestOption(to name: String) -> String? {
    nearest(to: name, among: schema.leaves().map { $0.path.joined(separator: ".") })
      .map { "--\($0)" }
  }
}
