extension TypeSchema {
  /// Returns the keys of a property, or `nil` if they can't be found.
  ///
  /// A key path contains the names of properties. A property has the key with the same name, or the
  /// key at the same position between the keys of other properties.
  func path<Root>(of keyPath: PartialKeyPath<Root>, in root: Root) -> [String]? {
    let prefix = "\(\Root.self)".dropLast("self".count)
    let text = "\(keyPath)"
    guard text.hasPrefix(prefix) else { return nil }
    let names = text.dropFirst(prefix.count).split(separator: ".").map {
      String($0.filter { $0 != "?" && $0 != "!" })
    }
    var schema = self
    var object: Any? = root
    var keys: [String] = []
    var isFlattened = false
    for (index, name) in names.enumerated() {
      let parts = object.map(Self.parts) ?? []
      if let key = schema.key(of: name, among: parts.map(\.name)), let child = schema.child(key),
        index == names.count - 1 || child.kind == .object
      {
        keys.append(key)
        schema = child
        isFlattened = false
      } else if schema.kind == .object {
        // The members of a flattened property are in the surrounding object.
        isFlattened = true
      } else {
        return nil
      }
      object = parts.last { $0.name == name }?.value
    }
    return isFlattened ? nil : keys
  }

  private func key(of property: String, among properties: [String]) -> String? {
    let keys = members.filter { $0.main == nil }.map(\.key)
    if keys.contains(property) { return property }
    if let key = keys.first(where: { $0.essence == property.essence }) { return key }
    // Types request their keys in the order of the properties.
    func index(_ property: String) -> Int? { keys.firstIndex { $0.essence == property.essence } }
    guard let position = properties.firstIndex(of: property) else { return nil }
    let start = properties[..<position].lastIndex { index($0) != nil }
    let end = properties[position...].firstIndex { index($0) != nil }
    let first = start.flatMap { index(properties[$0]) }.map { $0 + 1 } ?? 0
    let last = end.flatMap { index(properties[$0]) } ?? keys.count
    let between = (start.map { $0 + 1 } ?? 0)..<(end ?? properties.count)
    return last - first == between.count ? keys[first + position - between.lowerBound] : nil
  }

  private static func parts(of object: Any) -> [(name: String, value: Any)] {
    let mirror = Mirror(reflecting: object)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { parts(of: $0.value) } ?? []
    }
    return mirror.children.compactMap { child in child.label.map { ($0, child.value) } }
  }
}
