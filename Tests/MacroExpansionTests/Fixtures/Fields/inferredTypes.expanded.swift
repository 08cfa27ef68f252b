// @Codable, extension of InferredTypes
extension InferredTypes: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case integer
    case negative
    case double
    case text
    case flag
    case list
    case nested
    case table
    case constructed
    case member
    case factory
    case emptyList
    case emptyTable
    case cast
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .integer) {
      self.integer = __value
    }
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .negative) {
      self.negative = __value
    }
    if let __value = try __container.decodeIfPresent(Double.self, forKey: .double) {
      self.double = __value
    }
    if let __value = try __container.decodeIfPresent(String.self, forKey: .text) {
      self.text = __value
    }
    if let __value = try __container.decodeIfPresent(Bool.self, forKey: .flag) {
      self.flag = __value
    }
    if let __value = try __container.decodeIfPresent([Int].self, forKey: .list) {
      self.list = __value
    }
    if let __value = try __container.decodeIfPresent([[String]].self, forKey: .nested) {
      self.nested = __value
    }
    if let __value = try __container.decodeIfPresent([String: Double].self, forKey: .table) {
      self.table = __value
    }
    if let __value = try __container.decodeIfPresent(Palette.self, forKey: .constructed) {
      self.constructed = __value
    }
    if let __value = try __container.decodeIfPresent(Palette.self, forKey: .member) {
      self.member = __value
    }
    if let __value = try __container.decodeIfPresent(Palette.self, forKey: .factory) {
      self.factory = __value
    }
    if let __value = try __container.decodeIfPresent([String].self, forKey: .emptyList) {
      self.emptyList = __value
    }
    if let __value = try __container.decodeIfPresent([String: Int].self, forKey: .emptyTable) {
      self.emptyTable = __value
    }
    if let __value = try __container.decodeIfPresent(Int8.self, forKey: .cast) {
      self.cast = __value
    }
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.integer, forKey: .integer)
    try __container.encode(self.negative, forKey: .negative)
    try __container.encode(self.double, forKey: .double)
    try __container.encode(self.text, forKey: .text)
    try __container.encode(self.flag, forKey: .flag)
    try __container.encode(self.list, forKey: .list)
    try __container.encode(self.nested, forKey: .nested)
    try __container.encode(self.table, forKey: .table)
    try __container.encode(self.constructed, forKey: .constructed)
    try __container.encode(self.member, forKey: .member)
    try __container.encode(self.factory, forKey: .factory)
    try __container.encode(self.emptyList, forKey: .emptyList)
    try __container.encode(self.emptyTable, forKey: .emptyTable)
    try __container.encode(self.cast, forKey: .cast)
  }
}
