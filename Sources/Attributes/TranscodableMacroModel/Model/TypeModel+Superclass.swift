import SwiftSyntax

extension TypeModel {
  var forgottenSuperclass: TypeSyntax? {
    guard isClass, attribute.superclass == nil, isDecodableAlready,
      let types = inheritance?.inheritedTypes.map(\.type), let first = types.first
    else { return nil }
    // A class that lists `Codable` or `Decodable` has its own conformance, not an inherited one.
    let names = types.map { $0.trimmedDescription.split(separator: ".").last ?? "" }
    return names.contains { ["Codable", "Decodable"].contains($0) } ? nil : first
  }
}
