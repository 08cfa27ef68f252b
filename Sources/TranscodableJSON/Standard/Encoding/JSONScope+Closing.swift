internal import TranscodableBytes

// Closing scopes that others may still use, or that were not encoded from front to back.
extension JSONScope {
  /// Ends the scope inside, whatever state it is in.
  @inline(never)
  func closeUncommonChild() {
    child?.end()
    settleChild()
  }

  /// Goes on after the scope inside has been ended, although somebody still refers to it or this one is irregular.
  @inline(never)
  func settleChild() {
    if let child, child.isKept {
      child.detach()
      self.child = nil
    }
    resume()
  }

  /// Ends the value.
  func end() {
    if let child, child.isOpen { retireChild() }
    if let node = irregularity?.node {
      state.place.withValue { node.write(to: &$0) }
      (isOpen, isActive) = (false, false)
    } else {
      finish()
    }
    clear()
  }

  /// Closes a scope inside whose container may still be there, but is not used at the moment.
  func retireChild() {
    guard let child else { return }
    if let inner = child.child, inner.isOpen { child.retireChild() }
    guard child.isKept else {
      child.end()
      return resume()
    }
    self.child = nil
    child.leave()
    if let node = child.irregularity?.node {
      (child.isOpen, child.isActive) = (false, false)
      // Something stands in its place until there is a node to put it into.
      state.place.withValue { $0.writeNull() }
      becomeNode(last: node)
    } else {
      let wasEmpty = child.shape == .empty
      child.finish()
      child.irregularity?.owner = self
      makeIrregular().retired.append(
        Irregularity.Retired(scope: child, place: count - 1, isEmpty: wasEmpty))
      isActive = true
    }
  }

  /// Goes on after a member.
  func resume() {
    if irregularity?.node == nil { isActive = true } else { becomeNode(isPending: true) }
  }

  /// Goes on after a member that was taken back.
  func resumeAfterFailure() {
    if irregularity?.node == nil { isActive = true } else { becomeNode() }
  }

  // MARK: - Giving up

  /// Gives up what is open inside.
  func abandonChild() {
    guard let child, child.isOpen else { return }
    child.abandon()
    guard child.isKept else { return }
    child.detach()
    self.child = nil
  }

  /// Gives up the value.
  func abandon() {
    abandonChild()
    (isOpen, isActive) = (false, false)
    clear()
  }

  /// Sees to it that whatever is still encoded here goes nowhere: the value is complete.
  func detach() {
    leave()
    irregularity?.node = JSONNode(shape)
  }

  /// Leaves the chain of scopes that are used again and again.
  private func leave() {
    let path = codingPath
    makeIrregular().path = path
    parent = nil
    endLoans()
  }

  /// Forgets what was irregular about the value.
  func clear() {
    guard let irregularity else { return }
    for retired in irregularity.retired {
      retired.scope.irregularity?.owner = nil
      retired.scope.detach()
    }
    irregularity.retired = []
    self.irregularity = nil
  }
}
