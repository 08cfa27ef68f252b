/// Creates a program from random bytes and determines its expected result.
///
/// Leaves out programs that make Foundation trap: containers of two kinds from one encoder, and two
/// values in a single-value container.
package struct ProgramMaker {
  private typealias Model = ProgramModel
  private typealias Step = ContainerProgram.Step
  private typealias Subject = ContainerProgram.Subject
  private typealias Tree = ContainerProgram.Tree

  private enum Content {
    case encoder(Model.Encoder)
    case keyed(Model.Object)
    case unkeyed(Model.Elements)
  }

  /// A slot and its content.
  private struct Slot {
    let content: Content
    /// The calls of `encode` that were active when the slot was filled; it belongs to the last one.
    let call: Int
    /// The super encoders that live as long as the slot.
    let supers: [Int]
    var isReleased = false
  }

  /// A super encoder in use.
  private struct Super {
    let slot: Int
    let call: Int
    let finish: () -> Void
  }

  private var choices: ArraySlice<UInt8>
  private var slots: [Slot] = []
  private var supers: [Super] = []
  private var openCalls: [Int] = []
  private var callCount = 0
  private var budget = 60
  private var isForJSONOnly = false
  private let convert: (String) -> String

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that determine each step.
  ///   - convert: The coder's key conversion.
  /// - Returns: The program.
  package static func program(
    _ bytes: [UInt8], converting convert: @escaping (String) -> String = { $0 }
  ) -> ContainerProgram {
    var maker = ProgramMaker(choices: bytes[...], convert: convert)
    let fails = maker.choose(40) == 1
    let encoder = Model.Encoder()
    let top = maker.steps(encoder, supers: [], fails: fails, depth: 0)
    return ContainerProgram(
      top: top, result: fails ? nil : encoder.take(), isForJSONOnly: maker.isForJSONOnly)
  }

  private init(choices: ArraySlice<UInt8>, convert: @escaping (String) -> String) {
    self.choices = choices
    self.convert = convert
  }

  /// Returns a number below `count`, or zero if no bytes are left.
  private mutating func choose(_ count: Int) -> Int {
    guard let byte = choices.popFirst() else { return 0 }
    return Int(byte) % count
  }

  // MARK: - Values

  /// Creates a value that runs steps, which are tried on its encoder.
  private mutating func steps(
    _ encoder: Model.Encoder, supers outer: [Int], fails: Bool, depth: Int
  ) -> Subject {
    callCount += 1
    let call = callCount
    openCalls.append(call)
    let first = slots.count
    let own = add(.encoder(encoder), outer)
    var steps: [Step] = []
    // Most values open a container first.
    if choose(6) != 0 { open(own, &steps) }
    for _ in 0..<(1 + choose(7)) where budget > 0 {
      budget -= 1
      addStep(own, depth, &steps)
    }
    for number in supers.indices.reversed() where supers[number].call == call {
      isForJSONOnly = isForJSONOnly || fails
      end(supers.remove(at: number), &steps)
    }
    // With Foundation, the encoder of a value that fails becomes invalid unless it is kept.
    let released = (first..<slots.count).filter {
      !slots[$0].isReleased && slots[$0].call == call && !(fails && $0 == own) && choose(3) != 0
    }
    release(released, &steps)
    openCalls.removeLast()
    if fails, case .nothing = encoder.state { isForJSONOnly = true }
    return .steps(steps, encoder: own, fails: fails)
  }

  /// Creates a value and its expected result.
  private mutating func value(supers: [Int], depth: Int) -> (Subject, Tree) {
    switch choose(depth > 5 || budget < 1 ? 6 : 16) {
    case 0: return (.null, .leaf("null"))
    case 1: return (.bool(true), .leaf("true"))
    case 2: return (.number(0.5), .leaf("0.5"))
    case 3: return (.text("t/\u{e9}"), .leaf(Tree.quoted("t/\u{e9}")))
    case 4: return (.integers([1, 2]), .leaf("[1,2]"))
    case 5: return (.integer(choices.count), .leaf("\(choices.count)"))
    case 6, 7:
      let (first, second) = (
        value(supers: supers, depth: depth + 1), value(supers: supers, depth: depth + 1)
      )
      return (
        .direct(first.0, second.0), .object([(convert("p"), first.1), (convert("q"), second.1)])
      )
    case 8:
      let values = (0..<choose(4)).map { _ in value(supers: supers, depth: depth + 1) }
      return (.list(values.map(\.0)), .array(values.map(\.1)))
    case 9:
      let (subject, tree) = value(supers: supers, depth: depth + 1)
      return (.map("mapKey", subject), .object([("mapKey", tree)]))
    case 10:
      let (subject, tree) = value(supers: supers, depth: depth + 1)
      return (.some(subject), tree)
    default:
      let encoder = Model.Encoder()
      let subject = steps(encoder, supers: supers, fails: false, depth: depth + 1)
      return (subject, encoder.take() ?? nothing())
    }
  }

  // MARK: - Steps

  private mutating func add(_ content: Content, _ supers: [Int]) -> Int {
    slots.append(Slot(content: content, call: openCalls.last ?? 0, supers: supers))
    return slots.count - 1
  }

  /// Opens a container of an encoder.
  private mutating func open(_ number: Int, _ steps: inout [Step]) {
    guard case .encoder(let encoder) = slots[number].content else { return }
    let supers = slots[number].supers
    if case .single = encoder.state { isForJSONOnly = true }
    if choose(3) != 0, let object = encoder.object {
      steps.append(
        .keyed(encoder: number, hasPlainKeys: choose(2) == 0, slot: add(.keyed(object), supers)))
    } else if let elements = encoder.elements {
      steps.append(.unkeyed(encoder: number, slot: add(.unkeyed(elements), supers)))
    }
  }

  /// Adds a step with any of the slots.
  private mutating func addStep(_ own: Int, _ depth: Int, _ steps: inout [Step]) {
    // Recent slots are used most.
    let back = choose(3) == 0 ? choose(16) : choose(3)
    let number = max(0, slots.count - 1 - back)
    guard !slots[number].isReleased else { return }
    if !openCalls.contains(slots[number].call) { isForJSONOnly = true }
    if slots[number].call != openCalls.last, !slots[number].supers.isEmpty { isForJSONOnly = true }
    if number != own, case .encoder(let encoder) = slots[own].content,
      case .nothing = encoder.state
    {
      isForJSONOnly = true
    }
    switch slots[number].content {
    case .encoder(let encoder):
      if slots[number].call != openCalls.last { isForJSONOnly = true }
      if case .nothing = encoder.state, choose(3) == 0 {
        addSingle(number, encoder, depth, &steps)
      } else {
        open(number, &steps)
      }
    case .keyed(let object): addMember(number, object, depth, &steps)
    case .unkeyed(let elements): addElement(number, elements, depth, &steps)
    }
  }

  private mutating func addSingle(
    _ number: Int, _ encoder: Model.Encoder, _ depth: Int, _ steps: inout [Step]
  ) {
    let supers = slots[number].supers
    if choose(2) == 0, depth < 6 {
      // The value in a single-value container uses the container's encoder.
      let first = slots.count
      var subject = self.steps(encoder, supers: supers, fails: false, depth: depth + 1)
      // Containers of that value stay usable with our encoder but not with Foundation's.
      if case .steps(var inner, let own, let fails) = subject {
        release((first..<slots.count).filter { $0 != own && !slots[$0].isReleased }, &inner)
        subject = .steps(inner, encoder: own, fails: fails)
      }
      encoder.state = .single(encoder.take() ?? nothing())
      steps.append(.single(encoder: number, subject))
    } else {
      let (subject, tree) = scalar()
      encoder.state = .single(tree)
      steps.append(.single(encoder: number, subject))
    }
  }

  /// The expected result of a value that encodes nothing.
  private mutating func nothing() -> Tree {
    isForJSONOnly = true
    return .object([])
  }

  private mutating func scalar() -> (Subject, Tree) {
    choose(2) == 0 ? (.integer(7), .leaf("7")) : (.text("single"), .leaf("\"single\""))
  }

  private mutating func addMember(
    _ number: Int, _ object: Model.Object, _ depth: Int, _ steps: inout [Step]
  ) {
    let supers = slots[number].supers
    let index = choose(5)
    let key = convert(ContainerProgram.PlainKey.allCases[index].rawValue)
    guard !object.superKeys.contains(key) else { return }
    let choice = choose(10)
    if choice < 2, case .tree? = object.contents[key] { isForJSONOnly = true }
    switch choice {
    case 0:
      guard let inner = object.object(key) else { return }
      steps.append(.nestedKeyed(container: number, key: index, slot: add(.keyed(inner), supers)))
    case 1:
      guard let inner = object.elements(key) else { return }
      steps.append(
        .nestedUnkeyed(container: number, key: index, slot: add(.unkeyed(inner), supers)))
    case 2:
      let hasKey = choose(2) == 0
      let key = hasKey ? key : convert("super")
      guard object.superKeys.insert(key).inserted else { return }
      object.begin(key)
      let encoder = Model.Encoder()
      let slot = addSuper(encoder, supers) { tree in
        object.superKeys.remove(key)
        object.set(key, .tree(tree))
      }
      steps.append(.superEncoder(container: number, key: hasKey ? index : nil, slot: slot))
    case 3:
      let beginning = object.begin(key)
      let subject = self.steps(Model.Encoder(), supers: supers, fails: true, depth: depth + 1)
      object.giveUp(beginning)
      steps.append(.set(container: number, key: index, subject))
    default:
      object.begin(key)
      let (subject, tree) = value(supers: supers, depth: depth)
      object.set(key, .tree(tree))
      steps.append(.set(container: number, key: index, subject))
    }
  }

  private mutating func addElement(
    _ number: Int, _ elements: Model.Elements, _ depth: Int, _ steps: inout [Step]
  ) {
    guard !elements.hasSuper else { return }
    let supers = slots[number].supers
    switch choose(10) {
    case 0:
      let inner = Model.Object()
      elements.contents.append(.object(inner))
      steps.append(.nestedKeyed(container: number, key: nil, slot: add(.keyed(inner), supers)))
    case 1:
      let inner = Model.Elements()
      elements.contents.append(.array(inner))
      steps.append(.nestedUnkeyed(container: number, key: nil, slot: add(.unkeyed(inner), supers)))
    case 2:
      elements.hasSuper = true
      let encoder = Model.Encoder()
      let slot = addSuper(encoder, supers) { tree in
        elements.hasSuper = false
        elements.contents.append(.tree(tree))
      }
      steps.append(.superEncoder(container: number, key: nil, slot: slot))
    case 3:
      let subject = self.steps(Model.Encoder(), supers: supers, fails: true, depth: depth + 1)
      steps.append(.append(container: number, subject))
    case 4:
      elements.contents.append(.tree(.leaf("\(elements.contents.count)")))
      steps.append(.appendCount(container: number))
    default:
      let (subject, tree) = value(supers: supers, depth: depth)
      elements.contents.append(.tree(tree))
      steps.append(.append(container: number, subject))
    }
  }

  // MARK: - Super encoders

  private mutating func addSuper(
    _ encoder: Model.Encoder, _ outer: [Int], _ finish: @escaping (Tree) -> Void
  ) -> Int {
    let slot = slots.count
    _ = add(.encoder(encoder), outer + [slot])
    supers.append(
      Super(slot: slot, call: openCalls.last ?? 0) { finish(encoder.take() ?? .object([])) })
    return slot
  }

  /// Ends a super encoder.
  ///
  /// Foundation's writes its value when it is released.
  private mutating func end(_ ended: Super, _ steps: inout [Step]) {
    let released = slots.indices.filter {
      !slots[$0].isReleased && slots[$0].supers.contains(ended.slot)
    }
    release(released, &steps)
    ended.finish()
  }

  private mutating func release(_ numbers: [Int], _ steps: inout [Step]) {
    guard !numbers.isEmpty else { return }
    for number in numbers { slots[number].isReleased = true }
    steps.append(.release(numbers))
  }
}
