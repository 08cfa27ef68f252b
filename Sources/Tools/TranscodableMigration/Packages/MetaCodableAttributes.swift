internal import SwiftSyntax
internal import TranscodableMacroModel
internal import TranscodableNames

/// Reads the attributes of the MetaCodable package.
struct MetaCodableAttributes: PackageReader {
  private let group: TypeGroup
  private let code: HandWrittenCode

  init(_ group: TypeGroup, _ code: HandWrittenCode) { (self.group, self.code) = (group, code) }

  static let styles: [String: CodingKeyStyle] = [
    "camelCase": .camelCase, "PascalCase": .pascalCase, "snake_case": .snakeCase,
    "camel_Snake_Case": .camelSnakeCase, "SCREAMING_SNAKE_CASE": .screamingSnakeCase,
    "kebab－case": .kebabCase, "SCREAMING－KEBAB－CASE": .screamingKebabCase,
    "Train－Case": .trainCase,
  ]

  func read(_ sides: CodingSides) throws(Refusal) -> PackageType {
    var type = PackageType(sides: sides)
    var style = CodingKeyStyle.useNames
    var (ignoresInitialized, tag, content): (Bool, [String]?, String?) = (false, nil, nil)
    var isUntagged = false
    for attribute in group.primary.attributes {
      switch attribute.plainName {
      case "Codable", "Decodable", "Encodable":
        if let argument = attribute.writtenArguments.first { throw attribute.unknown(argument) }
      case "CodingKeys": style = try self.style(attribute)
      case "IgnoreCodingInitialized": ignoresInitialized = true
      case "MemberInit":
        type.otherAttributes.append("@MemberwiseInit\(group.primary.accessArgument)")
      case "CodedAt": tag = try attribute.texts()
      case "ContentAt":
        let path = try attribute.texts()
        guard path.count == 1 else { throw attribute.unknown() }
        content = path[0]
      case "UnTagged": isUntagged = true
      case let name where SourcePackage.metacodable.attributes.contains(name):
        throw attribute.unknown()
      default: break
      }
    }
    if let node = group.primary.node.as(EnumDeclSyntax.self) {
      let isPlain = code.cases.allSatisfy(\.attributes.isEmpty)
      type.isRaw = node.hasRawValues && isPlain
      if type.isRaw { return type }
      let tagging: Tagging =
        if isUntagged { .untagged } else if let tag, let content {
          .adjacent(tag: tag, content: content)
        } else if let tag { .internal(tag: tag) } else { .external }
      type.cases = try cases(tagging, style, &type)
      return type
    }
    for field in code.fields {
      type.fields.append(try read(field, style, ignoresInitialized))
    }
    return type
  }

  private func style(_ attribute: AttributeSyntax) throws(Refusal) -> CodingKeyStyle {
    guard let name = attribute.writtenArguments.first?.expression.option?.name,
      let style = Self.styles[name]
    else { throw attribute.unknown() }
    return style
  }

  private func read(
    _ field: StoredField, _ style: CodingKeyStyle, _ ignoresInitialized: Bool
  ) throws(Refusal) -> PackageField {
    var result = PackageField(field)
    let own = field.attributes.filter {
      SourcePackage.metacodable.attributes.contains($0.plainName)
    }
    var key = [style.key(for: field.name)]
    var hasKey = false
    var parents: [String] = []
    var keys: (decoded: [String]?, encoded: [String]?) = (nil, nil)
    for attribute in own {
      switch attribute.plainName {
      case "CodedAt":
        key = try attribute.texts()
        hasKey = true
        result.isFlattened = key.isEmpty
      case "CodedIn": parents = try attribute.texts()
      case "DecodedAt": keys.decoded = try attribute.texts()
      case "EncodedAt": keys.encoded = try attribute.texts()
      case "CodedAs":
        result.aliases = try attribute.texts()
        result.differences.append("\(field.name): documents with two of the keys")
      case "Default": try readDefault(attribute, field, &result)
      case "CodedBy": try readCoder(attribute, field, &result)
      case "IgnoreCoding": (result.decodedPath, result.encodedPath) = (nil, nil)
      case "IgnoreDecoding": result.decodedPath = nil
      case "IgnoreEncoding":
        if attribute.writtenArguments.isEmpty {
          result.encodedPath = nil
        } else {
          try readOmission(attribute, field, &result)
        }
      default: throw attribute.unknown()
      }
    }
    if ignoresInitialized, own.isEmpty, field.initialValue != nil {
      (result.decodedPath, result.encodedPath) = (nil, nil)
    }
    if !hasKey, keys.decoded == nil || keys.encoded == nil, !field.name.hasPlainWords,
      style != .useNames
    {
      result.differences.append("the key of \(field.name)")
    }
    let path = parents + key
    if result.decodedPath != nil { result.decodedPath = keys.decoded ?? path }
    if result.encodedPath != nil { result.encodedPath = keys.encoded ?? path }
    return result
  }

