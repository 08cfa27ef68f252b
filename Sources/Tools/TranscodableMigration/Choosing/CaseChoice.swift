internal import TranscodableMacroModel

extension CaseFacts {
  var arguments: [String] {
    switch tagging {
    case .external: []
    case .untagged: ["tagging: .untagged"]
    case .internal(let path): ["tagging: .internal(\(path.joined(separator: ".").literal))"]
    case .adjacent(let path, let content):
      ["tagging: .adjacent(\(path.joined(separator: ".").literal), \(content.literal))"]
    }
  }

  var attributes: [String: [String]] {
    var result: [String: [String]] = [:]
    for element in cases {
      var attributes: [String] = []
      if tagging != .untagged, element.tags != [element.name.literal] {
        attributes.append("@CodingTag(\(element.tags.joined(separator: ", ")))")
      }
      if case .object(let fields) = element.payload {
        attributes += payloadAttribute(fields).map { [$0] } ?? []
      }
      result[element.name] = attributes
    }
    if let unknown { result[unknown, default: []].append("@CodableUnknown") }
    for name in ignored { result[name] = ["@CodableIgnored"] }
    return result
  }

  private func payloadAttribute(_ fields: [CodingFacts.Field]) -> String? {
    let names = fields.enumerated().map { $1.name.isEmpty ? "_\($0)" : $1.name }
    let others = zip(names, fields).filter { $0 != $1.path[0] }
    if fields.count == 1, fields[0].name.isEmpty {
      // With adjacent tagging, an unlabeled value is encoded directly under the content key.
      if case .adjacent(_, let content) = tagging, fields[0].path == [content] { return nil }
      return "@CodingPayload(\(fields[0].path[0].literal))"
    }
    guard !others.isEmpty else { return nil }
    let keys = others.map { "\($0.literal): \($1.path[0].literal)" }.joined(separator: ", ")
    return "@CodingPayload([\(keys)])"
  }
}
