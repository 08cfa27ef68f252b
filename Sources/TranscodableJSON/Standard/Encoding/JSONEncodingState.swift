internal import TranscodableBytes

/// What the standard lane needs while it encodes: the writer, the scopes, and what it has learned about types.
///
/// It may serve one call after the other, so that what it has learned is not lost.
@usableFromInline
package final class JSONEncodingState {
  /// The writer, while this lane has it; otherwise one in which nobody writes.
  let place = SharedPlace(JSONWriter(capacity: 64))
  /// The scope of the value that the lane was entered with.
  private(set) var root: JSONScope?
  private(set) var context: (any JSONWritingContext)?
  private(set) var conversion = JSONKeyConversion.unchanged
  private(set) var escapesSlashes = true
  /// Where the root's value begins, and where the value of the direct lane does that it is part of.
  private var (rootStart, rootOrigin) = (0, 0)
  /// What stands before all paths.
  private var basePath: [any CodingKey] = []
  /// The state that has lent the writer to the direct lane, out of which this one was entered.
  private var lender: JSONEncodingState?
  /// A state for values that the direct lane, entered from here, hands back to this one.
  private var next: JSONEncodingState?
  private let tables: SharedPlace<JSONKeyTables>
  private var tableKind = 0

  /// What is known about types.
  let types = JSONEncodedType.table

  /// A buffer that was used before.
  private var output: ByteOutput?

  /// The table of scopes that were never opened for an object.
  let emptyTable = JSONKeyTable(JSONEntryKey.self)

  @usableFromInline
  package init() {
    tables = SharedPlace(JSONKeyTables(placeholder: emptyTable))
  }

  /// A buffer to write into.
  func takeOutput() -> ByteOutput {
    output.take() ?? ByteOutput(capacity: 4096)
  }

  /// Keeps a buffer for the next time, unless it is so large that it had better be freed.
  func keep(_ output: consuming ByteOutput) {
    guard output.capacity <= 1 << 16 else { return }
    var output = output
    output.truncate(to: 0)
    self.output = consume output
  }

  /// Lets go of everything, so that it can be freed.
  package func dismantle() {
    var scope = root
    root = nil
    while let last = scope {
      scope = last.child
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

  /// The table of a type in its present form, which has all entries of former ones at the same places.
  func present(_ table: JSONKeyTable) -> JSONKeyTable {
    tables.withValue { $0.find(table.identifier) ?? table }
  }

  /// Replaces the table of a type by one with a key more.
  func keep(_ table: JSONKeyTable) { tables.withValue { _ = $0.add(table) } }

  // MARK: - Entering and leaving

  /// Takes over a writer, and opens the root for the value that comes next.
  func enter(_ writer: inout JSONWriter) -> JSONScope {
    context = writer.context
    conversion = context?.keyConversion ?? .unchanged
    escapesSlashes = writer.escapesSlashes
    let kind = Int(conversion.rawValue) * 2 + (escapesSlashes ? 1 : 0)
    let root = root ?? makeRoot()
    if kind != tableKind {
      root.forgetTables()
      tables.withValue { $0.select(kind) }
    }
    tableKind = kind
    (rootStart, rootOrigin) = (writer.output.count, writer.origin)
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
      if root.isKept {
        root.detach()
        self.root = nil
      }
    }
    swap(with: &writer)
    writer.home = lender
    lender = nil
    context = nil
  }

  private func makeRoot() -> JSONScope {
    let root = JSONScope(self, parent: nil)
    root.ticket = JSONScopeTicket(root)
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

  /// The path of the value that the direct lane has been lent the writer for.
  func lentPath(_ writer: borrowing JSONWriter) -> [any CodingKey] {
    root.map { $0.innermost.elementPath(from: rootPath(in: writer)) } ?? []
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
