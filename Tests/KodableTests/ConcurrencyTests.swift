import Foundation
import Kodable
import Testing
import TranscodableFoundation
import TranscodableJSON

/// The first use of types by many threads at the same time.
struct ConcurrencyTests {
  private struct First: Kodable, Sendable {
    @Coding("a.b") var a: Int
    @Coding(default: "x") var b: String
    @Coding(.trimmed) var c: String?
    @CodableDate(.rfc3339) var d: Date?
    var e = 1
  }
  private struct Pair<One: Codable & Sendable, Two: Codable & Sendable>: Kodable {
    @Coding var one: One?
    @Coding var two: [Two]?
  }
  private class Base: Kodable {
    @Coding var a: Int
    required init() {}
  }
  private final class Derived: Base { @Coding var b: [String: Int]? }

  private func onSixteenThreads(_ body: @escaping @Sendable (Int) throws -> Void) {
    let gate = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for index in 0..<16 {
      group.enter()
      Thread {
        gate.wait()
        do { try body(index) } catch { Issue.record(error) }
        group.leave()
      }.start()
    }
    for _ in 0..<16 { gate.signal() }
    group.wait()
  }

  // Fixed: type descriptions were cached in a dictionary without synchronization.
  @Test func `sixteen threads can use a type for the first time`() {
    let json = Data(#"{"a":{"b":1},"c":" y ","d":"1996-12-19T16:39:57-08:00"}"#.utf8)
    onSixteenThreads { index in
      let decoder = index % 2 == 0 ? Foundation.JSONDecoder() : JSON.Decoder()
      let value = try decoder.decode(First.self, from: json)
      #expect(value.a == 1 && value.b == "x" && value.c == "y" && value.d != nil && value.e == 1)
      #expect(try First.decodeJSON(from: value.encodeJSON()).d == value.d)
    }
  }

  @Test func `sixteen threads can use several types for the first time`() {
    let json = Data(#"{"a":1,"b":{"k":2},"one":1,"two":[2]}"#.utf8)
    onSixteenThreads { _ in
      let derived = try Derived.decodeJSON(from: json)
      let base = try Base.decodeJSON(from: json)
      let bytes = try Pair<Int, Int8>.decodeJSON(from: json)
      let words = try Pair<Double, Int16>.decodeJSON(from: json)
      #expect(derived.a == 1 && derived.b == ["k": 2] && base.a == 1)
      #expect(bytes.two == [2] && words.one == 1)
    }
  }

  @Test func `wrappers are Sendable if their values are`() {
    func check<Value: Sendable>(_: Value.Type) {}
    check(Coding<Int>.self)
    check(CodableDate<Date?>.self)
    check(KodableTransformable<Passthrough<String>>.self)
    check(KodableOption<Int>.self)
    check(DateCodingStrategy.self)
    check(KodableError.self)
  }
}
