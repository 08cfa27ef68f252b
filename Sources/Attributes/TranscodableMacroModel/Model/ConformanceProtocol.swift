import SwiftSyntax

enum ConformanceProtocol: String, CaseIterable {
  case decodable = "Swift.Decodable"
  case encodable = "Swift.Encodable"
  case jsonDecodable = "TranscodableEssentials.JSONDecodable"
  case jsonEncodable = "TranscodableEssentials.JSONEncodable"
  case codingKeyRepresentable = "Swift.CodingKeyRepresentable"
  case rawRepresentable = "Swift.RawRepresentable"
  case jsonKey = "TranscodableEssentials.JSONKey"
  case codingTagged = "TranscodableEssentials.CodingTagged"
  case partiallyDecodable = "TranscodableStreams.PartiallyDecodable"
  case fieldVisiting = "TranscodableEssentials.__FieldVisiting"
  case failureCollecting = "TranscodableEssentials.__FailureCollecting"
  case fieldTabulated = "TranscodableEssentials.__FieldTabulated"
  case codingDescribed = "TranscodableEssentials.CodingDescribed"

  init?(_ type: TypeSyntax) {
    let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedText
    guard let found = Self.allCases.first(where: { $0.rawValue.hasSuffix("." + name) }) else {
      return nil
    }
    self = found
  }
}
