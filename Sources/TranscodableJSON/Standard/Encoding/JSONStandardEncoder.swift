internal import TranscodableBytes

/// What types see as the encoder when they encode themselves.
///
/// One reference wide, as its containers are, so that it needs no allocation behind a protocol.
struct JSONStandardEncoder: Encoder {
  let ticket: JSONScopeTicket

  init(scope: JSONScope) { ticket = scope.ticket ?? JSONScopeTicket(scope) }

  @inline(__always)
  var scope: JSONScope { ticket.scope }

  var codingPath: [any CodingKey] { scope.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { scope.context?.userInfo ?? [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if scope.isActive, scope.shape == .empty {
      scope.openKeyed(by: type)
      if let lent = scope.borrowContainer(type) { return lent.copy(keyedBy: type) }
    } else {
      scope.decideAgain(.keyed) { scope.openKeyed(by: type) }
    }
    return KeyedEncodingContainer(
      JSONKeyedEncodingContainer(scope: scope, ticket: ticket))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if scope.isActive, scope.shape == .empty {
      scope.openUnkeyed()
    } else {
      scope.decideAgain(.unkeyed) { scope.openUnkeyed() }
    }
    return JSONUnkeyedEncodingContainer(ticket: ticket)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(ticket: ticket)
  }
}
