import Foundation
import Synchronization
import TranscodableTestSupport

/// Decodes the innermost shape of ``FuzzShapes`` and records the result as a string.
struct FuzzShaped: Decodable, Equatable {
  var text: String

  init(from decoder: any Decoder) throws {
    guard let shapes = FuzzShapes.key.flatMap({ decoder.userInfo[$0] }) as? FuzzShapes else {
      throw MissingScript()
    }
    text = try shapes.read(shapes.top, from: decoder)
  }
}

/// The shapes that are being decoded, innermost last.
final class FuzzShapes: Sendable {
  static let key = CodingUserInfoKey(rawValue: "shapes")
  private let stack: Mutex<[FuzzShape]>

  init(_ shape: FuzzShape) { stack = Mutex([shape]) }

  var top: FuzzShape { stack.withLock { $0.last ?? .leaf(.int) } }

  /// Decodes a ``FuzzShaped`` of this shape.
  private func with(_ shape: FuzzShape, _ body: () throws -> String) rethrows -> String {
    stack.withLock { $0.append(shape) }
    defer { stack.withLock { _ = $0.popLast() } }
    return try body()
  }

  func read(_ shape: FuzzShape, from decoder: any Decoder) throws -> String {
    switch shape {
    case .leaf(let leaf): return try read(leaf, from: decoder.singleValueContainer())
    case .optional(let inner):
      let container = try decoder.singleValueContainer()
      return container.decodeNil() ? "nil" : try read(inner, from: decoder)
    case .array, .tuple: return try read(shape, from: decoder.unkeyedContainer())
    case .object(let fields):
      return try read(fields, from: decoder.container(keyedBy: AnyKey.self))
    }
  }

  private func read(
    _ leaf: FuzzLeaf, from container: any SingleValueDecodingContainer
  ) throws -> String {
    func any<Leaf: Arbitrary>(_ type: Leaf.Type) throws -> String {
      TranscodableTestSupport.text(of: try container.decode(type))
    }
    // Calls the non-generic methods explicitly, because synthesized code uses them.
    switch leaf {
    case .bool: return "\(try container.decode(Bool.self))"
    case .int: return "\(try container.decode(Int.self))"
    case .double: return "\(try container.decode(Double.self))"
    case .string: return try container.decode(String.self)
    default: return try any(leaf.type)
    }
  }

  private func read(
    _ shape: FuzzShape, from container: any UnkeyedDecodingContainer
  ) throws -> String {
    var container = container
    var parts = ["\(container.count ?? -1)"]
    func next(_ shape: FuzzShape) throws -> String {
      switch shape {
      case .leaf(.int8): return "\(try container.decode(Int8.self))"
      case .leaf(.string): return try container.decode(String.self)
      case .optional(.leaf(.int)):
        return (try container.decodeIfPresent(Int.self)).map { "\($0)" } ?? "nil"
      case .optional(let inner):
        if try container.decodeNil() { return "nil" }
        return try with(inner) { try container.decode(FuzzShaped.self).text }
      case .tuple: return try read(shape, from: container.nestedUnkeyedContainer())
      case .object(let fields):
        return try read(fields, from: container.nestedContainer(keyedBy: AnyKey.self))
      default: return try with(shape) { try container.decode(FuzzShaped.self).text }
      }
    }
    switch shape {
    case .array(let element):
      while !container.isAtEnd { parts.append(try next(element)) }
    case .tuple(let elements): for element in elements { parts.append(try next(element)) }
    default: break
    }
    return "[\(parts.joined(separator: ","))] \(container.currentIndex)"
  }

  private func read(
    _ fields: [FuzzShape.Field], from container: KeyedDecodingContainer<AnyKey>
  ) throws -> String {
    var parts = [container.allKeys.map(\.stringValue).sorted().joined(separator: " ")]
    for field in fields { parts.append(try read(field, from: container)) }
    return "{\(parts.joined(separator: ","))}"
  }

  private func read(
    _ field: FuzzShape.Field, from container: KeyedDecodingContainer<AnyKey>
  ) throws -> String {
    let key = AnyKey(field.key)
    return try with(field.shape) {
      switch (field.access, field.shape) {
      case (.value, .leaf(.int)): return "\(try container.decode(Int.self, forKey: key))"
      case (.value, .leaf(.bool)): return "\(try container.decode(Bool.self, forKey: key))"
      case (.value, .leaf(.float)): return "\(try container.decode(Float.self, forKey: key))"
      case (.ifPresent, .leaf(.uint16)):
        return (try container.decodeIfPresent(UInt16.self, forKey: key)).map { "\($0)" } ?? "nil"
      case (.ifPresent, .leaf(.string)):
        return try container.decodeIfPresent(String.self, forKey: key) ?? "nil"
      case (.ifPresent, _):
        return try container.decodeIfPresent(FuzzShaped.self, forKey: key)?.text ?? "nil"
      case (.parent, _): return try read(field.shape, from: container.superDecoder(forKey: key))
      case (.nested, .object(let fields)):
        return try read(fields, from: container.nestedContainer(keyedBy: AnyKey.self, forKey: key))
      case (.nested, .array), (.nested, .tuple):
        return try read(field.shape, from: container.nestedUnkeyedContainer(forKey: key))
      case (.careful, _):
        if !container.contains(key) { return "missing" }
        if try container.decodeNil(forKey: key) { return "nil" }
        return try container.decode(FuzzShaped.self, forKey: key).text
      case (.tolerant, _):
        return (try? container.decode(FuzzShaped.self, forKey: key))?.text ?? "bad"
      default: return try container.decode(FuzzShaped.self, forKey: key).text
      }
    }
  }
}
