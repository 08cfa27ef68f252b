internal import TranscodableBytes

// Methods that close frames that are still referenced or that contain open frames.
extension JSONEncodingFrame {
  /// Prepares the output for the next value of this frame.
  ///
  /// Open nested containers are closed. If a nested value is still being encoded, the output is
  /// converted to a draft instead.
  ///
  /// - Returns: Whether the output continues in this frame. If not, ``slot`` is the value's position
  ///   in the draft.
  @inline(never)
  func prepareText() -> Bool {
    if isActive { return true }
    if slot != nil { return false }
    if isOpen, closeNested() { return true }
    state.becomeDraft()
    return false
  }

  /// Closes the nested containers, unless a call is encoding a value into them.
  ///
  /// - Returns: Whether the output continues in this frame.
  func closeNested() -> Bool {
    guard !state.isLending, let child, child.isOpen, child.isNested else { return isActive }
    guard !child.isEncodingSingle, child.closeNested() else { return false }
    let isKept = child.isKept || child.coldState?.kept.isEmpty == false
    // Sorting would move the members, so the offsets of a frame that is still referenced would
    // become invalid.
    if isKept, state.writerCell.withValue({ $0.arrangement.tracksMembers }) { return false }
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

  /// Ends a nested value whose `encode` call has returned.
  ///
  /// Its frame may be in any state.
  @inline(never)
  func closeUncommonly(_ child: JSONEncodingFrame) {
    if slot == nil, !child.closeNested() { state.becomeDraft() }
    if let slot { return slot.completeMember() }
    child.finish()
    isActive = true
    settle(child)
  }

  /// Prepares the frame of a complete nested value for reuse.
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

  /// Detaches the frames that are still referenced.
  ///
  /// The value is complete, so anything that is encoded into the containers of these frames is
  /// discarded.
  private func endKept() {
    guard let coldState else { return }
    self.coldState = nil
    for (frame, _) in coldState.kept {
      let path = frame.codingPath
      frame.endKept()
      frame.leave(at: path)
    }
  }

  /// Detaches this frame.
  ///
  /// The value is complete, so anything that is encoded into the frame's containers is discarded.
  func leave(at path: [any CodingKey]) {
    slot = JSONDraftSlot(
      after: path, JSONDraft(state, room: 16), count: count, depth: depth)
    (isOpen, isActive) = (false, false)
    releaseContainers()
    parent = nil
  }
}
