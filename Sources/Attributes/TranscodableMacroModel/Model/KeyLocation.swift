/// The location of a field's value in a document.
struct KeyLocation: Hashable {
  /// An object member, or an element of the nested arrays in that member.
  struct Place: Hashable {
    let key: String
    /// The array indexes, outermost first.
    var indexes: [Int] = []
  }

  /// The enclosing objects, outermost first.
  let parents: [Place]
  let place: Place

  /// A member with its own key in the given objects.
  init(key: String, inside parents: [Place] = []) {
    self.parents = parents
    place = Place(key: key)
  }

  /// The location at the end of a path, which must start with a key.
  init?(path: [PathSegment], inside parents: [Place] = []) {
    let places = Self.places(of: path)
    guard let last = places.last else { return nil }
    self.parents = parents + places.dropLast()
    place = last
  }

  /// The locations of the enclosing objects, outermost first.
  var enclosing: [KeyLocation] {
    parents.indices.map { KeyLocation(parents: Array(parents[..<$0]), place: parents[$0]) }
  }

  private init(parents: [Place], place: Place) {
    self.parents = parents
    self.place = place
  }

  /// The members on a path.
  ///
  /// Indexes belong to the member before them; others are ignored.
  static func places(of path: [PathSegment]) -> [Place] {
    var places: [Place] = []
    for segment in path {
      switch segment {
      case .key(let key): places.append(Place(key: key))
      case .index(let index): places.indices.last.map { places[$0].indexes.append(index) }
      }
    }
    return places
  }

  /// The location of the member, without indexes.
  var member: KeyLocation {
    KeyLocation(parents: parents, place: Place(key: place.key))
  }

  /// The key in the outermost object.
  var outermostKey: String { (parents.first ?? place).key }

  /// Whether the path contains only objects.
  var hasNoIndexes: Bool { (parents + [place]).allSatisfy(\.indexes.isEmpty) }

  /// Whether a key on the path contains NUL.
  var hasNUL: Bool { (parents + [place]).contains { $0.key.contains("\0") } }

  /// The location as worded in messages: `address.zip`.
  var description: String {
    (parents + [place]).map { place in
      place.key + place.indexes.map { "[\($0)]" }.joined()
    }.joined(separator: ".")
  }
}
