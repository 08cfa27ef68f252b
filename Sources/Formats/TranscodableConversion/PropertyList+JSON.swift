public import TranscodableJSON
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList {
  /// An error that describes why a value can't be represented in the other format.
  public struct ConversionError: Error, Sendable {
    /// The keys and indices that lead to the value.
    public let path: [String]
    /// The reason, as a sentence.
    public let reason: String

    init(_ change: TranscodingChange) {
      path = change.codingPath.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
      reason = change.reason.prefix(1).uppercased() + change.reason.dropFirst() + "."
    }
  }

  /// Creates a property list from a JSON value.
  ///
  /// 64-bit integers are converted exactly. Any other number becomes a `real`, rounded if
  /// necessary.
  ///
  /// - Parameters:
  ///   - json: The JSON value.
  ///   - omitsNull: Whether to omit object members that are null. Null anywhere else is always an
  ///     error.
  /// - Throws: A ``ConversionError`` for null, or for a number beyond the range of `Double`.
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

  /// Creates the property list that most closely matches a JSON value.
  ///
  /// This initializer never fails. Values that a property list can't represent are converted as
  /// described in ``TranscodingChange/Kind``.
  ///
  /// - Parameters:
  ///   - json: The JSON value.
  ///   - changes: The array to append the changes to, in document order.
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
  /// The string `$null` becomes null. Dates become ISO 8601 strings, with fractional seconds if
  /// necessary. Data becomes a Base64 string. Both conversions match the JSON coders' `iso8601` and
  /// `base64` strategies.
  ///
  /// - Throws: A `PropertyList.ConversionError` for infinity, NaN, a date hundreds of thousands of
  ///   years away, or the identifier of an object in a keyed archive.
  public init(_ propertyList: PropertyList) throws {
    var changes: [TranscodingChange] = []
    self.init(nearestTo: propertyList, changes: &changes)
    let obstacle = changes.first { change in
      switch change.kind {
      case .data: false
      // A date within the calendar's range becomes a string, which isn't an error.
      case .date: change.replacement?.hasPrefix("\"") != true
      default: true
      }
    }
    if let obstacle { throw PropertyList.ConversionError(obstacle) }
  }

  /// Creates the JSON value that most closely matches a property list.
  ///
  /// This initializer never fails. Values that JSON can't represent are converted as described in
  /// ``TranscodingChange/Kind``. The string `$null`, which coders write for null, becomes null
  /// without a recorded change.
  ///
  /// - Parameters:
  ///   - propertyList: The property list.
  ///   - changes: The array to append the changes to, in document order.
  /// - Complexity: O(*n*) in the size of the value.
  public init(nearestTo propertyList: PropertyList, changes: inout [TranscodingChange]) {
    var converter = ValueConverter()
    self = converter.json(propertyList)
    changes += converter.changes
  }
}

extension PropertyList.ConversionError: LocalizedError {
  public var errorDescription: String? {
    path.isEmpty ? reason : "\(reason.dropLast()) at \(path.joined(separator: "."))."
  }
}
