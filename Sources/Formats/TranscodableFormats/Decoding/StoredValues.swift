internal import TranscodableCore

/// The values that a document contains in another form, such as strings with escapes.
struct StoredValues {
  private var strings: [String] = []
  private var blobs: [[UInt8]] = []
  /// The index of a string for each null or array that some types decode as a scalar.
  private var texts: [ValueTape.Entry: UInt64] = [:]
  /// The keys of the elements of arrays that are also objects, unless they count from 0.
  private var elementKeys: [ValueTape.Entry: [Int]] = [:]
  /// The arrays and objects that were created from values of another kind.
  var containers: [ValueTape.Entry: ValueTape.Entry] = [:]

  mutating func add(_ text: String) -> UInt64 {
    if strings.isEmpty { strings.reserveCapacity(8) }
    strings.append(text)
    return UInt64(strings.count - 1)
  }

  mutating func add(_ bytes: [UInt8]) -> UInt64 {
    blobs.append(bytes)
    return UInt64(blobs.count - 1)
  }

  mutating func add(_ text: String, for entry: ValueTape.Entry) { texts[entry] = add(text) }

  mutating func add(_ keys: [Int], for array: ValueTape.Entry) { elementKeys[array] = keys }

  func string(_ index: UInt64) -> String { strings[Int(truncatingIfNeeded: index)] }

  func bytes(_ index: UInt64) -> [UInt8] { blobs[Int(truncatingIfNeeded: index)] }

  func text(for entry: ValueTape.Entry) -> String? { texts[entry].map(string) }

  func keys(of array: ValueTape.Entry) -> [Int]? { elementKeys[array] }

  /// Adds the texts and keys of copied values.
  mutating func copy(_ values: Range<ValueTape.Entry>, by distance: ValueTape.Entry) {
    guard !elementKeys.isEmpty || !texts.isEmpty else { return }
    for entry in values {
      if let keys = elementKeys[entry] { elementKeys[entry &+ distance] = keys }
      if let text = texts[entry] { texts[entry &+ distance] = text }
    }
  }
}

extension StoredValues? {
  /// Creates the values if necessary, and calls `body` with them.
  @inline(__always)
  mutating func update<Result>(_ body: (inout StoredValues) -> Result) -> Result {
    var values = take() ?? StoredValues()
    defer { self = values }
    return body(&values)
  }
}
