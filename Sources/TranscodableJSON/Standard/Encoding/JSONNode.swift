internal import TranscodableBytes

/// A value that is not encoded from front to back, in parts that can still be changed.
final class JSONNode {
  enum Content {
    /// The text of a value that is complete.
    case text([UInt8])
    /// A value into which somebody can still encode.
    case node(JSONNode)
  }

  /// What the value is; empty if nothing was encoded, single if its only content is the value.
  private(set) var shape: JSONScope.Shape
  private(set) var keys: [String] = []
  private(set) var contents: [Content] = []
  private var places: [String: Int] = [:]

  init(_ shape: JSONScope.Shape = .empty) { self.shape = shape }

  /// Takes a text apart, one level deep.
  convenience init(_ text: [UInt8]) {
    self.init()
    text.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        var reader = JSONReader(cursor)
        take(from: &reader)
      }
    }
  }

  private func take(from reader: inout JSONReader) {
    switch reader.nextKind {
    case .object:
      shape = .keyed
      var more = reader.beginDictionary()
      while more {
        let key = reader.takeKey()
        if let text = reader.takeValueText() { set(key, .text(text)) }
        more = reader.nextEntry()
      }
    case .array:
      shape = .unkeyed
      var more = reader.beginArray()
      while more {
        if let text = reader.takeValueText() { append(.text(text)) }
        more = reader.nextElement()
      }
    default:
      if let text = reader.takeValueText() { set(.text(text)) }
    }
  }

  // MARK: - Contents

  /// Sets a member; the last one with a key counts.
  func set(_ key: String, _ content: Content) {
    if let place = places[key] {
      contents[place] = content
    } else {
      places[key] = contents.count
      keys.append(key)
      contents.append(content)
    }
  }

  /// Appends an element.
  func append(_ content: Content) { contents.append(content) }

  /// Makes this a single value.
  func set(_ content: Content) {
    precondition(shape == .empty, "A second value was encoded in a container for one")
    shape = .single
    contents = [content]
  }

  /// Replaces a content by a node, and returns that.
  func openContent(at place: Int) -> JSONNode {
    switch contents[place] {
    case .node(let node): return node
    case .text(let text):
      let node = JSONNode(text)
      contents[place] = .node(node)
      return node
    }
  }

  /// Replaces a content.
  func replaceContent(at place: Int, by node: JSONNode) { contents[place] = .node(node) }

  /// The node of the member with a key, nil if there is none.
  func openMember(_ key: String) -> JSONNode? {
    places[key].map { openContent(at: $0) }
  }

  /// Makes this an object or an array; it has to be empty or one already.
  func decide(_ wanted: JSONScope.Shape) {
    if shape == .single, case .text(let text)? = contents.first {
      let parts = JSONNode(text)
      if parts.shape != .single {
        (shape, keys, contents, places) = (parts.shape, parts.keys, parts.contents, parts.places)
      }
    }
    precondition(
      shape == .empty || shape == wanted, "One value was encoded as containers of two kinds")
    shape = wanted
  }

  /// Takes over what was encoded into another node, before the last content if that is to stay the last.
  func merge(_ other: JSONNode, beforeLast: Bool) {
    guard shape == .keyed else {
      contents.insert(contentsOf: other.contents, at: contents.count - (beforeLast ? 1 : 0))
      return
    }
    let last = beforeLast ? keys.last.map { ($0, contents[contents.count - 1]) } : nil
    for (key, content) in zip(other.keys, other.contents) { set(key, content) }
    if let last { set(last.0, last.1) }
  }

  // MARK: - Writing

  /// Writes the value.
  func write(to writer: inout JSONWriter) {
    switch shape {
    case .empty:
      writer.beginObject()
      writer.endObject()
    case .single:
      for content in contents { content.write(to: &writer) }
    case .unkeyed:
      writer.beginArray()
      if !writer.hasFailed { for content in contents { content.write(to: &writer) } }
      writer.endArray()
    case .keyed:
      writer.beginObject()
      if !writer.hasFailed {
        for (key, content) in zip(keys, contents) {
          writer.writeKey(dictionary: key)
          content.write(to: &writer)
        }
      }
      writer.endObject()
    }
  }
}

extension JSONNode.Content {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .node(let node): node.write(to: &writer)
    case .text(let text):
      if writer.isCompact { writer.write(json: text.span) } else { writer.rewrite(json: text) }
    }
  }
}
