internal import SwiftSyntax
internal import TranscodableMacroModel

/// How another package's attributes affect a field.
struct PackageField {
  let name: String
  var decodedPath: [String]?
  var encodedPath: [String]?
  var aliases: [String] = []
  var missing = CodingFacts.Outcome.failure
  var null = CodingFacts.Outcome.failure
  var wrong = CodingFacts.Outcome.failure
  var nilForm = CodingFacts.NilForm.never
  var omission: String?
  /// Whether the members of the field's value are stored directly in the enclosing object.
  var isFlattened = false
  /// The strategies and modifiers, starting with the innermost.
  var forms: [PackageForm] = []
  var differences: [String] = []

  init(_ field: StoredField) {
    name = field.name
    decodedPath = [field.name]
    encodedPath = [field.name]
    if field.isOptional { (missing, null, nilForm) = (.none, .none, .omitted) }
    if field.isConstant { decodedPath = nil }
  }

  mutating func recover(with outcome: CodingFacts.Outcome) {
    (missing, null, wrong) = (outcome, outcome, outcome)
  }

  var formAttributes: [String] {
    let modifiers = forms.compactMap(\.modifier)
    return forms.compactMap(\.attribute)
      + (modifiers.isEmpty ? [] : ["@CodableModified(\(modifiers.joined(separator: ", ")))"])
  }

  private func form(_ isDecoded: Bool) -> String? {
    let modifiers = forms.compactMap(\.modifier)
    var form = ""
    for step in forms where step.modifier == nil { form = step.wrap(form, isDecoded) }
    if isDecoded, !modifiers.isEmpty {
      form = "modified(\(form); \(modifiers.joined(separator: ", ")))"
    }
    for step in forms where step.rule != nil && isDecoded {
      form = "validated(\(form); \(step.rule ?? ""))"
    }
    return form.isEmpty ? nil : form
  }

  var decoded: CodingFacts.Field? {
    guard let path = decodedPath, !isFlattened else { return nil }
    var field = CodingFacts.Field(name, at: path, missing: missing, null: null)
    (field.wrong, field.aliases, field.form) = (wrong, aliases, form(true))
    return field
  }

  var encoded: CodingFacts.Field? {
    guard let path = encodedPath, !isFlattened else { return nil }
    var field = CodingFacts.Field(name, at: path, nilForm: nilForm)
    (field.omission, field.form) = (omission, form(false))
    return field
  }
}

struct PackageForm {
  var attribute: String?
  var modifier: String?
  var rule: String?
  var wrap: (_ inner: String, _ isDecoded: Bool) -> String = { inner, _ in inner }

  static func by(_ strategy: String) -> PackageForm {
    PackageForm(attribute: "@CodableBy(\(strategy))") { _, _ in "by(\(strategy))" }
  }

  static func coerced(_ policy: String) -> PackageForm {
    PackageForm(
      attribute: policy == "lossless" ? "@CodableCoerced" : "@CodableCoerced(.\(policy))"
    ) { _, isDecoded in isDecoded ? "coerced(\(policy))" : "" }
  }

  static func lossy(_ type: String) -> PackageForm {
    PackageForm(attribute: "@CodableLossy") { inner, isDecoded in
      guard isDecoded else { return inner }
      let isDictionary = type.hasPrefix("[") && type.contains(":") || type.hasPrefix("Dictionary<")
      return inner.isEmpty ? "lossy()" : "lossy(\(isDictionary ? "values" : "elements")(\(inner)))"
    }
  }

  static func modified(_ modifier: String) -> PackageForm { PackageForm(modifier: modifier) }

  static func validated(_ closure: String) -> PackageForm {
    PackageForm(
      attribute: "@CodableValidated(where: \(closure))",
      rule: "TranscodableEssentials.CodableValidation(where: \(closure))")
  }
}
