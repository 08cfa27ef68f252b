/// A regular expression compiled to instructions for threads that run in lockstep.
///
/// See Thompson, "Regular Expression Search Algorithm", CACM 11 (1968), and Pike's virtual machine.
struct PatternProgram: Sendable {
  enum Instruction: Sendable {
    case scalars(ScalarSet)
    case split(Int, Int)
    case jump(Int)
    case anchor(PatternAnchor)
    case lookaround(Int)
    case match
  }

  /// A lookahead or lookbehind, which is evaluated at every position before the main program runs.
  struct Lookaround: Sendable {
    /// For a lookahead, the instructions run from the end of the string to its start.
    var program: [Instruction]
    var isAhead: Bool
    var isNegated: Bool
  }

  private(set) var instructions: [Instruction] = []
  /// Nested lookarounds precede the lookarounds that contain them.
  private(set) var lookarounds: [Lookaround] = []

  /// Without a limit, `(a{1000}){1000}` would have a million instructions.
  static let maximumSize = 20_000

  init(_ syntax: PatternSyntax) throws(PatternError) {
    instructions = try program(of: syntax, isReversed: false)
  }

  var size: Int { lookarounds.reduce(instructions.count) { $0 + $1.program.count } }

  private mutating func program(
    of syntax: PatternSyntax, isReversed: Bool
  ) throws(PatternError) -> [Instruction] {
    var list: [Instruction] = []
    try emit(syntax, into: &list, isReversed: isReversed)
    list.append(.match)
    return list
  }

  private mutating func emit(
    _ syntax: PatternSyntax, into list: inout [Instruction], isReversed: Bool
  ) throws(PatternError) {
    guard list.count + size < Self.maximumSize else {
      throw .unsupported("the pattern has more than \(Self.maximumSize) instructions")
    }
    switch syntax {
    case .empty: break
    case .scalars(let set): list.append(.scalars(set))
    case .anchor(let anchor): list.append(.anchor(anchor))
    case .sequence(let terms):
      for term in isReversed ? terms.reversed() : terms {
        try emit(term, into: &list, isReversed: isReversed)
      }
    case .alternatives(let alternatives):
      try emit(alternatives[...], into: &list, isReversed: isReversed)
    case .repeated(let term, let minimum, let maximum):
      for _ in 0..<minimum { try emit(term, into: &list, isReversed: isReversed) }
      try emitRest(term, maximum.map { $0 - minimum }, into: &list, isReversed: isReversed)
    case .lookaround(let inside, let isAhead, let isNegated):
      let program = try program(of: inside, isReversed: isAhead)
      lookarounds.append(Lookaround(program: program, isAhead: isAhead, isNegated: isNegated))
      list.append(.lookaround(lookarounds.count - 1))
    }
  }

  private mutating func emit(
    _ alternatives: ArraySlice<PatternSyntax>, into list: inout [Instruction], isReversed: Bool
  ) throws(PatternError) {
    var ends: [Int] = []
    for (index, alternative) in alternatives.enumerated() {
      let isLast = index == alternatives.count - 1
      let split = list.count
      if !isLast { list.append(.jump(0)) }
      try emit(alternative, into: &list, isReversed: isReversed)
      guard !isLast else { break }
      ends.append(list.count)
      list.append(.jump(0))
      list[split] = .split(split + 1, list.count)
    }
    for end in ends { list[end] = .jump(list.count) }
  }

  private mutating func emitRest(
    _ term: PatternSyntax, _ count: Int?, into list: inout [Instruction], isReversed: Bool
  ) throws(PatternError) {
    guard let count else {
      let split = list.count
      list.append(.jump(0))
      try emit(term, into: &list, isReversed: isReversed)
      list.append(.jump(split))
      list[split] = .split(split + 1, list.count)
      return
    }
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(list.count)
      list.append(.jump(0))
      try emit(term, into: &list, isReversed: isReversed)
    }
    for split in splits { list[split] = .split(split + 1, list.count) }
  }
}
