import Testing

@testable import Kodable

/// Access to stored properties through their descriptions.
struct StoredPropertyTests {
  private final class Object {}
  private struct Inner {
    var a: Int8 = 1
    var text = "x"
  }
  private struct Outer {
    let constant = 3
    var number: Int? = 4
    var inner = Inner()
    weak var object: Object?
    var computed: Int { constant }
    lazy var late = 1
  }
  private class Base {
    var first = 1
    private var same = "base"
    var what: String { same }
  }
  private final class Derived: Base {
    var second = "2"
    var same = "derived"
  }

  @Test func `the stored properties of a struct are listed`() {
    let properties = StoredProperty.all(of: Outer.self)
    #expect(
      properties.map(\.name) == ["constant", "number", "inner", "object", "$__lazy_storage_$_late"])
    #expect(properties.map(\.location.isVariable) == [false, true, true, true, true])
    #expect(properties.map(\.location.isStrong) == [true, true, true, false, true])
    #expect(ObjectIdentifier(properties[1].location.type) == ObjectIdentifier(Int?.self))
    #expect(StoredProperty.all(of: Optional<Int>.self).map(\.name) == [])
  }

  @Test func `the stored properties of a class are listed before those of its superclass`() {
    #expect(
      StoredProperty.all(of: Derived.self).map(\.name) == ["second", "same", "first", "same"])
  }

  @Test func `properties of values are read and replaced`() {
    var value = Outer()
    let properties = StoredProperty.all(of: Outer.self)
    withFieldAccessor(&value, of: Outer.self, isObject: false) { owner in
      #expect(owner.value(at: properties[0].location, as: Int.self) == 3)
      owner.set(properties[1].location, to: Int?.none)
      owner.change(properties[2].location, as: Inner.self) { $0.a = 7 }
    }
    #expect(value.number == nil && value.inner.a == 7 && value.inner.text == "x")
  }

  @Test func `nested properties are read and replaced`() throws {
    var value = Outer()
    let inner = StoredProperty.all(of: Outer.self)[2]
    let text = try #require(inner.property(named: "text"))
    withFieldAccessor(&value, of: Outer.self, isObject: false) {
      $0.set(text.location, to: "a long text, made here")
    }
    #expect(value.inner.text == "a long text, made here" && value.inner.a == 1)
    #expect(inner.property(named: "none") == nil)
  }

  @Test func `properties of objects are read and replaced`() {
    let object = Derived()
    var reference: Base = object
    let properties = StoredProperty.all(of: Derived.self)
    withFieldAccessor(&reference, of: Derived.self, isObject: true) { owner in
      owner.set(properties[0].location, to: "two")
      owner.change(properties[2].location, as: Int.self) { $0 += 1 }
      owner.set(properties[3].location, to: "changed")
    }
    #expect(object.second == "two" && object.first == 2)
    #expect(object.what == "changed" && object.same == "derived")
  }

  @Test func `properties are borrowed`() {
    var value = Outer()
    value.inner.text = "a long text, made here"
    let properties = StoredProperty.all(of: Outer.self)
    withFieldReader(value, of: Outer.self, isObject: false) { owner in
      #expect(owner.value(at: properties[0].location, as: Int.self) == 3)
      #expect(owner.lend(properties[1].location, as: Int?.self) { $0 } == value.number)
      #expect(owner.lend(properties[2].location, as: Inner.self) { $0.text } == value.inner.text)
    }
  }

  @Test func `a property of an object may be replaced while it is borrowed`() {
    let object = Derived()
    object.second = "a long text, made here"
    let location = StoredProperty.all(of: Derived.self)[0].location
    withFieldReader(object as Base, of: Derived.self, isObject: true) { owner in
      let lent = owner.lend(location, as: String.self) { text in
        object.second = "another"
        return text.count
      }
      #expect(lent == 22)
    }
    #expect(object.second == "another")
  }

  @Test func `a location of another type traps`() async {
    await #expect(processExitsWith: .failure) {
      struct One { var a = 1 }
      struct Two { var a = 1 }
      var value = Two()
      let location = StoredProperty.all(of: One.self)[0].location
      withFieldAccessor(&value, of: Two.self, isObject: false) { $0.set(location, to: 2) }
    }
    await #expect(processExitsWith: .failure) {
      struct One { var a = 1 }
      var value = One()
      let location = StoredProperty.all(of: One.self)[0].location
      withFieldAccessor(&value, of: One.self, isObject: false) { $0.set(location, to: "x") }
    }
    await #expect(processExitsWith: .failure) {
      struct One { let a = 1 }
      var value = One()
      let location = StoredProperty.all(of: One.self)[0].location
      withFieldAccessor(&value, of: One.self, isObject: false) { $0.set(location, to: 2) }
    }
  }

  @Test func `a buffer borrows its elements and deinitializes them`() {
    final class Counter { var count = 0 }
    struct Element: ~Copyable {
      let number: Int
      let counter: Counter
      deinit { counter.count += 1 }
    }
    let counter = Counter()
    for count in [0, 1, 5] {
      counter.count = 0
      do {
        let list = ImmutableBuffer(count: count) { Element(number: $0 * 2, counter: counter) }
        var numbers: [Int] = []
        list.forEach { index, element in numbers.append(index + element.number) }
        #expect(numbers == (0..<count).map { $0 * 3 } && counter.count == 0)
      }
      #expect(counter.count == count)
    }
  }
}
