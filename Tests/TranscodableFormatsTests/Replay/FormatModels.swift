internal import Foundation

/// Optional fields of many types, whose keys are strings.
struct FormatProbe: Codable, Equatable {
  var a: Int?
  var b: [Double]?
  var c: Date?
  var d: Data?
  var e: String?
  var f: [String: FormatProbe]?
  var g: [UInt8?]?
  var h: Bool?
  var i: Float?
  var j: URL?
  var wideNumber: UInt128?
  var countsByNumber: [Int: Int8]?
  var m: UUID?
  var n: Decimal?
  var o: Choice?
  var bytes: [UInt8]?

  enum Choice: Codable, Equatable {
    case none
    case number(UInt64)
    case both(Int64, text: String)
  }
}

/// Fields whose keys are integers.
struct NumberedRecord: Codable, Equatable {
  var number: Int64
  var texts: [String]
  var records: [NumberedRecord]?
  var probe: FormatProbe?

  enum CodingKeys: Int, CodingKey {
    case number = 1
    case texts = -2
    case records = 300
    case probe = 70_000
  }
}

/// A value of any kind; real numbers are compared by their bits.
indirect enum FormatTree: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case largeInteger(UInt64)
  case real(UInt64)
  case string(String)
  case date(UInt64)
  case data(Data)
  case array([FormatTree])
  case dictionary([String: FormatTree])

  /// Tries the common kinds first, because each failure takes time.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if var elements = try? decoder.unkeyedContainer() {
      var values: [FormatTree] = []
      while !elements.isAtEnd { values.append(try elements.decode(FormatTree.self)) }
      self = .array(values)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value.timeIntervalSinceReferenceDate.bitPattern)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else {
      self = .dictionary(try container.decode([String: FormatTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .largeInteger(let value): try container.encode(value)
    case .real(let bits): try container.encode(Double(bitPattern: bits))
    case .string(let value): try container.encode(value)
    case .date(let bits):
      try container.encode(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
    case .data(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .dictionary(let members): try container.encode(members)
    }
  }

  var hasDate: Bool {
    switch self {
    case .date: true
    case .array(let elements): elements.contains { $0.hasDate }
    case .dictionary(let members): members.values.contains { $0.hasDate }
    default: false
    }
  }
}

/// Bytes that determine the values of a type.
struct ByteProgram {
  private var bytes: Data
  private var depth = 0
  /// The maximum number of bits in an integer.
  var maximumWidth = 128

  init(_ bytes: Data) { self.bytes = bytes }

  mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns a number of as many bytes as the next byte determines.
  mutating func word() -> UInt64 {
    let first = next()
    if first < 0xE0 { return UInt64(first) }
    return (0..<first & 15).reduce(0) { word, _ in word << 8 | UInt64(next()) }
  }

  mutating func integer<Value: FixedWidthInteger>() -> Value {
    let word = word()
    return Value(truncatingIfNeeded: word & 1 == 0 ? word >> 1 : ~(word >> 1))
  }

  mutating func wideNumber() -> UInt128 {
    let word = UInt128(word())
    return next() & 1 == 1 ? word << (maximumWidth - 64) : word
  }

  mutating func real() -> Double {
    let value = Double(bitPattern: word().byteSwapped)
    return value.isNaN ? -.infinity : value
  }

  mutating func list<Value>(_ element: (inout ByteProgram) -> Value) -> [Value] {
    let count = Int(next() & 3)
    return (0..<count).map { _ in element(&self) }
  }

  mutating func data() -> Data {
    let count = Int(word() & 0x3F)
    defer { bytes = bytes.dropFirst(count) }
    return Data(bytes.prefix(count))
  }

  mutating func text() -> String { String(decoding: data(), as: UTF8.self) }

  mutating func optional<Value>(_ value: (inout ByteProgram) -> Value) -> Value? {
    next() & 1 == 1 ? value(&self) : nil
  }

  /// Returns a value that may contain values of the same type.
  mutating func nested<Value>(_ value: (inout ByteProgram) -> Value) -> Value? {
    guard depth < 4, next() & 1 == 1 else { return nil }
    depth += 1
    defer { depth -= 1 }
    return value(&self)
  }
}

extension FormatProbe {
  init(_ program: inout ByteProgram) {
    let mask = UInt16(program.next()) << 8 | UInt16(program.next())
    func has(_ field: Int) -> Bool { mask >> field & 1 == 1 }
    if has(0) { a = program.integer() }
    if has(1) { b = program.list { $0.real() } }
    // Every form of a date represents eighths of a second exactly.
    if has(2) {
      c = Date(timeIntervalSince1970: Double(program.integer() as Int32) / 8)
    }
    if has(3) { d = program.data() }
    if has(4) { e = program.text() }
    if has(5) {
      f = program.nested { program in
        Dictionary(program.list { ($0.text(), FormatProbe(&$0)) }) { $1 }
      }
    }
    if has(6) { g = program.list { $0.optional { $0.integer() } } }
    if has(7) { h = program.next() & 1 == 1 }
    if has(8) {
      let value = Float(bitPattern: program.integer())
      i = value.isNaN ? 1.1 : value
    }
    if has(9) { j = URL(string: "https://example.com/\(program.integer() as Int)?q=a%20b") }
    if has(10) { wideNumber = program.wideNumber() }
    if has(11) {
      countsByNumber = Dictionary(program.list { ($0.integer(), $0.integer()) }) { $1 }
    }
    if has(12) { m = UUID(program.word(), program.word()) }
    if has(13) {
      n = Decimal(
        sign: has(0) ? .minus : .plus, exponent: Int(program.integer() as Int8) % 30,
        significand: Decimal(program.word()))
    }
    if has(14) {
      switch program.next() % 3 {
      case 0: o = Choice.none
      case 1: o = .number(program.word())
      default: o = .both(program.integer(), text: program.text())
      }
    }
    if has(15) { bytes = [UInt8](program.data()) }
  }
}

extension NumberedRecord {
  init(_ program: inout ByteProgram) {
    number = program.integer()
    texts = program.list { $0.text() }
    records = program.nested { $0.list { NumberedRecord(&$0) } }
    probe = program.optional { FormatProbe(&$0) }
  }
}

extension UUID {
  fileprivate init(_ high: UInt64, _ low: UInt64) {
    func byte(_ number: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: number < 8 ? high >> (number * 8) : low >> (number * 8 - 64))
    }
    self.init(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7), byte(8), byte(9),
        byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}
