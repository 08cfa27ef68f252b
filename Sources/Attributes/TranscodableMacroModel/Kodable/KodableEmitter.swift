/// Generates the `@Kodable` members, which call functions overloaded by the type of a property.
struct KodableEmitter {
  let model: KodableModel

  func members() -> [Code] {
    var members: [Code] = []
    if model.sides.contains(.decode) { members.append(decoding) }
    if model.sides.contains(.encode) { members.append(encoding) }
    return members
  }

  private var decoding: Code {
    .block(
      head("__decode", "__StoredPropertyDecoder", isMutating: true),
      ["try properties.__begin()"]
        + model.properties.filter(\.isVariable).map { decoding($0).under($0.condition) }
        + superclass("__decode"))
  }

  private var encoding: Code {
    .block(
      head("__encode", "__StoredPropertyEncoder", isMutating: false),
      ["properties.__begin()"]
        + model.properties.map { encoding($0).under($0.condition) }
        + superclass("__encode"))
  }

  private func head(_ name: String, _ parameter: String, isMutating: Bool) -> String {
    let kind = model.isSubclass ? "override " : isMutating && !model.isClass ? "mutating " : ""
    return "\(model.access)\(kind)func \(name)(_ properties: inout \(parameter)) throws"
  }

  private func decoding(_ property: FieldModel) -> Code {
    let name = property.storageName.literal
    guard property.isObserved else {
      return "try properties.__decode(\(name), &\(property.storage))"
    }
    // Observers must only be called if a value was decoded.
    return .block(
      "if let value = try properties.__value(\(name), like: \(property.storage))",
      ["\(property.storage) = value"])
  }

  private func encoding(_ property: FieldModel) -> Code {
    "try properties.__encode(\(property.storageName.literal), \(property.storage))"
  }

  private func superclass(_ member: String) -> [Code] {
    guard model.isSubclass else { return [] }
    let names = model.properties.map(\.storageName.literal).joined(separator: ", ")
    return (names.isEmpty ? [] : ["properties.__hide(\(names))"])
      + ["try super.\(member)(&properties)"]
  }
}
