/// Visits each field of a value that failed to decode, and collects all failures.
///
/// Generated code uses this class. It visits the fields in decoding order. At the end, the failures
/// are sorted by their location in the document.
public final class __FieldVisit {
  private struct Finding {
    let failure: CodingFailure
    let position: Int
  }

  private let document: StandardDocument
  private let entry: ValueTape.Entry
  private let path: CodingPaths.Path
  private let limit: Int
  private var findings: [Finding] = []
  private var signs: Set<FailureSign> = []
  private var foreignCount = 0
  private var olderVersion: CodingFailure.OlderVersion?
  package private(set) var hasLeftOut = false

  init(
    _ document: StandardDocument, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int
  ) {
    self.document = document
    self.entry = entry
    self.path = path
    self.limit = limit
  }

  private var isFull: Bool { findings.count >= limit }

  var failures: [CodingFailure] {
    // Failures at the same offset, such as several missing keys, keep their order.
    findings.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element.failure)
  }

  // MARK: - Parts of a value

  /// Visits a part of the value, and records the error if `body` throws one.
  public func part(_ body: () throws -> Void) {
    guard !isFull else { return }
    do { try body() } catch { add(thrown: error) }
  }

  /// Visits a field by calling `decode`.
  public func field<Key: CodingKey, Value>(
    _ container: KeyedDecodingContainer<Key>, _ key: Key, _ decode: (Key) throws -> Value
  ) {
    guard !isFull else { return }
    do {
      _ = try decode(key)
    } catch {
      // `superDecoder` also advances an array's container. This is necessary even if the parts of
      // the field aren't searched.
      let position = (try? container.superDecoder(forKey: key))?.standard
      guard let position, position.entry != ValueTape.null else { return add(thrown: error) }
      explain(error, at: position) {
        if let type = Value.self as? any Decodable.Type { search(type, in: position) }
      }
    }
  }

  /// Records that some of the fields can't be visited.
  public func leaveOut() { hasLeftOut = true }

  /// Visits a value that shares its object with the surrounding fields.
  public func flattened<Value: Decodable>(
    _ type: Value.Type, of decoder: any Decoder,
    excluding keys: @autoclosure @escaping () -> Set<String> = []
  ) {
    shared(type, of: SharedObjectDecoder(base: decoder, excluding: keys))
  }

  /// Visits either a value that shares its object with other values, or an older version of the
  /// whole value.
  public func shared<Value: Decodable>(_ type: Value.Type, of decoder: any Decoder) {
    guard !isFull else { return }
    do {
      _ = try type.init(from: decoder)
    } catch {
      shared(type, of: decoder, thrown: error)
    }
  }

  /// Visits a value that an older version of its type represents.
  package func older<Older: Decodable>(
    _ type: Older.Type, of decoder: any Decoder, number: Int?
  ) {
    let outer = olderVersion
    olderVersion = CodingFailure.OlderVersion(type, number: number)
    shared(type, of: decoder)
    olderVersion = outer
  }

  package func shared(_ type: any Decodable.Type, of decoder: any Decoder, thrown error: any Error)
  {
    explain(error) {
      if let type = type as? any __FieldVisiting.Type {
        part { try type.__visitFields(of: decoder, self) }
      } else if let position = decoder.standard {
        search(type, in: position, sharedBy: decoder as? SharedObjectDecoder)
      }
    }
  }

  // MARK: - Failures

  package func add(thrown error: any Error) {
    add(document.failure(for: error, at: entry, path))
  }

  func explain(
    _ error: any Error, at position: StandardDecoder? = nil, _ search: () throws -> Void
  ) {
    let count = foreignCount
    part(search)
    // If a custom conformance threw the error, the search has recorded it.
    if foreignCount > count, !(error is DecodingError) { return }
    add(document.failure(for: error, at: position?.entry ?? entry, position?.path ?? path))
  }

  /// Records a failure unless it was already recorded, and returns its location.
  ///
  /// A failure that is located before `earliest` is sorted as if it were at `earliest`.
  @discardableResult
  private func add(_ failure: CodingFailure, after earliest: Int = 0) -> Int {
    let failure = olderVersion.map(failure.decoded) ?? failure
    let sign = document.sign(of: failure)
    let position = max(
      earliest, sign.position ?? document.positionInSource(document.position(of: entry)))
    if !isFull, signs.insert(sign).inserted {
      findings.append(Finding(failure: failure, position: position))
      if failure.reason == .custom, !(failure.underlying is DecodingError) { foreignCount += 1 }
    }
    return position
  }

  private func search<Value: Decodable>(
    _ type: Value.Type, in decoder: StandardDecoder, sharedBy shared: SharedObjectDecoder? = nil
  ) {
    guard document.hasParts(type) else { return }
    // The format returns its failures in order. However, an error about the start of a value may be
    // located at the value's end, so the locations alone aren't enough for sorting.
    var position = 0
    let found = document.format.failures(
      of: type, at: decoder.entry, decoder.path, limit: limit, in: document)
    for failure in found where shared?.accepts(failure) != true {
      position = add(failure, after: position)
    }
  }
}

extension Decoder {
  /// This decoder, or the decoder that it forwards to.
  ///
  /// This is `nil` for decoders from other packages.
  package var standard: StandardDecoder? {
    (self as? any ForwardingDecoder)?.base.standard ?? self as? StandardDecoder
  }
}

/// A type that is decoded through containers and whose fields can be visited one by one.
///
/// Macros generate the conformance for types that don't have a direct path.
public protocol __FieldVisiting {
  /// Decodes each field of a value that `init(from:)` couldn't decode.
  ///
  /// The fields are decoded separately, so that a failure in one field doesn't hide the failures in
  /// others.
  ///
  /// - Throws: An error that prevents all fields from being visited.
  static func __visitFields(of decoder: any Decoder, _ visit: __FieldVisit) throws
}

package protocol ForwardingDecoder: Decoder {
  var base: any Decoder { get }
}
