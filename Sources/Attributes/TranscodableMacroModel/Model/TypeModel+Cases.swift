import SwiftSyntax
import TranscodableNames

extension TypeModel {
  /// Whether the type is an enum whose raw values can be dictionary keys.
  var isKey: Bool {
    guard case .rawEnumeration(let rawType) = kind else { return false }
    return ["String", "Int", "Swift.String", "Swift.Int"].contains(rawType)
  }

  /// Returns whether the case can be encoded and decoded.
  func isCoded(_ enumCase: EnumCaseModel) -> Bool {
    guard !enumCase.isUnknown, enumCase.attributes.ignored == nil else { return false }
    guard let codingKeys, !codingKeys.isOpaque else { return true }
    return codingKeys.entries.contains { $0.name == enumCase.name }
  }

  /// The cases to encode and decode.
  ///
  /// There are none if the type is always converted to another type.
  var codedCases: [EnumCaseModel] { isConverted ? [] : cases.filter { isCoded($0) } }

  /// Returns the tags of a case: the encoded tag, then the other accepted tags.
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

  /// The tag of a case without a tag attribute.
  func computedTag(of enumCase: EnumCaseModel) -> String {
    let style = enumCase.attributes.naming?.style ?? style
    return (attribute.prefix?.value ?? "") + style.key(for: enumCase.name)
      + (attribute.suffix?.value ?? "")
  }

  /// The implicit or explicit raw value of a case.
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
