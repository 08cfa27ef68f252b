public import Foundation
public import Transcodable

/// A document whose type has a field with a strategy, or with attributes that become one.
public struct StrategyDocument {
  /// The names of all documents.
  public let name: String
  /// An array of objects.
  public let text: String
  /// The type of the objects.
  public let type: any (Codable & JSONDecodable & JSONEncodable).Type

  private init(
    _ name: String, _ values: String...,
    type: any (Codable & JSONDecodable & JSONEncodable).Type
  ) {
    self.name = name
    self.type = type
    let objects = (0..<100).map { #"{"value": \#(values[$0 % values.count])}"# }
    text = "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// One document for each kind of strategy.
  public static var all: [StrategyDocument] {
    let dates = [#""2024-03-06T23:06:50Z""#, #""2021-11-30T01:02:03.5Z""#]
    let days = "[" + (dates + dates + dates).joined(separator: ",") + "]"
    return [
      StrategyDocument("by-date", dates[0], dates[1], type: DateModel.self),
      StrategyDocument("by-epoch", "1700000000500", "1600000000000", type: EpochModel.self),
      StrategyDocument("by-dates", days, type: DatesModel.self),
      StrategyDocument("by-optional-dates", days, type: OptionalDatesModel.self),
      StrategyDocument("by-any-of", dates[0], "1600000000", type: AnyOfModel.self),
      StrategyDocument("by-via", "451", "68", type: ViaModel.self),
      StrategyDocument("by-custom", "[451, 68]", type: CustomModel.self),
      StrategyDocument("by-many", "[1, 2, 3]", "4", type: ManyModel.self),
      StrategyDocument("lossy", "[1, 2, 3, 4, 5, 6, 7, 8]", type: LossyModel.self),
      StrategyDocument("lossy-drops", #"[1, "2", null, 4, 5]"#, type: LossyModel.self),
      StrategyDocument("lossy-models", #"[{"a": "b"}, {"a": "c"}]"#, type: LossyModels.self),
      StrategyDocument("lossy-plain", #"[{"a": "b"}, {"a": "c"}]"#, type: LossyPlainModels.self),
      StrategyDocument("modified", #""  ada ""#, #""grace""#, type: ModifiedModel.self),
      StrategyDocument("validated", "1", "5", type: ValidatedModel.self),
      StrategyDocument("coerced", "1", #""5""#, type: CoercedModel.self),
    ]
  }
}

@Codable struct DateModel { @CodableBy(.iso8601) var value: Date }

@Codable struct EpochModel { @CodableBy(.millisecondsSince1970) var value: Date }

@Codable struct DatesModel { @CodableBy(.elements(.iso8601)) var value: [Date] }

@Codable struct OptionalDatesModel {
  @CodableBy(.elements(.optional(.iso8601))) var value: [Date?]
}

@Codable struct AnyOfModel { @CodableBy(.anyOf(.iso8601, .secondsSince1970)) var value: Date }

@Codable struct ViaModel {
  @CodableBy(.via(Double.self, from: { ($0 - 32) / 1.8 }, into: { $0 * 1.8 + 32 }))
  var value: Double
}

@Codable struct CustomModel {
  @CodableBy(
    .elements(.custom(decode: { try Int(from: $0) + 1 }, encode: { try ($0 - 1).encode(to: $1) })))
  var value: [Int]
}

@Codable struct ManyModel { @CodableBy(.oneOrMany()) var value: [Int] }

@Codable struct LossyModel { @CodableLossy var value: [Int] }

@Codable struct LossyModels { @CodableLossy var value: [InnerModel] }

@Codable struct InnerModel { var a: String }

@Codable struct LossyPlainModels { @CodableLossy var value: [InnerPlainModel] }

struct InnerPlainModel: Codable { var a: String }

@Codable struct ModifiedModel { @CodableModified(.trimmed) var value: String }

@Codable struct ValidatedModel { @CodableValidated(.range(1...5)) var value: Int }

@Codable struct CoercedModel { @CodableCoerced var value: Int }
