import SwiftSyntax

/// Finds the types that need a generic constraint, such as `T` for a field of type `[T]` and
/// `T.Element` for a field of type `T.Element`.
struct GenericUse {
  let parameters: [String]
  let nestedTypes: [String: MemberBlockSyntax]

  init(_ type: TypeModel) {
    parameters = type.genericParameters
    nestedTypes = type.nestedTypes
  }

  func types(in fields: [FieldModel], _ cases: [EnumCaseModel] = []) -> [String] {
    guard !parameters.isEmpty else { return [] }
    let finder = Finder(parameters: Set(parameters), nestedTypes: nestedTypes)
    for field in fields {
      if let annotation = field.annotation { finder.walk(annotation) }
      if let value = field.initialValue { finder.walk(value) }
    }
    for value in cases.flatMap(\.values) { finder.walk(value.origin.type) }
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    let parameters: Set<String>
    private var nestedTypes: [String: MemberBlockSyntax]
    private(set) var found: [String] = []

    init(parameters: Set<String>, nestedTypes: [String: MemberBlockSyntax]) {
      self.parameters = parameters
      self.nestedTypes = nestedTypes
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      guard isRootedInParameter(TypeSyntax(node)) else { return .visitChildren }
      add(node.trimmedText)
      return .skipChildren
    }

    // Matches `var list = [T]()`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if parameters.contains(node.baseName.text) { add(node.baseName.text) }
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if parameters.contains(node.name.text) { add(node.trimmedText) }
      visitNestedType(node.name.text)
      return .visitChildren
    }

    // A field with a nested type depends on the type parameters that the nested type's fields use.
    private func visitNestedType(_ name: String) {
      guard let members = nestedTypes.removeValue(forKey: name)?.members else { return }
      for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
        walk(variable.bindings)
      }
      for element in members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }) { walk(element) }
    }

    // Returns true for `T.Element.ID`, but not for `Box<T>.Element`.
    private func isRootedInParameter(_ type: TypeSyntax) -> Bool {
      if let member = type.as(MemberTypeSyntax.self) { return isRootedInParameter(member.baseType) }
      guard let name = type.as(IdentifierTypeSyntax.self) else { return false }
      return name.genericArgumentClause == nil && parameters.contains(name.name.text)
    }

    private func add(_ type: String) {
      if !found.contains(type) { found.append(type) }
    }
  }
}
