internal import TranscodableBytes

// Closing frames that were kept, or that contain open frames.
extension JSONEncodingFrame {
  /// Prepares the output for the next value of this frame, if only nested containers that need not
  /// be used again are open; otherwise changes to a draft.
  ///
  /// - Returns: Whether the output continues here. If not, ``slot`` is the value's position in the
  ///   draft.
  @inline(never)
  func prepareText() -> Bool {
    if isActive { return true }
    if slot != nil { return false }
    if isOpen, closeNested() { return true }
    state.becomeDraft()
    return false
  }

  /// Closes the nested containers, provided that no call is encoding a value into them.
  ///
  /// - Returns: Whether the output continues here now.
  func closeNested() -> Bool {
    guard !state.isLending, let child, child.isOpen, child.isNested else { return isActive }
    guard !child.isEncodingSingle, child.closeNested() else { return false }
    let isKept = child.isKept || child.coldState?.kept.isEmpty == false
    // Sorting would move the members, so the offsets of a kept frame would become invalid.
    if isKept, state.writerCell.withValue({ $0.arrangement.isSorted }) { return false }
    if isKept {
      child.makeColdState().path = child.codingPath
      child.releaseContainers()
      makeColdState().kept.append((child, count - 1))
      self.child = nil
    } else {
      child.coldState = nil
    }
    child.finish()
    isActive = true
    return true
  }

  /// Ends a nested value that a call was encoding, whatever state its frame is in.
  @inline(never)
  func closeUncommonly(_ child: JSONEncodingFrame) {
    if slot == nil, !child.closeNested() { state.becomeDraft() }
    if let slot { return slot.completeMember() }
    child.finish()
    isActive = true
    settle(child)
  }

  /// Makes a complete nested frame available for the next value.
  @inline(never)
  func settle(_ child: JSONEncodingFrame) {
    child.endKept()
    guard child.isKept else { return }
    child.leave(at: child.codingPath)
    self.child = nil
  }

  func end() {
    if slot == nil, !closeNested() { state.becomeDraft() }
    guard slot == nil else { return }
    finish()
    endKept()
  }

  func abandonChild() {
    guard let child, child.isOpen else { return }
    child.abandon()
    guard child.isKept else { return }
    child.leave(at: child.codingPath)
    self.child = nil
  }

  func abandon() {
    abandonChild()
    (isOpen, isActive) = (false, false)
    endKept()
  }

  /// Detaches kept frames, so that anything encoded into their containers is discarded: the value
  /// is complete.
  private func endKept() {
    guard let coldState else { return }
    self.coldState = nil
    for (frame, _) in coldState.kept {
      let path = frame.codingPath
      frame.endKept()
      frame.leave(at: path)
    }
  }

  /// Detaches this frame, so that anything encoded into its containers is discarded: the value is
  /// complete.
  func leave(at path: [any CodingKey]) {
    slot = JSONDraftSlot(
      after: path, JSONDraft(state, room: 16), count: count, depth: depth)
    (isOpen, isActive) = (false, false)
    releaseContainers()
    parent = nil
  }
}