  private func readDefault(
    _ attribute: AttributeSyntax, _ field: StoredField, _ result: inout PackageField
  ) throws(Refusal) {
    let arguments = attribute.writtenArguments
    func outcome(_ expression: ExprSyntax) throws(Refusal) -> CodingFacts.Outcome {
      guard expression.isSelfContained else { throw attribute.unknown(expression) }
      return .value(standard: expression.trimmedText, of: field.valueType)
    }
    guard let first = arguments.first else { throw attribute.unknown() }
    switch arguments.map({ $0.label?.text }) {
    case [nil]: result.recover(with: try outcome(first.expression))
    case ["ifMissing"]:
      let standard = try outcome(first.expression)
      (result.missing, result.null) = (standard, standard)
    case ["ifMissing", "forErrors"]:
      let (one, other) = (try outcome(first.expression), try outcome(arguments[1].expression))
      guard one == other else { throw attribute.unknown() }
      result.recover(with: one)
    default: throw attribute.unknown()
    }
  }

  private func readCoder(
    _ attribute: AttributeSyntax, _ field: StoredField, _ result: inout PackageField
  ) throws(Refusal) {
    guard let call = attribute.writtenArguments.first?.expression.as(FunctionCallExprSyntax.self),
      attribute.writtenArguments.count == 1
    else { throw attribute.unknown() }
    let name = call.calledExpression.trimmedText.split(separator: "<")[0]
    let argument = call.arguments.first
    switch (String(name), argument?.label?.text) {
    case ("LossySequenceCoder", nil):
      guard argument == nil, field.isCollection else { throw attribute.unknown() }
      result.forms.append(.lossy(field.valueType ?? ""))
    case ("SequenceCoder", "configuration"?):
      guard argument?.expression.option?.name == "lossy", field.isCollection else {
        throw attribute.unknown()
      }
      result.forms.append(.lossy(field.valueType ?? ""))
    case ("ValueCoder", nil):
      guard argument == nil else { throw attribute.unknown() }
      result.forms.append(.coerced("flexible"))
      result.differences.append("\(field.name): which scalars of other types are accepted")
    case ("ISO8601DateCoder", nil) where argument == nil:
      result.forms.append(.by(".iso8601"))
      result.differences.append("\(field.name): dates with fractions of seconds")
    case ("Since1970DateCoder", nil) where argument == nil:
      result.forms.append(.by(".secondsSince1970"))
      result.differences.append("\(field.name): how dates are encoded")
    case ("Base64Coder", nil) where argument == nil: result.forms.append(.by(".base64"))
    default: throw attribute.unknown()
    }
  }

  private func readOmission(
    _ attribute: AttributeSyntax, _ field: StoredField, _ result: inout PackageField
  ) throws(Refusal) {
    guard let argument = attribute.writtenArguments.first, argument.label?.text == "if",
      attribute.writtenArguments.count == 1
    else { throw attribute.unknown() }
    var text = argument.expression.trimmedText
    // Attributes can't infer the root type of a key path, so it is written explicitly.
    if text.hasPrefix("\\."), let type = field.type?.trimmedText {
      text = "\\\(type)" + text.dropFirst()
    }
    result.omission = text
  }

  private func cases(
    _ tagging: Tagging, _ style: CodingKeyStyle, _ type: inout PackageType
  ) throws(Refusal) -> CaseFacts {
    var facts = CaseFacts(tagging: tagging)
    for declaration in code.cases {
      let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      for element in declaration.elements {
        let name = element.name.plain
        var tags = [style.key(for: name)]
        var isIgnored = false
        for attribute in attributes {
          switch attribute.plainName {
          case "CodedAs": tags = try attribute.texts()
          case "IgnoreCoding": isIgnored = true
          default: throw attribute.unknown()
          }
        }
        if isIgnored {
          facts.ignored.append(name)
          continue
        }
        guard !element.hasDefaults, element.rawValue == nil, !tags.isEmpty else {
          throw Refusal(code: .unlikeAttributes, detail: element.trimmedText)
        }
        facts.cases.append(
          CaseFacts.Case(
            name: name, tags: tagging == .untagged ? [] : tags.map(\.literal),
            payload: payload(of: element, tagging)))
        if tagging == .external, element.parameterClause == nil {
          type.differences.append("\(name) is encoded as a string instead of an object")
        }
      }
    }
    return facts
  }

  private func payload(
    of element: EnumCaseElementSyntax, _ tagging: Tagging
  ) -> CaseFacts.Payload {
    var fields = element.fields()
    guard !fields.isEmpty else { return .nothing }
    guard element.hasBareValue else { return .object(fields) }
    if case .adjacent(_, let content) = tagging {
      fields[0].path = [content]
      return .object(fields)
    }
    return .value(fields[0])
  }
}

extension TypePart {
  fileprivate var accessArgument: String {
    let levels: [Keyword: String] = [.public: "public", .open: "public", .package: "package"]
    for modifier in node.modifiers {
      if case .keyword(let word) = modifier.name.tokenKind, let level = levels[word] {
        return "(.\(level))"
      }
    }
    return ""
  }
}

extension String {
  /// Whether every capital letter starts a new word.
  ///
  /// If so, all packages split the name in the same way.
  var hasPlainWords: Bool {
    var last: Unicode.Scalar = "A"
    for letter in unicodeScalars {
      switch letter {
      case "a"..."z": break
      case "A"..."Z" where ("a"..."z").contains(last): break
      default: return false
      }
      last = letter
    }
    return ("a"..."z").contains(last) && first?.isLowercase == true
  }
}
