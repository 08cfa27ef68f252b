/// Generates the variables of a wide type.
///
/// The optimizer's time and memory use grow with the square of the number of variables and branches
/// in a function. The variables of a wide type are therefore stored in a struct and read by several
/// functions, each for a few fields. These functions are never inlined.
struct WideFields {
  /// A type with more decoded fields than this is wide.
  static let limit = 64
  /// The largest number of fields that one function reads.
  static let groupSize = 32

  /// The name of the variable that all functions share.
  static let variable = "__fields"

  private let plan: CodingPlan
  let slots: [DirectSlot]

  /// Creates the generator.
  ///
  /// Returns nil unless the type is wide.
  init?(_ plan: CodingPlan) {
    guard plan.isWide else { return nil }
    self.plan = plan
    slots = plan.wideSlots
  }

  /// The slots of the fields, keyed by field name.
  var slotsByStorage: [String: DirectSlot] {
    Dictionary(slots.map { ($0.field.storage, $0) }) { first, _ in first }
  }

  private var groups: [ArraySlice<DirectSlot>] {
    stride(from: 0, to: slots.count, by: Self.groupSize).map {
      slots[$0..<min($0 + Self.groupSize, slots.count)]
    }
  }

  /// The struct that contains the variables.
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
      slots.map { Code(stringLiteral: $0.declaration.text.replacingSelf(with: plan.type)) }
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

  /// Conditions that check that every variable to unwrap has a value.
  var completeness: [String] {
    groups.enumerated().filter { $1.contains(where: \.needsUnwrapping) }
      .map { "\(Self.variable).group\($0.offset).isComplete" }
  }

  /// Code that assigns the values to the fields of `self`.
  var assignments: [Code] { slots.map(\.assignment) }

  /// Code that assigns the values at the end of `init(from:)`.
  ///
  /// The time that the compiler needs to check an initializer grows with the square of the number
  /// of assignments. Therefore, only one initializer of a struct contains assignments.
  var completion: [Code] {
    let delegates =
      !plan.isClass && plan.direct.contains(.decode) && plan.constrained.isEmpty
      && !plan.completion.followsDecoding
    return delegates ? ["self.init(direct: &\(Self.variable))"] : assignments
  }

  static let type = "__Fields"

  /// The declaration of the variable.
  static let opening: Code = "var \(variable) = \(type)()"

  /// A function that moves a value out of a variable.
  private static let take: Code = """
    @inline(never)
    static func take<__Value>(_ value: inout __Value?) -> __Value { value.take()! }
    """
}

extension CodingPlan {
  /// Whether the type has so many fields that several functions decode them.
  var isWide: Bool {
    guard case .object = layout, !isConverted, generated.contains(.decode) else { return false }
    return wideSlots.count > WideFields.limit
  }

  /// The variables of the fields whose types are known.
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
  /// Whether a variable can store the value before it is assigned to the field.
  var isStoredInSlot: Bool {
    type != nil && !isConstant && !isPayload && wrapper == nil && condition == nil
  }
}

extension String {
  /// The type with `Self` replaced by a name, for use in the body of another type.
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
