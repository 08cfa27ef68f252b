/// A look at the fields of a value that could not be decoded, for all that is wrong with them.
///
/// For the code of the macros. Fields are looked at in the order in which the value is decoded; what
/// is found is put into the order of the document in the end.
public final class __FieldVisit {
  /// What was found, and its place in the document as it came.
  private struct Finding {
    let failure: CodingFailure
    let place: Int
  }

  private let document: StandardDocument
  /// The value whose fields these are.
  private let entry: ValueTape.Entry
  private let path: CodingPaths.Path
  private let limit: Int
  private var findings: [Finding] = []
  private var signs: Set<FailureSign> = []
  /// How many of the findings are errors of a type's own, which do not say where they belong.
  private var foreignCount = 0
  /// Whether there are fields of which nothing is known.
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

  /// What was found, in the order of the document.
  var failures: [CodingFailure] {
    // What is at one place, as missing keys are, keeps its order.
    findings.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.failure)
  }

  // MARK: - Parts of a value

  /// Looks at a part of a value.
  ///
  /// - Parameter body: Decodes it; what it throws is wrong with the value.
  public func part(_ body: () throws -> Void) {
    guard !isFull else { return }
    do { try body() } catch { add(thrown: error) }
  }

  /// Looks at a field.
  ///
  /// - Parameters:
  ///   - container: The object of the field.
  ///   - key: Its key.
  ///   - decode: Decodes it.
  public func field<Key: CodingKey, Value>(
    _ container: KeyedDecodingContainer<Key>, _ key: Key, _ decode: (Key) throws -> Value
  ) {
    guard !isFull else { return }
    do {
      _ = try decode(key)
    } catch {
      // Also where nothing is looked for: the container of an array has to go on.
      let place = (try? container.superDecoder(forKey: key))?.standard
      guard let place, place.entry != ValueTape.null else { return add(thrown: error) }
      explain(error, at: place) {
        if let type = Value.self as? any Decodable.Type { search(type, in: place) }
      }
    }
  }

  /// Says that there are fields that cannot be looked at.
  public func leaveOut() { hasLeftOut = true }

  /// Looks at a value that shares its object with the fields around it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder of the object.
  public func flattened<Value: Decodable>(_ type: Value.Type, of decoder: any Decoder) {
    shared(type, of: SharedObjectDecoder(base: decoder, besides: nil))
  }

  /// Looks at a value that shares its object with others, or is the object of an older version.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder of the object.
  public func shared<Value: Decodable>(_ type: Value.Type, of decoder: any Decoder) {
    guard !isFull else { return }
    do {
      _ = try type.init(from: decoder)
    } catch {
      shared(type, of: decoder, thrown: error)
    }
  }

  /// Looks at a value that shares its object with others, and could not be decoded.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder of the object.
  ///   - error: What decoding it has thrown.
  package func shared(_ type: any Decodable.Type, of decoder: any Decoder, thrown error: any Error)
  {
    explain(error) {
      if let type = type as? any __FieldVisiting.Type {
        part { try type.__visitFields(of: decoder, self) }
      } else if let place = decoder.standard {
        search(type, in: place)
      }
    }
  }

  // MARK: - Failures

  /// Adds what is wrong with the value as a whole, unless it was found before.
  ///
  /// - Parameter error: What decoding has thrown.
  package func add(thrown error: any Error) {
    add(document.failure(for: error, at: entry, path))
  }

  /// Adds what `search` finds, and in any case why it was to search.
  ///
  /// - Parameters:
  ///   - error: What decoding a value has thrown.
  ///   - place: The value; if it is nil, the one that has the fields.
  ///   - search: Looks at the parts of the value.
  func explain(
    _ error: any Error, at place: StandardDecoder? = nil, _ search: () throws -> Void
  ) {
    let count = foreignCount
    part(search)
    // What a type of its own has thrown is found where it has.
    if foreignCount > count, !(error is DecodingError) { return }
    add(document.failure(for: error, at: place?.entry ?? entry, place?.path ?? path))
  }

  /// Adds a failure, unless it was found before.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - earliest: The place after which it is put, wherever it is.
  /// - Returns: Where it was put.
  @discardableResult
  private func add(_ failure: CodingFailure, after earliest: Int = 0) -> Int {
    let sign = document.sign(of: failure)
    let place = max(earliest, sign.place ?? document.placeInSource(document.place(of: entry)))
    if !isFull, signs.insert(sign).inserted {
      findings.append(Finding(failure: failure, place: place))
      if failure.reason == .custom, !(failure.underlying is DecodingError) { foreignCount += 1 }
    }
    return place
  }

  /// Searches a value that could not be decoded, if its type has parts.
  private func search<Value: Decodable>(_ type: Value.Type, in decoder: StandardDecoder) {
    guard document.hasParts(type) else { return }
    // What a format finds is in order, even where the end of a value says what is wrong at its start.
    var place = 0
    let found = document.format.failures(
      of: type, at: decoder.entry, decoder.path, limit: limit, in: document)
    for failure in found { place = add(failure, after: place) }
  }
}

extension Decoder {
  /// The decoder of this package that this is, or that is in front of.
  var standard: StandardDecoder? {
    (self as? any ForwardingDecoder)?.base.standard ?? self as? StandardDecoder
  }
}
