import Transcodable

struct WireShared: CodableWireType {
  init(_ value: ConvertedClass) {}
  func value() -> ConvertedClass { fatalError() }
}

@Codable(via: WireShared.self)
final class ConvertedClass {}

struct WireChosen: CodableWireType {
  init(_ value: ConvertedUnclearly) {}
  func value() -> ConvertedUnclearly { fatalError() }
}

let unclearType = WireChosen.self

@Codable(via: unclearType)
struct ConvertedUnclearly {}

struct WireAttributed: CodableWireType {
  init(_ value: ConvertedFields) {}
  func value() -> ConvertedFields { ConvertedFields(number: 1) }
}

@Codable(via: WireAttributed.self)
struct ConvertedFields {
  @CodingKey("a") var number: Int
  @CodableHook(.didDecode) func check() {}
}

struct WireRepeated: CodableWireType {
  init(_ value: ProfiledTwice) {}
  func value() -> ProfiledTwice { ProfiledTwice(id: 1) }
}

@Codable
@CodingProfile("x", via: WireRepeated.self)
@CodingProfile("x", via: WireRepeated.self)
struct ProfiledTwice {
  var id: Int
}

struct WireRaw: CodableWireType {
  init(_ value: ProfiledRaw) {}
  func value() -> ProfiledRaw { .one }
}

@Codable
@CodingProfile("x", via: WireRaw.self)
enum ProfiledRaw: String {
  case one
}

@Codable
@CodingProfile("x", via: WireRepeated.self)
struct ProfiledByHand {
  var id: Int
  func encode(to encoder: any Encoder) throws {}
}

@CodingProfile("x", via: WireRaw.self)
struct ProfiledAlone {}

@Codable
struct ProfiledField {
  @CodingProfile("x", via: WireRaw.self) var id: Int
}
