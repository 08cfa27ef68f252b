internal import SwiftSyntax
internal import TranscodableMacroModel
internal import TranscodableNames

struct AttributeChoice {
  let type: String
  private(set) var fields: [String: [String]]
  private(set) var cases: [String: [String]] = [:]
  private(set) var others: [String] = []

  init(
    _ facts: TypeFacts, _ fields: [StoredField], keepsKeys: Bool, isExtensible: Bool,
    container: [String] = []
  ) {
    let chooser = FieldChooser(facts, keepsKeys: keepsKeys, container: container)
    let style = keepsKeys || facts.facts.layout != .object ? .useNames : chooser.style(fields)
    let nulls = facts.facts.encodedFields.filter { $0.nilForm == .null }
    let writesNulls =
      facts.facts.layout == .object && nulls.count > 1
      && !facts.facts.encodedFields.contains { $0.nilForm == .omitted }
    var arguments = isExtensible ? ["superclass: .none"] : []
    switch facts.facts.superclass {
    case .flat?: arguments = ["superclass: .flat"]
    case .nested(let key)?:
      arguments = ["superclass: .nested" + (key.map { "(\($0.literal))" } ?? "")]
    case nil, SuperclassCoding.none?: break
    }
    if style != .useNames { arguments.append("keys: .\(style.rawValue)") }
    if !container.isEmpty {
      arguments.append("container: \(container.joined(separator: ".").literal)")
    }
    if facts.facts.layout == .value { arguments.append("layout: .transparent") }
    if facts.facts.layout == .elements { arguments.append("layout: .positional") }
    if fields.contains(where: chooser.isStrict) { arguments.append("missing: .strict") }
    if writesNulls { arguments.append("nilEncoding: .null") }
    if case .cases(let choice) = facts.facts.layout {
      arguments += choice.arguments
      cases = choice.attributes
    }
    if case .rawValue(let unknown?) = facts.facts.layout { cases = [unknown: ["@CodableUnknown"]] }
    let name =
      switch facts.sides {
      case .decode: "Decodable"
      case .encode: "Encodable"
      default: "Codable"
      }
    type = "@\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    self.fields = Dictionary(
      fields.map {
        let attributes = chooser.attributes($0, style, writesNulls: writesNulls)
        return ($0.name, attributes + (facts.formAttributes[$0.name] ?? []))
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension AttributeChoice {
  init(_ type: PackageType, _ facts: TypeFacts, _ fields: [StoredField]) {
    self.init(
      facts, fields, keepsKeys: false, isExtensible: false, container: type.container)
    others = type.otherAttributes
    for field in type.fields {
      var attributes = self.fields[field.name] ?? []
      if field.isFlattened { attributes = ["@CodableFlattened"] }
      let first = attributes.prefix { $0.hasPrefix("@Coding") || $0.contains("codableKey(") }
      if !field.aliases.isEmpty {
        attributes.insert(
          "@DecodableAlias(\(field.aliases.map(\.literal).joined(separator: ", ")))",
          at: first.count)
      }
      if let omission = field.omission { attributes.append("@EncodableIgnored(if: \(omission))") }
      attributes.insert(contentsOf: field.formAttributes, at: first.count)
      self.fields[field.name] = attributes
    }
  }
}

private struct FieldChooser {
  let facts: TypeFacts
  let keepsKeys: Bool
  let container: [String]
  private let decodedFields: [String: CodingFacts.Field]
  private let encodedFields: [String: CodingFacts.Field]

  init(_ facts: TypeFacts, keepsKeys: Bool, container: [String]) {
    (self.facts, self.keepsKeys, self.container) = (facts, keepsKeys, container)
    decodedFields = Dictionary(
      facts.facts.decodedFields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    encodedFields = Dictionary(
      facts.facts.encodedFields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func decoded(_ field: StoredField) -> CodingFacts.Field? {
    decodedFields[field.name]
  }

  private func encoded(_ field: StoredField) -> CodingFacts.Field? {
    encodedFields[field.name]
  }

  /// Returns whether a missing key is a failure, even though the field has an initial value.
  func isStrict(_ field: StoredField) -> Bool {
    field.isVariable && field.initialValue != nil && !field.isOptional
      && decoded(field)?.missing == .failure && facts.facts.layout == .object
  }

  func style(_ fields: [StoredField]) -> CodingKeyStyle {
    let paths = fields.map { Set([decoded($0)?.path, encoded($0)?.path].compactMap(\.self)) }
    func exceptions<Name>(_ names: [Name], _ key: (Name) -> String) -> Int {
      zip(names, paths).reduce(0) { sum, field in
        let key = container + [key(field.0)]
        return sum + field.1.count { $0 != key }
      }
    }
    let plain = exceptions(fields) { $0.name }
    if plain == 0 { return .useNames }
    let names = fields.map { NameWords($0.name) }
    let counts = CodingKeyStyle.allCases.filter { $0 != .useNames }.map { style in
      (style, exceptions(names) { style.key(for: $0) })
    }
    guard let (best, count) = counts.min(by: { $0.1 < $1.1 }) else { return .useNames }
    let saved = plain - count
    // A key that consists of a single word matches several styles, so it doesn't reveal the style.
    let isTelling = fields.contains { field in
      field.name.dropFirst().contains(where: \.isUppercase)
        && keyAttributes(field, best).count < keyAttributes(field, .useNames).count
    }
    return saved > 1 || saved == 1 && isTelling && count == 0 ? best : .useNames
  }

  func attributes(
    _ field: StoredField, _ style: CodingKeyStyle, writesNulls: Bool
  ) -> [String] {
    let isObject = facts.facts.layout == .object
    let keys = keepsKeys || !isObject ? [] : keyAttributes(field, style)
    return keys + ignoring(field)
      + (isObject ? [standard(field), nilForm(field, writesNulls)].compactMap(\.self) : [])
  }

  private func keyAttributes(_ field: StoredField, _ style: CodingKeyStyle) -> [String] {
    let paths = (decoded(field)?.path, encoded(field)?.path)
    let computed = container + [style.key(for: field.name)]
    switch paths {
    case (nil, nil): return []
    case (let path?, nil), (nil, let path?): return path == computed ? [] : [key(path)]
    case (let first?, let second?) where first == second:
      return first == computed ? [] : [key(first)]
    case (let first?, let second?):
      return [
        first == computed ? nil : "@DecodableKey(\(self.path(first)))",
        second == computed ? nil : "@EncodableKey(\(self.path(second)))",
      ].compactMap(\.self)
    }
  }

  private func key(_ path: [String]) -> String {
    let inner = path.dropFirst(container.count)
    if inner.count > 1 { return "@CodingPath(\(self.path(path)))" }
    let text = inner.first ?? ""
    return "@CodingKey(\(text.contains(".") ? "literal: " : "")\(text.literal))"
  }

  private func path(_ whole: [String]) -> String {
    let path = whole.dropFirst(container.count)
    return path.contains { $0.contains(".") }
      ? path.map(\.literal).joined(separator: ", ") : path.joined(separator: ".").literal
  }

  private func ignoring(_ field: StoredField) -> [String] {
    let isDecoded = decoded(field) != nil || !facts.sides.contains(.decode)
    let isEncoded = encoded(field) != nil || !facts.sides.contains(.encode)
    // If the key type is kept, fields that it doesn't list are ignored and need no attribute.
    if keepsKeys, decoded(field) == nil, encoded(field) == nil { return [] }
    switch (isDecoded, isEncoded) {
    case (true, true): return []
    case (false, false): return ["@CodableIgnored"]
    case (false, true): return field.isConstant ? [] : ["@DecodableIgnored"]
    case (true, false): return facts.sides == .decode ? [] : ["@EncodableIgnored"]
    }
  }

  private func standard(_ field: StoredField) -> String? {
    guard let decoded = decoded(field) else { return nil }
    let type = field.valueType ?? decoded.type ?? ""
    // A lossy collection drops invalid elements, so its default is used only if the value isn't a
    // collection.
    let isLossy = decoded.form?.contains("lossy(") ?? false
    switch (decoded.missing, decoded.wrong) {
    case (.failure, _): return nil
    case (.none, .failure): return nil
    case (.none, _) where isLossy: return nil
    case (.none, _):
      return type.isCollectionType
        ? "@CodableDefault(\(type)?.none, for: .anyFailure)" : "@CodableLossy"
    case (.value(let text), let wrong):
      let initial = field.initialValue.map {
        CodingFacts.Outcome.value(standard: $0.trimmedText, of: type)
      }
      let isPlain = wrong == .failure || isLossy
      if field.isVariable, initial == decoded.missing, isPlain { return nil }
      guard !text.hasPrefix(".") || !type.isEmpty else { return nil }
      let value = text.hasPrefix(".") ? type + text : text
      return "@CodableDefault(\(value)\(isPlain ? "" : ", for: .anyFailure"))"
    }
  }

  private func nilForm(_ field: StoredField, _ writesNulls: Bool) -> String? {
    guard let nilForm = encoded(field)?.nilForm, nilForm != .never else { return nil }
    // A field with a default encodes nil as null unless an attribute changes this.
    if case .value? = decoded(field)?.missing {
      return nilForm == .omitted ? "@EncodableNil(.omit)" : nil
    }
    return nilForm == .null && !writesNulls ? "@EncodableNil(.null)" : nil
  }
}
