import Transcodable

let three = 3

@Codable(version: three)
struct Uncounted {
  var a: Int
}

@Codable(version: 2, previous: Uncounted.self)
struct Unmigrated {
  var a: Int
}

@Codable(version: 2)
struct Clashing {
  var version: Int
}

@Codable(rawRepresentation: .json)
enum RawTwice: String {
  case a
}

@Codable(rawRepresentation: .json)
final class NoStruct {
  var a = 0

  init() {}
}

@Codable(dates: .iso8601, floats: .strings())
struct Dateless {
  var a: Int
  @CodableBy(.floats()) var b: Double
}

@Codable(version: 1, versionKey: "")
struct VersionWithoutKey {
  var a: Int
}

@Codable(version: 1, versionKey: "v\(three)")
struct InterpolatedVersionKey {
  var a: Int
}

@Codable(version: 1, versionKey: "data", container: "data.attributes")
struct VersionOnThePath {
  var a: Int
}

@Codable(version: 1, rawRepresentation: .data)
final class VersionedClass {
  var a = 0
}

@Codable(previous: Uncounted.self)
struct PreviousWithoutVersion {
  var a: Int
}

@Codable(versionKey: "v", rawRepresentation: .json)
struct KeyWithoutVersion {
  var a: Int
}

@Codable(version: 1, rawRepresentation: .json, layout: .positional)
struct VersionedList {
  var a: Int
}
