import Foundation

/// A hand-made binary property list, valid or invalid.
struct BinaryDocument {
  var objects: [[UInt8]]
  var referenceSize: UInt8 = 1
  var offsetSize: UInt8 = 2
  var top: UInt64 = 0
  /// Wrong values for the trailer and the offset table.
  var claimedCount: UInt64?
  var claimedTable: UInt64?
  var offsets: [Int: UInt64] = [:]

  init(_ objects: [[UInt8]]) { self.objects = objects }

  var data: Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(bytes.count))
      bytes += object
    }
    let table = UInt64(bytes.count)
    for (number, place) in places.enumerated() {
      bytes += Self.bigEndian(offsets[number] ?? place).suffix(Int(offsetSize))
    }
    bytes += [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
    bytes += Self.bigEndian(claimedCount ?? UInt64(objects.count))
    bytes += Self.bigEndian(top) + Self.bigEndian(claimedTable ?? table)
    return Data(bytes)
  }

  private static func bigEndian(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - $0 * 8)) }
  }

  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
}
