internal import TranscodableBytes

/// What a container for members holds on to: the scope that it encodes into, which changes for a container that is lent.
final class JSONContainerPlace {
  /// The scope; none while nobody has the container.
  var current: JSONScope?

  init(_ scope: JSONScope) { current = scope }

  /// The scope that the container encodes into.
  @inline(__always)
  var scope: JSONScope {
    guard let current else { preconditionFailure("A container that nobody has is in use") }
    return current
  }
}

/// A container that is lent to one value after the other.
final class JSONLentContainer {
  let place: JSONContainerPlace
  let loan: LentContainer
  /// The next one in a list of those that are not in use.
  var next: JSONLentContainer?

  init(_ place: JSONContainerPlace, _ loan: LentContainer) {
    self.place = place
    self.loan = loan
  }
}

/// The containers for one type of keys that are not in use.
final class JSONIdleContainers {
  private enum Habit {
    /// Seen once or never: not worth the effort of preparing a container for being lent.
    case rare
    case common
    /// Somebody has kept a container, and may do so again.
    case keeping
  }

  private var first: JSONLentContainer?
  private var habit = Habit.rare

  /// Takes a container that is not in use, nil if there is none.
  @inline(__always)
  func take() -> JSONLentContainer? {
    guard let taken = first else { return nil }
    first = taken.next
    taken.next = nil
    return taken
  }

  @inline(__always)
  func keep(_ container: JSONLentContainer) {
    container.next = first
    first = container
  }

  /// Notes that a container was kept by somebody.
  func noteKept() { habit = .keeping }

  /// Makes a container for a scope, nil if it is not worthwhile.
  @inline(never)
  func make<Key: CodingKey>(_ type: Key.Type, for scope: JSONScope) -> JSONLentContainer? {
    guard habit == .common else {
      if habit == .rare { habit = .common }
      return nil
    }
    let place = JSONContainerPlace(scope)
    let container = KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(place: place))
    guard let loan = LentContainer.of(container) else {
      habit = .keeping
      return nil
    }
    return JSONLentContainer(place, loan)
  }
}
