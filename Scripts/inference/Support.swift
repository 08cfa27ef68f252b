import Foundation
import Transcodable

@Codable(layout: .transparent)
private struct Moment {
  @CodableBy(.iso8601) let date: Date

  init?(_ text: String) {
    guard let data = try? JSON.Encoder().encode(text),
      let moment = try? JSON.Decoder().decode(Moment.self, from: data)
    else { return nil }
    self = moment
  }
}

/// Whether two values are equal except for digits beyond a `Double`, the form of dates and, for
/// types without attributes, members that are null.
func isEqual(_ left: JSON, _ right: JSON, ignoringNulls: Bool) -> Bool {
  switch (left, right) {
  case (.number(let left), .number(let right)):
    return left == right || left.double == right.double
  case (.array(let left), .array(let right)):
    return left.count == right.count
      && zip(left, right).allSatisfy { isEqual($0, $1, ignoringNulls: ignoringNulls) }
  case (.object(let left), .object(let right)):
    let keys = Set(left.keys).union(right.keys)
    return keys.allSatisfy { key in
      if let left = left[key], let right = right[key] {
        return isEqual(left, right, ignoringNulls: ignoringNulls)
      }
      return ignoringNulls && (left[key] ?? right[key])?.isNull == true
    }
  case (.string(let text), .string(let other)) where text != other && !ignoringNulls:
    return Moment(text).map { $0.date == Moment(other)?.date } ?? false
  default: return left == right
  }
}

/// Decodes and encodes each sample, and prints the errors of the model.
func check<Value: Codable>(
  _ name: String, _ type: Value.Type, _ samples: [String], ignoringNulls: Bool
) {
  let decoder = ignoringNulls ? JSONDecoder() : JSON.Decoder()
  let encoder = ignoringNulls ? JSONEncoder() : JSON.Encoder()
  for (number, sample) in samples.enumerated() {
    let place = "\(name): sample \(number)"
    do {
      let data = Data(sample.utf8)
      let value = try decoder.decode(type, from: data)
      let back = try JSON(parsing: encoder.encode(value))
      let expected = try JSON(parsing: data)
      if !isEqual(expected, back, ignoringNulls: ignoringNulls) {
        print("\(place): encoded as \(String(back.description.prefix(300)))")
      }
    } catch {
      print("\(place): \(error)")
    }
  }
}
