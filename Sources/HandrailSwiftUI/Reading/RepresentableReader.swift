import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads what the code of a representable says about the text it shows. The view itself is not looked into.
struct RepresentableReader {
    private let evaluator: Evaluator
    private let type: LinkedType
    private var uses: [AttributeUse] = []
    private var limit = ReadingLimit(steps: 600)

    private init(evaluator: Evaluator, type: LinkedType) {
        self.evaluator = evaluator
        self.type = type
    }

    /// Attributes of the text that a representable makes.
    static func attributes(of type: LinkedType, _ evaluator: Evaluator) -> [AttributeUse] {
        var reader = RepresentableReader(evaluator: evaluator, type: type)
        for name in ["makeUIView", "updateUIView", "makeNSView", "updateNSView"] {
            for function in type.functions[name] ?? [] {
                reader.read(function.declaration.body, in: function.file, depth: 0)
            }
        }
        return reader.uses + plays(of: type, evaluator)
    }

    /// Players that it starts as soon as it is made, where it shows what they play.
    private static func plays(of type: LinkedType, _ evaluator: Evaluator) -> [AttributeUse] {
        guard !type.constructs.isDisjoint(with: HostingClasses.players) else { return [] }
        let made = ["makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController"]
        return made.flatMap { type.functions[$0] ?? [] }.flatMap { function -> [AttributeUse] in
            let home = Scope(parent: nil, receiver: .type(type), file: function.file, module: function.module)
            let motion = MotionReader.summary(ofBody: function.declaration.body, in: home, evaluator: evaluator)
            return motion.plays.map { play in
                let action = ActionSummary(motion: MotionSummary(plays: [play]))
                return AttributeUse(.code(.event(ViewEvent(kind: .appear, action: action))), place: play.place)
            }
        }
    }

    private mutating func read(_ body: [Statement], in file: FileIndex, depth: Int) {
        guard depth < 8 else { return }
        for statement in body {
            switch statement.kind {
            case .expression(let expression), .result(let expression?): read(expression, in: file, depth: depth)
            case .binding(_, _, let value?): read(value, in: file, depth: depth)
            case .guardElse(_, let body), .forEach(_, _, let body), .block(let body), .caught(let body):
                read(body, in: file, depth: depth + 1)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, in: file, depth: depth + 1) }
            case .binding, .tupleBinding, .result, .function, .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, in file: FileIndex, depth: Int) {
        let place = SourcePlace(file: file, range: expression.range)
        guard depth < 8, limit.takeStep(at: place, of: evaluator.budget) else { return }
        switch expression.kind {
        case .binary("=", let target, let value):
            note(target, value, at: expression, in: file)
            read(value, in: file, depth: depth + 1)
        case .call(let callee, let arguments):
            read(callee: callee, in: file, depth: depth)
            for argument in arguments { read(argument.value, in: file, depth: depth + 1) }
        case .closure(let closure): read(closure.body, in: file, depth: depth + 1)
        case .conditional(let conditional):
            for branch in conditional.branches { read(branch.body, in: file, depth: depth + 1) }
        case .unary(_, let operand): read(operand, in: file, depth: depth + 1)
        case .dictionary(let entries): for entry in entries { read(entry.value, in: file, depth: depth + 1) }
        default: break
        }
    }

    /// Goes on in the representable's own functions.
    private mutating func read(callee: Expression, in file: FileIndex, depth: Int) {
        let name: String
        switch callee.kind {
        case .name(let own): name = own
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return read(base, in: file, depth: depth + 1) }
            name = member
        case .closure(let closure): return read(closure.body, in: file, depth: depth + 1)
        default: return
        }
        for function in type.functions[name] ?? [] where function.declaration.name != "init" {
            read(function.declaration.body, in: function.file, depth: depth + 3)
        }
    }

    /// `label.textAlignment = .justified`, and the alignment of a paragraph style.
    private mutating func note(
        _ target: Expression, _ value: Expression, at expression: Expression, in file: FileIndex
    ) {
        guard case .member(_?, let property, _) = target.kind, property == "textAlignment" || property == "alignment",
            case .member(let base, let name, _) = value.kind,
            base.map({ $0.rootName == HostingClasses.textAlignment }) ?? true
        else { return }
        let place = SourcePlace(file: file, range: expression.range)
        if name == "justified" { uses.append(AttributeUse(.text(.alignment(name)), place: place)) }
    }
}
