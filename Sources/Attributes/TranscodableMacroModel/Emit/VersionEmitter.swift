struct VersionEmitter {
  let plan: CodingPlan

  func decoding() -> [Code] {
    guard let version = plan.version else { return [] }
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
    guard let version = plan.version, version.isMigrated else { return decoding() }
    return [
      .block(
        """
        if try visit.older(Self.init(migrating:), to: \(version.number), \
        key: \(version.key.literal), in: decoder)
        """, ["return"])
    ]
  }

  func encoding() -> [Code] {
    plan.version.map { version in
      [
        """
        try TranscodableEssentials.__encodeVersion(\(version.number), key: \(version.key.literal), to: encoder)
        """
      ]
    } ?? []
  }

  func writing() -> [Code] {
    plan.version.map { ["writer.write(\($0.key.escapedForJSON.literal), \($0.number))"] } ?? []
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
