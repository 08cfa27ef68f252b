/// Generates the functions that decode a type with many fields, a few fields at a time.
///
/// To preserve the decoding order, fields that can't be stored in a variable are decoded between
/// the calls.
struct WideDecodableEmitter {
  private let plan: CodingPlan
  private let emitter: DecodableEmitter
  private(set) var functions: [Code] = []
  private(set) var statements: [Code] = []

  init?(plan: CodingPlan) {
    guard let wide = WideFields(plan) else { return nil }
    self.plan = plan
    emitter = DecodableEmitter(plan: plan, slots: wide.slotsByStorage)
    var names = ContainerNames()
    let container = names.next()
    statements =
      [WideFields.opening]
      + statements(plan.decoded, container: container, decoder: "decoder", &names)
      + wide.completion
  }

  private mutating func statements(
    _ object: PlannedObject, container: String, decoder: String, _ names: inout ContainerNames
  ) -> [Code] {
    var run = PlannedObject(component: object.component)
    var statements: [Code] = []
    func isFull(adding member: PlannedObject.Member) -> Bool {
      run.fields.count + member.fieldCount > WideFields.groupSize
    }
    for member in object.members {
      let isSmall = member.isStoredInSlots && member.fieldCount <= WideFields.groupSize
      if !isSmall || isFull(adding: member) {
        statements += call(&run, container)
      }
      if isSmall {
        run.add(member, inside: [])
      } else if case .object(let inner) = member, let component = inner.component,
        inner.flattenings.isEmpty
      {
        let name = names.next()
        statements.append(emitter.opening(inner, component, name, container))
        statements += self.statements(inner, container: name, decoder: decoder, &names)
      } else {
        statements += emitter.statements(
          of: member, in: object, container: container, decoder: decoder, &names)
      }
    }
    statements += call(&run, container)
    let flattening = FlatteningEmitter(plan: plan, object: object)
    return flattening.opening(decoder) + statements + flattening.closing()
  }

  private mutating func call(_ run: inout PlannedObject, _ container: String) -> [Code] {
    guard !run.members.isEmpty else { return [] }
    let label = "fields\(functions.count)"
    var names = ContainerNames()
    let first = names.next()
    functions.append(
      .block(
        """
        @inline(never)
        \(plan.helperModifiers)static func decode(
          \(label) \(WideFields.variable): inout \(WideFields.type),
          _ container: Swift.KeyedDecodingContainer<\(plan.keyType(of: run))>,
          _ decoder: any Swift.Decoder
        ) throws
        """,
        emitter.statements(run, container: first, decoder: "decoder", &names)))
    run = PlannedObject(component: run.component)
    return ["try Self.decode(\(label): &\(WideFields.variable), \(container), decoder)"]
  }
}

extension PlannedObject.Member {
  fileprivate var fieldCount: Int {
    switch self {
    case .field, .flattened: 1
    case .object(let object): object.fields.count
    }
  }

  fileprivate var isStoredInSlots: Bool {
    switch self {
    case .field(let field): field.isStoredInSlot
    case .object(let object): !object.hasFlattenings && object.fields.allSatisfy(\.isStoredInSlot)
    case .flattened: false
    }
  }
}
