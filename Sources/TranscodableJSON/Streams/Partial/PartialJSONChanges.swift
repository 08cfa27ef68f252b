/// What a piece of a text has changed in the partial value.
///
/// A collection of changes in the order of the text. Of a value that is new, only the value itself is
/// listed, and nothing inside of it.
public struct PartialJSONChanges: Sendable, Hashable {
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

  private(set) var changes: [Change] = []

  /// The values that are new or have changed.
  public var pointers: [JSON.Pointer] {
    changes.compactMap { if case .completed = $0 { nil } else { $0.pointer } }
  }

  /// The values that were there before and are complete now.
  public var completed: [JSON.Pointer] {
    changes.compactMap { if case .completed = $0 { $0.pointer } else { nil } }
  }

  mutating func append(_ change: Change) {
    // A string that comes in several runs has grown once.
    if case .appended(let pointer, let text) = change,
      case .appended(pointer, let before)? = changes.last
    {
      changes[changes.count - 1] = .appended(pointer, before + text)
    } else {
      changes.append(change)
    }
  }
}

extension PartialJSONChanges: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { changes.count }
  public subscript(position: Int) -> Change { changes[position] }
}
