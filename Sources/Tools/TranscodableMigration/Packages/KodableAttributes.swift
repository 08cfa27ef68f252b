internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads the property wrappers of the Kodable package.
struct KodableAttributes: PackageReader {
  private let group: TypeGroup
  private let code: HandWrittenCode

  init(_ group: TypeGroup, _ code: HandWrittenCode) { (self.group, self.code) = (group, code) }

  func read(_ sides: CodingSides) throws(Refusal) -> PackageType {
    var type = PackageType(sides: sides)
    if let name = group.parts.flatMap(\.inherited).first(where: { $0.lastName == "DebugJSON" }) {
      throw Refusal(code: .unknownAttribute, detail: name)
    }
    if group.primary.isExtensibleClass {
      throw Refusal(code: .inheritedCoding, detail: "a class that is not final")
    }
    for field in code.fields { type.fields.append(try read(field)) }
    return type
  }

  private func read(_ field: StoredField) throws(Refusal) -> PackageField {
    var result = PackageField(field)
    guard let attribute = field.attributes.first else {
      if !field.isConstant { readPlain(field, &result) }
      return result
    }
    guard field.attributes.count == 1, field.isVariable, field.initialValue == nil,
      field.type != nil
    else { throw attribute.unknown() }
    var options = KodableOptions(field, attribute)
    switch attribute.plainName {
    case "Coding": try options.readCoding(&result)
    case "CodableDate": try options.readDate(&result)
    default: throw attribute.unknown()
    }
    return result
  }

  /// Kodable uses the initial value as a default, and converts strings and Booleans.
  private func readPlain(_ field: StoredField, _ result: inout PackageField) {
    if !field.isOptional, let initial = field.initialOutcome {
      (result.missing, result.null) = (initial, initial)
    }
    if ["Bool", "String"].contains(field.scalarType) { result.forms.append(.coerced("lossless")) }
  }
}

private struct KodableOptions {
  private let field: StoredField
  private let attribute: AttributeSyntax
  private var key: String?
  private var options: [ExprSyntax] = []
  private var standard: ExprSyntax?

  init(_ field: StoredField, _ attribute: AttributeSyntax) {
    (self.field, self.attribute) = (field, attribute)
  }

  private var type: String { field.valueType ?? "" }

  private mutating func readArguments(
    _ arguments: [LabeledExprSyntax]
  ) throws(Refusal) {
    for argument in arguments {
      if argument.label?.text == "default" {
        if !argument.expression.is(NilLiteralExprSyntax.self) { standard = argument.expression }
      } else if let text = argument.expression.literalText, argument.label == nil, key == nil {
        key = text
      } else if argument.label == nil, let option = argument.expression.option {
        if option.name == "key", let text = option.arguments.first?.expression.literalText {
          key = text
        } else {
          options.append(argument.expression)
        }
      } else {
        throw attribute.unknown(argument)
      }
    }
  }

  private func apply(_ result: inout PackageField) throws(Refusal) {
    if let key {
      let path = key.keysOfPath
      guard !path.isEmpty else { throw attribute.unknown() }
      (result.decodedPath, result.encodedPath) = (path, path)
    }
    if let standard {
      guard standard.isSelfContained else { throw attribute.unknown(standard) }
      result.recover(with: .value(standard: standard.trimmedText, of: field.valueType))
    } else if field.isOptional {
      result.recover(with: .none)
    }
  }

  mutating func readCoding(_ result: inout PackageField) throws(Refusal) {
    try readArguments(attribute.writtenArguments)
    try apply(&result)
    var decoding: String?
    var (modifiers, rules): ([PackageForm], [PackageForm]) = ([], [])
    for expression in options {
      guard let option = expression.option else { throw attribute.unknown(expression) }
      switch option.name {
      case "lossless", "lossy", "enforceType", "enforceTypeDecoding": decoding = option.name
      case "encodeAsNullIfNil": if field.isOptional { result.nilForm = .null }
      case "validation":
        guard let closure = option.closure?.typed([type]), !field.isOptional, standard == nil else {
          throw attribute.unknown(expression)
        }
        rules.append(.validated(closure))
      default: modifiers += try modifier(option).map { .modified($0) }
      }
    }
    result.forms = try conversion(decoding) + modifiers + rules
  }

