internal import Foundation

// attacks NAME SIZE      runs one attack and prints the size of the document in bytes, the
//                        processor time in seconds, and the peak memory in kilobytes before and after
// attacks                prints the names, and the divisor for the size of each attack

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
  print("Unknown attack \(name). Run without arguments to list the attacks.")
  exit(64)
}
let document = attack.document(size)
let before = peak()
let start = clock()
try? attack.run(document)
let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
print(document.count, seconds, before, peak())
