package import TranscodableBytes
internal import TranscodableCore

/// A property list while a coder encodes it: the way into this module's encoder.
package struct PropertyListWriting: ~Copyable {
  private let state: PropertyListEncodingState

  /// What a property list is that is no container and no data.
  package enum Fragment: String {
    case boolean, number, string, date
  }

  /// Prepares to encode a property list.
  ///
  /// - Parameters:
  ///   - format: XML or binary.
  ///   - userInfo: What the types are to know.
  package init(_ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any]) {
    state = PropertyListEncodingState(format, userInfo: userInfo)
  }

  /// Encodes the outermost value.
  package borrowing func encode<Value: Encodable>(_ value: Value) throws {
    try state.encode(value, into: PropertyListDraft.root) { CodingPaths.empty }
  }

  /// An encoder for the outermost value.
  package var encoder: any Encoder {
    PropertyListStandardEncoder(
      place: PropertyListPlace(state, PropertyListDraft.root, CodingPaths.empty))
  }

  /// Whether nothing was encoded.
  package var isEmpty: Bool { state.draft.kind(PropertyListDraft.root) == .empty }

  /// What was encoded, if it cannot stand alone.
  package var fragment: Fragment? {
    switch state.draft.kind(PropertyListDraft.root) {
    case .no, .yes: .boolean
    case .signed, .unsigned, .single, .double: .number
    case .string, .null: .string
    case .date: .date
    case .empty, .dropped, .data, .array, .dictionary: nil
    }
  }

  /// Writes the property list.
  ///
  /// - Parameter body: Gets the document.
  /// - Returns: What `body` returned.
  /// - Throws: An `EncodingError` if there is more than a document can hold.
  package consuming func write<Result>(_ body: (borrowing ByteOutput) -> Result) throws -> Result {
    if state.draft.isFull { throw EncodingError(CodingFailure(.sizeLimit, at: nil)) }
    if state.format == .xml {
      let writer = XMLWriter(state)
      return body(writer.write())
    }
    let writer = BinaryWriter(state)
    return body(writer.write())
  }
}
