import Transcodable

nonisolated struct NeverCoded {}

@Codable(via: WireConverted.self)
nonisolated struct Converted {
  var opaque = NeverCoded()
}

@Codable
nonisolated struct WireConverted: CodableWireType {
  init(_ value: Converted) {}
  func value() -> Converted { Converted() }
}

@Codable
@CodingProfile("partners", via: WireProfiled.self)
@CodingProfile(.legacy, via: LegacyProfiled.self)
nonisolated struct Profiled {
  var id: Int
}

extension CodingProfile {
  nonisolated static let legacy: CodingProfile = "legacy"
}

nonisolated struct WireProfiled: CodableWireType {
  init(_ value: Profiled) {}
  func value() -> Profiled { Profiled(id: 1) }
}

nonisolated struct LegacyProfiled: CodableWireType {
  init(_ value: Profiled) {}
  func value() -> Profiled { Profiled(id: 1) }
}

@Codable
@CodingProfile("partners", via: WireCases.self)
nonisolated enum ProfiledCases {
  case on
}

nonisolated struct WireCases: CodableWireType {
  init(_ value: ProfiledCases) {}
  func value() -> ProfiledCases { .on }
}
