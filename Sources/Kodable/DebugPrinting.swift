internal import Foundation
internal import TranscodableFoundation
internal import TranscodableJSON

/// Where ``DebugJSON`` and the option `.debugJSON` print to.
public enum KodableDebug {
  private final class State: @unchecked Sendable {
    // Unchecked: looked at under the lock.
    let lock = NSLock()
    var output: @Sendable (String) -> Void = { print($0) }
  }

  private static let state = State()

  /// Takes each text that is printed, without the end of its last line; prints to standard output
  /// unless it is set.
  public static var output: @Sendable (String) -> Void {
    get { state.lock.withLock { state.output } }
    set { state.lock.withLock { state.output = newValue } }
  }
}

enum DebugPrinting {
  /// Prints the JSON of a property.
  static func print(
    property: String, type: any Any.Type, at path: String, in container: PropertyContainer
  ) {
    var json: JSON?
    if let (container, key) = try? container.place(of: path) {
      json = try? container.decode(JSON.self, forKey: key)
    }
    print("Decoded JSON for the \(property) property of type \(type):", json)
  }

  /// Prints the JSON of a value.
  static func print(type: any Any.Type, from decoder: any Decoder) {
    print("Decoded JSON for type \(type):", try? JSON(from: decoder))
  }

  private static func print(_ title: String, _ json: JSON?) {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    let text = json.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    KodableDebug.output("\(title)\n\(text ?? "Failed to grab JSON")\n\n")
  }
}
