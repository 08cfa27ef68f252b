package import TranscodableBytes
package import TranscodableCore

/// A format of this package, which is decoded and encoded with code that is specialized for it.
package protocol SpecializedFormat: CodingFormat {
  /// Decodes a value by its plan, or returns `false` if the document must be read to a tape.
  static func read(
    _ plan: Permanent<ValuePlan>, from document: ByteCursor, maximumDepth: Int,
    to memory: ValueMemory
  ) -> Bool
  /// Writes a draft, and returns the document.
  func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8]
  /// Writes a value by its plan, or returns `nil` if the value must be written from a draft.
  func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]?
}

extension SpecializedFormat {
  package static func read(
    _ plan: Permanent<ValuePlan>, from document: ByteCursor, maximumDepth: Int,
    to memory: ValueMemory
  ) -> Bool {
    false
  }

  package func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    nil
  }

  static func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int, as format: some CodingFormat
  ) throws(CodingFailure) -> [UInt8]? {
    try withSameType(format, as: Self.self) { (own) throws(CodingFailure) in
      try own.write(draft, knownKeyCount: knownKeyCount)
    }
  }

  static func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?,
    as format: some CodingFormat
  ) -> [UInt8]? {
    withSameType(format, as: Self.self) { $0.write(plan, at: memory, state) } ?? nil
  }
}
