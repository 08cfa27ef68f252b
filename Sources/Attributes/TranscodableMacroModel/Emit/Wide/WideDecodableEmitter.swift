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
    var count = 0
    statements =
      [WideFields.opening]
      + statements(in: ObjectScope(object: plan.decoded, coder: "decoder"), containers: &count)
      + wide.completion
  }

  private mutating func statements(
    in scope: ObjectScope, containers count: inout Int
  ) -> [Code] {
    var run = PlannedObject(component: scope.object.component)
    var statements: [Code] = []
    func isFull(adding member: PlannedObject.Member) -> Bool {
      run.fields.count + member.fieldCount > WideFields.groupSize
    }
    for member in scope.object.members {
      let isSmall = member.isStoredInSlots && member.fieldCount <= WideFields.groupSize
      if !isSmall || isFull(adding: member) {
        statements += call(&run, scope.container)
      }
      if isSmall {
        run.add(member, inside: [])
      } else if case .object(let object) = member, let key = object.component,
        object.flattenings.isEmpty
      {
        count += 1
        let inner = ObjectScope(
          object: object, container: "container\(count)", coder: scope.coder)
        statements += emitter.opening(inner, at: key, in: scope)
        statements += self.statements(in: inner, containers: &count)
      } else {
        statements += emitter.statements(of: member, in: scope, containers: &count)
      }
    }
    statements += call(&run, scope.container)
    return emitter.opening(of: scope) + statements + emitter.closing(of: scope)
  }

  private mutating func call(_ run: inout PlannedObject, _ container: String) -> [Code] {
    guard !run.members.isEmpty else { return [] }
    let label = "fields\(functions.count)"
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
        emitter.statements(of: run, coder: "decoder")))
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
