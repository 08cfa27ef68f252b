internal import TranscodableBytes
internal import TranscodableCore

/// What the standard lane needs while it encodes: the writer, the frames, and what it has learned about types.
///
/// It may serve one call after the other, so that what it has learned is not lost.
@usableFromInline
package final class JSONEncodingState {
  /// The writer, while this lane has it; otherwise an idle one.
  let place = ExclusiveCell(JSONWriter(capacity: 64))
  /// The frame of the value that the lane was entered with.
  private(set) var root: JSONEncodingFrame?
  private(set) var context: (any JSONWritingContext)?
  private(set) var conversion = JSONKeyConversion.unchanged
  private(set) var escapesSlashes = true
  private(set) var writesNils = false
  /// Where the root's value begins, and where the value of the direct lane does that it is part of.
  private var (rootStart, rootOrigin, rootDepth) = (0, 0, 0)
  /// What all paths begin with.
  private var basePath: [any CodingKey] = []
  /// The state that has lent the writer to the direct lane, out of which this one was entered.
  private var lender: JSONEncodingState?
  /// Whether a type of the direct lane is writing a value into a text of its own.
  private(set) var isLending = false
  /// The path of that value, if the text here has become a draft.
  var lendingPath: [any CodingKey]?
  /// A buffer for such texts.
  private var lentOutput: ByteOutput?
  /// A state for values that the direct lane, entered from here, hands back to this one.
  private var next: JSONEncodingState?
  private let tables = ExclusiveCell(JSONKeyTables())
  private var tableKind = 0

  /// What is known about types.
  let types = JSONEncodedType.table

  /// A buffer that was used before.
  private var output: ByteOutput?

  /// The table of frames that were never opened for an object.
  let emptyTable = JSONKeyTable(JSONEntryKey.self)

  @usableFromInline
  package init() {}

  /// A buffer to write into.
  func takeOutput() -> ByteOutput {
    output.take() ?? ByteOutput(capacity: 4096)
  }

  /// Whether a buffer is kept for the next time, and not so large that its memory had better be given away.
  static func isWorthKeeping(_ output: borrowing ByteOutput) -> Bool { output.capacity <= 1 << 16 }

  /// Keeps a buffer for the next time.
  func keep(_ output: consuming ByteOutput) {
    var output = output
    output.truncate(to: 0)
    self.output = consume output
  }

  /// Lets go of everything, so that it can be freed.
  package func dismantle() {
    var frame = root
    root = nil
    while let last = frame {
      frame = last.child
      (last.child, last.parent) = (nil, nil)
      last.endLoans()
    }
    next?.dismantle()
    next = nil
  }

  /// The keys of a type.
  @inline(__always)
  func table<Key: CodingKey>(of type: Key.Type) -> JSONKeyTable {
    tables.withValue { $0.find(ObjectIdentifier(type)) ?? $0.add(JSONKeyTable(type)) }
  }

  /// The names of the fields of a type.
  func table(ofFieldsOf type: any Any.Type) -> JSONKeyTable {
    tables.withValue {
      $0.find(ObjectIdentifier(type)) ?? $0.add(JSONKeyTable(fieldsOf: type))
    }
  }

  /// The table of a type in its present form, which has all entries of former ones at the same places.
  func present(_ table: JSONKeyTable) -> JSONKeyTable {
    tables.withValue { $0.find(table.identifier) ?? table }
  }

  /// Replaces the table of a type by one with a key more.
  func keep(_ table: JSONKeyTable) { tables.withValue { _ = $0.add(table) } }

  // MARK: - Entering and leaving

  /// Takes over a writer, and opens the root for the value that comes next.
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
    lender = writer.home
    swap(with: &writer)
    place.withValue { $0.home = self }
    root.open(at: rootStart)
    return root
  }

  /// Ends the value of the root, after an error without one, and gives the writer back.
  func leave(_ writer: inout JSONWriter, isValue: Bool) {
    if let root {
      if isValue { root.end() } else { root.abandon() }
      if let draft = root.place?.draft {
        root.place?.call.isOver = true
        place.withValue { write(draft, isValue: isValue, to: &$0) }
        self.root = nil
      } else if root.isKept {
        root.leave(at: rootPath)
        self.root = nil
      }
    }
    swap(with: &writer)
    writer.home = lender
    lender = nil
    context = nil
  }

  /// Makes the text that has been written so far a draft.
  func becomeDraft() {
    guard let root, root.place == nil else { return }
    let draft = JSONDraft(self)
    var text = place.withValue {
      $0.output.withSpan(from: rootStart) { bytes in bytes.indices.map { bytes[$0] } }
    }
    root.complete(&text)
    draft.parse(text, into: ValueDraft.root)
    root.enter(draft, ValueDraft.root, JSONDraftPlace.Call(), rootPath)
  }

  /// Writes a draft in the place of the text that it was made of.
  private func write(_ draft: JSONDraft, isValue: Bool, to writer: inout JSONWriter) {
    writer.rollBack(to: rootStart, depth: rootDepth)
    guard isValue else { return }
    draft.write(to: &writer)
    if let failure = draft.failure { writer.fail(.custom, found: "a value", underlying: failure) }
  }

  // MARK: - The direct lane

  /// A writer for a type of the direct lane, which goes on where the text ends.
  func lendWriter() -> JSONWriter {
    isLending = true
    var writer = place.withValue {
      $0.continued(in: lentOutput.take() ?? ByteOutput(capacity: 1024))
    }
    writer.home = self
    return writer
  }

  /// Takes back a writer that was lent.
  ///
  /// - Parameters:
  ///   - writer: The writer.
  ///   - setValue: Gets the text, if the one here has become a draft; otherwise it is appended.
  /// - Throws: The error of a failure.
  func takeBack(_ writer: consuming JSONWriter, _ setValue: ([UInt8]) -> Void) throws {
    isLending = false
    lendingPath = nil
    if writer.failure != nil {
      let error = writer.takeError()
      // What is too deep stays too deep.
      if let failure = writer.failure { place.withValue { $0.failure = failure } }
      throw error
    }
    if root?.place == nil {
      place.withValue { outer in writer.output.withSpan(from: 1) { outer.output.append($0) } }
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
    place.withValue { Swift.swap(&$0, &writer) }
  }

  /// A state for values that the direct lane, entered from here, hands back.
  func takeNext() -> JSONEncodingState {
    defer { next = nil }
    return next ?? JSONEncodingState()
  }

  /// Keeps a state for the next time.
  func keepNext(_ state: JSONEncodingState) { next = state }

  // MARK: - Paths

  /// The path of the value that the direct lane is writing, with this writer.
  func lentPath(_ writer: borrowing JSONWriter) -> [any CodingKey] {
    if let lendingPath { return lendingPath }
    guard let root else { return [] }
    return root.innermost.elementPath(from: place.isInUse ? rootPath(in: writer) : rootPath)
  }

  /// The path of the root, asked for by a type that encodes itself.
  var rootPath: [any CodingKey] {
    place.isInUse ? basePath : place.withValue { rootPath(in: $0) }
  }

  /// The path of the root, read from what the direct lane wrote before it.
  func rootPath(in writer: borrowing JSONWriter) -> [any CodingKey] {
    let outer = lender.map { $0.lentPath(writer) } ?? basePath
    return outer + writer.path(from: rootOrigin, to: rootStart)
  }
}
