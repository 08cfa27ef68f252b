struct ConversionEmitter {
  let plan: CodingPlan

  private func statements(
    _ coder: String, _ convert: (_ strategy: String) -> [Code]
  ) -> [Code] {
    plan.conversions.flatMap { conversion in
      let convert = convert(
        "TranscodableEssentials.__via(\(conversion.wire).self, for: Self.self)")
      return conversion.profile.map { [.block("if \(coder).__isCoded(in: \($0))", convert)] }
        ?? convert
    }
  }

  func decoding() -> [Code] {
    let statements = statements("decoder") {
      ["self = try \($0).__decode(from: decoder)", "return"]
    }
    // The conversion without a profile comes last, so it needs no `return`.
    return plan.isConverted ? Array(statements.dropLast()) : statements
  }

  func encoding() -> [Code] {
    statements("encoder") { ["return try \($0).encode(self, to: encoder)"] }
  }

  func reading() -> [Code] { statements("reader") { ["return reader.__read(by: \($0))"] } }

  func writing() -> [Code] { statements("writer") { ["return writer.__write(self, by: \($0))"] } }
}
