import Transcodable

@MemberwiseInit
protocol NoMemberwise {}

@CopyWith
actor NoCopies {}
