import SwiftSyntax
import TranscodableNames

extension TypeModel {
  var isKey: Bool {
    guard case .rawEnumeration(let rawType) = kind else { return false }
    return ["String", "Int", "Swift.String", "Swift.Int"].contains(rawType)
  }

  func isCoded(_ enumCase: EnumCaseModel) -> Bool {
    guard !enumCase.isUnknown, enumCase.attributes.ignored == nil, !enumCase.isUnavailable
    else { return false }
    guard let codingKeys, !codingKeys.isOpaque else { return true }
    return codingKeys.entries.contains { $0.name == enumCase.name }
  }

  var codedCases: [EnumCaseModel] { isConverted ? [] : cases.filter { isCoded($0) } }

  func tags(of enumCase: EnumCaseModel) -> [CodingTagModel] {
    let aliases = enumCase.attributes.aliases?.keys ?? []
    let own = enumCase.attributes.tags?.tags ?? [tag(of: enumCase)]
    return own + aliases.map { CodingTagModel($0) }
  }

  private func tag(of enumCase: EnumCaseModel) -> CodingTagModel {
    if case .rawEnumeration(let rawType) = kind {
      return rawValue(of: enumCase, rawType: rawType)
    }
    if let entry = codingKeys?.entries.first(where: { $0.name == enumCase.name }) {
      return CodingTagModel(entry.key)
    }
    if let key = enumCase.attributes.key?.key { return CodingTagModel(key) }
    return CodingTagModel(computedTag(of: enumCase))
  }

  func computedTag(of enumCase: EnumCaseModel) -> String {
    let style = enumCase.attributes.naming?.style ?? style
    return (attribute.prefix?.value ?? "") + style.key(for: enumCase.name)
      + (attribute.suffix?.value ?? "")
  }

  private func rawValue(of enumCase: EnumCaseModel, rawType: String) -> CodingTagModel {
    if let written = enumCase.origin.rawValue?.value, let tag = CodingTagModel(written) {
      return tag
    }
    if ["String", "Swift.String"].contains(rawType) { return CodingTagModel(enumCase.name) }
    var next = 0
    for other in cases {
      if let written = other.origin.rawValue?.value,
        let tag = CodingTagModel(written), case .number(let value) = tag.value
      {
        next = Int(value)
      }
      if other.name == enumCase.name { break }
      next += 1
    }
    return CodingTagModel(integer: next)
  }

  func key(of index: Int, in enumCase: EnumCaseModel) -> String {
    let label = enumCase.values[index].label
    let name = label ?? "_\(index)"
    if let payload = enumCase.attributes.payload {
      if let key = payload.key { return key }
      if let given = payload.keys.first(where: { $0.name == name }) { return given.key }
    }
    return label.map { style.key(for: $0) } ?? name
  }
}
