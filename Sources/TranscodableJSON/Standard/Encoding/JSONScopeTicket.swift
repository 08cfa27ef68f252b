/// What encoders and containers hold on to instead of a scope, so that the scope can tell whether there are any.
///
/// Containers for members are not among them: those are lent, and tell by themselves.
final class JSONScopeTicket {
  let scope: JSONScope

  init(_ scope: JSONScope) { self.scope = scope }
}
