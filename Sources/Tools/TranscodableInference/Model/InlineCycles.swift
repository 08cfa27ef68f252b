/// Finds types that contain themselves.
///
/// Arrays and dictionaries are not followed, because they store their elements indirectly.
enum InlineCycles {
  /// Converts recursive structs to classes and makes recursive enums indirect.
  static func mark(_ declarations: inout [SwiftModel.Declaration]) {
    var state = [Int](repeating: 0, count: declarations.count)
    for number in declarations.indices { visit(number, &declarations, &state) }
  }

  private static func visit(
    _ number: Int, _ declarations: inout [SwiftModel.Declaration], _ state: inout [Int]
  ) {
    guard state[number] == 0 else { return }
    state[number] = 1
    for part in parts(of: declarations[number].kind) {
      if state[part] == 1 { mark(part, &declarations) } else { visit(part, &declarations, &state) }
    }
    state[number] = 2
  }

  private static func mark(_ number: Int, _ declarations: inout [SwiftModel.Declaration]) {
    switch declarations[number].kind {
    case .record(let fields, _): declarations[number].kind = .record(fields, isClass: true)
    case .union(let cases, _): declarations[number].kind = .union(cases, isIndirect: true)
    case .tagged(let key, let cases, _):
      declarations[number].kind = .tagged(key: key, cases, isIndirect: true)
    case .texts: break
    }
  }

  private static func parts(of kind: SwiftModel.Kind) -> [Int] {
    let types: [SwiftType] =
      switch kind {
      case .record(let fields, _): fields.map(\.type)
      case .union(let cases, _): cases.map(\.type)
      case .tagged(_, let cases, _): cases.compactMap(\.type)
      case .texts: []
      }
    return types.compactMap { type in
      if case .named(let number) = type.wrapped { number } else { nil }
    }
  }
}
