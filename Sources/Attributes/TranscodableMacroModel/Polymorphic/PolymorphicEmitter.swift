struct PolymorphicEmitter {
  let plan: PolymorphicPlan

  func strategy() -> Code {
    .block(
      """
      \(plan.access)nonisolated struct \(plan.strategy): \
      TranscodableEssentials.PolymorphicStrategy
      """,
      [
        "\(plan.access)typealias Value = any \(plan.name)",
        "\(plan.access)init() {}",
        members,
      ])
  }

  private var members: Code {
    let list = plan.members.map { Code(stringLiteral: expression($0) + ",").indented() }
    let rest = plan.fallback.map { fallback in
      ["],", Code(stringLiteral: "fallback: " + expression(fallback)).indented(), ")"] as [Code]
    }
    return Code(
      [
        """
        \(plan.access)static let members = \
        TranscodableEssentials.CodablePolymorphicMembers<any \(plan.name)>(tag: \(plan.tag.literal), [
        """
      ] + list + (rest ?? ["])"]))
  }

  private func expression(_ member: PolymorphicPlan.Member) -> String {
    """
    TranscodableEssentials.CodablePolymorphicMember(\(member.type).self, \
    tag: \(member.tag.literal)) { $0 }
    """
  }
}
