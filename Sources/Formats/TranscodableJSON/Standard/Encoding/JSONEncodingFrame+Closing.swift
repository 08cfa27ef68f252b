internal import TranscodableBytes

// Closing frames that were kept, or in which others are open.
extension JSONEncodingFrame {
  /// Brings the end of the text to where the next thing encoded here belongs, if there is nothing inside but containers
  /// that need not be used again; otherwise makes the text a draft.
  ///
  /// - Returns: Whether the text goes on here. If not, ``place`` says where the value is.
  @inline(never)
  func prepareText() -> Bool {
    if isActive { return true }
    if place != nil { return false }
    if isOpen, closeNested() { return true }
    state.becomeDraft()
    return false
  }

  /// Closes the containers open inside, none of which a value is being encoded into at this moment.
  ///
  /// - Returns: Whether the text goes on here now.
  func closeNested() -> Bool {
    guard !state.isLending, let child, child.isOpen, child.isNested else { return isActive }
    guard !child.isEncodingSingle, child.closeNested() else { return false }
    let isKept = child.isKept || child.rarities?.kept.isEmpty == false
    // To sort members moves them: what is kept would not be found again.
    if isKept, state.place.withValue({ $0.arrangement.isSorted }) { return false }
    if isKept {
      child.makeRarities().path = child.codingPath
      child.endLoans()
      makeRarities().kept.append((child, count - 1))
      self.child = nil
    } else {
      child.rarities = nil
    }
    child.finish()
    isActive = true
    return true
  }

  /// Ends a value inside that was being encoded by a call, in whatever state it is.
  @inline(never)
  func closeUncommonly(_ child: JSONEncodingFrame) {
    if place == nil, !child.closeNested() { state.becomeDraft() }
    if let place { return place.completeMember() }
    child.finish()
    isActive = true
    settle(child)
  }

  /// Sees to it that a frame inside, which is complete, can be used for the next value.
  @inline(never)
  func settle(_ child: JSONEncodingFrame) {
    child.endKept()
    guard child.isKept else { return }
    child.leave(at: child.codingPath)
    self.child = nil
  }

  /// Ends the value of the root.
  func end() {
    if place == nil, !closeNested() { state.becomeDraft() }
    guard place == nil else { return }
    finish()
    endKept()
  }

  /// Gives up the value of the frame inside.
  func abandonChild() {
    guard let child, child.isOpen else { return }
    child.abandon()
    guard child.isKept else { return }
    child.leave(at: child.codingPath)
    self.child = nil
  }

  /// Gives up the value.
  func abandon() {
    abandonChild()
    (isOpen, isActive) = (false, false)
    endKept()
  }

  /// Sees to it that whatever is encoded into containers that were kept goes nowhere: the value is complete.
  private func endKept() {
    guard let rarities else { return }
    self.rarities = nil
    for (frame, _) in rarities.kept {
      let path = frame.codingPath
      frame.endKept()
      frame.leave(at: path)
    }
  }

  /// Sees to it that whatever is still encoded here goes nowhere: the value is complete.
  func leave(at path: [any CodingKey]) {
    place = JSONDraftPlace(
      after: path, JSONDraft(state, room: 16), count: count, depth: depth)
    (isOpen, isActive) = (false, false)
    endLoans()
    parent = nil
  }
}
