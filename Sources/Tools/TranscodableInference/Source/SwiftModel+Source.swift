extension SwiftModel {
  package func source() -> String {
    var text = SourceText()
    for line in imports { text.add(line) }
    if !isDocumentNamed {
      text.add()
      text.comment("A document is `\(spelled(root))`.", mark: "//")
    }
    for declaration in declarations {
      text.add()
      add(declaration, to: &text)
    }
    return text.text
  }

  package var documentType: String { spelled(root) }

  private var isDocumentNamed: Bool {
    if case .named(0) = root { true } else { false }
  }

  private var imports: [String] {
    let usesFoundation = allTypes.contains { $0.contains { $0.isOfFoundation } }
    switch options.style {
    case .plain: return ["import Foundation"]
    case .attributes:
      return usesFoundation
        ? ["import Foundation", "import Transcodable"] : ["import Transcodable"]
    }
  }

  private var allTypes: [SwiftType] {
    declarations.flatMap { declaration -> [SwiftType] in
      switch declaration.kind {
      case .record(let fields, _): fields.map(\.type)
      case .union(let cases, _): cases.map(\.type)
      case .tagged, .texts: []
      }
    } + [root]
  }

  private func add(_ declaration: Declaration, to text: inout SourceText) {
    if let note = declaration.note { text.comment(note) }
    switch declaration.kind {
    case .record(let fields, let isClass):
      if isClass { text.comment("A class, because a struct can't contain itself.") }
      let record = RecordSource(model: self, declaration, fields, isClass: isClass)
      record.add(to: &text)
    case .union(let cases, let isIndirect):
      UnionSource(model: self, name: declaration.name, cases: cases, isIndirect: isIndirect)
        .add(to: &text)
    case .tagged(let key, let cases, let isIndirect):
      TaggedSource(
        model: self, name: declaration.name, key: key, cases: cases, isIndirect: isIndirect
      ).add(to: &text)
    case .texts(let cases):
      StringEnumSource(model: self, name: declaration.name, cases: cases).add(to: &text)
    }
  }

  func addCoding(
    to text: inout SourceText, decoding: (inout SourceText) -> Void,
    encoding: (inout SourceText) -> Void
  ) {
    text.add()
    text.block("\(accessPrefix)init(from decoder: any Decoder) throws", decoding)
    text.add()
    text.block("\(accessPrefix)func encode(to encoder: any Encoder) throws", encoding)
  }

  func spelled(_ type: SwiftType) -> String {
    switch type {
    case .bool: "Bool"
    case .int: "Int"
    case .int64: "Int64"
    case .uint64: "UInt64"
    case .double: "Double"
    case .number: options.style == .plain ? "Decimal" : "JSON.Number"
    case .string: "String"
    case .date: "Date"
    case .url: "URL"
    case .decimal: "Decimal"
    case .described(let type): spelled(type)
    case .json: options.style == .plain ? "Never" : "JSON"
    case .optional(let type): spelled(type) + "?"
    case .nullable(let type): "CodableNullable<\(spelled(type))>"
    case .array(let type): "[\(spelled(type))]"
    case .map(let type): "[String: \(spelled(type))]"
    case .named(let number): declarations[number].name
    }
  }

  func spelledType(_ field: Field) -> String {
    field.isOrNull ? "CodableOrNull<\(spelled(field.type.wrapped))>" : spelled(field.type)
  }

  var accessPrefix: String { options.access.isEmpty ? "" : options.access + " " }
}

extension SwiftType {
  fileprivate var isOfFoundation: Bool {
    switch self {
    case .date, .url, .decimal: true
    default: false
    }
  }

  func contains(_ test: (SwiftType) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .optional(let type), .nullable(let type), .array(let type), .map(let type):
      return type.contains(test)
    default: return false
    }
  }
}
