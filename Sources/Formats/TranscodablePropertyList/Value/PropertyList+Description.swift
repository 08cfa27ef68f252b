extension PropertyList: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value in a compact notation for logs and messages: `{"name": "Ada", "key": <01ff>}`.
  ///
  /// This notation isn't a property-list format.
  ///
  /// Dates are shown as seconds since the start of 2001, such as `@86400.0`, and identifiers as
  /// `#7`. To create a document, use ``serialized(as:sortsKeys:)``.
  ///
  /// - Complexity: O(*n*).
  public var description: String {
    var text = ""
    var containers: [Container] = []
    var pending: PropertyList? = self
    repeat {
      switch pending.take() {
      case .array(let elements)?:
        text += "["
        containers.append(Container(keys: nil, values: elements))
      case .dictionary(let members)?:
        text += "{"
        containers.append(Container(keys: members.keys, values: members.values))
      case let scalar?: text += scalar.scalarDescription
      case nil: break
      }
      guard let last = containers.indices.last else { return text }
      let index = containers[last].next
      guard index < containers[last].values.count else {
        text += containers[last].keys == nil ? "]" : "}"
        containers.removeLast()
        continue
      }
      containers[last].next += 1
      if index > 0 { text += ", " }
      if let key = containers[last].keys?[index] { text += key.debugDescription + ": " }
      pending = containers[last].values[index]
    } while !containers.isEmpty
    return text
  }

  /// The value in a compact notation for logs and messages.
  public var debugDescription: String { description }

  private struct Container {
    let keys: [String]?
    let values: [PropertyList]
    var next = 0
  }

  private var scalarDescription: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .largeInteger(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .date(let value): "@\(value.secondsSince2001)"
    case .data(let bytes): "<\(bytes.map(Self.hexadecimal).joined())>"
    case .identifier(let value): "#\(value)"
    case .array, .dictionary: ""
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension PropertyList.Dictionary: CustomStringConvertible {
  /// The dictionary in a compact notation for logs and messages.
  public var description: String { PropertyList.dictionary(self).description }
}
