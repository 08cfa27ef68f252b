package import TranscodableBytes
internal import TranscodableCore

/// A property list that is being encoded, and the entry point for coders in other modules.
package struct PropertyListWriting: ~Copyable {
  private let state: DraftEncodingState

  static let family = DraftFamily()

  /// A top-level value that can't be a document, because it is neither a container nor data.
  package enum Fragment: String {
    case boolean, number, string, date
  }

  package static func write<Result>(
    _ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any],
    _ encode: (borrowing PropertyListWriting) throws -> Void,
    _ body: (inout ByteOutput) -> Result
  ) throws -> Result {
    var state = DraftEncodingState.take(from: family, DraftRules(format), userInfo: userInfo)
    defer { DraftEncodingState.end(&state) }
    try encode(PropertyListWriting(state: state))
    if let misuse = state.misuse { throw misuse }
    do throws(CodingFailure) {
      return try state.write(as: format, body)
    } catch {
      throw EncodingError(error)
    }
  }

  package borrowing func encode<Value: Encodable>(_ value: Value) throws {
    try state.encode(value, into: ValueDraft.root) { CodingPaths.empty }
  }

  package var encoder: any Encoder {
    DraftEncoder(
      slot: DraftSlot(state, ValueDraft.root, CodingPaths.empty))
  }

  package var isEmpty: Bool { state.rootKind == .empty }

  package var fragment: Fragment? {
    switch state.rootKind {
    case .no, .yes: .boolean
    case .signed, .unsigned, .single, .double: .number
    case .string, .null: .string
    case .date: .date
    case .empty, .dropped, .data, .identifier, .text, .array, .dictionary: nil
    }
  }
}

extension DraftRules {
  init(_ format: PropertyList.Format) {
    self.init()
    keepsSingles = format == .binary
    keepsUnsigned = format == .xml
    // The XML writer sorts members itself.
    sortsEntries = format == .binary
  }
}

/// The writers of a state, which keep their buffers for the next call.
private final class PropertyListWriters {
  private let xmlCell = UncheckedCell(XMLWriter())
  private let binaryCell = UncheckedCell(BinaryWriter())

  func write<Result>(
    _ draft: borrowing ValueDraft, _ known: borrowing KnownKeys, as format: PropertyList.Format,
    sortsKeys: Bool, _ body: (inout ByteOutput) -> Result
  ) throws(CodingFailure) -> Result {
    if format == .binary {
      try binaryCell.value.write(draft, known)
      return binaryCell.value.output.finish(body)
    }
    try xmlCell.value.write(draft, known, sortsKeys: sortsKeys)
    return xmlCell.value.output.finish(body)
  }
}

extension DraftEncodingState {
  /// `body` may take ownership of the document, or leave it in the buffer so that the buffer can be
  /// reused.
  func write<Result>(
    as format: PropertyList.Format, sortsKeys: Bool = true,
    _ body: (inout ByteOutput) -> Result
  ) throws(CodingFailure) -> Result {
    let writers = attachment as? PropertyListWriters ?? PropertyListWriters()
    attachment = writers
    return try write { (draft, known) throws(CodingFailure) in
      try writers.write(draft, known, as: format, sortsKeys: sortsKeys, body)
    }
  }
}

extension ByteOutput {
  fileprivate mutating func finish<Result>(_ body: (inout ByteOutput) -> Result) -> Result {
    defer {
      if capacity > 1 << 16 { self = ByteOutput(capacity: 0) } else { truncate(to: 0) }
    }
    return body(&self)
  }
}
