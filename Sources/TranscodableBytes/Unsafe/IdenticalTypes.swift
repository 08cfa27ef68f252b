/// Returns `value` as a value of `Target`, which must be the very type that it has.
///
/// For code that has learned at run time what two generic parameters are; a dynamic cast would find out the
/// same in ten times the time.
@inlinable
public func identical<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  precondition(Source.self == Target.self)
  // SAFETY: both are the same type.
  return unsafe unsafeBitCast(value, to: Target.self)
}
