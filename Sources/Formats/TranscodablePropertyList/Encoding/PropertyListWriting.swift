package import TranscodableBytes
internal import TranscodableCore

/// A property list that is being encoded, and the entry point for coders in other modules.
package struct PropertyListWriting: ~Copyable {
  private let state: PropertyListEncodingState

  /// A top-level value that can't be a document, because it is neither a container nor data.
  package enum Fragment: String {
    case boolean, number, string, date
  }

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

  package borrowing func encode<Value: Encodable>(_ value: Value) throws {
    try state.encode(value, into: ValueDraft.root) { CodingPaths.empty }
  }

  package var encoder: any Encoder {
    PropertyListStandardEncoder(
      slot: PropertyListSlot(state, ValueDraft.root, CodingPaths.empty))
  }

  package var isEmpty: Bool { state.draft.kind(ValueDraft.root) == .empty }

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
