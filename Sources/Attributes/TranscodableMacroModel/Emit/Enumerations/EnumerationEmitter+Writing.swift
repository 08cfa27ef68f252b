extension EnumerationEmitter {
  var writing: [Code] {
    // An unknown case is encoded on the container path, which writes the stored input.
    switchOverSelf(
      code, refusal: { "writer.__failIgnored(self, \($0.name.literal))" },
      unknown: { "case .\($0.name): writer.__encode(self)" })
  }

  private func code(_ enumCase: PlannedCase) -> Code {
    // The direct path can't encode these values. The objects around the tag may also contain
    // members of the payload, or a strategy may encode something other than an object.
    if case .value(let field) = enumCase.payload, let path = enumeration.tagging.path,
      path.count > 1 || field.payloadCoding != nil
    {
      return "case .\(enumCase.name): writer.__encode(self)"
    }
    return Code(enumCase.block(statements(enumCase)))
  }

  private func statements(_ enumCase: PlannedCase) -> [Code] {
    let tag = enumCase.tags.first
    let key = (tag?.key ?? "").escapedForJSON.literal
    let wraps = enumeration.tagging == .external
    switch enumCase.payload {
    case .nothing where tag?.isNull ?? false: return ["writer.writeNull()"]
    case .nothing: return ["writer.write(\(tag?.text ?? "\"\""))"]
    case .object(let object):
      let members = JSONEncodableEmitter(plan: plan).statements(of: object)
      let inner: [Code] = wraps ? ["writer.beginObject(\(key))"] : []
      return ["writer.beginObject()"] + inner + members + inner.map { _ in "writer.endObject()" }
        + ["writer.endObject()"]
    case .value(let field):
      if let name = enumeration.tagging.path?.first {
        return [
          """
          writer.__write(\(field.storage), beside: \(name.escapedForJSON.literal), \
          \(tag?.text ?? "\"\""))
          """
        ]
      }
      let value = EncodingTarget.writer.encode(
        field.storage, by: field.writtenElementStrategy, forKey: wraps ? key : nil)
      return wraps ? ["writer.beginObject()", value, "writer.endObject()"] : [value]
    }
  }
}

extension PlannedCase {
  func block(_ statements: [Code]) -> [Code] {
    ["case \(pattern):"] + statements.map { $0.indented() }
  }
}
