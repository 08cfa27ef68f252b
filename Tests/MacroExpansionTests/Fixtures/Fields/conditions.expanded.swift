// @Codable, extension of Conditions
extension Conditions: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.always = try container.decode(Int.self, forKey: "always")
    #if os(Linux) || os(macOS)
    self.onDesktops = try container.decode(Int.self, forKey: "on_desktops")
    #endif
    #if (os(Linux) || os(macOS)) && (DEBUG)
    if let value = try container.decodeIfPresent(Int.self, forKey: "debug_only") {
      self.debugOnly = value
    }
    #endif
    #if (!(os(Linux) || os(macOS))) && (os(iOS))
    self.onPhones = try container.decode(Int.self, forKey: "on_phones")
    #endif
    #if (!(os(Linux) || os(macOS))) && (!(os(iOS)))
    self.elsewhere = try container.decode(Int.self, forKey: "elsewhere")
    #endif
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.always, forKey: "always")
    #if os(Linux) || os(macOS)
    try container.encode(self.onDesktops, forKey: "on_desktops")
    #endif
    #if (os(Linux) || os(macOS)) && (DEBUG)
    try container.encode(self.debugOnly, forKey: "debug_only")
    #endif
    #if (!(os(Linux) || os(macOS))) && (os(iOS))
    try container.encode(self.onPhones, forKey: "on_phones")
    #endif
    #if (!(os(Linux) || os(macOS))) && (!(os(iOS)))
    try container.encode(self.elsewhere, forKey: "elsewhere")
    #endif
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "always") {
      try container.decode(Int.self, forKey: $0)
    }
    #if os(Linux) || os(macOS)
    visit.field(container, "on_desktops") {
      try container.decode(Int.self, forKey: $0)
    }
    #endif
    #if (os(Linux) || os(macOS)) && (DEBUG)
    visit.field(container, "debug_only") {
      try container.decodeIfPresent(Int.self, forKey: $0)
    }
    #endif
    #if (!(os(Linux) || os(macOS))) && (os(iOS))
    visit.field(container, "on_phones") {
      try container.decode(Int.self, forKey: $0)
    }
    #endif
    #if (!(os(Linux) || os(macOS))) && (!(os(iOS)))
    visit.field(container, "elsewhere") {
      try container.decode(Int.self, forKey: $0)
    }
    #endif
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("always", self.always)
    #if os(Linux) || os(macOS)
    writer.write("on_desktops", self.onDesktops)
    #endif
    #if (os(Linux) || os(macOS)) && (DEBUG)
    writer.write("debug_only", self.debugOnly)
    #endif
    #if (!(os(Linux) || os(macOS))) && (os(iOS))
    writer.write("on_phones", self.onPhones)
    #endif
    #if (!(os(Linux) || os(macOS))) && (!(os(iOS)))
    writer.write("elsewhere", self.elsewhere)
    #endif
    writer.endObject()
  }
}
