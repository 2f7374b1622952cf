import HandrailModel
import HandrailSource

/// Bounds the work spent on one screen, so that no project can make the tool hang, and remembers what names stood for.
final class Meter {
    private var left: Int
    private var remembered: [Question: Value] = [:]

    /// An expression in its scope.
    struct Question: Hashable {
        let scope: Scope
        let range: ByteRange

        static func == (a: Question, b: Question) -> Bool { a.scope === b.scope && a.range == b.range }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(scope))
            hasher.combine(range)
        }
    }

    init(limit: Int) { left = limit }

    /// Takes one step; `false` once the limit is reached.
    func spend() -> Bool {
        left -= 1
        return left > 0
    }

    /// What an expression bound to a name stands for; found out once, because names are asked for again and again.
    func answer(_ question: Question, _ find: () -> Value) -> Value {
        if let known = remembered[question] { return known }
        let found = find()
        if case .unknown(.tooDeep) = found { return found }
        remembered[question] = found
        return found
    }
}
