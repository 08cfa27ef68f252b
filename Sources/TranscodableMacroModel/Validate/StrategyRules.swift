import SwiftDiagnostics
import SwiftSyntax

/// Rules about strategies, coercion and what is lossy.
enum StrategyRules {
  /// A wrapper codes its value itself.
  static func wrappersCodeTheirValues(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let wrapper = field.wrapper else { continue }
      for attribute in field.attributes.written
      where ValueAttributes.names.contains(attribute.name) {
        reporter.report(
          .valueAttributeOnWrapper(attribute.name, wrapper.name), at: attribute,
          fixIts: [.remove(attribute)])
      }
    }
  }

  /// A single value can be dropped if something else can stand in its place.
  static func lossyFieldsHaveRoom(_ type: TypeModel, _ reporter: Reporter) {
    guard type.sides.contains(.decode) else { return }
    for field in type.fields {
      guard field.wrapper == nil, let lossy = field.attributes.values.lossy,
        let fieldType = field.type
      else { continue }
      let fallback = field.attributes.defaultValue
      if !fieldType.isCollection, !field.isOptional, fallback == nil {
        let annotation = field.origin.typeAnnotation?.type
        reporter.report(
          .lossyNeedsRoom(field.name), at: lossy,
          fixIts: annotation.map { [.insert("?", behind: $0)] } ?? [])
      } else if fieldType.isCollection, fallback?.failures != nil {
        reporter.report(.lossyBeforeDefault(field.name), at: lossy)
      }
    }
  }

  /// Only scalars have other kinds they can be told from.
  static func coercedFieldsAreScalars(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let coercion = field.attributes.values.coercion else { continue }
      if coercion.policy == nil, let argument = coercion.origin.unlabeledArguments.first {
        reporter.report(.coercionIsNotWrittenOut, at: argument.expression)
      }
      if let value = field.type?.value, Self.composed.contains(value) {
        reporter.report(
          .notCoercible(value), at: coercion.origin, fixIts: [.remove(coercion.origin)])
      } else if field.attributes.values.strategy(for: .decode) != nil {
        reporter.report(
          .strategyAndCoercion(field.name), at: coercion.origin, fixIts: [.remove(coercion.origin)])
      }
    }
  }

  /// A policy that concerns no field looks as if it did something.
  static func coercionConcernsFields(_ type: TypeModel, _ reporter: Reporter) {
    guard let coercion = type.attribute.coercion, coercion.value != .none,
      !type.fields.contains(where: { $0.type?.isMadeOfScalars ?? true }),
      !type.cases.flatMap(\.values).contains(where: \.type.isMadeOfScalars)
    else { return }
    reporter.report(.coercionHasNoEffect(type.name), at: coercion.origin)
  }

  /// Strategies have to be ones for the field, as far as that can be told by its spelling.
  static func strategiesFitFields(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      for attribute in field.attributes.values.strategies {
        if let elements = attribute.elements, elements.count != 1 {
          reporter.report(
            .arrayStrategyNeedsOneElement(elements.count),
            at: attribute.strategy.origin(in: attribute))
        }
        guard let name = attribute.strategy.builtInName, dateStrategies.contains(name),
          let value = field.type?.value, value != "Date", knownTypes.contains(value)
        else { continue }
        reporter.report(
          .strategyForDates(name, value), at: attribute.origin, fixIts: [.remove(attribute.origin)])
      }
    }
  }

  /// Types of Foundation that are no scalars.
  private static let composed: Set<String> = ["Date", "Data", "URL", "UUID"]

  private static let dateStrategies: Set<String> = [
    "iso8601", "rfc2822", "dateFormat", "secondsSince1970", "millisecondsSince1970",
    "microsecondsSince1970", "nanosecondsSince1970",
  ]

  /// Types that are certainly what their names say, and no dates.
  private static let knownTypes: Set<String> = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Data", "URL", "UUID",
  ]
}

extension ExprSyntax {
  /// The name of a strategy that is spelled `.name` or `.name(…)`.
  fileprivate var builtInName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.memberName }
    return memberName
  }

  /// The expression where it stands in the attribute.
  fileprivate func origin(in attribute: StrategyAttribute) -> ExprSyntax {
    attribute.origin.unlabeledArguments.first?.expression ?? self
  }
}
