import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads the setters and observers of the properties of the project.
enum PropertySetters {
    /// Does what setting a property does that the project adds to the class of a framework: `button.voice = "Save"`;
    /// gives back the objects that have no such property.
    static func follow(
        _ interpreter: inout ViewCodeInterpreter, setter name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        guard interpreter.program.memberIndex.isSetter(name) else { return owners }
        var others: [Int] = []
        for owner in owners {
            guard let property = interpreter.program.setter(name, of: interpreter.store.nodes[owner].viewClass),
                interpreter.isInReach(site)
            else {
                others.append(owner)
                continue
            }
            let isRead = interpreter.readingSetter(of: property, on: owner) {
                read(&$0, property, of: owner, givenBy: value, at: expression, &site)
            }
            if !isRead { others.append(owner) }
        }
        return others
    }

    private static func read(
        _ interpreter: inout ViewCodeInterpreter, _ property: LinkedProperty, of owner: Int, givenBy value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        let declaration = property.declaration
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let found = interpreter.visit(value, expecting: declaration.type, &site)
        var inner = interpreter.site(
            of: owner, depth: site.depth + 1, context: interpreter.context(of: site, owner, place))
        inner.scope = Scope(
            parent: nil, names: [Self.given: .deferred(value, site.scope, type: declaration.type)],
            receiver: interpreter.receiver(of: owner),
            file: property.file, module: property.module)
        inner.nodes[Self.given] = found.isEmpty ? nil : found
        inner.closures[Self.given] = FunctionValues.code(&interpreter, value, site)
        (inner.isConditional, inner.circumstances, inner.asked) = (site.isConditional, site.circumstances, site.asked)
        inner.isForVoiceOver = site.isForVoiceOver
        inner.interval = site.interval
        inner.call = site.call ?? place
        _ = interpreter.walk(declaration.observers, &inner)
    }

    /// What a setter calls what it is given.
    private static let given = "newValue"

    /// Whether the flag that a setter is given, where it is written out, decides conditions; `nil` where something else
    /// does.
    static func isDecided(_ conditions: [Condition], _ site: CodeSite) -> Bool? {
        guard conditions.count == 1, case .expression(let asked) = conditions[0] else { return nil }
        let isNegated: Bool
        let name: Expression
        if case .unary("!", let operand) = asked.kind {
            (isNegated, name) = (true, operand)
        } else {
            (isNegated, name) = (false, asked)
        }
        guard case .name(given) = name.kind, case .deferred(let value, _, _)? = site.scope.local(given),
            case .boolean(let flag) = value.kind
        else { return nil }
        return flag != isNegated
    }
}
