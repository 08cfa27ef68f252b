package import TranscodableBytes
internal import TranscodableCore

/// A property list while a coder encodes it: the way into this module's encoder.
package struct PropertyListWriting: ~Copyable {
  private let state: PropertyListEncodingState

  /// What a property list is that is neither a container nor data.
  package enum Fragment: String {
    case boolean, number, string, date
  }

  /// Lets `encode` encode a property list, and writes it.
  ///
  /// - Parameters:
  ///   - format: XML or binary.
  ///   - userInfo: What the types are to know.
  ///   - encode: Encodes the outermost value.
  ///   - body: Gets the document.
  /// - Returns: What `body` returned.
  /// - Throws: What `encode` throws, and an `EncodingError` if there is more than a document can hold, or a text
  ///   that XML has no form for.
  package static func write<Result>(
    _ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any],
    _ encode: (borrowing PropertyListWriting) throws -> Void,
    _ body: (inout ByteOutput) -> Result
  ) throws -> Result {
    var state = PropertyListEncodingState.take(format, userInfo: userInfo)
    defer { PropertyListEncodingState.end(&state) }
    try encode(PropertyListWriting(state: state))
    if let misuse = state.misuse { throw misuse }
    do throws(CodingFailure) {
      return try state.write(body)
    } catch {
      throw EncodingError(error)
    }
  }

  /// Encodes the outermost value.
  package borrowing func encode<Value: Encodable>(_ value: Value) throws {
    try state.encode(value, into: ValueDraft.root) { CodingPaths.empty }
  }

  /// An encoder for the outermost value.
  package var encoder: any Encoder {
    PropertyListStandardEncoder(
      place: PropertyListPlace(state, ValueDraft.root, CodingPaths.empty))
  }

  /// Whether nothing was encoded.
  package var isEmpty: Bool { state.draft.kind(ValueDraft.root) == .empty }

  /// What was encoded, if it cannot be a document.
  package var fragment: Fragment? {
    switch state.draft.kind(ValueDraft.root) {
    case .no, .yes: .boolean
    case .signed, .unsigned, .single, .double: .number
    case .string, .null: .string
    case .date: .date
    case .empty, .dropped, .data, .identifier, .text, .array, .dictionary: nil
    }
  }
}
