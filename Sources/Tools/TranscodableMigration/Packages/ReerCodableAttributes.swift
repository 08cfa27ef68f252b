internal import SwiftSyntax
internal import TranscodableMacroModel
internal import TranscodableNames

/// Reads the attributes of the ReerCodable package.
struct ReerCodableAttributes: PackageReader {
  private let group: TypeGroup
  private let code: HandWrittenCode

  init(_ group: TypeGroup, _ code: HandWrittenCode) { (self.group, self.code) = (group, code) }

  static let styles: [String: CodingKeyStyle?] = [
    "FlatCase": .flatCase, "UpperCase": .upperCase, "CamelCase": .camelCase,
    "PascalCase": .pascalCase, "SnakeCase": .snakeCase, "KebabCase": .kebabCase,
    "CamelSnakeCase": .camelSnakeCase, "PascalSnakeCase": nil as CodingKeyStyle?,
    "ScreamingSnakeCase": .screamingSnakeCase, "CamelKebabCase": nil as CodingKeyStyle?,
    "PascalKebabCase": .trainCase, "ScreamingKebabCase": .screamingKebabCase,
  ]

  private struct TypeWideOptions {
    var style = CodingKeyStyle.useNames
    var container: [String] = []
    var encodesInContainer = false
    var isFlexible = false
  }

  func read(_ sides: CodingSides) throws(Refusal) -> PackageType {
    var type = PackageType(sides: sides)
    var options = TypeWideOptions()
    for attribute in group.primary.attributes {
      switch attribute.plainName {
      case "Codable", "Decodable", "Encodable":
        guard let argument = attribute.writtenArguments.first else { continue }
        guard argument.label?.text == "memberwiseInit" else { throw attribute.unknown(argument) }
        if argument.expression.trimmedText == "true" {
          type.otherAttributes.append("@MemberwiseInit")
        }
      case "InheritedCodable", "InheritedDecodable", "InheritedEncodable":
        throw Refusal(code: .inheritedCoding, detail: attribute.trimmedText)
      case "CodingContainer": try readContainer(attribute, &options)
      case "FlexibleType": options.isFlexible = true
      case "DefaultInstance": type.otherAttributes.append("@DefaultInstance")
      case "Copyable": type.otherAttributes.append("@CopyWith")
      case let name where Self.styles.keys.contains(name): options.style = try style(attribute)
      case let name where SourcePackage.reercodable.attributes.contains(name):
        throw attribute.unknown()
      default: break
      }
    }
    try checkMethods()
    if options.encodesInContainer { type.container = options.container }
    if let node = group.primary.node.as(EnumDeclSyntax.self) {
      let isPlain = code.cases.allSatisfy(\.attributes.isEmpty)
      type.isRaw = node.hasRawValues && isPlain
      if type.isRaw { return type }
      type.cases = try ReerCodableCases(code).read(&type)
      return type
    }
    for field in code.fields { type.fields.append(try read(field, options)) }
    return type
  }

  /// Throws if the type has a method that ReerCodable calls before or after coding.
  private func checkMethods() throws(Refusal) {
    for part in group.parts {
      for member in part.node.memberBlock.members {
        guard let method = member.decl.as(FunctionDeclSyntax.self),
          ["didDecode", "willEncode"].contains(method.name.plain)
        else { continue }
        throw Refusal(code: .customLogic, detail: "func \(method.name.plain)")
      }
    }
  }

  private func style(_ attribute: AttributeSyntax) throws(Refusal) -> CodingKeyStyle {
    guard let style = Self.styles[attribute.plainName] ?? nil else { throw attribute.unknown() }
    return style
  }

  private func readContainer(_ attribute: AttributeSyntax, _ options: inout TypeWideOptions)
    throws(Refusal)
  {
    for argument in attribute.writtenArguments {
      if argument.label == nil, let text = argument.expression.literalText {
        options.container = text.keysOfPath
      } else if argument.label?.text == "workForEncoding" {
        options.encodesInContainer = argument.expression.trimmedText == "true"
      } else {
        throw attribute.unknown(argument)
      }
    }
  }

