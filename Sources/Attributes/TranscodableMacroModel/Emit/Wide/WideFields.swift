/// Generates the variables that hold the decoded fields of a type with many fields.
///
/// The time and memory that the optimizer needs grow with the square of the number of variables and
/// branches in a function, so several functions, which are never inlined, each read a few of the
/// fields.
struct WideFields {
  /// Types with more decoded fields than this are decoded by several functions.
  static let limit = 64
  static let groupSize = 32

  static let variable = "__fields"

  private let plan: CodingPlan
  let slots: [DirectSlot]

  init?(_ plan: CodingPlan) {
    guard plan.isWide else { return nil }
    self.plan = plan
    slots = plan.wideSlots
  }

  var slotsByStorage: [String: DirectSlot] {
    Dictionary(slots.map { ($0.field.storage, $0) }) { first, _ in first }
  }

  private var groups: [ArraySlice<DirectSlot>] {
    stride(from: 0, to: slots.count, by: Self.groupSize).map {
      slots[$0..<min($0 + Self.groupSize, slots.count)]
    }
  }

  func declaration() -> Code {
    let words = JSONDecodableEmitter(plan: plan).wordCount
    let seen = plan.direct.contains(.decode) ? Array(0..<words) : []
    let groups = groups
    return .block(
      "nonisolated private struct \(Self.type)",
      seen.map { "var seen\($0): Swift.UInt64 = 0" as Code }
        + groups.indices.map { "var group\($0) = Group\($0)()" }
        + ["@inline(never) init() {}", Self.take]
        + groups.enumerated().map { group($0, $1) })
  }

  private func group(_ index: Int, _ slots: ArraySlice<DirectSlot>) -> Code {
    let unwrapped = slots.filter(\.needsUnwrapping)
    return .block(
      "nonisolated struct Group\(index)",
      slots.map {
        Code(stringLiteral: $0.declaration.text.replacingSelf(with: plan.type.qualifiedName))
      }
        + ["@inline(never) init() {}"]
        + (unwrapped.isEmpty
          ? []
          : [
            .block(
              "var isComplete: Swift.Bool",
              [
                .block(
                  "@inline(never) get",
                  unwrapped.map { "guard case .some = \($0.name) else { return false }" }
                    + ["return true"])
              ])
          ]))
  }

  var completeness: [String] {
    groups.enumerated().filter { $1.contains(where: \.needsUnwrapping) }
      .map { "\(Self.variable).group\($0.offset).isComplete" }
  }

  /// The assignments of all fields, with a branch after each group.
  ///
  /// The compiler checks that an initializer assigns all fields. The time it needs grows at least with
  /// the square of the number of assignments between two branches.
  var assignments: [Code] {
    Array(groups.map { $0.map(\.assignment) }.joined(separator: ["if false {}"]))
  }

  /// Only one of a struct's initializers assigns the fields, which takes less time to compile.
  var completion: [Code] {
    let delegates =
      !plan.type.isClass && plan.direct.contains(.decode) && plan.constrained.isEmpty
      && !CompletionEmitter(type: plan.type).followsDecoding
    return delegates ? ["self.init(__direct: &\(Self.variable))"] : assignments
  }

  static let type = "__Fields"

  static let opening: Code = "var \(variable) = \(type)()"

  private static let take: Code = """
    @inline(never)
    static func take<__Value>(_ value: inout __Value?) -> __Value { value.take()! }
    """
}

extension CodingPlan {
  var isWide: Bool {
    guard case .object = layout, !type.isConverted, generated.contains(.decode) else {
      return false
    }
    return wideSlots.count > WideFields.limit
  }

  fileprivate var wideSlots: [DirectSlot] {
    var slots: [DirectSlot] = []
    for field in decoded.fields where field.isStoredInSlot {
      guard let type = field.type else { continue }
      slots.append(DirectSlot(field, type: type, index: slots.count, isWide: true))
    }
    return slots
  }
}

extension PlannedField {
  var isStoredInSlot: Bool {
    type != nil && !isConstant && !isPayload && wrapper == nil && condition == nil
  }
}

extension String {
  /// Replaces `Self` with a type name, because `Self` means something else in the body of a nested
  /// type.
  fileprivate func replacingSelf(with type: String) -> String {
    guard contains("Self") else { return self }
    var result = ""
    var word = ""
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += word == "Self" && result.last != "." ? type : word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }
}
