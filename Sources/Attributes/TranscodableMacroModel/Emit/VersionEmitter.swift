struct VersionEmitter {
  let type: TypeModel

  private var version: (number: Int, key: String, isMigrated: Bool)? {
    guard let version = type.attribute.version, let number = version.number else { return nil }
    return (number, version.key, version.previous != nil)
  }

  func decoding() -> [Code] {
    guard let version else { return [] }
    guard version.isMigrated else {
      return [
        "try TranscodableEssentials.__checkVersion(\(version.number), key: \(version.key.literal), in: decoder)"
      ]
    }
    return [
      """
      if let value = try TranscodableEssentials.__migrated(Self.init(migrating:), to: \(version.number), \
      key: \(version.key.literal), in: decoder) {
        self = value
        return
      }
      """
    ]
  }

  func visiting() -> [Code] {
    guard let version, version.isMigrated else { return decoding() }
    return [
      .block(
        """
        if try visit.older(Self.init(migrating:), to: \(version.number), \
        key: \(version.key.literal), in: decoder)
        """, ["return"])
    ]
  }

  func encoding() -> [Code] {
    guard let version else { return [] }
    return [
      """
      try TranscodableEssentials.__encodeVersion(\(version.number), key: \(version.key.literal), to: encoder)
      """
    ]
  }

  func writing() -> [Code] {
    guard let version else { return [] }
    return ["writer.write(\(version.key.escapedForJSON.literal), \(version.number))"]
  }

  func describing(_ side: CodingSides) -> [Code] {
    guard let version else { return [] }
    let previous =
      side == .decode && version.isMigrated ? ", migrating: Self.init(migrating:)" : ""
    return ["type.version(\(version.number), key: \(version.key.literal)\(previous))"]
  }
}

struct RawRepresentationEmitter {
  let plan: CodingPlan
  let representation: RawRepresentation

  private var type: String {
    representation == .json ? "Swift.String" : "TranscodableFoundation.__Data"
  }

  func members() -> [Code] {
    [
      """
      \(plan.witnessModifiers)init?(rawValue: \(type)) {
        guard let value = TranscodableFoundation.__decoded(Self.self, fromRaw: rawValue) else { return nil }
        self = value
      }
      """,
      """
      \(plan.witnessModifiers)var rawValue: \(type) {
        TranscodableFoundation.__raw(of: self)
      }
      """,
    ]
  }
}
