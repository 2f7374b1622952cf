import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// What cells are told of some rows only, and still say when they are used again for others.
enum KeptWords {
    /// Notes words for assistive technologies that a cell is given inside of an `if` without an `else`, in a function
    /// that fills it in any case besides.
    static func note(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, at place: SourcePlace,
        _ site: CodeSite
    ) {
        guard spoken.contains(property), let asked = site.asked, let function = site.function, let type = site.type,
            !makers.contains(function.declaration.name), function.file == place.file,
            let viewClass = interpreter.program.viewClass(of: type), reused.contains(where: viewClass.has),
            isOnlySometimes(place, in: function.declaration.body), asked.asksOfApp,
            !interpreter.program.lineage(of: type).contains(where: { isEmptied($0, interpreter.program) })
        else { return }
        interpreter.store.note(.control(.keepsWords), on: owner, at: place)
    }

    /// The facts of a view without what is taken back: words that are set in another place, too.
    static func settle(_ facts: [ViewFact], of view: ViewNode) -> [ViewFact] {
        guard facts.contains(where: { $0.content == .control(.keepsWords) }) else { return facts }
        return facts.filter { fact in
            guard fact.content == .control(.keepsWords) else { return true }
            guard let name = view.writes.first(where: { $0.place == fact.place })?.name else { return false }
            return view.writes.count(where: { $0.name == name }) == 1
        }
    }

    /// Whether a class speaks of what it is told where it is made ready for another row.
    private static func isEmptied(_ type: LinkedType, _ program: Program) -> Bool {
        (type.functions["prepareForReuse"] ?? []).contains { program.mentions.has(words, at: $0.place) }
    }

    /// Whether a place lies in an `if` without an `else`, and something is set beside that.
    private static func isOnlySometimes(_ place: SourcePlace, in body: [Statement]) -> Bool {
        var isInside = false
        var fillsBesides = false
        for statement in body {
            guard case .expression(let expression) = statement.kind else { continue }
            switch expression.kind {
            case .conditional(let conditional) where expression.range.contains(place.range):
                guard conditional.subject == nil, conditional.branches.allSatisfy({ !$0.conditions.isEmpty })
                else { return false }
                isInside = true
            case .binary("=", _, _): fillsBesides = true
            default: break
            }
        }
        return isInside && fillsBesides
    }

    private static let spoken: NameSet = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]
    private static let makers: NameSet = ["init", "awakeFromNib", "prepareForReuse"]
    private static let reused: [FrameworkClass.Marks] = [.tableCell, .gridCell, .listCell, .tableHeader]
    private static let words = CodeWords(["accessibility"])
}
