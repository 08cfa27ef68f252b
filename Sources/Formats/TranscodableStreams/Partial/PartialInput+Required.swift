internal import TranscodableCore

// Objects that aren't shown until all of their required members have begun.
extension __PartialInput {
  /// Searches for the required members, and then moves back to the first member.
  @usableFromInline
  mutating func findRequired<Fields: PartialFields>(_ type: Fields.Type) -> Bool {
    if isResuming {
      if !levels[depth].isHidden { return true }
    } else {
      guard let token = next() else { return false }
      putBack(token)
      guard token == .beginObject else { return true }
      _ = next()
      open(outerDepth: tokenizer.depth - 1)
      levels[depth].isHidden = true
    }
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return false }
        if token == .endObject {
          // Missing members are reported at the end of the document.
          levels.removeLast()
          return false
        }
        levels[depth].member = Fields.__member(key, in: 0)
        if levels[depth].member < 0 { levels[depth].member = Level.unwanted }
      }
      depth += 1
      __skip()
      let hasBegun = !isSuspended || isResuming
      depth -= 1
      let member = levels[depth].member
      if hasBegun, member >= 0 { levels[depth].found.insert(member) }
      let found = levels[depth].found
      if Fields.__required.allSatisfy({ !found.isDisjoint(with: $0) }) {
        let (start, outerDepth) = (levels[depth].start, levels[depth].outerDepth)
        levels.removeSubrange(depth...)
        rewind(to: start, depth: outerDepth)
        return true
      }
      if isSuspended { return false }
      levels[depth].member = Level.none
    }
  }
}
