internal import Foundation
internal import TranscodableBytes

/// What is known about a Kodable type: its stored properties, found by reflection once.
final class KodableType: Sendable {
  private let type: any Any.Type
  private let isClass: Bool
  private let printsJSON: Bool
  private let properties: [KodableProperty]

  private init(_ type: any Any.Type) {
    self.type = type
    isClass = type is AnyClass
    printsJSON = type is any DebugJSON.Type
    var names: Set<String> = []
    properties = StoredProperty.all(of: type).filter { names.insert($0.name).inserted }
      .compactMap { KodableProperty($0) }
  }

  // MARK: - Cache

  private static let table = TypeTable<KodableType>()
  private static let all = Descriptions()

  private final class Descriptions: @unchecked Sendable {
    // Unchecked: looked at under the lock.
    let lock = NSLock()
    var types: [ObjectIdentifier: KodableType] = [:]
  }

  /// The description of a type, the same for all threads.
  @inline(__always)
  static func of(_ type: any Any.Type) -> KodableType {
    table.facts(about: type) { describe(type) }
  }

  /// Describes a type; also called for a type that has found no place in the table.
  @inline(never)
  private static func describe(_ type: any Any.Type) -> KodableType {
    all.lock.withLock {
      let key = ObjectIdentifier(type)
      if let found = all.types[key] { return found }
      let new = KodableType(type)
      all.types[key] = new
      return new
    }
  }

  // MARK: - Coding

  /// Decodes the properties of a value of this type.
  func decode<Root>(_ value: inout Root, from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    if printsJSON { DebugPrinting.print(type: type, from: decoder) }
    try withOwner(&value, of: type, isObject: isClass) { owner in
      for property in properties { try property.decode(owner, from: container) }
    }
  }

  /// Encodes the properties of a value of this type.
  func encode<Root>(_ value: inout Root, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    try withOwner(&value, of: type, isObject: isClass) { owner in
      for property in properties { try property.encode(owner, to: &container) }
    }
  }
}
