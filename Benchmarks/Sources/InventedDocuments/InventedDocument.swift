package import Foundation

/// A document that is generated while a model is decoded from it.
///
/// The model requests its keys in its own order. Each requested value is generated according to a
/// shape and written. So the document contains every field of the model, without code per model.
package final class InventedDocument {
  let shape: DocumentShape
  var generator = SeededGenerator(seed: 0x7472_616E_7363_6F64)
  var text: JSONText

  /// Creates an empty document with a shape.
  package init(shape: DocumentShape) {
    self.shape = shape
    text = JSONText(indentation: shape.indentation)
  }

  /// Writes a document for a model.
  package func bytes<Model: Decodable>(of model: Model.Type) throws -> Data {
    _ = try value(of: model, named: "", in: "")
    return text.bytes
  }

  /// Generates and writes the value of a key.
  func value<Value: Decodable>(
    of type: Value.Type, named name: String, in parent: String
  ) throws -> Value {
    if let leaf = leaf(of: type, named: name, in: parent) as? Value { return leaf }
    let depth = text.depth
    let value = try Value(from: InventingDecoder(document: self, name: name))
    text.close(to: depth)
    return value
  }

  /// Returns a random decision with the probability listed for `parent.key` or `key`.
  func happens(_ table: [String: Double], _ key: String, in parent: String) -> Bool {
    generator.happens(DocumentShape.rule(table, key, in: parent) ?? 0)
  }

  private func leaf(of type: Any.Type, named name: String, in parent: String) -> Any? {
    switch type {
    case is String.Type:
      let rule = DocumentShape.rule(shape.strings, name, in: parent)
      let string = (rule ?? .usual(for: name)).invent(&generator)
      text.string(string)
      return string
    case is Int.Type:
      let range = DocumentShape.rule(shape.integers, name, in: parent) ?? 0...5_000
      let number = Int.random(in: range, using: &generator)
      text.literal(String(number))
      return number
    case is Double.Type:
      // Six decimals with inexact last bits, so that printing needs all 17 digits.
      let exact = (Double.random(in: -140...83, using: &generator) * 1e6).rounded() / 1e6
      let number = exact + exact.ulp * Double(Int.random(in: -4...4, using: &generator))
      text.literal(String(format: "%.17g", number))
      return number
    case is Bool.Type:
      let isTrue = generator.happens(0.3)
      text.literal(isTrue ? "true" : "false")
      return isTrue
    default: return nil
    }
  }
}
