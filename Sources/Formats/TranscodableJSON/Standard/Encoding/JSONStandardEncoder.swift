internal import TranscodableBytes
internal import TranscodableCore

/// The encoder is a single reference, so that converting it to an existential doesn't allocate.
struct JSONStandardEncoder: MemberMergingEncoder {
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

  @inline(never)
  private func anotherContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    frame.becomeContainer(.keyed) { frame.openKeyed(by: type) }
    return newContainer(keyedBy: type)
  }

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
