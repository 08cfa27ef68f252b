/// The coding of a plain type with a dictionary of the members without a field of their own.
struct RestSource {
  let model: SwiftModel
  let fields: [SwiftModel.Field]
  let rest: SwiftModel.Field

  private var valueType: String {
    if case .map(let type) = rest.type { model.spelled(type) } else { "" }
  }

  func add(to text: inout SourceText, keys: (inout SourceText) -> Void) {
    keys(&text)
    model.addCoding(to: &text, decoding: addDecoding, encoding: addEncoding)
    text.add()
    text.block("private struct OtherKey: CodingKey") { text in
      text.add("let stringValue: String")
      text.add("var intValue: Int? { nil }")
      text.add()
      text.add("init(stringValue: String) { self.stringValue = stringValue }")
      text.add()
      text.add("init?(intValue: Int) { nil }")
    }
  }

  private func addDecoding(to text: inout SourceText) {
    text.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
    for field in fields {
      let name = Names.spelled(field.name)
      let type = model.spelled(field.type.wrapped)
      let method = field.type.wrapped == field.type ? "decode" : "decodeIfPresent"
      text.add("\(name) =", "try container.\(method)(\(type).self, forKey: .\(name))")
    }
    text.add("let others = try decoder.container(keyedBy: OtherKey.self)")
    text.add("var values: [String: \(valueType)] = [:]")
    text.block("for key in others.allKeys where CodingKeys(stringValue: key.stringValue) == nil") {
      $0.add("values[key.stringValue] =", "try others.decode(\(valueType).self, forKey: key)")
    }
    text.add("\(rest.name) = values")
  }

  private func addEncoding(to text: inout SourceText) {
    text.add("var container = encoder.container(keyedBy: CodingKeys.self)")
    for field in fields {
      let name = Names.spelled(field.name)
      let method = field.type.wrapped == field.type ? "encode" : "encodeIfPresent"
      text.add("try container.\(method)(\(name), forKey: .\(name))")
    }
    text.add("var others = encoder.container(keyedBy: OtherKey.self)")
    text.block("for (key, value) in \(rest.name)") {
      $0.add("try others.encode(value, forKey: OtherKey(stringValue: key))")
    }
  }
}
