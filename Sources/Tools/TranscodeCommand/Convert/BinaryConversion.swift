internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableMessagePack
internal import TranscodablePropertyList
internal import TranscodableTOML

/// A conversion from or to TOML, YAML, a form, CBOR or MessagePack.
///
/// Every document is converted through `CBOR`, which can represent the values of all formats.
struct BinaryConversion {
  enum Format: String {
    case json, json5, plist, xml, binary, openstep, toml, yaml, form, cbor, msgpack

    init?(fileName name: String) {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      switch name[name.index(after: dot)...].lowercased() {
      case "json": self = .json
      case "json5": self = .json5
      case "plist", "xml", "strings", "stringsdict", "entitlements": self = .plist
      case "toml": self = .toml
      case "yaml", "yml": self = .yaml
      case "form": self = .form
      case "cbor": self = .cbor
      case "msgpack", "mpk": self = .msgpack
      default: return nil
      }
    }

    var convertsThroughCBOR: Bool { [.toml, .yaml, .form, .cbor, .msgpack].contains(self) }
    var isWritten: Bool { self != .json5 && self != .openstep }
  }

  let source: Format
  let target: Format
  var isLossy = false
  var sortsKeys = false
  var isCompact = false

  /// Converts a document, or throws `CodingFailures` that list everything the target can't
  /// represent.
  func convert(_ document: [UInt8]) throws -> (document: [UInt8], changes: [ConversionChange]) {
    let value = try read(document)
    var converter = BinaryConverter(writesText: [.yaml, .form].contains(target))
    let written = try write(value, &converter)
    if isLossy || converter.changes.isEmpty { return (written, converter.changes) }
    let failures = converter.changes.map(\.failure)
    throw CodingFailures(failures, error: DecodingError(failures[0]))
  }

  private func read(_ document: [UInt8]) throws -> CBOR {
    switch source {
    case .cbor: try CBOR(parsing: document)
    case .msgpack: CBOR(try MessagePack(parsing: document))
    case .json, .json5:
      CBOR(
        try JSON(
          parsing: document,
          settings: JSONReaderSettings(grammar: source == .json5 ? .json5 : .strict)))
    case .toml: try KitDocument(document, as: .toml).cbor()
    case .yaml: try KitDocument(document, as: .yaml).cbor()
    case .form: try KitDocument(document, as: .form).cbor()
    case .plist, .xml, .binary, .openstep: CBOR(try PropertyList(parsing: document))
    }
  }

  private func write(_ value: CBOR, _ converter: inout BinaryConverter) throws -> [UInt8] {
    switch target {
    case .cbor: return converter.cbor(value).serialized(keyOrder: sortsKeys ? .bytewise : .encoded)
    case .msgpack: return try converter.messagePack(value).serialized()
    case .toml:
      var format = TOML.Format()
      format.sortsKeys = sortsKeys
      return try converter.toml(value).serialized(format)
    case .yaml, .form:
      let json = converter.json(value)
      return try KitDocument.write(
        sortsKeys ? json.withSortedKeys : json, as: target == .yaml ? .yaml : .form)
    case .plist, .xml, .openstep:
      return try converter.propertyList(value).serialized(as: .xml, sortsKeys: sortsKeys)
    case .binary: return try converter.propertyList(value).serialized(as: .binary)
    case .json, .json5:
      var layout: JSONLayout = .withoutEscapingSlashes
      if sortsKeys { layout.insert(.sortedKeys) }
      let json = converter.json(value)
      if isCompact { return Array(json.text(layout).utf8) }
      return Array((json.text(layout.union(.prettyPrinted)) + "\n").utf8)
    }
  }
}

/// A change to a value that the target format can't represent.
struct ConversionChange {
  let failure: CodingFailure
  let outcome: String?
}

// MARK: - To CBOR

extension CBOR {
  fileprivate init(_ json: JSON) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .string(let value): self = .text(value)
    case .array(let elements): self = .array(elements.map { CBOR($0) })
    case .object(let members):
      self = .map(Map(members.map { (.text($0.key), CBOR($0.value)) }))
    case .number(let number): self.init(number)
    }
  }

  /// Creates an integer, a floating-point number with the same value, or a decimal fraction.
  private init(_ number: JSON.Number) {
    if let integer = Int128(number.text) {
      self.init(integer)
    } else if number.double.isFinite, JSON.Number(number.double) == number {
      self = .float(number.double)
    } else {
      self = Self.decimalFraction(number.text)
    }
  }

  private static func decimalFraction(_ text: String) -> CBOR {
    let parts = text.lowercased().split(separator: "e")
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    var digits = String(parts[0])
    if let point = digits.firstIndex(of: ".") {
      exponent -= digits.distance(from: point, to: digits.endIndex) - 1
      digits.remove(at: point)
    }
    guard let mantissa = Int128(digits) else { return .float(Double(text) ?? .nan) }
    return .tagged(4, [CBOR(exponent), CBOR(mantissa)])
  }

  fileprivate init(_ list: PropertyList) {
    switch list {
    case .bool(let value): self = .bool(value)
    case .integer(let value): self.init(value)
    case .largeInteger(let value): self.init(value)
    case .real(let value): self = .float(value)
    case .string(let value): self = .text(value)
    case .data(let value): self = .bytes(value)
    case .date(let value):
      self.init(secondsSince1970: value.secondsSince2001 + secondsFrom1970To2001)
    case .identifier(let value): self = ["CF$UID": CBOR(value)]
    case .array(let elements): self = .array(elements.map { CBOR($0) })
    case .dictionary(let members):
      self = .map(Map(members.map { (.text($0.key), CBOR($0.value)) }))
    }
  }

  private init(secondsSince1970 seconds: Double) {
    self = .tagged(1, Int64(exactly: seconds).map { CBOR($0) } ?? .float(seconds))
  }

  fileprivate init(_ value: MessagePack) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .unsigned(let value): self.init(value)
    case .signed(let value): self.init(value)
    case .float(let value): self = .float(Double(value))
    case .double(let value): self = .float(value)
    case .string(let value): self = .text(value)
    case .bytes(let value): self = .bytes(value)
    case .array(let elements): self = .array(elements.map { CBOR($0) })
    case .map(let members):
      self = .map(Map(members.map { (CBOR($0.key), CBOR($0.value)) }))
    case .timestamp(let time):
      self.init(secondsSince1970: Double(time.seconds) + Double(time.nanoseconds) / 1e9)
    // A private tag marks extension values until they are written.
    case .ext(let type, let contents):
      self = .tagged(BinaryConverter.extensionTag, [CBOR(Int(type)), .bytes(contents)])
    }
  }
}
