internal import TranscodableBytes
internal import TranscodableCore

/// The writer, frames and cached type information of the container path.
///
/// Later calls reuse them.
@usableFromInline
package final class JSONEncodingState {
  let writerCell = ExclusiveCell(JSONWriter(capacity: 64))
  private(set) var root: JSONEncodingFrame?
  private(set) var context: (any JSONWritingContext)?
  private(set) var conversion = JSONKeyConversion.unchanged
  private(set) var escapesSlashes = true
  private(set) var writesNils = false
  private var (rootStart, rootOrigin, rootDepth) = (0, 0, 0)
  private var basePath: [any CodingKey] = []
  private var lender: JSONEncodingState?
  var lendingPath: [any CodingKey]?
  private var lentOutput: ByteOutput?
  private var next: JSONEncodingState?
  private let tables = ExclusiveCell(JSONKeyTables())
  private var tableKind = 0

  let types = JSONTypeEncoding.table

  private let output = UncheckedCell<ByteOutput?>(nil)

  /// The table of frames that haven't encoded members for any key type.
  private(set) var initialTable = JSONKeyTable(JSONEntryKey.self)

  @usableFromInline
  package init() {}

  func takeOutput() -> ByteOutput {
    output.value.take() ?? ByteOutput(capacity: 4096)
  }

  /// Buffers larger than 64 KiB are freed instead of being kept for reuse.
  static func isWorthKeeping(_ output: borrowing ByteOutput) -> Bool { output.capacity <= 1 << 16 }

  func keep(_ output: consuming ByteOutput) {
    var output = output
    output.truncate(to: 0)
    self.output.value = consume output
  }

  /// Breaks all reference cycles, so that the state can be freed.
  package func dismantle() {
    var frame = root
    root = nil
    while let last = frame {
      frame = last.child
      last.child = nil
      last.detach()
    }
    next?.dismantle()
    next = nil
  }

  @inline(__always)
  func table<Key: CodingKey>(of type: Key.Type) -> JSONKeyTable {
    tables.withValue { $0.find(ObjectIdentifier(type)) { JSONKeyTable(type) } }
  }

  func table(ofFieldsOf type: any Any.Type) -> JSONKeyTable {
    tables.withValue { $0.find(ObjectIdentifier(type)) { JSONKeyTable(fieldsOf: type) } }
  }

  // MARK: - Entering and leaving

  func enter(_ writer: inout JSONWriter) -> JSONEncodingFrame {
    context = writer.context
    conversion = context?.keyConversion ?? .unchanged
    escapesSlashes = writer.escapesSlashes
    writesNils = writer.writesNils
    let kind = Int(conversion.rawValue) * 2 + (escapesSlashes ? 1 : 0)
    let root = root ?? makeRoot()
    if kind != tableKind {
      initialTable = JSONKeyTable(JSONEntryKey.self)
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

  private func write(_ draft: JSONDraft, isValue: Bool, to writer: inout JSONWriter) {
    writer.rollBack(to: rootStart, depth: rootDepth)
    guard isValue else { return }
    draft.write(to: &writer)
    if let failure = draft.failure { writer.fail(.custom, found: "a value", underlying: failure) }
  }

  // MARK: - The direct path

  func lendWriter() -> JSONWriter {
    var writer = writerCell.withValue {
      $0.continued(in: lentOutput.take() ?? ByteOutput(capacity: 1024))
    }
    writer.owner = self
    return writer
  }

  /// Passes the JSON to `setValue` if the output has become a draft, and otherwise appends it to
  /// the output.
  func takeBack(_ writer: consuming JSONWriter, _ setValue: ([UInt8]) -> Void) throws {
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

  func takeNestedState() -> JSONEncodingState {
    defer { next = nil }
    return next ?? JSONEncodingState()
  }

  func keepNestedState(_ state: JSONEncodingState) { next = state }

  // MARK: - Paths

  func lentPath(_ writer: borrowing JSONWriter) -> [any CodingKey] {
    if let lendingPath { return lendingPath }
    guard let root else { return [] }
    return root.innermost.elementPath(from: writerCell.isInUse ? rootPath(in: writer) : rootPath)
  }

  var rootPath: [any CodingKey] {
    writerCell.isInUse ? basePath : writerCell.withValue { rootPath(in: $0) }
  }

  func rootPath(in writer: borrowing JSONWriter) -> [any CodingKey] {
    let outer = lender.map { $0.lentPath(writer) } ?? basePath
    return outer + writer.path(from: rootOrigin, to: rootStart)
  }
}
