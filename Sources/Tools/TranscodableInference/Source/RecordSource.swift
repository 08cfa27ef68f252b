internal import TranscodableNames

struct RecordSource {
  private let model: SwiftModel
  private let name: String
  private let fields: [SwiftModel.Field]
  private let isClass: Bool
  private let type: SwiftModel.Declaration

  init(
    model: SwiftModel, _ declaration: SwiftModel.Declaration, _ fields: [SwiftModel.Field],
    isClass: Bool
  ) {
    self.model = model
    type = declaration
    name = declaration.name
    self.fields = fields.filter { !$0.isLeftOut }
    self.isClass = isClass
    left = fields.filter(\.isLeftOut)
  }

  /// The fields that are omitted because they would require attributes.
  private let left: [SwiftModel.Field]

  func add(to text: inout SourceText) {
    switch model.options.style {
    case .attributes: addAttributes(to: &text)
    case .plain: addPlain(to: &text)
    }
  }

  private var traits: RecordTraits { RecordTraits(fields, name: name, model.decisions) }

  private var keyword: String {
    let access = model.accessPrefix
    return isClass ? "\(access)final class" : "\(access)struct"
  }

  private func declaration(_ field: SwiftModel.Field) -> String {
    // A class is only `Sendable` if its properties are immutable.
    let keyword = model.options.isMutable && !isClass ? "var" : "let"
    let name = Names.spelled(field.name)
    return "\(model.accessPrefix)\(keyword) \(name): \(model.spelledType(field))"
  }

  // MARK: - With attributes

  private func addAttributes(to text: inout SourceText) {
    let style = hasEmptyKey ? .useNames : traits.style
    let arguments =
      (style == .useNames ? [] : ["keys: .\(style.rawValue)"])
      + (type.refusesNulls ? ["nulls: .reject"] : [])
      + (traits.writesNulls ? ["nilEncoding: .null"] : [])
      + (type.isClosed ? ["unknownKeys: .reject"] : [])
      + (commonDates.map { ["dates: \($0.nameOfStrategy)"] } ?? [])
    let list = arguments.joined(separator: ",\n")
    text.add(attribute: arguments.isEmpty ? "@Codable" : "@Codable(\n\(list))")
    guard !fields.isEmpty else { return text.add("\(keyword) \(name): Sendable {}") }
    text.block("\(keyword) \(name): Sendable") { text in
      for field in fields {
        if let note = field.note { text.comment(note) }
        text.add(attributes(field, style), declaration(field), remark: field.remark)
      }
      if hasEmptyKey { addCodingKeys(to: &text) }
    }
  }

  /// The format of most dates in the type, if at least two fields have dates of this format.
  private var commonDates: DateStyle? {
    let styles = fields.compactMap(\.type.dateStyle)
    return styles.first { style in
      let count = styles.count { $0.strategy == style.strategy }
      return count > 1 && count * 2 > styles.count
    }
  }

  /// Attributes can't specify an empty key.
  private var hasEmptyKey: Bool { fields.contains { $0.key.isEmpty && !$0.isRest } }

  private func attributes(_ field: SwiftModel.Field, _ style: CodingKeyStyle) -> [String] {
    if field.isRest { return ["@CodableFlattened"] }
    var attributes: [String] = []
    if !hasEmptyKey, style.key(for: field.name) != field.key {
      let literal = field.key.literal
      // In an ordinary key, a dot would separate the components of a path.
      attributes.append(
        field.key.contains { ".[]\\".contains($0) }
          ? "@CodingKey(literal: \(literal))" : "@CodingKey(\(literal))")
    }
    if let strategy = field.type.strategy,
      commonDates == nil || field.type.dateStyle?.strategy != commonDates?.strategy
    {
      attributes.append("@CodableBy(\(strategy))")
    }
    if case .optional = field.type, !field.isOrNull, field.writesNull != traits.writesNulls {
      attributes.append("@EncodableNil(.\(field.writesNull ? "null" : "omit"))")
    }
    return attributes + field.rules.attributes
  }

  // MARK: - Without attributes

  private func addPlain(to text: inout SourceText) {
    for field in left { text.comment("`\(field.key.visibleKey)`: \(field.remark ?? "omitted").") }
    guard !fields.isEmpty else { return text.add("\(keyword) \(name): Codable, Sendable {}") }
    text.block("\(keyword) \(name): Codable, Sendable") { text in
      for field in fields {
        if let note = field.note { text.comment(note) }
        text.add([], declaration(field), remark: field.remark)
      }
      if let rest = fields.first(where: \.isRest) {
        RestSource(model: model, fields: named, rest: rest).add(to: &text, keys: addCodingKeys)
      } else if fields.contains(where: { $0.name != $0.key }) {
        addCodingKeys(to: &text)
      }
    }
  }

  private var named: [SwiftModel.Field] { fields.filter { !$0.isRest } }

  private func addCodingKeys(to text: inout SourceText) {
    text.add()
    text.block("private enum CodingKeys: String, CodingKey") { text in
      for field in named {
        let name = "case \(Names.spelled(field.name))"
        if field.name == field.key {
          text.add(name)
        } else {
          text.add(name + " =", field.key.literal)
        }
      }
    }
  }
}

extension DateStyle {
  /// The strategy as an argument of `dates:`.
  fileprivate var nameOfStrategy: String {
    strategy.contains("(") ? ".by(\(strategy))" : strategy
  }
}

extension String {
  var visibleKey: String {
    String(literal.dropFirst().dropLast()).replacing("`", with: "'")
  }
}

extension FieldRules {
  /// The attributes, in which each line feed marks a possible line break.
  fileprivate var attributes: [String] {
    var attributes = defaultValue.map { ["@CodableDefault(\n\($0),\nfor: .missing)"] } ?? []
    if !rules.isEmpty {
      attributes.append("@CodableValidated(\n\(rules.joined(separator: ",\n")))")
    }
    if let (test, message) = condition {
      attributes.append(
        "@CodableValidated(\nwhere: { (text: String) in \(test) },\n\(message.literal))")
    }
    return attributes
  }
}
