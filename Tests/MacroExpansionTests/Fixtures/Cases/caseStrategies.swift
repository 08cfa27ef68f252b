import Foundation
import Transcodable

@Codable(tagging: .internal("type"))
enum CaseValues {
  @CodableBy(.iso8601, of: "date") @CodableValidated(.nonEmpty, of: "title")
  @CodableModified(on: .both, .trimmed, of: "title")
  case planned(date: Date, title: String)
  @CodableBy(.iso8601, of: "_0") case moved(Date?, by: Int)
}

@Codable
enum CaseValue {
  @CodableBy(.base64URL) case data(Data)
  @EncodableBy(.iso8601) @DecodableBy(.millisecondsSince1970) case date(Date?)
  @CodableCoerced(.flexible) case size(Int)
}

@Codable(tagging: .untagged, dates: .iso8601)
enum CaseDates {
  case date(Date)
  case dates([Date])
  case none
}

enum AroundCaseValues {
  @Codable(tagging: .adjacent("t", "c"))
  enum NestedCaseValues {
    @CodableBy(.elements(.hex)) case keys([Data]?)
  }
}
