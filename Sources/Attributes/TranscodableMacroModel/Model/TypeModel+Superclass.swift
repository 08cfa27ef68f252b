import SwiftSyntax

extension TypeModel {
  /// A codable superclass that the attribute doesn't mention.
  var forgottenSuperclass: TypeSyntax? {
    guard isClass, attribute.superclass == nil, isDecodableAlready,
      let types = inheritance?.inheritedTypes.map(\.type), let first = types.first
    else { return nil }
    // A class with a hand-written conformance doesn't inherit the conformance.
    let names = types.map { $0.trimmedDescription.split(separator: ".").last ?? "" }
    return names.contains { ["Codable", "Decodable"].contains($0) } ? nil : first
  }
}
