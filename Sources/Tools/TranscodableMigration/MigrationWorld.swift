internal import SwiftSyntax

struct MigrationWorld {
  let sources: [MigrationSource]
  let groups: [TypeGroup]
  let uses: KeyUses
  let optionalAliases: Set<String>
  let protocols: [String: [String]]
  let codingProtocols: Set<String>
  private let obstacles: [String: String]

  init(_ sources: [MigrationSource], _ options: MigrationOptions) {
    self.sources = sources
    let collectors = options.map(sources.count) { TypeCollector(sources[$0]).found }
    optionalAliases = collectors.reduce(into: []) { $0.formUnion($1.optionalAliases) }
    protocols = collectors.reduce(into: [:]) { $0.merge($1.protocols) { $0 + $1 } }
    codingProtocols = Self.codingProtocols(protocols)
    let parts = collectors.flatMap(\.parts)
    let declarations = Dictionary(grouping: parts.filter { !$0.isExtension }, by: \.name)
    var obstacles: [String: String] = [:]
    var groups = parts.filter { !$0.isExtension }.map { TypeGroup(primary: $0, extensions: []) }
    var indexes: [String: [Int]] = [:]
    for (index, group) in groups.enumerated() { indexes[group.name, default: []].append(index) }
    for part in parts where part.isExtension {
      let own = indexes[part.name] ?? []
      // If several types have the same name, an extension belongs to the one in the same file.
      let near = own.filter { groups[$0].primary.source === part.source }
      let found = own.count == 1 ? own : near.count == 1 ? near : []
      if let index = found.first {
        groups[index].extensions.append(part)
      } else if let count = declarations[part.name]?.count, count > 1 {
        obstacles[part.name] = "several types have this name, so an extension is ambiguous"
      }
    }
    self.groups = groups
    self.obstacles = obstacles
    uses = KeyUses(of: Self.keyNames(parts), in: sources)
  }

  /// Returns a message if the name is ambiguous, or nil otherwise.
  func obstacle(_ name: String) -> String? { obstacles[name] }

  /// Returns nil unless the class is unique and codable and has no unknown superclass.
  func codedClass(_ name: String) -> TypeGroup? {
    let found = groups.filter { $0.primary.path.last == name }
    guard found.count == 1, let group = found.first, group.primary.node.is(ClassDeclSyntax.self)
    else { return nil }
    if group.parts.flatMap(\.inherited).contains("Codable") { return group }
    // If a class is codable, its subclasses are codable too.
    guard let first = group.primary.inherited.first, first != name else { return nil }
    return codedClass(first) == nil ? nil : group
  }

  private static func keyNames(_ parts: [TypePart]) -> Set<String> {
    Set(
      parts.filter { !$0.isExtension && $0.inherited.contains("CodingKey") }
        .compactMap { $0.path.last })
  }

  private static func codingProtocols(_ protocols: [String: [String]]) -> Set<String> {
    var found: Set<String> = []
    var isDone = false
    while !isDone {
      let more = protocols.filter { name, inherited in
        !found.contains(name)
          && inherited.contains {
            ["Codable", "Decodable", "Encodable"].contains($0) || found.contains($0.lastName)
          }
      }.map(\.key)
      found.formUnion(more)
      isDone = more.isEmpty
    }
    return found
  }
}
