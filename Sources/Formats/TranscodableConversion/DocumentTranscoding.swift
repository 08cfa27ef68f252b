public import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList

/// A conversion of documents between JSON, JSON5 and the property-list formats.
///
/// ```swift
/// var conversion = DocumentTranscoding(from: .propertyList, to: .json)
/// conversion.isLossy = true
/// let (json, changes) = try conversion.convert(data)
/// ```
///
/// Members keep their order. If both formats are JSON, numbers keep their digits. A document that
/// the target format can't represent exactly is rejected, unless ``isLossy`` is set. The error
/// lists every reason.
public struct DocumentTranscoding: Sendable {
  /// The format of the documents to convert.
  public var source: Source
  /// The format of the converted documents.
  public var target: Target
  /// Whether values that the target can't represent are converted to the nearest equivalent.
  ///
  /// See ``TranscodingChange/Kind``.
  public var isLossy = false
  /// Whether members are sorted by key.
  public var sortsKeys = false
  /// Whether JSON is written without line breaks or indentation.
  ///
  /// This setting has no effect on property lists.
  public var isCompact = false

  /// Creates a conversion between two formats.
  public init(from source: Source, to target: Target) {
    self.source = source
    self.target = target
  }

  /// Converts a document.
  ///
  /// - Parameter document: The document: `[UInt8]`, `String`, a span of bytes, or Foundation's
  ///   `Data`.
  /// - Returns: The converted document, and the changes that were made. There are no changes unless
  ///   ``isLossy`` is set.
  /// - Throws: A `DecodingError` if the document isn't in the source format, and `CodingFailures`
  ///   that list everything the target can't represent.
  /// - Complexity: O(*n*) in the size of the document.
  public func convert(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> (document: [UInt8], changes: [TranscodingChange]) {
    var changes: [TranscodingChange] = []
    let bytes: [UInt8]
    switch source {
    case .json, .json5: bytes = try convertJSON(document, &changes)
    default: bytes = try convertPropertyList(document, &changes)
    }
    if isLossy || changes.isEmpty { return (bytes, changes) }
    let failures = changes.map(\.failure)
    throw CodingFailures(failures, error: failures[0])
  }

  // MARK: - From JSON

  private func convertJSON(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable,
    _ changes: inout [TranscodingChange]
  ) throws -> [UInt8] {
    let settings = JSONReaderSettings(grammar: source == .json5 ? .json5 : .strict)
    var scan = DuplicateKeyScan(limit: 1000)
    let json = try document.withBytes { bytes in
      try JSONReader.read(
        bytes: bytes, settings: settings, context: JSONDecodingContext.standard
      ) { scan.scan(&$0) }
      return try JSON(parsing: bytes, settings: settings) { .string($0.json5Name) }
    }
    changes += scan.keys.map {
      TranscodingChange(kind: .repeatedKey, codingPath: $0.path, replacement: nil)
    }
    for (path, value) in scan.nonFiniteNumbers {
      changes.append(
        TranscodingChange(
          kind: .nonFinite, codingPath: path, replacement: "\(JSON.string(value.json5Name))"))
    }
    if target == .json { return written(json) }
    return try written(PropertyList(nearestTo: json, changes: &changes), &changes)
  }

  private func written(_ json: JSON) -> [UInt8] {
    var layout: JSONLayout = .withoutEscapingSlashes
    if sortsKeys { layout.insert(.sortedKeys) }
    if isCompact { return Array(json.text(layout).utf8) }
    return Array((json.text(layout.union(.prettyPrinted)) + "\n").utf8)
  }

  // MARK: - From property lists

  private func convertPropertyList(
    _ document: borrowing some ByteSource & ~Copyable & ~Escapable,
    _ changes: inout [TranscodingChange]
  ) throws -> [UInt8] {
    let format = PropertyList.format(of: document)
    if let expected = source.format, expected != format {
      throw DecodingError(
        CodingFailure(
          .invalidStructure, at: 0, expected: "a property list in the format \(expected)",
          found: "the format \(format)"))
    }
    let (list, repeated) = try PropertyList.parse(document)
    changes += repeated.map {
      TranscodingChange(kind: .repeatedKey, codingPath: $0, replacement: nil)
    }
    if target == .json { return written(JSON(nearestTo: list, changes: &changes)) }
    return try written(list, &changes)
  }

  private func written(
    _ list: PropertyList, _ changes: inout [TranscodingChange]
  ) throws -> [UInt8] {
    guard target == .xml else {
      return try (sortsKeys ? list.sorted : list).serialized(as: .binary)
    }
    var converter = ValueConverter()
    let nearest = converter.xml(list)
    changes += converter.changes
    return try nearest.serialized(as: .xml, sortsKeys: sortsKeys)
  }
}

extension Double {
  var json5Name: String { isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
}

extension PropertyList {
  fileprivate var sorted: PropertyList {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .dictionary(let members):
      .dictionary(
        Dictionary(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted) }))
    default: self
    }
  }
}
