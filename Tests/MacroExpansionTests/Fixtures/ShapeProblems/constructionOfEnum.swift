import Transcodable

@DefaultInstance
enum NoFields {
  case a
}

@MemberwiseInit
protocol NoMemberwise {}
