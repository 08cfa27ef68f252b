// @Decodable, extension of RecoveringFields
extension RecoveringFields: Swift.Decodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.numbers = try container.__decode(TranscodableEssentials.__by([Int].self, .elements(.__lossless())).__lossy, forKey: "numbers")
    self.names = container.__decodeIfValid(TranscodableEssentials.__by(Set<String>.self, .elements(.__lossless())).__lossy, forKey: "names")
    if let value = container.__decodeIfValid(TranscodableEssentials.__by([Date].self, .elements(.iso8601)).__lossy, forKey: "dates") {
      self.dates = value
    }
    self.url = container.__decodeIfValid(TranscodableEssentials.__plain(URL.self), forKey: "url")
    self.level = try container.__decode(TranscodableEssentials.__lossless(Int.self), forKey: "level", default: 1, for: .anyFailure)
    self.text = try container.__decode(.optional(TranscodableEssentials.__lossless(String.self)), forKey: "text", default: "?", for: [.missing, .invalid])
    self.id = try container.__decode(TranscodableEssentials.__lossless(Int.self), forKey: "id")
    self.isOn = try container.__decodeIfPresent(TranscodableEssentials.__flexible(Bool.self), forKey: "isOn")
    if let value = try container.__decodeIfPresent(TranscodableEssentials.__none(Double.self), forKey: "exact") {
      self.exact = value
    }
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.part {
      _ = try container.__decode(TranscodableEssentials.__by([Int].self, .elements(.__lossless())).__lossy, forKey: "numbers")
    }
    visit.part {
      _ = container.__decodeIfValid(TranscodableEssentials.__by(Set<String>.self, .elements(.__lossless())).__lossy, forKey: "names")
    }
    visit.part {
      _ = container.__decodeIfValid(TranscodableEssentials.__by([Date].self, .elements(.iso8601)).__lossy, forKey: "dates")
    }
    visit.part {
      _ = container.__decodeIfValid(TranscodableEssentials.__plain(URL.self), forKey: "url")
    }
    visit.part {
      _ = try container.__decode(TranscodableEssentials.__lossless(Int.self), forKey: "level", default: 1, for: .anyFailure)
    }
    visit.part {
      _ = try container.__decode(.optional(TranscodableEssentials.__lossless(String.self)), forKey: "text", default: "?", for: [.missing, .invalid])
    }
    visit.part {
      _ = try container.__decode(TranscodableEssentials.__lossless(Int.self), forKey: "id")
    }
    visit.part {
      _ = try container.__decodeIfPresent(TranscodableEssentials.__flexible(Bool.self), forKey: "isOn")
    }
    visit.part {
      _ = try container.__decodeIfPresent(TranscodableEssentials.__none(Double.self), forKey: "exact")
    }
  }
}

extension RecoveringFields {
  private enum CodedFieldTypes {
    #sourceLocation(file: "recovery.swift", line: 8)
    typealias Field2 = [Date]
    #sourceLocation()
  }
}
