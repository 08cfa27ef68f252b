/// What a piece of a text has changed in the partial value.
///
/// A collection of changes in the order of the text. Of a value that is new, only the value itself is
/// listed, and nothing inside of it.
public struct PartialJSONChanges: Sendable {
  /// One change.
  public enum Change: Sendable, Hashable {
    /// A value is there that was not; or, where numbers grow, another number.
    case added(JSON.Pointer)
    /// A string that was there has grown by a text.
    case appended(JSON.Pointer, String)
    /// A value that was there is complete, and does not change any more.
    case completed(JSON.Pointer)

    /// The value that has changed.
    public var pointer: JSON.Pointer {
      switch self {
      case .added(let pointer), .appended(let pointer, _), .completed(let pointer): pointer
      }
    }
  }

  /// Most pieces change one thing, for which no memory is needed.
  private enum Storage: Sendable {
    case none
    case one(Change)
    case several([Change])
  }

  private var storage = Storage.none

  init() {}
  init(_ change: Change) { storage = .one(change) }

  /// The values that are new or have changed.
  public var pointers: [JSON.Pointer] {
    compactMap { if case .completed = $0 { nil } else { $0.pointer } }
  }

  /// The values that were there before and are complete now.
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
  /// A string that comes in several runs has grown once.
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
