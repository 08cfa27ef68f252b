internal import TranscodableBytes

/// What types see as the encoder when they encode themselves.
///
/// One reference wide, as its containers are, so that it needs no allocation behind a protocol.
struct JSONStandardEncoder: Encoder {
  let scope: JSONScope

  var codingPath: [any CodingKey] { scope.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { scope.context?.userInfo ?? [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if scope.isActive, scope.shape == .empty {
      scope.openKeyed(by: type)
      if let lent = scope.borrowContainer(type) { return lent.loan.copy(keyedBy: type) }
    } else {
      scope.decideAgain(.keyed) { scope.openKeyed(by: type) }
    }
    return KeyedEncodingContainer(
      JSONKeyedEncodingContainer(place: JSONContainerPlace(scope)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if scope.isActive, scope.shape == .empty {
      scope.openUnkeyed()
    } else {
      scope.decideAgain(.unkeyed) { scope.openUnkeyed() }
    }
    return JSONUnkeyedEncodingContainer(scope: scope)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(scope: scope)
  }
}
