struct PartialFieldsEmitter {
  private let plan: CodingPlan
  private let members: [Member]
  private let objectCount: Int
  private let refusesUnknownKeys: Bool

  private struct Member {
    enum Content {
      case field(PlannedField)
      /// An alias of a field, with the numbers of the members that take precedence over it.
      case alias(PlannedField, better: [Int])
      case object(Int)
    }

    let key: String
    let object: Int
    let content: Content
  }

  init(plan: CodingPlan, object: PlannedObject, keys: Bool) {
    self.plan = plan
    refusesUnknownKeys = keys
    var members: [Member] = []
    var count = 1
    Self.add(object, number: 0, to: &members, count: &count)
    self.members = members
    objectCount = count
  }

  private static func add(
    _ object: PlannedObject, number: Int, to members: inout [Member], count: inout Int
  ) {
    var inner: [(PlannedObject, Int)] = []
    for member in object.members {
      switch member {
      case .field(let field) where field.part != nil:
        members.append(Member(key: field.key, object: number, content: .field(field)))
        var better = [members.count - 1]
        for alias in field.aliases {
          members.append(
            Member(key: alias, object: number, content: .alias(field, better: better)))
          better.append(members.count - 1)
        }
      case .object(let object):
        members.append(
          Member(key: object.component?.key ?? "", object: number, content: .object(count)))
        inner.append((object, count))
        count += 1
      case .field, .flattened: continue
      }
    }
    for (object, number) in inner { add(object, number: number, to: &members, count: &count) }
  }

  private var prefix: String { plan.accessModifiers }

  func declaration(named name: String) -> Code {
    let conformances =
      ["TranscodableStreams.PartialFields"] + (plan.type.isEquatable ? ["Swift.Equatable"] : [])
    return .block(
      "\(plan.inlineAttribute)nonisolated \(plan.type.access.prefix)struct \(name): \(conformances.joined(separator: ", "))",
      parts.map { "\(prefix)var \($0.part.name) = \($0.start)" as Code }
        + [
          "\(prefix)var __states = TranscodableStreams.__PartialStates()",
          "\(prefix)init() {}",
        ] + required + known + (parts.isEmpty ? [] : [state]) + [memberFunction, readFunction])
  }

  // MARK: - Fields

  private struct Part {
    let part: PlannedPart
    let start: String
    var numbers: [Int]
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for (number, member) in members.enumerated() {
      switch member.content {
      case .field(let field):
        guard let part = field.part else { continue }
        let function = part.isWhole ? "__whole" : "__partial"
        parts.append(
          Part(
            part: part, start: "TranscodableStreams.\(function)(\(part.type).self)",
            numbers: [number]))
      case .alias: parts[parts.count - 1].numbers.append(number)
      case .object: continue
      }
    }
    return parts
  }

  private var required: [Code] {
    let numbers = parts.filter(\.part.isRequired).map(\.numbers)
    guard !numbers.isEmpty else { return [] }
    return ["\(prefix)static var __required: [[Swift.Int]] { \("\(numbers)") }"]
  }

  private var known: [Code] {
    guard refusesUnknownKeys else { return [] }
    let keys = members.map(\.key.literal).joined(separator: ", ")
    return ["\(prefix)static var __known: [Swift.String]? { [\(keys)] }"]
  }

  private var state: Code {
    .block(
      """
      \(prefix)func state(of field: Swift.PartialKeyPath<Self>) \
      -> TranscodableStreams.PartialJSONState
      """,
      parts.map { part in
        let numbers = part.numbers.map(String.init).joined(separator: ", ")
        return "if field == \\Self.\(part.part.name) { return self.__states.state(\(numbers)) }"
      } + ["return .pending"])
  }

  // MARK: - Members

  private var memberFunction: Code {
    let head =
      "\(prefix)static func __member(_ key: Swift.String, in object: Swift.Int) -> Swift.Int"
    let objects = (0..<objectCount).map { object -> Code in
      let cases = members.enumerated().filter { $0.element.object == object }
        .map { "case \($0.element.key.literal): \($0.offset)" as Code }
      return Code(["switch key {"] + cases + ["default: -1", "}"])
    }
    guard objects.count > 1 else { return .block(head, objects) }
    return .block(
      head,
      ["switch object {"]
        + objects.enumerated().flatMap { ["case \($0):" as Code, $1.indented()] }
        + ["default: -1", "}"])
  }

  private var readFunction: Code {
    .block(
      """
      \(prefix)mutating func __read(_ member: Swift.Int, from input: inout \
      TranscodableStreams.__PartialInput)
      """,
      ["switch member {"]
        + members.enumerated().flatMap { number, member in
          ["case \(number):" as Code, reading(member).indented()]
        } + ["default: input.__skip()", "}"])
  }

  private func reading(_ member: Member) -> Code {
    switch member.content {
    case .field(let field): return reading(field)
    case .alias(let field, let better):
      let numbers = better.map(String.init).joined(separator: ", ")
      return Code([
        .block("if self.__states.areMissing(\(numbers))", [reading(field)]),
        .block("else", ["input.__skip()"]),
      ])
    case .object(let number): return "input.__readObject(\(number), &self)"
    }
  }

  private func reading(_ field: PlannedField) -> Code {
    guard let part = field.part else { return "input.__skip()" }
    let name = "&self.\(part.name)"
    let type = field.type ?? part.type
    guard let strategy = field.strategy else {
      return part.isWhole
        ? "input.__readWhole(\(name)) { $0.read(\(type).self) }"
        : "input.__read(\(name), \(type).self)"
    }
    let reading = "{ $0.\(method(field))(by: \(strategy)) }"
    return part.isWhole
      ? "input.__readWhole(\(name)) \(reading)"
      : "input.__read(\(name), \(type).self, checkedBy: \(reading))"
  }

  private func method(_ field: PlannedField) -> String {
    if field.isNullable { return "__readNullable" }
    return field.presence.onNull == .fail && !field.ignoresFailures ? "__read" : "__readIfPresent"
  }
}