  private func conversion(_ decoding: String?) throws(Refusal) -> [PackageForm] {
    let isArray = type.hasPrefix("[") && !type.contains(":") || type.hasPrefix("Array<")
    switch decoding {
    case nil: return ["Bool", "String"].contains(type) ? [.coerced("lossless")] : []
    case "lossless"?:
      if isArray { return [.coerced("lossless"), .lossy(type)] }
      // Only the compiler knows whether values of any other type can be created from a string.
      guard Self.scalars.contains(type) else { throw attribute.unknown() }
      return [.coerced("lossless")]
    case "lossy"?: return isArray ? [.lossy(type)] : []
    default: return []
    }
  }

  private static let scalars: Set<String> = [
    "Bool", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float",
  ]

  private func modifier(
    _ option: (name: String, arguments: [LabeledExprSyntax], closure: ClosureExprSyntax?)
  ) throws(Refusal) -> [String] {
    let first = option.arguments.first?.expression.trimmedText
    switch option.name {
    case "trimmed": return [".trimmed"]
    case "trimmedNifIfEmpty": return [".trimmed", ".nilIfEmpty"]
    case "clamping", "range": return first.map { [".clamped(to: \($0))"] } ?? []
    case "max", "min": return first.map { [".\(option.name)(\($0))"] } ?? []
    case "ascending" where option.arguments.isEmpty: return [".sorted"]
    case "descending" where option.arguments.isEmpty && type.hasPrefix("["):
      let element = String(type.dropFirst().dropLast())
      return [".sorted(by: { (first: \(element), second: \(element)) in first > second })"]
    case "ascending" where option.arguments.first?.label?.text == "by" && type.hasPrefix("["):
      guard let first, first.hasPrefix("\\.") else { break }
      return [".sorted(by: \\\(type.dropFirst().dropLast())\(first.dropFirst()))"]
    case "overrideValue":
      guard !field.isOptional, let closure = option.closure?.typed([type]) else { break }
      return [".map(\(closure))"]
    default: break
    }
    throw Refusal(
      code: .unknownAttribute, detail: ".\(option.name) in \(attribute.trimmedText)")
  }

  mutating func readDate(_ result: inout PackageField) throws(Refusal) {
    var arguments = attribute.writtenArguments
    var strategy = ".iso8601"
    if let first = arguments.first, first.label == nil, let option = first.expression.option,
      let found = try dateStrategy(option)
    {
      strategy = found
      arguments.removeFirst()
    }
    try readArguments(arguments)
    try apply(&result)
    for expression in options {
      guard expression.option?.name == "encodeAsNullIfNil" else {
        throw attribute.unknown(expression)
      }
      if field.isOptional { result.nilForm = .null }
    }
    result.forms.append(.by(strategy))
    result.differences.append("\(field.name): dates in other formats, and how dates are encoded")
  }

  private func dateStrategy(
    _ option: (name: String, arguments: [LabeledExprSyntax], closure: ClosureExprSyntax?)
  ) throws(Refusal) -> String? {
    switch option.name {
    case "iso8601", "rfc3339": return ".iso8601"
    case "iso8601WithMillisecondPrecision": return ".iso8601(fractionDigits: 3)"
    case "rfc2822": return ".rfc2822"
    case "timestamp": return ".anyOf(.secondsSince1970(as: .string), .secondsSince1970)"
    case "format":
      guard let format = option.arguments.first?.expression.literalText else {
        throw attribute.unknown()
      }
      return ".dateFormat(\(format.literal))"
    case "custom": throw attribute.unknown()
    default: return nil
    }
  }
}
