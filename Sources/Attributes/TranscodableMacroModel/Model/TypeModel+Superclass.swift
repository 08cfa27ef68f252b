import SwiftSyntax

extension TypeModel {
  /// The superclass of a class that has its coding from there, if nothing is said about it.
  var forgottenSuperclass: TypeSyntax? {
    guard isClass, attribute.superclass == nil, isDecodableAlready,
      let types = inheritance?.inheritedTypes.map(\.type), let first = types.first
    else { return nil }
    // A class with a conformance written by hand does not inherit it.
    let names = types.map { $0.trimmedDescription.split(separator: ".").last ?? "" }
    return names.contains { ["Codable", "Decodable"].contains($0) } ? nil : first
  }
}
