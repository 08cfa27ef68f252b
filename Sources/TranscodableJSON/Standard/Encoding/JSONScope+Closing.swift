internal import TranscodableBytes

// Closing scopes that others may still use, or that were not encoded from front to back.
extension JSONScope {
  /// Ends the scope inside, whatever state it is in.
  @inline(never)
  func closeUncommonChild() {
    let isKept = !isKnownUniquelyReferenced(&child)
    close(isKept: isKept)
  }

  /// Goes on after the scope inside has been finished, although somebody still refers to it or this one is irregular.
  @inline(never)
  func settleChild() {
    if isKnownUniquelyReferenced(&child) {
      resume()
    } else {
      // Its text is complete, but somebody can still encode into it: back to before it was finished.
      reopenChild()
      close(isKept: true)
    }
  }

  private func reopenChild() {
    guard let child else { return }
    child.isOpen = true
    child.isActive = true
    guard child.shape == .keyed || child.shape == .unkeyed || child.shape == .empty else { return }
    let text = state.place.withValue { writer -> [UInt8] in
      let text = writer.bytes(from: child.start)
      writer.rollBack(to: child.start, depth: depth)
      return text
    }
    let node = child.shape == .empty ? JSONNode() : JSONNode(text)
    child.isActive = false
    child.makeIrregular().depth = child.depth
    child.irregularity?.node = node
  }

  private func close(isKept: Bool) {
    guard let child else { return }
    let node = child.end(isKept: isKept, isValue: true)
    if isKept { self.child = nil }
    guard let node else { return resume() }
    // Something stands in its place until there is a node to put it into.
    state.place.withValue { $0.writeNull() }
    becomeNode(isPending: irregularity?.node != nil, last: node)
    irregularity?.isKept = true
  }

  /// Ends the value.
  ///
  /// - Parameters:
  ///   - isKept: Whether somebody can still encode into it.
  ///   - isValue: Whether there is a value, and not an error.
  /// - Returns: The node to put into the place of the value if somebody can; otherwise the value has been written.
  func end(isKept: Bool, isValue: Bool) -> JSONNode? {
    guard isValue else {
      abandon(isKept: isKept)
      return nil
    }
    if let child, child.isOpen { retireChild() }
    guard isKept || hasKeptScopes else {
      if let node = irregularity?.node {
        state.place.withValue { node.write(to: &$0) }
        (isOpen, isActive) = (false, false)
      } else {
        finish()
      }
      clear()
      return nil
    }
    leave()
    if irregularity?.node == nil { becomeNode() }
    (isOpen, isActive) = (false, false)
    let node = irregularity?.node
    if !isKept { clear() }
    return node
  }

  /// Closes a scope inside whose container is still there, but not used at the moment.
  func retireChild() {
    let isReferenced = !isKnownUniquelyReferenced(&child)
    guard let child else { return }
    if let inner = child.child, inner.isOpen { child.retireChild() }
    if isReferenced, child.irregularity?.node == nil {
      let wasEmpty = child.shape == .empty
      child.leave()
      child.finish()
      child.irregularity?.owner = self
      makeIrregular().retired.append(
        Irregularity.Retired(scope: child, place: count - 1, isEmpty: wasEmpty))
      self.child = nil
      isActive = true
    } else {
      close(isKept: isReferenced)
    }
  }

  /// Goes on after a member.
  func resume() {
    if irregularity?.node == nil { isActive = true } else { becomeNode(isPending: true) }
  }

  /// Goes on after a member that was taken back.
  func resumeAfterFailure() { becomeNode() }

  // MARK: - Giving up

  /// Gives up what is open inside.
  func abandonChild() {
    let isKept = !isKnownUniquelyReferenced(&child)
    guard let child, child.isOpen else { return }
    child.abandon(isKept: isKept)
    if isKept { self.child = nil }
  }

  /// Gives up the value: whatever is still encoded into it goes nowhere.
  private func abandon(isKept: Bool) {
    abandonChild()
    (isOpen, isActive) = (false, false)
    guard isKept else { return clear() }
    leave()
    irregularity?.node = irregularity?.node ?? JSONNode(shape)
  }

  /// Leaves the chain of scopes that are used again and again.
  private func leave() {
    let path = codingPath
    makeIrregular().path = path
    parent = nil
  }

  /// Forgets what was irregular about the value.
  func clear() {
    guard let irregularity else { return }
    for retired in irregularity.retired {
      retired.scope.irregularity?.owner = nil
      retired.scope.irregularity?.node = retired.scope.irregularity?.node ?? JSONNode()
    }
    irregularity.retired = []
    self.irregularity = nil
  }

  /// Whether somebody can still encode into something inside.
  private var hasKeptScopes: Bool {
    guard let irregularity else { return false }
    return irregularity.isKept || irregularity.hasKeptScopes
  }
}

extension JSONScope.Irregularity {
  /// Whether somebody refers to a scope that is retired.
  fileprivate var hasKeptScopes: Bool {
    retired.indices.contains { isReferenced($0) }
  }

  private func isReferenced(_ index: Int) -> Bool {
    !isKnownUniquelyReferenced(&retired[index].scope)
      || (retired[index].scope.irregularity?.hasKeptScopes ?? false)
  }
}
