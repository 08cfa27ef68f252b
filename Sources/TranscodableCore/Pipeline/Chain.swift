// What the code of the macros starts a chain with.

/// Values as their type says itself, or as the coder says of the type.
public func __plain<Value>(_ type: Value.Type) -> PlainStrategy<Value> { PlainStrategy() }

/// Values of a type by a strategy: the type chooses the strategy where its name leaves it open.
public func __by<Strategy: ValueStrategy>(
  _ type: Strategy.Value.Type, _ strategy: Strategy
) -> Strategy { strategy }
