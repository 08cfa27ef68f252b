internal import Foundation
internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

/// The settings of an encoder during one call, as the writer sees them.
package final class JSONEncodingContext: JSONWritingContext, @unchecked Sendable {
  // Unchecked: everything is set once, and Foundation declares the strategies to be sendable.
  let dates: JSONEncoder.DateEncodingStrategy
  let data: JSONEncoder.DataEncodingStrategy
  let floats: JSONEncoder.NonConformingFloatEncodingStrategy
  let keys: JSONEncoder.KeyEncodingStrategy
  package let keyConversion: JSONKeyConversion
  package let userInfo: [CodingUserInfoKey: Any]

  /// What an encoder has that nobody has set anything in.
  static let standard = JSONEncodingContext(JSONEncoder())

  init(_ encoder: JSONEncoder) {
    dates = encoder.dateEncodingStrategy
    data = encoder.dataEncodingStrategy
    floats = encoder.nonConformingFloatEncodingStrategy
    keys = encoder.keyEncodingStrategy
    userInfo = encoder.userInfo
    keyConversion =
      switch keys {
      case .useDefaultKeys: .unchanged
      case .convertToSnakeCase: .uniform
      default: .byPath
      }
  }

  package func convertedKey(_ key: String) -> String {
    if case .convertToSnakeCase = keys { key.convertedToSnakeCase } else { key }
  }

  package func convertedKey(at path: [any CodingKey]) -> String {
    if case .custom(let convert) = keys { return convert(path).stringValue }
    return path.last?.stringValue ?? ""
  }

  package func nonConformingFloat(_ value: Double) -> String? {
    guard case .convertToString(let infinity, let negativeInfinity, let nan) = floats else {
      return nil
    }
    return value.isNaN ? nan : value > 0 ? infinity : negativeInfinity
  }

  package func takeState() -> JSONEncodingState? { Self.states.take() }

  package func keepState(_ state: JSONEncodingState) { Self.states.keep(state) }

  private static let states = JSONEncodingStates()
}

/// Standard lanes that are not in use, kept for what they have learned about types.
private final class JSONEncodingStates: @unchecked Sendable {
  // Unchecked: the lock guards the array, and whoever takes a state out of it is the only one to have it.
  private let lock = NSLock()
  private var states: [JSONEncodingState] = []

  func take() -> JSONEncodingState? {
    lock.withLock { states.popLast() }
  }

  func keep(_ state: JSONEncodingState) {
    let isKept = lock.withLock {
      guard states.count < 16 else { return false }
      states.append(state)
      return true
    }
    if !isKept { state.dismantle() }
  }
}

extension JSONWriter {
  /// The settings of the encoder that made this writer.
  var encodingContext: JSONEncodingContext {
    (context as? JSONEncodingContext) ?? .standard
  }
}
