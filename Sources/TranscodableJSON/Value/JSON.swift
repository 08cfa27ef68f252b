/// Any JSON value, and the name under which everything about JSON is found.
///
/// As a value, it holds what a text says and no type has asked for yet:
///
/// ```swift
/// var event = try JSON(parsing: #"{"id": 7, "tags": ["a", "b"], "price": 1.10}"#)
/// event["id"]?.int              // 7
/// event["tags"]?[1]?.string     // "b"
/// event["price"]?.number?.text  // "1.10": numbers keep their text
/// event["tags"] = ["c", 1, nil]
/// print(event)                  // {"id":7,"tags":["c",1,null],"price":1.10}
/// ```
///
/// Numbers are equal if their values are, exactly and whatever their text; objects are equal if
/// their members are, in whatever order. As a namespace, it has the decoders, the encoders and the
/// functions that need neither.
///
/// A value that was read is nested as deeply as the reader allows, 512 levels unless set otherwise.
/// Comparing, hashing, writing and releasing a value use the call stack once a level.
public enum JSON: Hashable, Sendable {
  /// Nothing: `null`.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, with the text it was written with.
  case number(Number)
  /// A string.
  case string(String)
  /// An array: values in order.
  case array([JSON])
  /// An object: values by key, in order.
  case object(Object)
}
