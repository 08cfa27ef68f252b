internal import TranscodableBytes
internal import TranscodableCore

// Conversion of sequential output to a draft.
extension JSONEncodingFrame {
  /// Accessing the slot converts the output to a draft if necessary.
  var slotInDraft: JSONDraftSlot {
    if slot == nil { state.becomeDraft() }
    // An abandoned frame has no slot in a draft.
    let live = slot?.live ?? leave(at: codingPath)
    move(to: live)
    return live
  }

  /// The slot in the draft for adding members or elements.
  var containerInDraft: JSONDraftSlot { slotInDraft.container }

  /// Turns the value into a container of the given kind, unless it is already one.
  @inline(never)
  func becomeContainer(_ wanted: Shape, _ open: () -> Void) {
    if slot == nil, shape == wanted { return }
    if isActive || prepareText(), shape == .empty { return open() }
    // Until the value is in the draft, `shape` must describe the output.
    let live = slotInDraft
    shape = wanted
    move(to: live.opened(as: wanted == .keyed ? .dictionary : .array))
  }

  @inline(__always)
  func openArray() {
    if isActive { openUnkeyed() } else { becomeContainer(.unkeyed) { openUnkeyed() } }
  }

  @inline(__always)
  func openObject() {
    if isActive { openKeyed() } else { becomeContainer(.keyed) { openKeyed() } }
  }

  /// Appends placeholders, closing brackets and a comma, so that unfinished output can be parsed.
  func complete(_ text: inout [UInt8]) {
    if let child = unfinishedChild {
      child.complete(&text)
    } else if phase == .lending {
      text.append(contentsOf: "null,".utf8)
    } else if shape == .empty {
      text.append(contentsOf: "{},".utf8)
    }
    guard shape == .keyed || shape == .unkeyed else { return }
    if text.last == 0x2C { text.removeLast() }
    text.append(shape == .keyed ? 0x7D : 0x5D)
    text.append(0x2C)
  }

  func enter(
    _ draft: JSONDraft, _ cell: ValueDraft.Index, _ call: JSONDraftSlot.Call,
    _ path: [any CodingKey]
  ) {
    let isContainer = shape == .keyed || shape == .unkeyed
    let depth = isContainer ? depth : state.writerCell.withValue { $0.depth } + 1
    let slot = JSONDraftSlot(draft, cell, call, path, depth: depth)
    let memberPath = path + (elementKey.map { [$0] } ?? [])
    if shape == .empty { draft.values.set(cell, .empty) }
    for (frame, index) in coldState?.kept ?? [] {
      frame.enter(draft, draft.values.child(index, of: cell), call, frame.codingPath)
    }
    switch phase {
    case .nesting, .nestingCall:
      child?.enter(draft, draft.values.lastChild(cell), call, memberPath)
    case .encoding:
      let call = JSONDraftSlot.Call()
      child?.enter(draft, slot.reopenLast(call), call, memberPath)
    case .lending:
      if isContainer { draft.values.set(slot.reopenLast(JSONDraftSlot.Call()), .empty) }
      state.lendingPath = memberPath
    case .closed, .active, .drafted: break
    }
    move(to: slot)
    coldState = nil
    detach()
  }
}
