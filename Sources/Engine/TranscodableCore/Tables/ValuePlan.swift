public import TranscodableBytes

/// How a type is decoded or encoded by its table and by those of its properties.
@usableFromInline
package struct ValuePlan: @unchecked Sendable {
  // Unchecked because metatypes can be shared between threads, and their conformances aren't
  // isolated.
  @usableFromInline
  package enum Kind: UInt8 {
    case bool, int, double, string, leaf, optional, array, dictionary, object
    /// Decoded and encoded as if there were no table.
    case other

    @inlinable package var isScalar: Bool {
      switch self {
      case .bool, .int, .double, .string, .leaf: true
      case .optional, .array, .dictionary, .object, .other: false
      }
    }
  }

  @usableFromInline package internal(set) var kind = Kind.other
  @usableFromInline package internal(set) var stride: Int
  /// The plan for the elements of an array, the values of a dictionary, or the wrapped value.
  @usableFromInline package internal(set) var element: Permanent<ValuePlan>?
  @usableFromInline package internal(set) var fields = ValuePlan.noFields
  /// The numbers of the fields that may be missing.
  @usableFromInline package internal(set) var optionalFields: UInt64 = 0
  /// The number of bytes, if some of them are between properties.
  @usableFromInline package internal(set) var paddedSize: Int?
  @usableFromInline package internal(set) var decoding: (any DecodingOperations.Type)?
  @usableFromInline package internal(set) var encoding: (any EncodingOperations.Type)?
  @usableFromInline package internal(set) var leaf: (any LeafOperations.Type)?
  @usableFromInline package internal(set) var optional: (any OptionalOperations.Type)?
  @usableFromInline package internal(set) var array: (any ArrayOperations.Type)?
  @usableFromInline package internal(set) var dictionary: (any DictionaryOperations.Type)?

  private static let noFields = PermanentArray<FieldPlan>([])

  init(stride: Int) { self.stride = stride }
}

@usableFromInline
package struct FieldPlan {
  /// The key, with at least seven more bytes after it.
  @usableFromInline package let key: ByteCursor
  @usableFromInline package let keyCount: Int
  @usableFromInline package let firstBytes: UInt64
  @usableFromInline package let mask: UInt64
  @usableFromInline package let codingKey: CodingFieldKey
  @usableFromInline package let offset: Int
  @usableFromInline package let plan: Permanent<ValuePlan>
}

/// The plan for a type, and whether it contains values that need containers.
package struct RootPlan: Sendable {
  package let plan: Permanent<ValuePlan>
  package let usesContainers: Bool
  package let usesDates: Bool
}

extension ValuePlan {
  package enum Direction: Sendable { case decode, encode }

  private static let decodingPlans = PlanTable(.decode)
  private static let encodingPlans = PlanTable(.encode)

  /// Returns the plan for a type, or `nil` if the type has no table and contains none.
  package static func of(_ type: any Any.Type, to direction: Direction) -> RootPlan? {
    switch direction {
    case .decode: decodingPlans.plan(for: type)
    case .encode: encodingPlans.plan(for: type)
    }
  }
}

/// The plans for all types that have been used in one direction.
private struct PlanTable: Sendable {
  private let direction: ValuePlan.Direction
  private let plans = TypeTable<RootPlan?>()
  /// The same plans, because a full table of types forgets new ones, and plans are never freed.
  private let all = Locked<[ObjectIdentifier: RootPlan?]>([:])

  init(_ direction: ValuePlan.Direction) { self.direction = direction }

  @inline(__always)
  func plan(for type: any Any.Type) -> RootPlan? {
    plans.knownFacts(about: type) ?? newPlan(for: type)
  }

  @inline(never)
  private func newPlan(for type: any Any.Type) -> RootPlan? {
    plans.newFacts(about: type) { Self.isTabulated(type) ? sharedPlan(for: type) : nil }
  }

  private func sharedPlan(for type: any Any.Type) -> RootPlan? {
    let identifier = ObjectIdentifier(type)
    if let known = all.withLock({ $0[identifier] }) { return known }
    let plan = makePlan(for: type)
    all.withLock { $0[identifier] = .some(plan) }
    return plan
  }

  private func makePlan(for type: any Any.Type) -> RootPlan? {
    var builder = PlanBuilder(direction)
    guard let plan = builder.plan(for: type), builder.hasTable, plan.value.kind != .other else {
      return nil
    }
    return RootPlan(
      plan: plan, usesContainers: builder.usesContainers, usesDates: builder.usesDates)
  }

  private static func isTabulated(_ type: any Any.Type) -> Bool {
    if type is any __FieldTabulated.Type { return true }
    if let array = type as? any ArrayOperations.Type { return isTabulated(array.elementType) }
    if let dictionary = type as? any DictionaryOperations.Type {
      return isTabulated(dictionary.valueType)
    }
    return false
  }
}

private struct PlanBuilder {
  private let direction: ValuePlan.Direction
  private var known: [ObjectIdentifier: Permanent<ValuePlan>] = [:]
  private(set) var hasTable = false
  private(set) var usesContainers = false
  private(set) var usesDates = false

  init(_ direction: ValuePlan.Direction) { self.direction = direction }

  mutating func plan(for type: any Any.Type) -> Permanent<ValuePlan>? {
    if let plan = known[ObjectIdentifier(type)] { return plan }
    guard let empty = emptyPlan(for: type) else { return nil }
    // A type may contain itself.
    let shared = Permanent(empty)
    known[ObjectIdentifier(type)] = shared
    var plan = empty
    if fill(&plan, type) { shared.update { $0 = plan } } else { usesContainers = true }
    return shared
  }

