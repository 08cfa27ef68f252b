internal import TranscodableBytes
internal import TranscodableCore

/// A property list that is being decoded: its bytes and the tape of its values.
///
/// Decoders and containers are small values that name an entry of the tape and share this object. As long as a call lasts, the
/// bytes are those of the caller; if a container outlives the call, they are copied at its end.
final class PropertyListDocument: @unchecked Sendable {
  // Unchecked: a document is used by one thread at a time, as decoders are.
  private let tapeCell: Cell<PropertyListTape>
  private let pathsCell = Cell(CodingPaths())
  let format: PropertyList.Format
  let userInfo: [CodingUserInfoKey: Any]
  /// The document from its first byte.
  private(set) var bytes: ByteCursor
  private var copy: OwnedBytes?
  /// The members of dictionaries that are not looked up on the tape: the number of a map stands in the dictionary's entry.
  var maps: [[String: PropertyListTape.Entry]] = []
  /// How many callers go on after an error whatever it says: to find out its line would take time proportional to the
  /// document.
  var tersenessDepth = 0

  /// The dictionaries with repeated keys that were read as values of any kind.
  var repeatingPaths: [CodingPaths.Path] = []

  init(
    _ bytes: ByteCursor, _ tape: consuming PropertyListTape, _ format: PropertyList.Format,
    userInfo: [CodingUserInfoKey: Any]
  ) {
    self.bytes = bytes
    self.format = format
    self.userInfo = userInfo
    tapeCell = Cell(tape)
  }

  @inline(__always)
  var tape: PropertyListTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  /// Takes a copy of the bytes, for containers that are kept for later.
  func endLoan() {
    let copy = OwnedBytes(bytes)
    self.copy = copy
    bytes = copy.cursor
  }

  /// The keys of a path.
  func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { _, _ in [] }
  }
}
