internal import SwiftSyntax
internal import TranscodableMacroModel

struct ReerCodableCases {
  private let code: HandWrittenCode

  init(_ code: HandWrittenCode) { self.code = code }

  private struct Rules {
    var tags: [String] = []
    var path: [String]?
    var keys: [String: String] = [:]
  }

  func read(_ type: inout PackageType) throws(Refusal) -> CaseFacts {
    var facts = CaseFacts(tagging: .external)
    var paths: Set<[String]?> = []
    for declaration in code.cases {
      let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      for element in declaration.elements {
        var rules = Rules()
        for attribute in attributes { rules = try read(attribute) }
        let name = element.name.plain
        guard !element.hasDefaults, element.rawValue == nil else {
          throw Refusal(code: .unlikeAttributes, detail: element.trimmedText)
        }
        paths.insert(rules.path)
        let fields = element.fields(keys: rules.keys)
        // Without a key, ReerCodable encodes an unlabeled value in a way that no attribute can
        // reproduce.
        guard fields.allSatisfy({ !$0.path[0].hasPrefix("_") }) else {
          throw Refusal(code: .unlikeAttributes, detail: element.trimmedText)
        }
        facts.cases.append(
          CaseFacts.Case(
            name: name, tags: rules.tags.isEmpty ? [name.literal] : rules.tags,
            payload: fields.isEmpty ? .nothing : .object(fields)))
      }
    }
    guard paths.count == 1, let path = paths.first else {
      throw Refusal(code: .codedCases, detail: "tags at several paths")
    }
    if let path { facts.tagging = .internal(tag: path) }
    if facts.cases.contains(where: { $0.tags.first?.hasPrefix("\"") == false }) {
      type.differences.append("which tag is encoded")
    }
    return facts
  }

  private func read(_ attribute: AttributeSyntax) throws(Refusal) -> Rules {
    guard attribute.plainName == "CodingCase" else { throw attribute.unknown() }
    var rules = Rules()
    var label = ""
    for argument in attribute.writtenArguments {
      label = argument.label?.text ?? label
      switch label {
      case "match": try readTag(argument.expression, attribute, &rules)
      case "values":
        for element in argument.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
          try readKey(element.expression, attribute, &rules)
        }
      default: throw attribute.unknown(argument)
      }
    }
    return rules
  }

  private func readTag(
    _ expression: ExprSyntax, _ attribute: AttributeSyntax, _ rules: inout Rules
  ) throws(Refusal) {
    let kinds = ["string", "int", "double", "bool", "intRange", "doubleRange", "stringRange"]
    guard let option = expression.option, kinds.contains(option.name),
      let value = option.arguments.first?.expression
    else { throw attribute.unknown(expression) }
    rules.tags.append(value.trimmedText)
    guard option.arguments.count == 2 else { return }
    guard option.arguments[1].label?.text == "at",
      let text = option.arguments[1].expression.literalText
    else { throw attribute.unknown(expression) }
    rules.path = text.keysOfPath
  }

  private func readKey(
    _ expression: ExprSyntax, _ attribute: AttributeSyntax, _ rules: inout Rules
  ) throws(Refusal) {
    guard let option = expression.option, option.arguments.count == 2,
      let name = option.arguments.first?.expression,
      let key = option.arguments[1].expression.literalText
    else { throw attribute.unknown(expression) }
    switch option.name {
    case "label":
      guard let label = name.literalText else { throw attribute.unknown(expression) }
      rules.keys[label] = key
    case "index":
      guard let index = Int(name.trimmedText) else { throw attribute.unknown(expression) }
      rules.keys["_\(index)"] = key
    default: throw attribute.unknown(expression)
    }
  }
}
