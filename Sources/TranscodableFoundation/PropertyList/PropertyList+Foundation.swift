public import Foundation
public import TranscodableJSON
public import TranscodablePropertyList

extension Date {
  /// Creates the date that a moment of a property list is.
  /// - Parameter instant: The moment.
  public init(_ instant: PropertyList.Instant) {
    self.init(timeIntervalSinceReferenceDate: instant.secondsSince2001)
  }
}

extension PropertyList.Instant {
  /// Creates the moment of a property list that a date is.
  /// - Parameter date: The date.
  public init(_ date: Date) { self.init(secondsSince2001: date.timeIntervalSinceReferenceDate) }
}

extension PropertyList {
  /// Why a value of one format is none of the other.
  public struct ConversionError: Error, Sendable {
    /// The keys and indices that lead to the value.
    public let path: [String]
    /// What stands in the way, as a sentence.
    public let reason: String
  }

  /// Creates a property list from a JSON value.
  ///
  /// Integers of 64 bits stay exact; any other number becomes a `real`, rounded. Null has no form in a property list, but
  /// for members of an object it is usual to leave them out.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - omitsNull: Whether members that are null are left out. Null elsewhere is an error in any case.
  /// - Throws: A ``ConversionError`` for a null, or for a number that no `Double` is near.
  public init(_ json: JSON, omitsNull: Bool = false) throws {
    try self.init(json, omitsNull, [])
  }

  private init(_ json: JSON, _ omitsNull: Bool, _ path: [String]) throws {
    switch json {
    case .null: throw ConversionError(path: path, reason: "Property lists have no null.")
    case .bool(let value): self = .bool(value)
    case .string(let value): self = .string(value)
    case .number(let number):
      if let value = Int64(number.text) {
        self = .integer(value)
      } else if let value = UInt64(number.text) {
        self = .largeInteger(value)
      } else if let value = Double(number.text), value.isFinite {
        self = .real(value)
      } else {
        throw ConversionError(path: path, reason: "The number is too large for a property list.")
      }
    case .array(let elements):
      self = .array(
        try elements.enumerated().map { try PropertyList($1, omitsNull, path + ["\($0)"]) })
    case .object(let members):
      var dictionary = Dictionary()
      for (key, value) in members where !(omitsNull && value.isNull) {
        dictionary[key] = try PropertyList(value, omitsNull, path + [key])
      }
      self = .dictionary(dictionary)
    }
  }
}

extension JSON {
  /// Creates a JSON value from a property list.
  ///
  /// The string `$null` becomes null. Dates become texts in the form of ISO 8601, with fractions of a second if they have
  /// any, and data becomes Base64, as the package's JSON coders write them with the strategies `iso8601` and `base64`.
  ///
  /// - Parameter propertyList: The property list.
  /// - Throws: A `PropertyList.ConversionError` for infinity, NaN, dates hundreds of thousands of years away,
  ///   and the identifiers of keyed archives.
  public init(_ propertyList: PropertyList) throws { try self.init(propertyList, []) }

  private init(_ value: PropertyList, _ path: [String]) throws {
    switch value {
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = JSON(value)
    case .largeInteger(let value): self = JSON(value)
    case .real(let value):
      guard let number = JSON(value) else {
        throw PropertyList.ConversionError(path: path, reason: "JSON has no \(value).")
      }
      self = number
    case .string("$null"): self = .null
    case .string(let value): self = .string(value)
    case .date(let instant):
      // What Foundation's calendar has.
      guard abs(instant.secondsSince2001) < 1e13 else {
        throw PropertyList.ConversionError(path: path, reason: "The date is out of reach.")
      }
      let isWhole = instant.secondsSince2001 == instant.secondsSince2001.rounded(.down)
      self = .string(
        Date(instant).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)))
    case .data(let bytes): self = .string(Data(bytes).base64EncodedString())
    case .identifier:
      throw PropertyList.ConversionError(
        path: path, reason: "JSON has no identifiers of keyed archives.")
    case .array(let elements):
      self = .array(try elements.enumerated().map { try JSON($1, path + ["\($0)"]) })
    case .dictionary(let members):
      var object = JSON.Object()
      for (key, value) in members { object[key] = try JSON(value, path + [key]) }
      self = .object(object)
    }
  }
}
