internal import TranscodableBytes

extension JSONScope {
  /// What a scope needs when its value is not encoded from front to back.
  final class Irregularity {
    /// A scope inside that was closed although a container of it is still there.
    struct Retired {
      let scope: JSONScope
      /// The number of members before it.
      let place: Int
      /// Whether nothing was encoded in it.
      let isEmpty: Bool
    }

    let context: (any JSONWritingContext)?
    let escapesSlashes: Bool
    /// The number of containers open around the value.
    var depth = 0
    /// The path, once the scope has left its place.
    var path: [any CodingKey]?
    /// What is encoded from now on goes here, and not into the text.
    var node: JSONNode?
    /// The scope in whose text this one's is, if this one is retired.
    var owner: JSONScope?
    var retired: [Retired] = []
    /// The keys that were encoded, if the table does not know.
    var keys: Set<String>?
    /// The key that was encoded last, if the table does not know.
    var lastKey = ""

    init(_ state: JSONEncodingState) {
      context = state.context
      escapesSlashes = state.escapesSlashes
    }

    /// A scope with its own node, for something inside of this one's.
    func scope(
      _ state: JSONEncodingState, _ node: JSONNode, at path: [any CodingKey]
    ) -> JSONScope {
      let scope = JSONScope(state, parent: nil)
      let irregularity = scope.makeIrregular(self)
      irregularity.depth = depth + 1
      irregularity.path = path
      irregularity.node = node
      return scope
    }

    private init(_ other: Irregularity) {
      context = other.context
      escapesSlashes = other.escapesSlashes
    }

    /// A new one with the same settings.
    func copy() -> Irregularity { Irregularity(self) }

    /// Writes a value in a text of its own.
    func content(
      at path: [any CodingKey], _ write: (inout JSONWriter) throws -> Void
    ) throws -> JSONNode.Content {
      var writer = JSONWriter(
        layout: escapesSlashes ? [] : .withoutEscapingSlashes, capacity: 64, context: context)
      writer.basePath = path
      writer.depth = depth
      do {
        try write(&writer)
      } catch {
        writer.keepSpareState()
        throw error
      }
      writer.keepSpareState()
      if writer.failure != nil { throw writer.takeError() }
      return .text(writer.takeText().bytes())
    }
  }
}