  private func read(_ field: StoredField, _ options: TypeWideOptions) throws(Refusal)
    -> PackageField
  {
    var result = PackageField(field)
    var (style, isFlexible) = (options.style, options.isFlexible)
    var keys: [[String]] = []
    var encoded: [String]?
    if let initial = field.initialOutcome, !field.isOptional { result.recover(with: initial) }
    if field.isOptional { result.wrong = .none }
    for attribute in field.attributes {
      switch attribute.plainName {
      case "CodingKey":
        keys = try attribute.texts().map(\.keysOfPath)
      case "EncodingKey": encoded = try encodingKey(attribute)
      case "CodingIgnored": (result.decodedPath, result.encodedPath) = (nil, nil)
      case "FlatCoding": result.isFlattened = true
      case "FlexibleType": isFlexible = true
      case "DecodingDefault": try readDefault(attribute, field, &result)
      default:
        if Self.styles.keys.contains(attribute.plainName) {
          style = try self.style(attribute)
        } else {
          try readForm(attribute, field, &result)
        }
      }
    }
    if isFlexible, result.forms.isEmpty, !result.isFlattened, result.decodedPath != nil {
      result.forms.append(.coerced("flexible"))
      result.differences.append("\(field.name): which scalars of other types are accepted")
    }
    if keys.isEmpty, style != .useNames, !field.name.hasPlainWords {
      result.differences.append("the key of \(field.name)")
    }
    let first = keys.first ?? [style.key(for: field.name)]
    if keys.count > 1 {
      guard keys.allSatisfy({ $0.count == 1 }), options.container.isEmpty else {
        throw Refusal(code: .unlikeAttributes, detail: "\(field.name) has several paths")
      }
      result.aliases = keys.dropFirst().map { $0[0] }
      result.differences.append("\(field.name): a wrong value under one key hides the next key")
    }
    if result.decodedPath != nil { result.decodedPath = options.container + first }
    if result.encodedPath != nil {
      result.encodedPath =
        (options.encodesInContainer ? options.container : []) + (encoded ?? first)
    }
    return result
  }

  private func encodingKey(_ attribute: AttributeSyntax) throws(Refusal) -> [String] {
    let arguments = attribute.writtenArguments
    guard let text = arguments.first?.expression.literalText else { throw attribute.unknown() }
    if arguments.count == 1 { return text.keysOfPath }
    guard arguments.count == 2, arguments[1].label?.text == "treatDotAsNested" else {
      throw attribute.unknown()
    }
    return arguments[1].expression.trimmedText == "false"
      ? [text] : text.keysOfPath
  }

  private func readDefault(
    _ attribute: AttributeSyntax, _ field: StoredField, _ result: inout PackageField
  ) throws(Refusal) {
    guard let value = attribute.writtenArguments.first?.expression, value.isSelfContained,
      attribute.writtenArguments.count == 1
    else { throw attribute.unknown() }
    result.recover(with: .value(standard: value.trimmedText, of: field.valueType))
  }

  private func readForm(
    _ attribute: AttributeSyntax, _ field: StoredField, _ result: inout PackageField
  ) throws(Refusal) {
    switch attribute.plainName {
    case "CompactDecoding":
      guard field.isCollection else { throw attribute.unknown() }
      result.forms.append(.lossy(field.valueType ?? ""))
    case "Base64Coding": result.forms.append(.by(".base64"))
    case "DateCoding":
      switch attribute.writtenArguments.first?.expression.option?.name {
      case "iso8601": result.forms.append(.by(".iso8601"))
      case "timeIntervalSince1970", "secondsSince1970":
        result.forms.append(.by(".secondsSince1970"))
      case "millisecondsSince1970": result.forms.append(.by(".millisecondsSince1970"))
      default: throw attribute.unknown()
      }
      result.differences.append("\(field.name): dates in other formats, and how dates are encoded")
    default: throw attribute.unknown()
    }
  }
}
