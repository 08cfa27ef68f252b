// Shows a JSON value while it is streaming in.
import Foundation
import Transcodable
import TranscodableStreams

var decoder = JSON.PartialDecoder()
for piece in [#"{"title": "So"#, #"up", "serves": 1"#, #"2, "steps": ["Chop th"#, #"e leeks."]}"#] {
  let changes = try decoder.append(piece)
  for case .appended(let pointer, let text) in changes { print(pointer, "grew by", text) }
  if let partial = decoder.partial { print(partial) }
}
// → {"title":"So"}
// → /title grew by up
// → {"title":"Soup"}
// → {"title":"Soup","serves":12,"steps":["Chop th"]}
// → /steps/0 grew by e leeks.
// → {"title":"Soup","serves":12,"steps":["Chop the leeks."]}

let answer = try decoder.finish()
print(answer["steps"]?.array?.count ?? 0)
// → 1
