import Foundation

/// A reader of LLVM bitstreams, the format in which the compiler stores diagnostics.
///
/// A stream contains nested blocks of records. A record is a code, numbers and optional text, laid
/// out by an abbreviation that the stream has defined before.
struct Bitstream {
  struct Record {
    let code: UInt64
    let numbers: [UInt64]
    let text: String
  }

  /// A block with its records and nested blocks, in order.
  struct Block {
    let id: UInt64
    var records: [Record] = []
    var blocks: [Block] = []
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Abbreviations for all blocks with an identifier, as defined by block 0 of the stream.
  private var shared: [UInt64: [[Operand]]] = [:]

  /// Returns the top-level blocks of a stream.
  static func blocks(of data: Data) -> [Block] {
    var stream = Bitstream(bytes: Array(data))
    // The stream starts with four magic bytes.
    stream.position = 32
    var top = Block(id: .max)
    stream.read(into: &top, width: 2)
    return top.blocks
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var isAtEnd: Bool { position + 32 > bytes.count * 8 }

  private mutating func read(into block: inout Block, width: Int) {
    var abbreviations = shared[block.id] ?? []
    var described: UInt64 = 0
    while !isAtEnd {
      switch fixed(width) {
      case 0:
        align()
        return
      case 1:
        var inner = Block(id: variable(8))
        let width = Int(variable(4))
        align()
        _ = fixed(32)
        read(into: &inner, width: width)
        block.blocks.append(inner)
      case 2:
        let operands = abbreviation()
        if block.id == 0 {
          shared[described, default: []].append(operands)
        } else {
          abbreviations.append(operands)
        }
      case 3:
        let code = variable(6)
        let count = variable(6)
        let numbers = (0..<count).map { _ in variable(6) }
        if block.id == 0, code == 1 { described = numbers.first ?? 0 }
        block.records.append(Record(code: code, numbers: numbers, text: ""))
      case let id:
        block.records.append(record(abbreviations[Int(id) - 4]))
      }
    }
  }

  private mutating func abbreviation() -> [Operand] {
    let count = variable(5)
    return (0..<count).map { _ in
      if fixed(1) == 1 { return .literal(variable(8)) }
      switch fixed(3) {
      case 1: return .fixed(Int(variable(5)))
      case 2: return .variable(Int(variable(5)))
      case 3: return .array
      case 4: return .character
      default: return .blob
      }
    }
  }

  private mutating func record(_ operands: [Operand]) -> Record {
    var numbers: [UInt64] = []
    var text = ""
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .array:
        let count = variable(6)
        numbers += (0..<count).map { _ in number(operands[index + 1]) }
        return Record(code: numbers[0], numbers: Array(numbers.dropFirst()), text: text)
      case .blob:
        let count = Int(variable(6))
        align()
        text = String(decoding: bytes[position / 8..<position / 8 + count], as: UTF8.self)
        position += count * 8
        align()
      default:
        numbers.append(number(operand))
      }
    }
    return Record(code: numbers[0], numbers: Array(numbers.dropFirst()), text: text)
  }

  private mutating func number(_ operand: Operand) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): fixed(width)
    case .variable(let width): variable(width)
    default: fixed(6)
    }
  }

  private mutating func fixed(_ width: Int) -> UInt64 {
    var value: UInt64 = 0
    for bit in 0..<width where position + bit < bytes.count * 8 {
      let place = position + bit
      value |= UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
    }
    position += width
    return value
  }

  private mutating func variable(_ width: Int) -> UInt64 {
    let high: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = fixed(width)
      value |= (part & (high - 1)) << shift
      shift += UInt64(width - 1)
      if part & high == 0 || isAtEnd { return value }
    }
  }

  private mutating func align() {
    position = (position + 31) / 32 * 32
  }
}