  private func emptyPlan(for type: any Any.Type) -> ValuePlan? {
    var plan = ValuePlan(stride: Layout(type).stride)
    switch direction {
    case .decode:
      guard let decodable = type as? any Decodable.Type else { return nil }
      plan.decoding = Self.operations(decodable)
    case .encode:
      guard let encodable = type as? any Encodable.Type else { return nil }
      plan.encoding = Self.operations(encodable)
    }
    return plan
  }

  private static func operations<Value: Decodable>(
    _ type: Value.Type
  ) -> any DecodingOperations.Type {
    DecodableOperations<Value>.self
  }

  private static func operations<Value: Encodable>(
    _ type: Value.Type
  ) -> any EncodingOperations.Type {
    EncodableOperations<Value>.self
  }

  /// Returns `false` if the type needs containers.
  private mutating func fill(_ plan: inout ValuePlan, _ type: any Any.Type) -> Bool {
    if type == String.self {
      plan.kind = .string
    } else if type == Int.self {
      plan.kind = .int
    } else if type == Double.self {
      plan.kind = .double
    } else if type == Bool.self {
      plan.kind = .bool
    } else if let leaf = leafOperations(of: type) {
      plan.kind = .leaf
      plan.leaf = leaf
      if leaf.leafKind == .date { usesDates = true }
    } else if let optional = type as? any OptionalOperations.Type {
      let wrapped = optional.wrappedType
      guard !(wrapped is any OptionalOperations.Type), let element = self.plan(for: wrapped) else {
        return false
      }
      plan.kind = .optional
      plan.optional = optional
      plan.element = element
    } else if type == [UInt8].self {
      // A format may represent bytes in its way.
      return false
    } else if let array = type as? any ArrayOperations.Type {
      guard let element = self.plan(for: array.elementType) else { return false }
      plan.kind = .array
      plan.array = array
      plan.element = element
    } else if let dictionary = type as? any DictionaryOperations.Type {
      guard let element = self.plan(for: dictionary.valueType) else { return false }
      plan.kind = .dictionary
      plan.dictionary = dictionary
      plan.element = element
    } else if let tabulated = type as? any __FieldTabulated.Type {
      return fill(&plan, type, tabulated.__fieldTable)
    } else if direction == .decode, let raw = type as? any (RawRepresentable & Decodable).Type,
      let leaf = raw.rawValueOperations
    {
      plan.kind = .leaf
      plan.leaf = leaf
    } else {
      return false
    }
    return true
  }

  private mutating func fill(
    _ plan: inout ValuePlan, _ type: any Any.Type, _ table: __FieldTable
  ) -> Bool {
    let keys = "\(table.keys)".split(separator: "\0", omittingEmptySubsequences: false)
    guard direction == .decode ? table.decodes : table.encodes, table.owner == type,
      keys.count == table.fields.count, let padding = Layout(type).padding(between: table.fields)
    else { return false }
    var fields: [FieldPlan] = []
    for (key, field) in zip(keys, table.fields) {
      guard let own = self.plan(for: field) else { return false }
      if field.isOptional { plan.optionalFields |= 1 &<< UInt64(fields.count) }
      fields.append(FieldPlan(String(key), field.offset, own))
    }
    plan.kind = .object
    plan.fields = PermanentArray(fields)
    plan.paddedSize = padding > 0 ? Layout(type).size : nil
    hasTable = true
    return true
  }

  private mutating func plan(for field: __FieldTable.Field) -> Permanent<ValuePlan>? {
    // The type of a field that isn't declared as optional may be a type parameter or an alias, for
    // which a missing value is an error.
    if !field.isOptional, field.type is any OptionalOperations.Type {
      usesContainers = true
      return emptyPlan(for: field.type).map { Permanent($0) }
    }
    return plan(for: field.type)
  }
}

extension FieldPlan {
  fileprivate init(_ key: String, _ offset: Int, _ plan: Permanent<ValuePlan>) {
    let bytes = Array(key.utf8)
    self.key = ByteCursor(permanent: bytes, padding: 32)
    keyCount = bytes.count
    firstBytes = self.key.word()
    mask = bytes.count >= 8 ? .max : (1 &<< UInt64(bytes.count * 8)) &- 1
    codingKey = CodingFieldKey(stringValue: key)
    self.offset = offset
    self.plan = plan
  }
}

private struct Layout {
  let size: Int
  let stride: Int
  let alignment: Int

  init(_ type: any Any.Type) { self = Self.of(type) }

  private init<Value>(of type: Value.Type) {
    size = MemoryLayout<Value>.size
    stride = MemoryLayout<Value>.stride
    alignment = MemoryLayout<Value>.alignment
  }

  private static func of<Value>(_ type: Value.Type) -> Layout { Layout(of: type) }

  /// The number of bytes between properties, or `nil` if there may be another property.
  func padding(between fields: [__FieldTable.Field]) -> Int? {
    guard (1...64).contains(fields.count) else { return nil }
    var (end, padding) = (0, 0)
    for field in fields.sorted(by: { $0.offset < $1.offset }) {
      let layout = Layout(field.type)
      let start = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      guard field.offset == start else { return nil }
      padding += start - end
      end = start + layout.size
    }
    return end == size ? padding : nil
  }
}
