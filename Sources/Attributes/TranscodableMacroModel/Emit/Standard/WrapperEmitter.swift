extension PlannedWrapper {
  func decoding(_ storage: String) -> Code {
    "try self.\(storage).__decode(property: \(arguments), from: decoder)"
  }

  func encoding(_ storage: String) -> Code {
    "try self.\(storage).__encode(property: \(arguments), to: encoder)"
  }

  private var arguments: String {
    let objects = objects.map(\.literal).joined(separator: ", ")
    return key.literal + (objects.isEmpty ? "" : ", in: [\(objects)]")
  }
}
