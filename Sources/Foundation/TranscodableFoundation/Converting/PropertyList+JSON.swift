public import TranscodableJSON
public import TranscodablePropertyList

extension PropertyList {
  /// Why a value of one format is none of the other.
  public struct ConversionError: Error, Sendable {
    /// The keys and indices that lead to the value.
    public let path: [String]
    /// What is in the way, as a sentence.
    public let reason: String

    init(_ change: TranscodingChange) {
      path = change.codingPath.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
      reason = change.reason.prefix(1).uppercased() + change.reason.dropFirst() + "."
    }
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
    var changes: [TranscodingChange] = []
    self.init(nearestTo: json, changes: &changes)
    let obstacle = changes.first { change in
      switch change.kind {
      case .null: !(omitsNull && change.replacement == nil)
      case .precision: false
      default: true
      }
    }
    if let obstacle { throw ConversionError(obstacle) }
  }

  /// Creates the property list that is nearest to a JSON value.
  ///
  /// Nothing fails: what property lists cannot say becomes what ``TranscodingChange/Kind`` tells.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - changes: What is not the same is appended here, in the order of the value.
  /// - Complexity: O(*n*) in the size of the value.
  public init(nearestTo json: JSON, changes: inout [TranscodingChange]) {
    var converter = ValueConverter()
    self = converter.propertyList(json)
    changes += converter.changes
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
  public init(_ propertyList: PropertyList) throws {
    var changes: [TranscodingChange] = []
    self.init(nearestTo: propertyList, changes: &changes)
    let obstacle = changes.first { change in
      switch change.kind {
      case .data: false
      // A text, if the calendar has the date.
      case .date: change.replacement?.hasPrefix("\"") != true
      default: true
      }
    }
    if let obstacle { throw PropertyList.ConversionError(obstacle) }
  }

  /// Creates the JSON value that is nearest to a property list.
  ///
  /// Nothing fails: what JSON cannot say becomes what ``TranscodingChange/Kind`` tells. The string `$null` is null, as
  /// coders write it, and counts as no change.
  ///
  /// - Parameters:
  ///   - propertyList: The property list.
  ///   - changes: What is not the same is appended here, in the order of the value.
  /// - Complexity: O(*n*) in the size of the value.
  public init(nearestTo propertyList: PropertyList, changes: inout [TranscodingChange]) {
    var converter = ValueConverter()
    self = converter.json(propertyList)
    changes += converter.changes
  }
}
