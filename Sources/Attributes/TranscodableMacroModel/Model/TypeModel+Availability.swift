import SwiftSyntax

extension TypeModel {
  var isUsableFromInline: Bool {
    writtenAttributes.contains { $0.name == "usableFromInline" }
  }

  /// Whether generated code uses fields, cases or hooks that are deprecated.
  var usesDeprecatedMembers: Bool {
    fields.contains { $0.declaration.attributes.areDeprecated }
      || cases.contains { $0.declaration.attributes.areDeprecated }
      || hooks.contains { $0.declaration.attributes.areDeprecated }
  }
}

extension EnumCaseModel {
  /// Whether no code can create the case.
  var isUnavailable: Bool { declaration.attributes.areUnavailable }
}

extension AttributeListSyntax {
  var areDeprecated: Bool { availability(contains: "deprecated") }

  fileprivate var areUnavailable: Bool { availability(contains: "*", "unavailable") }

  private func availability(contains words: String...) -> Bool {
    written.contains { attribute in
      attribute.name == "available"
        && words.allSatisfy { word in
          attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == word }
        }
    }
  }
}
