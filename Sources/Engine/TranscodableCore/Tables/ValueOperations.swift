public import TranscodableBytes

/// The operations on a value of a type that is known only at run time.
@usableFromInline
package protocol DecodingOperations {
  static func destroy(in memory: ValueMemory)
  static func decode(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path,
    to memory: ValueMemory
  ) throws
}

enum DecodableOperations<Value: Decodable>: DecodingOperations {
  static func destroy(in memory: ValueMemory) { memory.destroy(Value.self) }

  static func decode(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path,
    to memory: ValueMemory
  ) throws {
    memory.initialize(to: try document.decode(Value.self, at: entry, path: path))
  }
}

@usableFromInline
package protocol EncodingOperations {
  static func encode(
    _ memory: ValueMemory, into state: DraftEncodingState, path: () -> CodingPaths.Path
  ) throws
}

enum EncodableOperations<Value: Encodable>: EncodingOperations {
  static func encode(
    _ memory: ValueMemory, into state: DraftEncodingState, path: () -> CodingPaths.Path
  ) throws {
    try memory.lend(as: Value.self) { value in
      try state.encode(value, into: ValueDraft.root, path: path)
    }
  }
}

@usableFromInline
package protocol OptionalOperations {
  static var wrappedType: any Any.Type { get }
  static func initializeToNil(_ memory: ValueMemory)
  static func wrap(_ memory: ValueMemory)
  static func isNil(_ memory: ValueMemory) -> Bool
}

extension Optional: OptionalOperations {
  @usableFromInline package static var wrappedType: any Any.Type { Wrapped.self }

  @usableFromInline
  package static func initializeToNil(_ memory: ValueMemory) {
    memory.initialize(to: Self.none)
  }

  @usableFromInline
  package static func wrap(_ memory: ValueMemory) { memory.wrap(Wrapped.self) }

  @usableFromInline
  package static func isNil(_ memory: ValueMemory) -> Bool { memory.isNil(Wrapped.self) }
}

@usableFromInline
package protocol ArrayOperations {
  static var elementType: any Any.Type { get }
  /// Creates an array, or returns `false` if `initialize` creates fewer than `count` elements.
  static func make(
    count: Int, in memory: ValueMemory, _ initialize: (ValueMemory) -> Int
  ) -> Bool
  /// Calls `body` with the number of elements and the memory of the first one, if any.
  static func lendElements(of memory: ValueMemory, to body: (Int, ValueMemory?) -> Void)
}

extension Array: ArrayOperations {
  @usableFromInline package static var elementType: any Any.Type { Element.self }

  @usableFromInline
  package static func make(
    count: Int, in memory: ValueMemory, _ initialize: (ValueMemory) -> Int
  ) -> Bool {
    guard let elements = Self(count: count, initialize) else { return false }
    memory.initialize(to: elements)
    return true
  }

  @usableFromInline
  package static func lendElements(
    of memory: ValueMemory, to body: (Int, ValueMemory?) -> Void
  ) {
    memory.lend(as: Self.self) { $0.lendElements(to: body) }
  }
}

@usableFromInline
package protocol DictionaryOperations {
  static var valueType: any Any.Type { get }
  /// Creates a dictionary, or returns `false` if a value can't be created or two keys are equal.
  static func make(
    count: Int, in memory: ValueMemory, nextKey: () -> String?,
    _ initialize: (String, ValueMemory) -> Bool
  ) -> Bool
  static func forEachEntry(
    of memory: ValueMemory, begin: (Int) -> Void, _ body: (String, ValueMemory) -> Void)
}

extension Dictionary: DictionaryOperations where Key == String {
  @usableFromInline package static var valueType: any Any.Type { Value.self }

  @usableFromInline
  package static func make(
    count: Int, in memory: ValueMemory, nextKey: () -> String?,
    _ initialize: (String, ValueMemory) -> Bool
  ) -> Bool {
    var entries: Self = [:]
    entries.reserveCapacity(count)
    let room = ValueRoom<Value>()
    while let key = nextKey() {
      let isAdded = room.make {
        initialize(key, $0)
      } then: { value in
        entries.updateValue(value, forKey: key)
        return true
      } orElse: {
        false
      }
      if !isAdded { return false }
    }
    guard entries.count == count else { return false }
    memory.initialize(to: entries)
    return true
  }

  @usableFromInline
  package static func forEachEntry(
    of memory: ValueMemory, begin: (Int) -> Void, _ body: (String, ValueMemory) -> Void
  ) {
    let entries = memory.value(as: Self.self)
    begin(entries.count)
    for (key, value) in entries { ValueMemory.lending(value) { body(key, $0) } }
  }
}
