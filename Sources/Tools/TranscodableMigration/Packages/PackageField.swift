internal import SwiftSyntax
internal import TranscodableMacroModel

/// What the attributes of another package say about a field.
struct PackageField {
  let name: String
  /// The keys on the way to the value; nil if it is not decoded.
  var decodedPath: [String]?
  var encodedPath: [String]?
  var aliases: [String] = []
  var missing = CodingFacts.Outcome.failure
  var null = CodingFacts.Outcome.failure
  var wrong = CodingFacts.Outcome.failure
  var nilForm = CodingFacts.NilForm.never
  var omission: String?
  /// Whether the members of the value are those of the object around.
  var isFlattened = false
  /// What is said about the form of values, from the inside to the outside.
  var forms: [PackageForm] = []
  /// Where our attributes are like those of the package and not the same.
  var differences: [String] = []

  init(_ field: StoredField) {
    name = field.name
    decodedPath = [field.name]
    encodedPath = [field.name]
    if field.isOptional { (missing, null, nilForm) = (.none, .none, .omitted) }
    if field.isConstant { decodedPath = nil }
  }

  /// That any failure leads to a value.
  mutating func recover(with outcome: CodingFacts.Outcome) {
    (missing, null, wrong) = (outcome, outcome, outcome)
  }

  var isLossy: Bool { forms.contains { $0.attribute == "@CodableLossy" } }

  /// The attributes that say the form.
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

  var decoded: CodingFacts.DecodedField? {
    guard let path = decodedPath, !isFlattened else { return nil }
    var field = CodingFacts.DecodedField(
      name: name, path: path, type: nil, missing: missing, null: null, wrong: wrong)
    (field.aliases, field.form) = (aliases, form(true))
    return field
  }

  var encoded: CodingFacts.EncodedField? {
    guard let path = encodedPath, !isFlattened else { return nil }
    var field = CodingFacts.EncodedField(name: name, path: path, nilForm: nilForm)
    (field.omission, field.form) = (omission, form(false))
    return field
  }
}

/// One thing that is said about how values are written, as an attribute and in the words of facts.
struct PackageForm {
  var attribute: String?
  /// An argument of `@CodableModified`.
  var modifier: String?
  /// The rule that `@CodableValidated` makes of its arguments.
  var rule: String?
  /// What it makes of the form inside.
  var wrap: (_ inner: String, _ isDecoded: Bool) -> String = { inner, _ in inner }

  /// A strategy of both sides.
  static func by(_ strategy: String) -> PackageForm {
    PackageForm(attribute: "@CodableBy(\(strategy))") { _, _ in "by(\(strategy))" }
  }

  /// Scalars of other kinds, in collections or alone.
  static func coerced(_ policy: String) -> PackageForm {
    PackageForm(
      attribute: policy == "lossless" ? "@CodableCoerced" : "@CodableCoerced(.\(policy))"
    ) { _, isDecoded in isDecoded ? "coerced(\(policy))" : "" }
  }

  /// Collections without the elements that cannot be decoded.
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
