import Foundation
import Transcodable

var checks = Checks()

try checks.roundTrip(
  Keywords(class: 2, default: "x", init: 3, self: true, Type: [1], in: 4, let: 5),
  #"{"class":2,"default":"x","init":3,"self":true,"Type":[1],"in":4,"let":5}"#)
try checks.roundTrip(
  Colliding(
    reader: 1, writer: 2, decoder: 3, encoder: 4, container: 5, key: "k", value: ["v"],
    values: ["a": 1], result: nil, more: false, decode: 6, encode: 7, text: "t"),
  """
  {"reader":1,"writer":2,"decoder":3,"encoder":4,"container":5,"key":"k","value":["v"],\
  "values":{"a":1},"more":false,"decode":6,"encode":7,"text":"t"}
  """)
try checks.roundTrip(
  `Odd Type`(`1st place`: 1, `a+b`: 2, größe: 1.5, 名前: "x", 👩‍👧: 3),
  #"{"1st place":1,"a+b":2,"größe":1.5,"名前":"x","👩‍👧":3}"#)
try checks.roundTrip(
  Holder(own: .init(), others: [.init()], number: nil),
  #"{"own":{"hidden":1},"others":[{"hidden":1}]}"#)

try checks.roundTrip(Guarded(secretID: 3), #"{"secret_id":3,"made_at":0,"visits":0}"#)
try checks.roundTrip(
  Pair(first: Level.high, second: [1: 0.5], rest: [[.low], []]),
  #"{"first":"h i","second":{"1":0.5},"rest":[["l"],[]]}"#)
let plain = Plain(
  pairs: [Pair(first: 1, second: nil)], link: URL(filePath: "/files", directoryHint: .notDirectory))
let box = try JSON.decode(
  Box.self, from: JSON.encode(Box(plain: plain, levels: [.low: 1, .default: 2])))
checks.expect(box.plain == plain && box.levels == [.low: 1, .default: 2], "a class")

// Invalid data always results in an error with the correct path.
checks.refuse(Keywords.self, #"{"class":1,"Type":[],"in":1,"let":1}"#, at: [])
checks.refuse(
  Keywords.self, #"{"self":true,"Type":[1,"2"],"in":1,"let":1}"#, at: ["Type", "Index 1"])
checks.refuse([Level].self, #"["l","h"]"#, at: ["Index 1"])
checks.refuse(Pair<Int8, Int>.self, #"{"first":128}"#, at: ["first"])
checks.refuse(
  Plain.self, #"{"pairs":[{"first":null}],"link":""}"#, at: ["pairs", "Index 0", "first"])
checks.refuse([Guarded].self, #"[{"secret_id":1,"made_at":0},{"#, at: ["Index 1"])
let brackets = String(repeating: "[", count: 1_000_000)
checks.expect((try? JSON(parsing: brackets)) == nil, "a document of brackets is accepted")

try checkLargeDocument(&checks)
print(
  checks.failures == 0 ? "Names: all checks passed." : "Names: \(checks.failures) failures")
exit(checks.failures == 0 ? 0 : 1)
