package import TranscodableJSON

extension SwiftModel {
  package struct Mismatch: Sendable, Hashable, CustomStringConvertible {
    package var pointer: JSON.Pointer
    package var message: String

    package var description: String {
      "\(pointer.tokens.isEmpty ? "the root" : "\(pointer)"): \(message)"
    }
  }

  /// Returns the locations at which decoding would fail or encoding would lose data.
  ///
  /// Unknown keys are reported too, because encoding would lose their values.
  package func mismatches(in document: JSON, limit: Int = 100) -> [Mismatch] {
    var validator = ModelValidator(model: self, limit: limit)
    validator.validate(document, root)
    return validator.found
  }
}

/// Validates a document by interpreting the model, so that no compiler is needed.
struct ModelValidator {
  let model: SwiftModel
  let limit: Int
  private(set) var found: [SwiftModel.Mismatch] = []
  private var path: [String] = []

  init(model: SwiftModel, limit: Int) {
    self.model = model
    self.limit = limit
  }

  mutating func validate(_ value: JSON, _ type: SwiftType) {
    guard found.count < limit else { return }
    switch (type, value) {
    case (.json, _), (.bool, .bool), (.string, .string): return
    case (.optional(let type), _), (.nullable(let type), _):
      if !value.isNull { validate(value, type) }
    case (.array(let type), .array(let elements)):
      for (index, element) in elements.enumerated() { validate(element, type, at: "\(index)") }
    case (.map(let type), .object(let object)):
      for (key, value) in object { validate(value, type, at: key) }
    case (.named(let number), _): validate(value, model.declarations[number])
    case (_, .number(let number)) where fits(number, type): return
    case (.date(let style), .string(let text))
    where DateStyle(of: text).map(style.contains) ?? false:
      return
    case (.date(let style), .number(let number))
    where style == .fractionalSeconds || style.isNumber && Int64(exactly: number) != nil:
      return
    case (.url, .string(let text)) where text.isPlainURL: return
    case (.described(let type), .string(let text))
    where TextScalars(of: text).contains(TextScalars(of: type)):
      return
    default: fail("expected \(model.spelled(type)) but found \(value.phrase)")
    }
  }

  private mutating func validate(_ value: JSON, _ type: SwiftType, at token: String) {
    path.append(token)
    validate(value, type)
    path.removeLast()
  }

  private mutating func fail(_ message: String) {
    let pointer = JSON.Pointer(tokens: path)
    if found.count < limit { found.append(SwiftModel.Mismatch(pointer: pointer, message: message)) }
  }

  private func fits(_ number: JSON.Number, _ type: SwiftType) -> Bool {
    switch type {
    case .int, .int64: Int64(exactly: number) != nil
    case .uint64: UInt64(exactly: number) != nil
    case .double, .decimal: number.double.isFinite
    case .number: true
    default: false
    }
  }

  private mutating func validate(_ value: JSON, _ declaration: SwiftModel.Declaration) {
    switch (declaration.kind, value) {
    case (.record(let fields, _), .object(let object)): validate(object, fields, tag: nil)
    case (.union(let cases, _), _):
      let fits = cases.contains { item in
        var validator = ModelValidator(model: model, limit: 1)
        validator.validate(value, item.type)
        return validator.found.isEmpty
      }
      guard !fits else { return }
      // If a case is of the same kind as the value, that case's problems are reported.
      let same = cases.first { model.isContainer($0.type, like: value) }
      if let same {
        validate(value, same.type)
      } else {
        fail("no case of \(declaration.name) matches")
      }
    case (.tagged(let key, let cases, _), .object(let object)):
      guard let tag = object[key]?.string else { return fail("\(key.literal) is missing") }
      guard let item = cases.first(where: { $0.tag == tag }) else {
        return fail("\(declaration.name) has no case for \(tag.literal)")
      }
      validate(object, item.type.map { model.fields(of: $0) } ?? [], tag: key)
    case (.texts(let cases), .string(let text)):
      if model.isExact, !cases.contains(where: { $0.text == text }) {
        fail("\(declaration.name) has no case for \(text.literal)")
      }
    default: fail("expected \(declaration.name) but found \(value.phrase)")
    }
  }

  private mutating func validate(_ object: JSON.Object, _ fields: [SwiftModel.Field], tag: String?)
  {
    var count = tag == nil ? 0 : 1
    let rest = fields.first { $0.isRest }
    for field in fields where !field.isRest {
      guard let value = object[field.key] else {
        if !field.isOptional { fail("\(field.key.literal) is missing") }
        continue
      }
      count += 1
      validate(value, field.type, at: field.key)
    }
    guard count < object.count else { return }
    let keys = Set(fields.filter { !$0.isRest }.map(\.key))
    for (key, value) in object where !keys.contains(key) && key != tag {
      if case .map(let type)? = rest?.type {
        validate(value, type, at: key)
      } else {
        fail("unknown key \(key.literal)")
      }
    }
  }
}

extension SwiftModel {
  func fields(of type: SwiftType) -> [Field] {
    guard case .named(let number) = type, case .record(let fields, _) = declarations[number].kind
    else { return [] }
    return fields
  }

  fileprivate func isContainer(_ type: SwiftType, like value: JSON) -> Bool {
    switch (type, value) {
    case (.array, .array), (.map, .object): return true
    case (.named(let number), .object):
      if case .texts = declarations[number].kind { return false }
      return true
    default: return false
    }
  }
}

extension SwiftModel.Field {
  var isOptional: Bool { !isOrNull && type.wrapped != type || rules.defaultValue != nil }
}

extension JSON {
  var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number(let number): "the number \(number.text.prefix(32))"
    case .string(let text): "the string \(String(text.prefix(32)).literal)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
