import Foundation

/// Returns a deterministic description of any value.
///
/// Unlike `String(describing:)`, it doesn't trap for dates far outside of the calendar and doesn't
/// depend on the order of sets and dictionaries.
package func text(of value: Any) -> String {
  switch value {
  case let date as Date: return "Date(\(date.timeIntervalSinceReferenceDate))"
  case is URL, is UUID, is Decimal, is Data, is String: return String(reflecting: value)
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let children = mirror.children.map { child in
    (child.label.map { "\($0): " } ?? "") + text(of: child.value)
  }
  switch mirror.displayStyle {
  case .optional: return children.first.map { String($0.dropFirst("some: ".count)) } ?? "nil"
  case .collection: return "[\(children.joined(separator: ", "))]"
  case .set, .dictionary: return "{\(children.sorted().joined(separator: ", "))}"
  case .tuple: return "(\(children.joined(separator: ", ")))"
  case .struct, .class, .enum:
    if children.isEmpty { return "\(value)" }
    return "\(type(of: value))(\(children.joined(separator: ", ")))"
  default: return "\(value)"
  }
}
