import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

/// What decides how much of a shape a class draws: a ring as far as a property says, by the end of its stroke or by an
/// arc.
struct DrawnShare: Sendable {
    /// The property, or what a function is handed, called after something that people want to know.
    package let name: String
    /// Where it decides.
    package let place: SourcePlace

    /// Looks through a class; `nil` where nothing decides, or nothing that is called so.
    init?(by type: LinkedType, in program: Program) {
        let lineage = program.lineage(of: type)
        var found: DrawnShare?
        for ancestor in lineage {
            for function in ancestor.ordered {
                found = found ?? Self.end(in: function.declaration.body, of: function.file)
                if function.declaration.name == "draw", function.declaration.parameters.count == 1 {
                    found = found ?? Self.arc(in: function, of: lineage, program)
                }
            }
            for property in ancestor.properties.values.sorted(by: { $0.declaration.range < $1.declaration.range }) {
                found = found ?? Self.end(in: property.declaration.observers, of: property.file)
            }
        }
        guard let found else { return nil }
        self = found
    }

    private init(name: String, place: SourcePlace) { (self.name, self.place) = (name, place) }

    // MARK: The end of a stroke

    private static func end(in body: [Statement], of file: FileIndex, depth: Int = 0) -> DrawnShare? {
        guard depth < 8 else { return nil }
        for statement in body {
            switch statement.kind {
            case .expression(let expression):
                if let found = end(in: expression, of: file, depth: depth) { return found }
            case .block(let inner), .caught(let inner), .forEach(_, _, let inner):
                if let found = end(in: inner, of: file, depth: depth + 1) { return found }
            default: continue
            }
        }
        return nil
    }

    private static func end(in expression: Expression, of file: FileIndex, depth: Int) -> DrawnShare? {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard case .member(_, "strokeEnd", _) = target.kind, let name = share(in: value) else { return nil }
            return DrawnShare(name: name, place: SourcePlace(file: file, range: expression.range))
        case .conditional(let conditional):
            return conditional.branches.lazy.compactMap { end(in: $0.body, of: file, depth: depth + 1) }.first
        case .call(_, let arguments):
            return arguments.lazy.compactMap { argument -> DrawnShare? in
                guard case .closure(let closure) = argument.value.kind else { return nil }
                return end(in: closure.body, of: file, depth: depth + 1)
            }.first
        default: return nil
        }
    }

    /// A name in a value that is called after a share.
    private static func share(in value: Expression, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        switch value.kind {
        case .name(let name), .member(_, let name, _): return isShare(name) ? name : nil
        case .call(let callee, let arguments):
            let inside = arguments.lazy.compactMap { share(in: $0.value, depth: depth + 1) }.first
            return inside
                ?? (callee.lastName?.beginsWithCapital == true
                    ? nil : share(in: callee, depth: depth + 1))
        case .binary(_, let left, let right):
            return share(in: left, depth: depth + 1) ?? share(in: right, depth: depth + 1)
        case .unary(_, let inner), .cast(let inner, _, _): return share(in: inner, depth: depth + 1)
        case .tuple(let parts): return parts.lazy.compactMap { share(in: $0.value, depth: depth + 1) }.first
        default: return nil
        }
    }

    private static func isShare(_ name: String) -> Bool { shares.occur(in: name) && !motions.occur(in: name) }

    private static let shares = Fragments([
        "progress", "percent", "fraction", "ratio", "value", "level", "score", "complet", "remaining", "usage", "rate",
        "goal",
    ])

    // What moves for its own sake, or with a finger.
    private static let motions = Fragments([
        "anim", "phase", "drag", "scroll", "pull", "refresh", "spin", "load", "maximum", "minimum",
    ])

    // MARK: Arcs

    private static func arc(in function: LinkedFunction, of lineage: [LinkedType], _ program: Program) -> DrawnShare? {
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        guard program.mentions.has(arcs, at: place) else { return nil }
        let names = lineage.flatMap {
            $0.properties.values.filter { !$0.declaration.isStatic && !$0.declaration.isConstant }.map(
                \.declaration.name)
        }
        let name = names.sorted().first {
            isShare($0) && program.mentions.has(CodeWords([$0.lowercased()]), at: place)
        }
        guard let name else { return nil }
        return DrawnShare(name: name, place: program.heading(of: place))
    }

    private static let arcs = CodeWords(["arccenter", "addarc"])
}
