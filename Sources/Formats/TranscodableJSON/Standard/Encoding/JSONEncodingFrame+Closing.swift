internal import TranscodableBytes

// Methods that close a frame, even if it is still referenced or still contains open frames.
extension JSONEncodingFrame {
  /// Returns `false` if the value belongs in a draft.
  ///
  /// This call may convert the output to a draft.
  @inline(never)
  func prepareText() -> Bool {
    if closeNested() { return true }
    if slot == nil { state.becomeDraft() }
    return false
  }

  /// Closes the nested containers inside this frame, and returns whether the frame is active.
  func closeNested() -> Bool {
    guard phase == .nesting, let child else { return isActive }
    guard child.closeNested() else { return false }
    let isKept = child.isKept || child.coldState?.kept.isEmpty == false
    // Sorting would move the members, and would invalidate the offsets of a frame that is still
    // referenced.
    if isKept, state.writerCell.withValue({ $0.arrangement.tracksMembers }) { return false }
    if isKept {
      child.makeColdState().path = child.codingPath
      child.detach()
      makeColdState().kept.append((child, count - 1))
      self.child = nil
    } else {
      child.coldState = nil
    }
    child.finish()
    phase = .active
    return true
  }

  @inline(never)
  func closeUncommonly(_ child: JSONEncodingFrame) {
    if slot == nil, !child.closeNested() { state.becomeDraft() }
    if let slot { return slot.completeMember() }
    child.finish()
    phase = .active
    settle(child)
  }

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
    guard let child = unfinishedChild else { return }
    child.abandon()
    guard child.isKept else { return }
    child.leave(at: child.codingPath)
    self.child = nil
  }

  func abandon() {
    abandonChild()
    if phase != .drafted { phase = .closed }
    endKept()
  }

  /// Detaches the frames that are still referenced.
  ///
  /// Values that are encoded into these frames later are discarded.
  private func endKept() {
    guard let coldState else { return }
    self.coldState = nil
    for (frame, _) in coldState.kept {
      let path = frame.codingPath
      frame.endKept()
      frame.leave(at: path)
    }
  }

  @discardableResult
  func leave(at path: [any CodingKey]) -> JSONDraftSlot {
    let slot = JSONDraftSlot(
      after: path, JSONDraft(state, room: 16), count: count, depth: depth)
    move(to: slot)
    detach()
    return slot
  }
}
