internal import SwiftSyntax
internal import TranscodableMacroModel

/// Another package whose attributes can be replaced by attributes of this package.
package enum SourcePackage: String, CaseIterable, Sendable {
  case kodable, metacodable, reercodable

  var modules: [String] {
    switch self {
    case .kodable: ["Kodable"]
    case .metacodable: ["MetaCodable", "HelperCoders"]
    case .reercodable: ["ReerCodable"]
    }
  }

  func sides(ofProtocol name: String) -> CodingSides? {
    guard self == .kodable else { return nil }
    return switch name {
    case "Kodable": .both
    case "Dekodable": .decode
    case "Enkodable": .encode
    default: nil
    }
  }

  func sides(ofAttribute name: String) -> CodingSides? {
    guard self != .kodable else { return nil }
    return switch name {
    case "Codable", "InheritedCodable": .both
    case "Decodable", "InheritedDecodable": .decode
    case "Encodable", "InheritedEncodable": .encode
    default: nil
    }
  }

  /// Whether the other package also declares `@Codable`.
  ///
  /// If so, a file can import only one of the two packages.
  var excludesOurs: Bool { self != .kodable }

  var attributes: Set<String> {
    switch self {
    case .kodable: ["Coding", "CodableDate", "KodableTransformable", "Kodable"]
    case .metacodable:
      [
        "Codable", "Decodable", "Encodable", "CodedAt", "CodedIn", "CodedBy", "CodedAs", "Default",
        "DecodedAt", "EncodedAt", "ContentAt", "IgnoreCoding", "IgnoreDecoding", "IgnoreEncoding",
        "IgnoreCodingInitialized", "CodingKeys", "UnTagged", "MemberInit", "Inherits",
        "ConformEncodable", "ConformDecodable",
      ]
    case .reercodable:
      Set([
        "Codable", "Decodable", "Encodable", "InheritedCodable", "InheritedDecodable",
        "InheritedEncodable", "CodingKey", "EncodingKey", "CodingIgnored", "DecodingDefault",
        "EncodingDefault", "CodingDefault", "CompactDecoding", "DateCoding", "Base64Coding",
        "FlexibleType", "CodingContainer", "CodingCase", "FlatCoding", "CustomCoding", "Copyable",
        "DefaultInstance",
      ]).union(ReerCodableAttributes.styles.keys)
    }
  }

  /// The names that the package declares besides attributes.
  ///
  /// A file that uses one of these names needs the import.
  var names: Set<String> {
    switch self {
    case .kodable:
      [
        "Kodable", "Dekodable", "Enkodable", "KodableTransform", "KodableTransformable",
        "KodableOption", "KodableModifier", "KodableError", "DebugJSON", "KodableDebug",
        "DateCodingStrategy", "DateConvertible", "PropertyDecoding", "LosslessDecodable",
        "Passthrough", "DateTransformer", "DateProtocol", "decodeJSON", "encodeJSON",
      ]
    case .metacodable:
      [
        "HelperCoder", "LossySequenceCoder", "SequenceCoder", "ValueCoder", "DateCoder",
        "ISO8601DateCoder", "Since1970DateCoder", "Base64Coder", "NonConformingCoder",
        "DynamicCodable", "DynamicCodableIdentifier", "PropertyCoder", "ConditionalCoder",
      ]
    case .reercodable:
      ["AnyCodable", "ReerCodableDelegate", "ReerCodableError", "CodingCustomizable"]
    }
  }
}

extension TypeGroup {
  func belongs(to package: SourcePackage) -> Bool {
    let isImported = primary.source.imports.contains { package.modules.contains($0.module) }
    if parts.flatMap(\.inherited).contains(where: {
      package.sides(ofProtocol: $0.lastName) != nil
    }) {
      return true
    }
    return isImported
      && primary.attributes.contains { package.sides(ofAttribute: $0.plainName) != nil }
  }
}

extension MigrationSource {
  var imports: [(module: String, node: ImportDeclSyntax)] {
    tree.statements.compactMap { statement in
      guard let node = statement.item.as(ImportDeclSyntax.self), let name = node.path.first else {
        return nil
      }
      return (name.name.text, node)
    }
  }
}

extension AttributeSyntax {
  var plainName: String { attributeName.trimmedText.lastName.withoutGenericArguments }
}

extension String {
  fileprivate var withoutGenericArguments: String {
    split(separator: "<").first.map(String.init) ?? self
  }
}
