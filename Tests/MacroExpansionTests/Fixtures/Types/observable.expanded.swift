// @Codable, extension of Settings
extension Settings: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
    try container.encode(self.volume, forKey: "volume")
    try container.encodeIfPresent(self.cache, forKey: "cache")
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var field2: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"volume\":", seen, 0x2)
      }
      if reader.__takeField("\"volume\":", key, 0x22656D756C6F7622, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "\"cache\":", seen, 0x4)
      }
      if reader.__takeField("\"cache\":", key, 0x22656863616322, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("name\0volume\0cache")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name\0volume\0cache")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.write("volume", self.volume)
    writer.writeOptional("cache", self.cache)
    writer.endObject()
  }
}

// @Codable, member of Settings
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decode(String.self, forKey: "name")
  if let value = try container.decodeIfPresent(Int.self, forKey: "volume") {
    self.volume = value
  }
  self.cache = try container.decodeIfPresent(Int.self, forKey: "cache")
}

private init(__direct field0: String, _ field1: Int?, _ field2: Int?) {
  self.name = field0
  if let field1 { self.volume = field1 }
  self.cache = field2
}

// @Observable, extension of Settings
extension Settings: nonisolated Observation.Observable {
}

// @Observable, member of Settings
@ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()

internal nonisolated func access<$s8Fixtures8Settings10ObservablefMm_6MemberfMu_>(
  keyPath: KeyPath<Settings, $s8Fixtures8Settings10ObservablefMm_6MemberfMu_>
) {
  _$observationRegistrar.access(self, keyPath: keyPath)
}

internal nonisolated func withMutation<$s8Fixtures8Settings10ObservablefMm_6MemberfMu0_, $s8Fixtures8Settings10ObservablefMm_14MutationResultfMu_>(
  keyPath: KeyPath<Settings, $s8Fixtures8Settings10ObservablefMm_6MemberfMu0_>,
  _ mutation: () throws -> $s8Fixtures8Settings10ObservablefMm_14MutationResultfMu_
) rethrows -> $s8Fixtures8Settings10ObservablefMm_14MutationResultfMu_ {
  try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
}

private nonisolated func shouldNotifyObservers<$s8Fixtures8Settings10ObservablefMm_6MemberfMu1_>(_ lhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu1_, _ rhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu1_) -> Bool {
    true
}

private nonisolated func shouldNotifyObservers<$s8Fixtures8Settings10ObservablefMm_6MemberfMu2_: Equatable>(_ lhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu2_, _ rhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu2_) -> Bool {
    lhs != rhs
}

private nonisolated func shouldNotifyObservers<$s8Fixtures8Settings10ObservablefMm_6MemberfMu3_: AnyObject>(_ lhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu3_, _ rhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu3_) -> Bool {
    lhs !== rhs
}

private nonisolated func shouldNotifyObservers<$s8Fixtures8Settings10ObservablefMm_6MemberfMu4_: Equatable & AnyObject>(_ lhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu4_, _ rhs: $s8Fixtures8Settings10ObservablefMm_6MemberfMu4_) -> Bool {
    lhs != rhs
}

// @Observable, memberAttribute of Settings.name
@ObservationTracked

// @Observable, memberAttribute of Settings.volume
@ObservationTracked

// @ObservationTracked, accessor of Settings.name
{
    @storageRestrictions(initializes: _name)
    init(initialValue) {
      _name = initialValue
    }
    get {
      access(keyPath: \.name)
      return _name
    }
    set {
      guard shouldNotifyObservers(_name, newValue) else {
        _name = newValue
        return
      }
      withMutation(keyPath: \.name) {
        _name = newValue
      }
    }
    _modify {
      access(keyPath: \.name)
      _$observationRegistrar.willSet(self, keyPath: \.name)
      defer {
          _$observationRegistrar.didSet(self, keyPath: \.name)
      }
      yield &_name
    }
}

// @ObservationTracked, accessor of Settings.volume
{
    @storageRestrictions(initializes: _volume)
    init(initialValue) {
      _volume = initialValue
    }
    get {
      access(keyPath: \.volume)
      return _volume
    }
    set {
      guard shouldNotifyObservers(_volume, newValue) else {
        _volume = newValue
        return
      }
      withMutation(keyPath: \.volume) {
        _volume = newValue
      }
    }
    _modify {
      access(keyPath: \.volume)
      _$observationRegistrar.willSet(self, keyPath: \.volume)
      defer {
          _$observationRegistrar.didSet(self, keyPath: \.volume)
      }
      yield &_volume
    }
}

// @ObservationTracked, peer of Settings.name
@ObservationIgnored
private  var _name: String

// @ObservationTracked, peer of Settings.volume
@ObservationIgnored
private  var _volume  = 5
