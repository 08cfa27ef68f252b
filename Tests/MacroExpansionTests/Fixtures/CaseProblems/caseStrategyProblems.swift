import Foundation
import Transcodable

@Codable
enum WrongCaseValues {
  @CodableBy(.iso8601) case two(Date, Date)
  @CodableBy(.iso8601, of: "time") case named(date: Date)
  @CodableBy(.iso8601) case nothing
  @CodableBy(.iso8601, of: "a") @CodableBy(.hex, of: "a") case twice(a: Date)
  @CodableBy(.hex, of: "a") case unfit(a: Date)
  @CodableValidated(.nonEmpty, of: "a") case rule(a: Int)
  @CodableModified(.nilIfEmpty) case text(String)
  @CodableCoerced case date(Date)
}

@Codable(tagging: .internal("t"))
enum UnknownCaseValue {
  case one
  @CodableUnknown @CodableBy(.lowercasedText) case other(String)
}

@Decodable
enum HalfCaseValue {
  @EncodableBy(.iso8601) case date(Date)
}

@Codable
struct FieldOfCase {
  @CodableBy(.iso8601, of: "date") var date: Date
}

@Codable(tagging: .internal("t"))
enum BesideTagValue {
  @CodableBy(.iso8601) case date(Date)
  @CodableValidated(where: { (date: Date) in true }) case checked(Date)
}
