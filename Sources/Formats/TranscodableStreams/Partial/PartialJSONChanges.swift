public import TranscodableJSON

/// The changes that a piece of a document has made to the partial value.
///
/// The changes are in document order. For a new value, only the value itself is listed, not its
/// contents.
public struct PartialJSONChanges: Sendable {
  /// A change to the partial value.
  public enum Change: Sendable, Hashable {
    /// A value was added.
    ///
    /// If incomplete numbers are shown, this also represents a number that has changed.
    case added(JSON.Pointer)
    /// An existing string has grown.
    case appended(JSON.Pointer, String)
    /// An existing value is now complete and won't change.
    case completed(JSON.Pointer)

    /// The location of the changed value.
    public var pointer: JSON.Pointer {
      switch self {
      case .added(let pointer), .appended(let pointer, _), .completed(let pointer): pointer
      }
    }
  }

  /// Most pieces cause a single change, which needs no allocation.
  private enum Storage: Sendable {
    case none
    case one(Change)
    case several([Change])
  }

  private var storage = Storage.none

  init() {}
  init(_ change: Change) { storage = .one(change) }

  /// The locations of the values that were added or have changed.
  public var pointers: [JSON.Pointer] {
    compactMap { if case .completed = $0 { nil } else { $0.pointer } }
  }

  /// The locations of the existing values that are now complete.
  public var completed: [JSON.Pointer] {
    compactMap { if case .completed = $0 { $0.pointer } else { nil } }
  }

  mutating func append(_ others: PartialJSONChanges) {
    for change in others { append(change) }
  }

  mutating func append(_ change: Change) {
    switch storage {
    case .none: storage = .one(change)
    case .one(let last):
      storage = last.joined(with: change).map { .one($0) } ?? .several([last, change])
    case .several(var changes):
      storage = .none
      if let joined = changes[changes.count - 1].joined(with: change) {
        changes[changes.count - 1] = joined
      } else {
        changes.append(change)
      }
      storage = .several(changes)
    }
  }
}

extension PartialJSONChanges.Change {
  fileprivate func joined(with next: Self) -> Self? {
    guard case .appended(let pointer, let text) = next,
      case .appended(pointer, let before) = self
    else { return nil }
    return .appended(pointer, before + text)
  }
}

extension PartialJSONChanges: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let changes): changes.count
    }
  }

  public subscript(position: Int) -> Change {
    switch storage {
    case .one(let change) where position == 0: return change
    case .several(let changes): return changes[position]
    case .none, .one: preconditionFailure("Index \(position) is out of range.")
    }
  }
}

extension PartialJSONChanges: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for change in self { hasher.combine(change) }
  }
}

extension PartialJSONChanges: CustomStringConvertible {
  /// The changes on one line, such as `/title appended " soup", /steps/0 added`.
  public var description: String { map(\.description).joined(separator: ", ") }
}

extension PartialJSONChanges.Change: CustomStringConvertible {
  /// The pointer and the change, such as `/title appended " soup"`.
  public var description: String {
    let location = pointer.tokens.isEmpty ? "root" : pointer.description
    return switch self {
    case .added: "\(location) added"
    case .appended(_, let text): "\(location) appended \(JSON.string(text))"
    case .completed: "\(location) completed"
    }
  }
}
