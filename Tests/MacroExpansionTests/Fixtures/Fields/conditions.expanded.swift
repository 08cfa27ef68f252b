// @Codable, extension of Conditions
extension Conditions: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case always
    #if os(Linux) || os(macOS)
    case onDesktops = "on_desktops"
    #endif
    #if (os(Linux) || os(macOS)) && DEBUG
    case debugOnly = "debug_only"
    #endif
    #if !(os(Linux) || os(macOS)) && os(iOS)
    case onPhones = "on_phones"
    #endif
    #if !(os(Linux) || os(macOS)) && !(os(iOS))
    case elsewhere
    #endif
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.always = try __container.decode(Int.self, forKey: .always)
    #if os(Linux) || os(macOS)
    self.onDesktops = try __container.decode(Int.self, forKey: .onDesktops)
    #endif
    #if (os(Linux) || os(macOS)) && DEBUG
    if let __value = try __container.decodeIfPresent(Int.self, forKey: .debugOnly) {
      self.debugOnly = __value
    }
    #endif
    #if !(os(Linux) || os(macOS)) && os(iOS)
    self.onPhones = try __container.decode(Int.self, forKey: .onPhones)
    #endif
    #if !(os(Linux) || os(macOS)) && !(os(iOS))
    self.elsewhere = try __container.decode(Int.self, forKey: .elsewhere)
    #endif
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.always, forKey: .always)
    #if os(Linux) || os(macOS)
    try __container.encode(self.onDesktops, forKey: .onDesktops)
    #endif
    #if (os(Linux) || os(macOS)) && DEBUG
    try __container.encode(self.debugOnly, forKey: .debugOnly)
    #endif
    #if !(os(Linux) || os(macOS)) && os(iOS)
    try __container.encode(self.onPhones, forKey: .onPhones)
    #endif
    #if !(os(Linux) || os(macOS)) && !(os(iOS))
    try __container.encode(self.elsewhere, forKey: .elsewhere)
    #endif
  }
}
