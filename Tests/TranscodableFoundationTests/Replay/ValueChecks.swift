internal import Foundation
internal import TranscodableCore
internal import TranscodableJSON

/// Runs a random program that changes a `JSON` value, and the same program with a model.
///
/// The values must stay equal, copies must keep their values, and the JSON must read back as an
/// equal value. The bytes are the program.
func checkValues(_ data: Data) throws {
  var program = ValueProgram(choices: [UInt8](data)[...])
  try program.run()
}

private struct ValueProgram {
  private static let keys = ["a", "b", "c", "0", "1", "-", "", "~/", "\u{e9}", "e\u{301}"]
  private static let tokens = keys + ["2", "01", "10", "+1"]

  var choices: ArraySlice<UInt8>
  private var value = JSON.null
  private var model = ValueModel.null
  private var copies: [(JSON, ValueModel)] = []

  init(choices: ArraySlice<UInt8>) { self.choices = choices }

  /// Returns a number below `count`, or zero if no bytes are left.
  private mutating func choose(_ count: Int) -> Int {
    choices.popFirst().map { Int($0) % count } ?? 0
  }

  private mutating func key() -> String { Self.keys[choose(Self.keys.count)] }

  private mutating func pointer() -> [String] {
    (0..<choose(5)).map { _ in Self.tokens[choose(Self.tokens.count)] }
  }

  private mutating func value(depth: Int = 0) -> (JSON, ValueModel) {
    switch choose(depth < 4 ? 8 : 5) {
    case 0: return (.null, .null)
    case 1: return (.bool(true), .bool(true))
    case 2: return (1, .number(1))
    case 3: return (JSON(depth), .number(depth))
    case 4: return ("x", .string("x"))
    case 5:
      let elements = (0..<choose(4)).map { _ in value(depth: depth + 1) }
      return (.array(elements.map(\.0)), .array(elements.map(\.1)))
    default:
      var (object, model) = (JSON.Object(), ValueModel.object([]))
      for _ in 0..<choose(4) {
        let (key, inner) = (key(), value(depth: depth + 1))
        object[key] = inner.0
        model = model.setting(inner.1, forKey: key)
      }
      return (.object(object), model)
    }
  }

  private mutating func optionalValue() -> (JSON?, ValueModel?) {
    if choose(4) == 0 { return (nil, nil) }
    let (value, model) = value()
    return (value, model)
  }

  mutating func run() throws {
    (value, model) = value()
    for _ in 0..<40 where !choices.isEmpty { try step() }
    try check(value, model)
    for (value, model) in copies { try check(value, model) }
  }

  private func check(_ value: JSON, _ model: ValueModel) throws {
    let text = value.text()
    try expect(text == model.text, "\(value), not \(model.text)")
    let again = try Reading { try JSON(parsing: text) }
    try expect(again.value == value, "\(value) is read as \(again)")
  }

  private mutating func step() throws {
    switch choose(12) {
    case 0, 1: setMember()
    case 2: setElement()
    case 3, 4: setPointer()
    case 5: changeInPlace()
    case 6: mergePatch()
    case 7: try changeObject()
    case 8: try compare()
    case 9: if copies.count < 4 { copies.append((value, model)) }
    case 10: try look()
    default:
      guard !copies.isEmpty else { return }
      let number = choose(copies.count)
      (copies[number], (value, model)) = ((value, model), copies[number])
    }
  }

  private mutating func setMember() {
    let (key, new) = (key(), optionalValue())
    value[key] = new.0
    model = model.setting(new.1, forKey: key)
  }

  private mutating func setElement() {
    let (index, new) = (choose(6) - 1, optionalValue())
    value[index] = new.0
    model = model.setting(new.1, at: index)
  }

  private mutating func setPointer() {
    let (tokens, new) = (pointer(), optionalValue())
    value[JSON.Pointer(tokens: tokens)] = new.0
    model = model.setting(new.1, at: tokens[...])
  }

  /// Changes a value inside of another one, without copies.
  private mutating func changeInPlace() {
    let (tokens, key, new) = (pointer(), key(), optionalValue())
    switch choose(3) {
    case 0:
      value[JSON.Pointer(tokens: tokens)]?[key] = new.0
      guard let inner = model.value(at: tokens[...]) else { return }
      model = model.setting(inner.setting(new.1, forKey: key), at: tokens[...])
    case 1:
      let outer = Self.keys[tokens.count]
      value[outer]?[key] = new.0
      guard let inner = model.member(outer) else { return }
      model = model.setting(inner.setting(new.1, forKey: key), forKey: outer)
    default:
      value[tokens.count]?[0] = new.0
      guard let inner = model.element(tokens.count) else { return }
      model = model.setting(inner.setting(new.1, at: 0), at: tokens.count)
    }
  }

  private mutating func mergePatch() {
    let (patch, patchModel) = value()
    value.mergePatch(patch)
    model = model.patched(with: patchModel)
  }

  private mutating func changeObject() throws {
    guard var object = value.object, let members = model.members else { return }
    let key = key()
    switch choose(5) {
    case 0:
      let removed = object.removeValue(forKey: key)
      try expect(removed?.text() == model.member(key)?.text, "removed \(removed ?? .null)")
      model = model.setting(nil, forKey: key)
    case 1:
      object.removeValues(forKeys: [key, "b"])
      model = model.setting(nil, forKey: key).setting(nil, forKey: "b")
    case 2:
      object.removeAll { $0.value.isNull }
      model = .object(members.filter { !$0.value.isNull })
    case 3:
      let (new, newModel) = value()
      object.merge(new.object ?? [key: new]) { $0.isNull ? $1 : $0 }
      for (key, new) in newModel.members ?? [(key, newModel)] {
        let old = model.member(key) ?? .null
        model = model.setting(old.isNull ? new : old, forKey: key)
      }
    default:
      let (new, newModel) = value()
      object[key, default: new]["k"] = new
      model = model.setting(
        (model.member(key) ?? newModel).setting(newModel, forKey: "k"), forKey: key)
    }
    value = .object(object)
  }

  /// Compares the value with an earlier one.
  private mutating func compare() throws {
    let old = copies.last?.0 ?? .null
    let difference = value.difference(from: old)
    try expect(difference.isEmpty == (value == old), "\(old) and \(value)")
    for change in difference.changes {
      try expect(old[change.pointer] == change.old, "\(change) in \(old)")
      try expect(value[change.pointer] == change.new, "\(change) in \(value)")
    }
    if value == old {
      try expect(value.hashValue == old.hashValue, "\(value) and \(old) have different hashes")
    }
    if let patch = value.mergePatch(from: old) {
      let patched = old.mergePatched(with: patch)
      try expect(patched == value, "\(patch) changes \(old) to \(patched), not \(value)")
    }
  }

  /// Reads values.
  private mutating func look() throws {
    let (key, index, tokens) = (key(), choose(6) - 1, pointer())
    try expect(value[key]?.text() == model.member(key)?.text, "\(key) of \(value)")
    try expect(value[index]?.text() == model.element(index)?.text, "\(index) of \(value)")
    try expect(
      value[JSON.Pointer(tokens: tokens)]?.text() == model.value(at: tokens[...])?.text,
      "\(tokens) of \(value)")
  }
}
