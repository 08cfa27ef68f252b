struct PatternMatcher {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  /// The result of each lookaround at each position in the string.
  private var tables: [[Bool]] = []
  private var threads: [Int] = []
  private var nextThreads: [Int] = []
  private var reached: [Int] = []
  private var pending: [Int] = []
  private(set) var steps = 0

  init(_ program: PatternProgram, _ text: [Unicode.Scalar]) {
    self.program = program
    self.text = text
  }

  mutating func isFound() -> Bool {
    for lookaround in program.lookarounds {
      let instructions = lookaround.program
      var holds = Array(repeating: lookaround.isNegated, count: text.count + 1)
      run(instructions, isReversed: lookaround.isAhead) { position in
        holds[position].toggle()
        return false
      }
      tables.append(holds)
    }
    var isFound = false
    run(program.instructions, isReversed: false) { _ in
      isFound = true
      return true
    }
    return isFound
  }

  /// `matched` is called for each position where a match ends, and returns true to stop the search.
  private mutating func run(
    _ instructions: [PatternProgram.Instruction], isReversed: Bool, matched: (Int) -> Bool
  ) {
    reached = Array(repeating: -1, count: instructions.count)
    threads.removeAll(keepingCapacity: true)
    for step in 0...text.count {
      let position = isReversed ? text.count - step : step
      // The existing threads have consumed the previous character. In addition, a new thread starts
      // at each position.
      var isMatched = false
      nextThreads.removeAll(keepingCapacity: true)
      for thread in threads { follow(instructions, from: thread, at: position, &isMatched) }
      follow(instructions, from: 0, at: position, &isMatched)
      if isMatched, matched(position) { return }
      guard step < text.count else { return }
      let scalar = text[isReversed ? position - 1 : position]
      threads.removeAll(keepingCapacity: true)
      for thread in nextThreads {
        steps += 1
        if case .scalars(let set) = instructions[thread], set.contains(scalar) {
          threads.append(thread + 1)
        }
      }
    }
  }

  /// Each instruction is visited at most once per position.
  private mutating func follow(
    _ instructions: [PatternProgram.Instruction], from start: Int, at position: Int,
    _ isMatched: inout Bool
  ) {
    pending.append(start)
    while let index = pending.popLast() {
      guard reached[index] != position else { continue }
      reached[index] = position
      steps += 1
      switch instructions[index] {
      case .scalars: nextThreads.append(index)
      case .jump(let target): pending.append(target)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .anchor(let anchor): if holds(anchor, at: position) { pending.append(index + 1) }
      case .lookaround(let number): if tables[number][position] { pending.append(index + 1) }
      case .match: isMatched = true
      }
    }
  }

  private func holds(_ anchor: PatternAnchor, at position: Int) -> Bool {
    switch anchor {
    case .start: return position == 0
    case .end: return position == text.count
    case .wordBoundary, .noWordBoundary:
      let before = position > 0 && ScalarSet.wordCharacters.contains(text[position - 1])
      let after = position < text.count && ScalarSet.wordCharacters.contains(text[position])
      return (before != after) == (anchor == .wordBoundary)
    }
  }
}
