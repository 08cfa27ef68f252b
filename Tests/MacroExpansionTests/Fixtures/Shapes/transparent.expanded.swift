// @Codable, extension of MaybeNumber
extension MaybeNumber: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = TranscodableEssentials.__value(of: decoder)
    self.number = try container.decodeIfPresent(Int.self, forKey: "")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self.number)
  }

  private init(__direct field0: Int?) {
    self.number = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int?
    field0 = reader.readOptional(Int.self)
    guard !reader.hasFailed else { return nil }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.number)
  }
}

// @Codable, extension of TrimmedText
extension TrimmedText: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let modifiers0: [TranscodableEssentials.CodableModifier<String>] = [.trimmed]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = TranscodableEssentials.__value(of: decoder)
    self.text = try container.__decode(TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0), forKey: "")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self.text)
  }

  private init(__direct field0: String) {
    self.text = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    field0 = reader.__read(by: TranscodableEssentials.__plain(String.self).__modified(__Steps.modifiers0))
    guard !reader.hasFailed, let field0 else { return nil }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.text)
  }
}
