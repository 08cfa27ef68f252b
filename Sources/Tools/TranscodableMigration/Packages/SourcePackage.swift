internal import SwiftSyntax
internal import TranscodableMacroModel

/// A package whose attributes are read instead of code written by hand.
package enum SourcePackage: String, CaseIterable, Sendable {
  case kodable, metacodable, reercodable

  /// The modules that are no longer imported by a file that has nothing else of them.
  var modules: [String] {
    switch self {
    case .kodable: ["Kodable"]
    case .metacodable: ["MetaCodable", "HelperCoders"]
    case .reercodable: ["ReerCodable"]
    }
  }

  /// The protocols that make a type one of the package, with the sides that they are for.
  func sides(ofProtocol name: String) -> CodingSides? {
    guard self == .kodable else { return nil }
    return switch name {
    case "Kodable": .both
    case "Dekodable": .decode
    case "Enkodable": .encode
    default: nil
    }
  }

  /// The attributes that make a type one of the package, with the sides that they are for.
  func sides(ofAttribute name: String) -> CodingSides? {
    guard self != .kodable else { return nil }
    return switch name {
    case "Codable", "InheritedCodable": .both
    case "Decodable", "InheritedDecodable": .decode
    case "Encodable", "InheritedEncodable": .encode
    default: nil
    }
  }

  /// Whether the package and this one cannot be imported by the same file, since both have `@Codable`.
  var excludesOurs: Bool { self != .kodable }

  /// The attributes of types, fields and cases.
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

  /// Other names of the package, of which a file has to be free before it can do without the import.
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
  /// Whether the type is coded by a package.
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
  /// The imports, with the modules that they name.
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
  /// The name without a module.
  var plainName: String { attributeName.trimmedDescription.lastName.withoutGenericArguments }

  /// The arguments, if they are written as those of a call.
  var callArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return Array(arguments)
  }
}

extension String {
  fileprivate var withoutGenericArguments: String {
    split(separator: "<").first.map(String.init) ?? self
  }
}
