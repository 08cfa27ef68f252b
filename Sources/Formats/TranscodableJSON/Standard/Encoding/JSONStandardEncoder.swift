internal import TranscodableBytes

/// The encoder that is passed to a type's `encode(to:)`.
///
/// Like its containers, the encoder consists of a single reference, so that converting it to an
/// existential needs no allocation.
struct JSONStandardEncoder: Encoder {
  let token: JSONFrameToken

  init(frame: JSONEncodingFrame) { token = frame.token ?? JSONFrameToken(frame) }

  @inline(__always)
  var frame: JSONEncodingFrame { token.frame }

  var codingPath: [any CodingKey] { frame.codingPath }
  var userInfo: [CodingUserInfoKey: Any] {
    (frame.slot?.draft.context ?? frame.state.context)?.userInfo ?? [:]
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard frame.isActive, frame.shape == .empty else { return anotherContainer(keyedBy: type) }
    frame.openKeyed(by: type)
    return frame.hasPooledContainer(type)
      ? frame.pooledContainer.copy(keyedBy: type) : newContainer(keyedBy: type)
  }

  /// Returns an additional container for a value that already has one.
  @inline(never)
  private func anotherContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    frame.becomeContainer(.keyed) { frame.openKeyed(by: type) }
    return newContainer(keyedBy: type)
  }

  /// Returns a container that isn't pooled.
  ///
  /// This is a separate function, so that using a pooled container requires no reference counting.
  @inline(never)
  private func newContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONKeyedEncodingContainer(frame: frame, token: token))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if frame.isActive, frame.shape == .empty {
      frame.openUnkeyed()
    } else {
      frame.becomeContainer(.unkeyed) { frame.openUnkeyed() }
    }
    return JSONUnkeyedEncodingContainer(token: token)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(token: token)
  }
}
