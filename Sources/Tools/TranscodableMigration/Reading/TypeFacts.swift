internal import SwiftSyntax
internal import TranscodableMacroModel

struct TypeFacts {
  private(set) var facts: CodingFacts
  let swallowsFailures: Bool
  let topic: MigrationOptions.Topic
  let statements: [(field: String, node: Syntax)]
  let sides: CodingSides
  private(set) var conditions: [(MigrationCode, String)] = []
  /// The attributes for conversions and checks in hand-written code, by the names of fields.
  private(set) var formAttributes: [String: [String]] = [:]

  /// Reads the hand-written code.
  ///
  /// If a coding method isn't written by hand, the synthesized behavior is assumed.
  init(_ code: HandWrittenCode, sides: CodingSides) throws(Refusal) {
    guard code.decoders.count < 2, code.encoders.count < 2 else {
      throw Refusal(code: .unclearType, detail: "a member is declared twice")
    }
    self.sides = sides
    var decoded = BodyFacts()
    var encoded = BodyFacts()
    if sides.contains(.decode) {
      if let decoder = code.decoders.first {
        try Self.checkModifiers(decoder.node.modifiers, decoder.node.attributes)
        decoded = try DecoderReader.read(decoder.node, code)
      } else {
        decoded.steps = try Self.synthesizedDecoding(code)
      }
    }
    if sides.contains(.encode) {
      if let encoder = code.encoders.first {
        try Self.checkModifiers(encoder.node.modifiers, encoder.node.attributes)
        encoded = try EncoderReader.read(encoder.node, code)
      } else {
        encoded.steps = try Self.synthesizedEncoding(code)
      }
    }
    let layouts = [
      sides.contains(.decode) ? decoded.layout : nil,
      sides.contains(.encode) ? encoded.layout : nil,
    ].compactMap(\.self)
    guard let layout = layouts.first, layouts.allSatisfy({ $0 == layout }) else {
      throw Refusal(code: .unlikeAttributes, detail: "decoding and encoding use different layouts")
    }
    facts = CodingFacts(
      layout: layout, decoded: sides.contains(.decode) ? decoded.steps : nil,
      encoded: sides.contains(.encode) ? encoded.steps : nil)
    swallowsFailures = decoded.swallowsFailures
    facts.superclass = decoded.superclass?.coding
    guard decoded.superclass?.coding == encoded.superclass?.coding || sides != .both else {
      throw Refusal(
        code: .inheritedCoding, detail: "decoding and encoding treat the superclass differently")
    }
    if encoded.superclass?.isFirst == false {
      conditions.append((.orderDiffers, "the superclass is encoded first"))
    }
    if layout == .elements, sides.contains(.decode) {
      conditions.append((.otherFailure, "an array that is too short"))
    }
    let isPlain = code.decoders.isEmpty && code.encoders.isEmpty
    topic =
      decoded.hasOtherContainers || encoded.hasOtherContainers
      ? .containers : isPlain ? .keys : .defaults
    statements =
      (decoded.statements + encoded.statements).map { ($0.field, Syntax($0.node)) }
      + code.keys.flatMap(\.keys).map { ($0.name, Syntax($0.declaration)) }
    addAttributes(
      for: decoded.forms.merging(encoded.forms) { mine, _ in mine }, encoded.omissions)
  }

  private mutating func addAttributes(
    for forms: [String: [FieldForm]], _ omissions: [String: String]
  ) {
    for (field, forms) in forms.sorted(by: { $0.key < $1.key }) {
      formAttributes[field] = forms.map(\.attribute)
      conditions += forms.map(\.condition)
    }
    for (field, omission) in omissions {
      formAttributes[field, default: []].append("@EncodableIgnored(if: \(omission))")
    }
  }

  init(_ code: HandWrittenCode, ofEnumeration group: TypeGroup, sides: CodingSides) throws(Refusal)
  {
    let type = group.primary
    if type.node.as(EnumDeclSyntax.self)?.hasRawValues == false {
      for (modifiers, attributes) in code.decoders.map({ ($0.node.modifiers, $0.node.attributes) })
        + code.encoders.map({ ($0.node.modifiers, $0.node.attributes) })
      {
        try Self.checkModifiers(modifiers, attributes)
      }
      let (cases, conditions) = try CasesReader(group: group, code: code, sides: sides).read()
      facts = CodingFacts(
        layout: .cases(cases), decoded: sides.contains(.decode) ? [] : nil,
        encoded: sides.contains(.encode) ? [] : nil)
      (swallowsFailures, topic, statements) = (false, .enums, [])
      (self.sides, self.conditions) = (sides, conditions)
      return
    }
    guard let decoder = code.decoders.first, code.decoders.count == 1, code.encoders.isEmpty,
      code.keys.isEmpty
    else { throw Refusal(code: .codedCases, detail: "an enum") }
    try Self.checkModifiers(decoder.node.modifiers, decoder.node.attributes)
    let unknown = try EnumerationReader.unknownCase(decoder.node, code, of: type)
    facts = CodingFacts(
      layout: .rawValue(unknown: unknown), decoded: sides.contains(.decode) ? [] : nil,
      encoded: sides.contains(.encode) ? [] : nil)
    (swallowsFailures, topic, statements) = (false, .enums, [])
    (self.sides, conditions) = (sides, [(.widerUnknown, "@CodableUnknown")])
  }

  init(_ type: PackageType) {
    facts = type.facts
    sides = type.sides
    (swallowsFailures, topic, statements) = (false, .keys, [])
  }

  func inSnakeCase() throws(Refusal) -> TypeFacts {
    var result = self
    result.facts = try facts.inSnakeCase()
    return result
  }

  private static func checkModifiers(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) throws(Refusal) {
    let usual: [Keyword] = [
      .public, .open, .internal, .package, .fileprivate, .private, .required, .override,
    ]
    for modifier in modifiers
    where !usual.contains(where: { modifier.name.tokenKind == .keyword($0) }) {
      throw Refusal(code: .customLogic, detail: modifier.trimmedText)
    }
    if let attribute = attributes.first {
      throw Refusal(code: .customLogic, detail: attribute.trimmedText)
    }
  }

  /// Returns the fields that the compiler would decode and encode, in the order of the keys.
  private static func synthesizedFields(
    _ code: HandWrittenCode
  ) throws(Refusal) -> [(StoredField, String)] {
    guard let keys = try code.keys(named: "CodingKeys") else {
      return code.fields.map { ($0, $0.name) }
    }
    var fields: [(StoredField, String)] = []
    for key in keys.keys {
      guard let field = code.fields.first(where: { $0.name == key.name }) else {
        throw Refusal(code: .unclearType, detail: "no field is named \(key.name)")
      }
      fields.append((field, key.text))
    }
    return fields
  }

  private static func synthesizedDecoding(
    _ code: HandWrittenCode
  ) throws(Refusal) -> [CodingFacts.Step] {
    try synthesizedFields(code).filter { !$0.0.isConstant }.map { field, key in
      let outcome = field.isOptional ? CodingFacts.Outcome.none : .failure
      return .field(
        CodingFacts.Field(field.name, at: [key], missing: outcome, null: outcome))
    }
  }

  private static func synthesizedEncoding(
    _ code: HandWrittenCode
  ) throws(Refusal) -> [CodingFacts.Step] {
    try synthesizedFields(code).map { field, key in
      .field(
        CodingFacts.Field(field.name, at: [key], nilForm: field.isOptional ? .omitted : .never))
    }
  }
}
