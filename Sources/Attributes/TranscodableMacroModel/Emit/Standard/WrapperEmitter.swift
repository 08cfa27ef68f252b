/// Writes how a property with a wrapper of the module Kodable codes itself.
extension PlannedWrapper {
  /// Decodes the property from the decoder of its type.
  func decoding(_ storage: String) -> Code {
    "try self.\(storage).__decode(property: \(arguments), from: decoder)"
  }

  /// Encodes the property to the encoder of its type.
  func encoding(_ storage: String) -> Code {
    "try self.\(storage).__encode(property: \(arguments), to: encoder)"
  }

  private var arguments: String {
    let objects = objects.map(\.literal).joined(separator: ", ")
    return key.literal + (objects.isEmpty ? "" : ", in: [\(objects)]")
  }
}
