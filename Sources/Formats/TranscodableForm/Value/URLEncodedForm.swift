/// The names and values of a URL-encoded form or query string, and the namespace for everything
/// related to them.
///
/// Use this type for forms without a Swift type:
///
/// ```swift
/// var form = try URLEncodedForm(parsing: "q=swift+6&tag=a&tag=b")
/// form["q"]                       // "swift 6"
/// form.values(for: "tag")         // ["a", "b"]
/// form.append("2", for: "page")
/// form.string                     // "q=swift+6&tag=a&tag=b&page=2"
/// ```
///
/// All names and values keep their order, and brackets and dots in names have no special meaning. As
/// a namespace, the type contains ``URLEncodedForm/Decoder`` and ``URLEncodedForm/Encoder``.
public struct URLEncodedForm: Sendable, Hashable {
  /// A name and its value.
  public struct Pair: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value, or `nil` if the name has no equals sign.
    public var value: String?

    /// Creates a pair.
    public init(_ name: String, _ value: String?) { (self.name, self.value) = (name, value) }
  }

  /// The media type of forms, `application/x-www-form-urlencoded`.
  public static let mediaType = "application/x-www-form-urlencoded"

  private var pairs: [Pair] = []

  /// Creates an empty form.
  public init() {}

  /// Creates a form from names and values.
  public init(_ pairs: some Sequence<Pair>) { self.pairs = Array(pairs) }

  /// The first value for a name.
  ///
  /// The value is `nil` if the form doesn't contain the name, and an empty string if the name has no
  /// equals sign. Setting a value replaces the first value and removes all others, and setting `nil`
  /// removes all values.
  ///
  /// - Complexity: O(*n*) in the number of pairs.
  public subscript(name: String) -> String? {
    get { pairs.first { $0.name == name }.map { $0.value ?? "" } }
    set {
      let first = pairs.firstIndex { $0.name == name }
      if let newValue {
        guard let first else { return append(newValue, for: name) }
        pairs[first].value = newValue
      }
      let kept = newValue == nil ? nil : first
      pairs = pairs.enumerated().filter { $0.offset == kept || $0.element.name != name }
        .map(\.element)
    }
  }

  /// Returns all values for a name.
  public func values(for name: String) -> [String] {
    pairs.filter { $0.name == name }.map { $0.value ?? "" }
  }

  /// Adds a name and a value, even if the form already contains the name.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` for a name without an equals sign.
  ///   - name: The name.
  public mutating func append(_ value: String?, for name: String) {
    pairs.append(Pair(name, value))
  }
}

extension URLEncodedForm: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { pairs.count }
  public subscript(position: Int) -> Pair {
    get { pairs[position] }
    set { pairs[position] = newValue }
  }

  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Pair>
  ) {
    pairs.replaceSubrange(subrange, with: newElements)
  }
}

extension URLEncodedForm: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String?)...) {
    pairs = elements.map { Pair($0, $1) }
  }
}
