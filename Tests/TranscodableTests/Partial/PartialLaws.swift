import Testing
import Transcodable
import TranscodableStreams

/// The three laws of partial values, checked for a document of a type.
enum PartialLaws {
  /// Whether `new` only extends `old`: strings and collections may grow, nothing else may change.
  static func grows(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? String, let new = new as? String {
      return new.unicodeScalars.starts(with: old.unicodeScalars)
    }
    if old is JSON.Number { return "\(old)" == "\(new)" }
    let (one, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch one.displayStyle {
    case .optional:
      guard let child = one.children.first else { return true }
      return other.children.first.map { grows(child.value, $0.value) } ?? false
    case .dictionary:
      guard let old = old as? [String: Any], let new = new as? [String: Any] else { return false }
      return old.allSatisfy { entry in new[entry.key].map { grows(entry.value, $0) } ?? false }
    case .collection:
      return one.children.count <= other.children.count
        && zip(one.children, other.children).allSatisfy { grows($0.value, $1.value) }
    case .struct where one.children.isEmpty, .set: return "\(old)" == "\(new)"
    case .struct, .tuple, .enum, .class:
      if one.children.isEmpty { return "\(old)" == "\(new)" }
      return one.children.count == other.children.count
        && zip(one.children, other.children).allSatisfy { before, after in
          before.label == after.label
            && (before.label == "__states" || grows(before.value, after.value))
        }
    default: return "\(old)" == "\(new)"
    }
  }

  /// Whether the final partial value equals the decoded value.
  static func agree(_ partial: Any, _ value: Any) -> Bool {
    let (one, other) = (Mirror(reflecting: partial), Mirror(reflecting: value))
    if one.displayStyle == .optional {
      guard let child = one.children.first else { return true }
      if other.displayStyle == .optional {
        return other.children.first.map { agree(child.value, $0.value) } ?? false
      }
      return agree(child.value, value)
    }
    if other.displayStyle == .optional {
      return other.children.first.map { agree(partial, $0.value) } ?? false
    }
    if let partial = partial as? [String: Any], let value = value as? [String: Any] {
      return partial.count == value.count
        && partial.allSatisfy { entry in value[entry.key].map { agree(entry.value, $0) } ?? false }
    }
    if partial is any PartialFields {
      return one.children.allSatisfy { child in
        guard child.label != "__states" else { return true }
        let found = other.children.first { $0.label == child.label }
        return found.map { agree(child.value, $0.value) } ?? false
      }
    }
    if one.displayStyle == .collection {
      return one.children.count == other.children.count
        && zip(one.children, other.children).allSatisfy { agree($0.value, $1.value) }
    }
    // A partial case has one payload, which may be a separate struct.
    if partial is any PartialCases {
      return one.children.first?.label == other.children.first?.label
        && (!one.children.isEmpty || "\(partial)" == "\(value)")
    }
    return "\(partial)" == "\(value)"
  }

  /// Checks all laws for each prefix of a document.
  ///
  /// For damaged documents, a default may replace partial data, and errors may differ.
  static func check<Value: PartiallyDecodable & Equatable>(
    _ type: Value.Type, _ text: String, isDamaged: Bool = false
  ) where Value.Partial: Equatable {
    let bytes = Array(text.utf8)
    var bytewise = PartialDecoder(Value.self)
    var last: Value.Partial?
    var failure: String?
    for (index, byte) in bytes.enumerated() where failure == nil {
      do {
        let changes = try bytewise.append([byte])
        if let last, !(bytewise.partial.map { grows(last, $0) } ?? false) {
          Issue.record("\(text.prefix(index + 1)): \(last) became \(bytewise.partial as Any)")
        }
        if changes.isEmpty, shown(last as Any) != shown(bytewise.partial as Any) {
          Issue.record("\(text.prefix(index + 1)): a change was not reported")
        }
        last = bytewise.partial
      } catch { failure = "\(error)" }
      guard index % 3 == 0 || index > bytes.count - 3 else { continue }
      var whole = PartialDecoder(Value.self)
      _ = try? whole.append(bytes[...index])
      if whole.partial != bytewise.partial {
        Issue.record(
          "\(text.prefix(index + 1)): \(whole.partial as Any) in one piece, \(bytewise.partial as Any)"
        )
      }
    }
    let expected = Result { try JSON.Decoder().decode(Value.self, from: bytes) }
    let result: Result<Value, any Error>
    do { result = .success(try bytewise.finish()) } catch { result = .failure(error) }
    switch (expected, result) {
    case (.success(let expected), .success(let value)):
      #expect(expected == value)
      if isDamaged { return }
      if !agree(bytewise.partial as Any, value) {
        Issue.record("\(text): \(bytewise.partial as Any) at the end, but decoded \(value)")
      }
      #expect(bytewise.failures.isEmpty, "\(text)")
    case (.failure(let expected), .failure(let error)):
      if failure == nil, !isDamaged { #expect("\(expected)" == "\(error)") }
    default: Issue.record("\(text): \(result), not \(expected)")
    }
  }

  /// A description of the visible fields of a value, without their progress.
  private static func shown(_ partial: Any) -> String {
    var text = ""
    dump(partial, to: &text)
    return text.split(separator: "\n")
      .filter { !$0.contains("__states") && !$0.contains("begun") && !$0.contains("complete") }
      .filter { !$0.contains("isClosed") && !$0.contains("UInt128") && !$0.contains("UInt64") }
      .joined(separator: "\n")
  }
}
