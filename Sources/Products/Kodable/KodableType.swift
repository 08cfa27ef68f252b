internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The stored properties of a Kodable type, found by reflection once for each type.
final class KodableType: @unchecked Sendable {
  // Unchecked: the description is immutable, and metatypes can be shared between threads.
  private let type: any Any.Type
  private let isClass: Bool
  private let printsJSON: Bool
  private let properties: ContiguousArray<KodableProperty>
  private let fastPaths: ImmutableBuffer<FastPathProperty>

  private init<Root>(_ type: any Any.Type, like value: Root) {
    self.type = type
    isClass = type is AnyClass
    printsJSON = type is any DebugJSON.Type
    var names: Set<String> = []
    let stored = StoredProperty.all(of: type).compactMap { property in
      // A property hides any superclass property with the same name.
      names.insert(property.name).inserted
        ? KodableProperty(property).map { (stored: property, $0) } : nil
    }
    if names.isEmpty { Self.checkDescription(of: type, like: value) }
    properties = ContiguousArray(stored.map(\.1))
    fastPaths = withFieldReader(value, of: type, isObject: isClass) { owner in
      ImmutableBuffer(count: stored.count) { FastPathProperty(stored[$0].stored, in: owner) }
    }
  }

  /// Stops the program if a struct has stored properties but no reflection metadata.
  ///
  /// Otherwise, the properties of every decoded value would silently keep their initial values.
  private static func checkDescription<Root>(of type: any Any.Type, like value: Root) {
    guard MemoryLayout<Root>.size > 0, Mirror(reflecting: value).displayStyle == .struct else {
      return
    }
    fatalError(
      """
      Can't determine the stored properties of \(type), because it was compiled without reflection \
      metadata. Add '@Kodable' of the module Transcodable to it, or compile it without \
      '-disable-reflection-metadata'.
      """)
  }

  // MARK: - Cache

  private static let table = TypeTable<KodableType>()
  private static let all = Locked<[ObjectIdentifier: KodableType]>([:])

  @inline(__always)
  static func of<Root>(_ value: Root) -> KodableType {
    let type = typeOfOwner(value)
    return table.knownFacts(about: type) ?? table.facts(about: type) { describe(value, type) }
  }

  @inline(never)
  private static func describe<Root>(_ value: Root, _ type: any Any.Type) -> KodableType {
    all.withLock { all in
      let key = ObjectIdentifier(type)
      if let found = all[key] { return found }
      let new = KodableType(type, like: value)
      all[key] = new
      return new
    }
  }

  // MARK: - Coding

  func decode<Root>(_ value: inout Root, from decoder: any Decoder) throws {
    if printsJSON { DebugPrinting.print(type: type, from: decoder) }
    try withFieldAccessor(&value, of: type, isObject: isClass) { owner in
      if let fields = try NamedFields.of(decoder) {
        try decode(owner, fields, from: decoder)
      } else {
        let container = try decoder.container(keyedBy: AnyCodingKey.self)
        try decode(owner, ContainerFields(container: container), from: decoder)
      }
    }
  }

  @inline(__always)
  private func decode(
    _ owner: borrowing FieldAccessor, _ fields: some FieldSource, from decoder: any Decoder
  ) throws {
    try fastPaths.forEach { index, property in
      if try property.decode(owner, from: fields) { return }
      // This slower path works with any decoder.
      let container = try decoder.container(keyedBy: AnyCodingKey.self)
      try properties[index].decode(owner, from: container)
    }
  }

  func encode<Root>(_ value: borrowing Root, to encoder: any Encoder) throws {
    try withFieldReader(value, of: type, isObject: isClass) { owner in
      if let members = NamedMembers.of(encoder, fieldsOf: type) {
        try encode(owner, members, to: encoder)
      } else {
        let container = encoder.container(keyedBy: AnyCodingKey.self)
        try encode(owner, ContainerMembers(container: container), to: encoder)
      }
    }
  }

  @inline(__always)
  private func encode(
    _ owner: borrowing FieldReader, _ members: some FieldSink, to encoder: any Encoder
  ) throws {
    var members = members
    try fastPaths.forEach { index, property in
      if try property.encode(owner, to: &members) { return }
      var container = members.container(of: encoder)
      try properties[index].encode(owner, to: &container)
    }
  }
}
