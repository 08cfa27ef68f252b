// A PATCH request that changes some fields, clears others and keeps the rest.

import Foundation
import Transcodable

@Codable
struct Todo: Equatable {
  let id: Int
  var title: String
  var note: String?
  var priority = 0
}

// snippet.patch
@Codable(nulls: .reject, unknownKeys: .reject)
struct TodoPatch {
  @CodableValidated(.nonEmpty) var title: String?
  var note: CodableNullable<String> = .absent
  var priority: Int?
}
// snippet.apply
extension Todo {
  mutating func apply(_ patch: TodoPatch) {
    title = patch.title ?? title
    patch.note.apply(to: &note)
    priority = patch.priority ?? priority
  }
}

var todo = Todo(id: 7, title: "Buy milk", note: "two liters", priority: 1)
todo.apply(try JSON.decode(TodoPatch.self, from: #"{"priority": 3, "note": null}"#))
print(todo.title, todo.note ?? "no note", todo.priority)  // → Buy milk no note 3
// snippet.errors
for body in [#"{"title": ""}"#, #"{"title": null}"#, #"{"titel": "Buy tea"}"#] {
  do throws(CodingFailures) {
    _ = try JSON.decodeCollecting(TodoPatch.self, from: body)
  } catch {
    for failure in error { print(failure.pointer, failure.explanation) }
  }
}
// → /title must not be empty
// → /title must not be null
// → /titel is unknown; known keys are title, note, priority
// snippet.send
let request = TodoPatch(note: .null, priority: 2)
print(String(decoding: try JSON.encode(request), as: UTF8.self))
// → {"note":null,"priority":2}
// snippet.merge
let old = try JSON(encoding: todo)
todo.note = "oat milk"
let changes = try JSON(encoding: todo).mergePatch(from: old)
print(changes ?? "no changes")  // → {"note":"oat milk"}

var document = old
document.mergePatch(["title": "Buy oat milk", "note": nil])
print(try document.decode(Todo.self).title)  // → Buy oat milk
// snippet.end
