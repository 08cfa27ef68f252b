internal import SwiftSyntax
internal import TranscodableMacroModel

struct HandWrittenCode {
  private(set) var keys: [KeysDeclaration] = []
  private(set) var decoders: [(node: InitializerDeclSyntax, part: TypePart)] = []
  private(set) var encoders: [(node: FunctionDeclSyntax, part: TypePart)] = []
  private(set) var fields: [StoredField] = []
  private(set) var cases: [EnumCaseDeclSyntax] = []
  private(set) var extensionInitializers: [[String]] = []
  private(set) var obstacle: Refusal?
  private let knownAttributes: Set<String>

  init(_ group: TypeGroup, knownAttributes: Set<String> = []) {
    self.knownAttributes = knownAttributes
    for part in group.parts {
      for member in part.node.memberBlock.members { read(member.decl, in: part) }
    }
  }

  var isEmpty: Bool { keys.isEmpty && decoders.isEmpty && encoders.isEmpty }

  var hasWordsInKeys: Bool { fields.contains { $0.name.contains(where: \.isUppercase) } }

  private mutating func read(_ declaration: DeclSyntax, in part: TypePart) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): read(variable, in: part)
    case .enumCaseDecl(let node): cases.append(node)
    case .enumDecl(let node): keys += [KeysDeclaration(node, in: part)].compactMap(\.self)
    case .typeAliasDecl(let node) where node.name.plain == "CodingKeys":
      refuse(.computedKeys, "typealias CodingKeys")
    case .structDecl(let node) where node.name.plain == "CodingKeys":
      refuse(.computedKeys, "struct CodingKeys")
    case .initializerDecl(let node):
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      if node.takesCoder("Decoder", labelled: "from") {
        decoders.append((node, part))
      } else if part.isExtension {
        extensionInitializers.append(labels)
      }
    case .functionDecl(let node) where node.takesCoder("Encoder", labelled: "to"):
      encoders.append((node, part))
    case .ifConfigDecl(let node) where node.affectsCoding:
      refuse(.conditionalMember, node.clauses.first?.condition?.trimmedText ?? "#if")
    default: break
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax, in part: TypePart) {
    let modifiers = variable.modifiers.map(\.name.tokenKind)
    if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.class)) { return }
    if variable.isComputed || part.isExtension { return }
    if modifiers.contains(.keyword(.lazy)) { return refuse(.customLogic, "a lazy property") }
    let wrapper = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { !knownAttributes.contains($0.plainName) }
    if let wrapper { refuse(.propertyWrapper, wrapper.trimmedText) }
    var type: TypeSyntax?
    var found: [StoredField] = []
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let field = StoredField(binding, type: type, in: variable) else {
        return refuse(.customLogic, binding.trimmedText)
      }
      found.append(field)
    }
    fields += found.reversed()
  }

  private mutating func refuse(_ code: MigrationCode, _ detail: String) {
    obstacle = obstacle ?? Refusal(code: code, detail: detail)
  }

  func keys(named name: String) throws(Refusal) -> KeysDeclaration? {
    let found = keys.filter { $0.name == name }
    guard found.count < 2 else { throw Refusal(code: .computedKeys, detail: name) }
    if let obstacle = found.first?.obstacle {
      throw Refusal(code: .computedKeys, detail: "\(name): \(obstacle)")
    }
    return found.first
  }
}

extension IfConfigDeclSyntax {
  /// Whether a member inside `#if` can change how the type is coded.
  fileprivate var affectsCoding: Bool {
    clauses.contains { clause in
      guard case .decls(let members)? = clause.elements else { return clause.elements != nil }
      return members.contains { $0.decl.affectsCoding }
    }
  }
}

extension DeclSyntax {
  fileprivate var affectsCoding: Bool {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): node.name.plain == "encode"
    case .variableDecl(let node):
      !node.isComputed
        && !node.modifiers.contains {
          [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
        }
    case .subscriptDecl: false
    case .ifConfigDecl(let node): node.affectsCoding
    default: true
    }
  }
}

extension TypePart {
  /// Whether the extension only adds members that don't change how the type is coded.
  var isUnrelatedToCoding: Bool {
    isExtension && inherited.isEmpty && attributes.isEmpty
      && !node.memberBlock.members.contains { $0.decl.affectsCoding }
  }
}

extension VariableDeclSyntax {
  /// Stored properties with observers are not computed.
  var isComputed: Bool {
    bindings.contains { binding in
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let accessors) = block.accessors else { return true }
      return accessors.contains {
        ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate func takesCoder(_ name: String, labelled label: String) -> Bool {
    optionalMark == nil && signature.parameterClause.isOne(name, labelled: label)
  }

  var coder: String { signature.parameterClause.coder }
}

extension FunctionDeclSyntax {
  fileprivate func takesCoder(_ type: String, labelled label: String) -> Bool {
    name.plain == "encode" && signature.parameterClause.isOne(type, labelled: label)
      && !modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  var coder: String { signature.parameterClause.coder }
}

extension FunctionParameterClauseSyntax {
  fileprivate func isOne(_ type: String, labelled label: String) -> Bool {
    guard parameters.count == 1, let parameter = parameters.first else { return false }
    let text = parameter.type.trimmedText
    let names = ["", "any "].flatMap { prefix in [prefix + type, prefix + "Swift." + type] }
    return parameter.firstName.text == label && names.contains(text)
  }

  fileprivate var coder: String {
    parameters.first.map { ($0.secondName ?? $0.firstName).plain } ?? ""
  }
}
