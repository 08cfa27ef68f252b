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
    guard scope.isActive, scope.shape == .empty else { return anotherContainer(keyedBy: type) }
    scope.openKeyed(by: type)
    return scope.hasLoan(type) ? scope.loan.copy(keyedBy: type) : newContainer(keyedBy: type)
  }

  /// A container for a value that was begun before.
  @inline(never)
  private func anotherContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    scope.decideAgain(.keyed) { scope.openKeyed(by: type) }
    return newContainer(keyedBy: type)
  }

  /// A container that is not lent: apart, so that nothing is counted for it where one is.
  @inline(never)
  private func newContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONKeyedEncodingContainer(scope: scope, ticket: ticket))
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
