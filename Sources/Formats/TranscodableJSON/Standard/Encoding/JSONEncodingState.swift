internal import TranscodableBytes
internal import TranscodableCore

/// The state of the container path for encoding: the writer, the frames, and cached type
/// information.
///
/// The state can be reused for several calls to keep the cached information.
@usableFromInline
package final class JSONEncodingState {
  /// The writer while the container path uses it, and an idle writer otherwise.
  let writerCell = ExclusiveCell(JSONWriter(capacity: 64))
  /// The frame of the value at which encoding entered the container path.
  private(set) var root: JSONEncodingFrame?
  private(set) var context: (any JSONWritingContext)?
  private(set) var conversion = JSONKeyConversion.unchanged
  private(set) var escapesSlashes = true
  private(set) var writesNils = false
  /// The offset of the root value, the offset of the enclosing direct-path value, and the depth of
  /// the root value.
  private var (rootStart, rootOrigin, rootDepth) = (0, 0, 0)
  /// The prefix of all coding paths.
  private var basePath: [any CodingKey] = []
  /// The state that lent its writer to the direct path, if this state was entered from there.
  private var lender: JSONEncodingState?
  /// Whether a direct-path type is writing a value to a separate buffer.
  private(set) var isLending = false
  /// The path of the value that is written to a separate buffer.
  ///
  /// The path is set only if the output has been converted to a draft.
  var lendingPath: [any CodingKey]?
  /// A reusable buffer for values that are written separately.
  private var lentOutput: ByteOutput?
  /// A reusable state for values that a direct-path type encodes through containers.
  private var next: JSONEncodingState?
  private let tables = ExclusiveCell(JSONKeyTables())
  private var tableKind = 0

  let types = JSONTypeEncoding.table

  private var output: ByteOutput?

  /// The table for frames that have never been opened for an object.
  let emptyTable = JSONKeyTable(JSONEntryKey.self)

  @usableFromInline
  package init() {}

  func takeOutput() -> ByteOutput {
    output.take() ?? ByteOutput(capacity: 4096)
  }

  /// Whether a buffer is small enough to be kept for reuse.
  static func isWorthKeeping(_ output: borrowing ByteOutput) -> Bool { output.capacity <= 1 << 16 }

  func keep(_ output: consuming ByteOutput) {
    var output = output
    output.truncate(to: 0)
    self.output = consume output
  }

  /// Breaks all reference cycles, so that the state can be freed.
  package func dismantle() {
    var frame = root
    root = nil
    while let last = frame {
      frame = last.child
      (last.child, last.parent) = (nil, nil)
      last.releaseContainers()
    }
    next?.dismantle()
    next = nil
  }

  @inline(__always)
  func table<Key: CodingKey>(of type: Key.Type) -> JSONKeyTable {
    tables.withValue { $0.find(ObjectIdentifier(type)) ?? $0.add(JSONKeyTable(type)) }
  }

  func table(ofFieldsOf type: any Any.Type) -> JSONKeyTable {
    tables.withValue {
      $0.find(ObjectIdentifier(type)) ?? $0.add(JSONKeyTable(fieldsOf: type))
    }
  }

  /// Returns the current version of a type's table.
  ///
  /// Each entry has the same index as in earlier versions.
  func current(_ table: JSONKeyTable) -> JSONKeyTable {
    tables.withValue { $0.find(table.identifier) ?? table }
  }

  func keep(_ table: JSONKeyTable) { tables.withValue { _ = $0.add(table) } }

  // MARK: - Entering and leaving

  /// Takes over a writer and opens the root frame for the next value.
  func enter(_ writer: inout JSONWriter) -> JSONEncodingFrame {
    context = writer.context
    conversion = context?.keyConversion ?? .unchanged
    escapesSlashes = writer.escapesSlashes
    writesNils = writer.writesNils
    let kind = Int(conversion.rawValue) * 2 + (escapesSlashes ? 1 : 0)
    let root = root ?? makeRoot()
    if kind != tableKind {
      root.forgetTables()
      tables.withValue { $0.select(kind) }
    }
    tableKind = kind
    (rootStart, rootOrigin, rootDepth) = (writer.output.count, writer.origin, writer.depth)
    basePath = writer.basePath
    lender = writer.owner
    swap(with: &writer)
    writerCell.withValue { $0.owner = self }
    root.open(at: rootStart)
    return root
  }

  /// Ends or discards the root value, and gives the writer back to the caller.
  func leave(_ writer: inout JSONWriter, isValue: Bool) {
    if let root {
      if isValue { root.end() } else { root.abandon() }
      if let draft = root.slot?.draft {
        root.slot?.call.isOver = true
        writerCell.withValue { write(draft, isValue: isValue, to: &$0) }
        self.root = nil
      } else if root.isKept {
        root.leave(at: rootPath)
        self.root = nil
      }
    }
    swap(with: &writer)
    writer.owner = lender
    lender = nil
    context = nil
  }

  /// Converts the output that has been written so far to a draft.
  func becomeDraft() {
    guard let root, root.slot == nil else { return }
    let draft = JSONDraft(self)
    var text = writerCell.withValue {
      $0.output.withSpan(from: rootStart) { bytes in bytes.indices.map { bytes[$0] } }
    }
    root.complete(&text)
    draft.parse(text, into: ValueDraft.root)
    root.enter(draft, ValueDraft.root, JSONDraftSlot.Call(), rootPath)
  }

  /// Replaces the output with the contents of the draft.
  private func write(_ draft: JSONDraft, isValue: Bool, to writer: inout JSONWriter) {
    writer.rollBack(to: rootStart, depth: rootDepth)
    guard isValue else { return }
    draft.write(to: &writer)
    if let failure = draft.failure { writer.fail(.custom, found: "a value", underlying: failure) }
  }

  // MARK: - The direct path

  /// Returns a writer for a direct-path type, whose output will follow the output of this state.
  func lendWriter() -> JSONWriter {
    isLending = true
    var writer = writerCell.withValue {
      $0.continued(in: lentOutput.take() ?? ByteOutput(capacity: 1024))
    }
    writer.owner = self
    return writer
  }

  /// Takes back a writer that was lent to the direct path.
  ///
  /// If the output has been converted to a draft, `setValue` receives the JSON. Otherwise, the JSON
  /// is appended to the output.
  func takeBack(_ writer: consuming JSONWriter, _ setValue: ([UInt8]) -> Void) throws {
    isLending = false
    lendingPath = nil
    if writer.failure != nil {
      let error = writer.takeError()
      // Exceeding the nesting limit is a permanent failure, so the writer of this state fails too.
      if let failure = writer.failure { writerCell.withValue { $0.failure = failure } }
      throw error
    }
    if root?.slot == nil {
      writerCell.withValue { outer in writer.output.withSpan(from: 1) { outer.output.append($0) } }
    } else {
      setValue(writer.bytes(from: 1))
    }
    var output = writer.takeText()
    output.truncate(to: 0)
    if Self.isWorthKeeping(output) { lentOutput = consume output }
  }

  private func makeRoot() -> JSONEncodingFrame {
    let root = JSONEncodingFrame(self, parent: nil)
    root.token = JSONFrameToken(root)
    self.root = root
    return root
  }

  private func swap(with writer: inout JSONWriter) {
    writerCell.withValue { Swift.swap(&$0, &writer) }
  }

  /// Returns a state for values that a direct-path type encodes through containers.
  func takeNestedState() -> JSONEncodingState {
    defer { next = nil }
    return next ?? JSONEncodingState()
  }

  func keepNestedState(_ state: JSONEncodingState) { next = state }

  // MARK: - Paths

  /// Returns the coding path of the value that the direct path is writing with a lent writer.
  func lentPath(_ writer: borrowing JSONWriter) -> [any CodingKey] {
    if let lendingPath { return lendingPath }
    guard let root else { return [] }
    return root.innermost.elementPath(from: writerCell.isInUse ? rootPath(in: writer) : rootPath)
  }

  /// The coding path of the root value.
  var rootPath: [any CodingKey] {
    writerCell.isInUse ? basePath : writerCell.withValue { rootPath(in: $0) }
  }

  /// Returns the coding path of the root value, computed from the preceding output of the direct
  /// path.
  func rootPath(in writer: borrowing JSONWriter) -> [any CodingKey] {
    let outer = lender.map { $0.lentPath(writer) } ?? basePath
    return outer + writer.path(from: rootOrigin, to: rootStart)
  }
}
