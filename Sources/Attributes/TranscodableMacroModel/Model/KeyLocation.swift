/// Where the value of a field is in a text.
struct KeyLocation: Hashable {
  /// A member of an object, or an element in the arrays that the member starts with.
  struct Place: Hashable {
    let key: String
    /// The elements to go into, outermost first.
    var indexes: [Int] = []
  }

  /// The objects around the value, outermost first.
  let parents: [Place]
  let place: Place

  /// The place of a member with a key of its own in the objects at `path`.
  init(key: String, inside parents: [Place] = []) {
    self.parents = parents
    place = Place(key: key)
  }

  /// The place at the end of a path that starts with a key.
  init?(path: [PathSegment], inside parents: [Place] = []) {
    let places = Self.places(of: path)
    guard let last = places.last else { return nil }
    self.parents = parents + places.dropLast()
    place = last
  }

  /// The places of the objects around, outermost first.
  var enclosing: [KeyLocation] {
    parents.indices.map { KeyLocation(parents: Array(parents[..<$0]), place: parents[$0]) }
  }

  private init(parents: [Place], place: Place) {
    self.parents = parents
    self.place = place
  }

  /// The members on a path.
  ///
  /// Indexes belong to the member before them; without one they say nothing.
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

  /// The member that the value is, or is an element in.
  var member: KeyLocation {
    KeyLocation(parents: parents, place: Place(key: place.key))
  }

  /// The key in the object that everything is in.
  var outermostKey: String { (parents.first ?? place).key }

  /// Whether it goes through objects only.
  var hasNoIndexes: Bool { (parents + [place]).allSatisfy(\.indexes.isEmpty) }

  /// Whether a key on the way has a NUL in it.
  var hasNUL: Bool { (parents + [place]).contains { $0.key.contains("\0") } }

  /// The place in words of a message: `address.zip`.
  var description: String {
    (parents + [place]).map { place in
      place.key + place.indexes.map { "[\($0)]" }.joined()
    }.joined(separator: ".")
  }
}
