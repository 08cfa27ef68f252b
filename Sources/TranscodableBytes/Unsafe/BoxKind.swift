/// The type of a value that consists of a box, known to an object, so that nobody who has the object needs to ask for it.
@usableFromInline
internal class BoxKind {}

@usableFromInline
internal final class TypedBoxKind<Value>: BoxKind {
  /// The box that a value consists of; nil unless it is one reference to an object of a class, which is found out by reflection.
  static func inspect(_ value: Value) -> (BoxKind, AnyObject)? {
    guard MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size,
      MemoryLayout<Value>.alignment == MemoryLayout<AnyObject>.alignment,
      let (_, child) = Mirror(reflecting: value).children.first,
      type(of: child) is AnyObject.Type
    else { return nil }
    let object = child as AnyObject
    // SAFETY: `value` has the size of a word, and is looked at within the closure only.
    let isThatReference = unsafe withUnsafeBytes(of: value) { bytes in
      unsafe bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
    }
    return isThatReference ? (TypedBoxKind(), object) : nil
  }

  /// The value that consists of the box in a place.
  @usableFromInline @inline(never)
  func value(_ place: UnsafeMutablePointer<BoxRack.Place>) -> Value {
    // SAFETY: the box is what a place begins with. `inspect` made sure that a value is the reference to its box, a strong one as the
    // box is alive only because of it. To copy it retains the box. An optional reference that is not nil is the reference.
    unsafe UnsafeRawPointer(place).assumingMemoryBound(to: Value.self).pointee
  }
}
