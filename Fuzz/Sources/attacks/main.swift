internal import Foundation

// attacks NAME SIZE      runs one attack, and prints the bytes of the document, the seconds of processor
//                        time, and the kilobytes that the process had at most before and after
// attacks                prints the names, and by how much each size is to be divided

@MainActor func peak() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let name = arguments.first,
  let size = arguments.last.flatMap({ Int($0) })
else {
  for attack in attacks { print(attack.name) }
  exit(0)
}
guard let attack = attacks.first(where: { $0.name == name }) else {
  print("There is no attack \(name); without arguments, their names are printed.")
  exit(64)
}
let document = attack.document(size)
let before = peak()
let start = clock()
try? attack.run(document)
let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
print(document.count, seconds, before, peak())
