import Foundation
import Kodable
import Transcodable

// Types with the `@Kodable` attribute for each row of the parity tables.

enum RowLetter: String, Codable { case a, b }

enum TableRows {
  @Kodable struct Required: Kodable { @Coding var a: Int }
  @Kodable struct Default: Kodable { @Coding(default: 9) var a: Int }
  @Kodable struct Optional: Kodable { @Coding var a: Int? }
  @Kodable struct OptionalDefault: Kodable { @Coding(default: 8) var a: Int? }
  @Kodable struct Twice: Kodable { @Coding var a: Int?? }
  @Kodable struct List: Kodable { @Coding var a: [Int] }
  @Kodable struct ListDefault: Kodable { @Coding(default: []) var a: [Int] }
  @Kodable struct OptionalList: Kodable { @Coding var a: [Int]? }
  @Kodable struct EnumDefault: Kodable { @Coding(default: .a) var a: RowLetter }
  @Kodable struct OptionalEnum: Kodable { @Coding var a: RowLetter? }
}

enum DateRows {
  static let some = Date(timeIntervalSince1970: 5)

  @Kodable struct Required: Kodable { @CodableDate var a: Date }
  @Kodable struct Default: Kodable { @CodableDate(default: some) var a: Date }
  @Kodable struct Optional: Kodable { @CodableDate var a: Date? }
  @Kodable struct OptionalDefault: Kodable { @CodableDate(default: some) var a: Date? }
  @Kodable struct Timestamp: Kodable { @CodableDate(.timestamp, "x.y") var a: Date }
  @Kodable struct Day: Kodable { @CodableDate(.format("y-MM-dd"), .key("a")) var day: Date? }
}

enum KeyRows {
  @Kodable struct Nested: Kodable { @Coding("x.y") var a: Int }
  @Kodable struct NestedDefault: Kodable { @Coding("..x..y.", default: 3) var a: Int }
  @Kodable struct NestedOptional: Kodable { @Coding("x.y") var a: String? }
  @Kodable struct Empty: Kodable { @Coding("") var a: Int? }
  @Kodable struct Underscores: Kodable {
    @Coding var _x: Int?
    var _a: Int? = 1
    var a = 2
  }
}

enum OptionRows {
  @Kodable struct LosslessBool: Kodable { @Coding(.lossless) var a: Bool }
  @Kodable struct LosslessOptionalBool: Kodable { @Coding(.lossless) var a: Bool? }
  @Kodable struct LosslessInt: Kodable { @Coding(.lossless) var a: Int }
  @Kodable struct LosslessDouble: Kodable { @Coding(.lossless) var a: Double }
  @Kodable struct LosslessString: Kodable { @Coding(.lossless) var a: String }
  @Kodable struct LosslessList: Kodable { @Coding(.lossless) var a: [Int] }
  @Kodable struct LosslessLetters: Kodable { @Coding(.lossless) var a: [RowLetter] }
  @Kodable struct LossyList: Kodable { @Coding(.lossy) var a: [Int] }
  @Kodable struct LossyNulls: Kodable { @Coding(.lossy) var a: [Int?] }
  @Kodable struct Strict: Kodable { @Coding(.enforceType) var a: String }
  @Kodable struct Text: Kodable { @Coding var a: String }
  @Kodable struct Truth: Kodable { @Coding var a: Bool? }
  @Kodable struct Trimmed: Kodable { @Coding(.trimmedNifIfEmpty) var a: String? }
  @Kodable struct Clamped: Kodable { @Coding(.clamping(to: 0...1), default: 100) var a: Int }
  @Kodable struct Sorted: Kodable { @Coding(.lossy, .descending) var a: [Int?] }
  @Kodable struct Checked: Kodable {
    @Coding(.max(10), .overrideValue { $0 * 2 }, .validation { $0 < 4 }, default: 1) var a: Int
  }
  @Kodable struct Null: Kodable { @Coding(.encodeAsNullIfNil) var a: Int? }
}

enum BareRows {
  struct Opaque: Sendable { var number = 0 }

  @Kodable struct Values: Kodable {
    var opaque = Opaque()
    var a = 1
    let constant = 5
    private(set) var x: [String: Int] = [:]
  }
  @Kodable struct Optionals: Kodable {
    var a: Int? = 7
    lazy var later = 1
  }
  @Kodable struct Text: Kodable { var a: String? }
  @Kodable struct Truth: Kodable { var a = false }
  @Kodable struct Member: Kodable {
    @Coding("x") var inner: TableRows.Default?
    @Coding var a: [TableRows.Default]?
  }
  @Kodable struct Outer: Kodable {
    var x = TableRows.Default()
    @Coding(.lossy, default: []) var a: [TableRows.Required]
  }
}

enum ClassRows {
  @Kodable class Base: Kodable {
    @Coding var a: Int?
    private var shared = 1
    required init() {}
  }
  @Kodable class Derived: Base {
    @Coding("x.y") var b: Int?
    private var shared = 2
  }
  @Kodable final class Leaf: Derived { var c: Int? = 3 }
  // Reflection in a class whose superclass has generated code.
  final class Reflected: Derived { var c: Int? = 4 }
}
