import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What was found in the text of classes, each of which is looked through once.
final class CategoryMemo {
    private var handling: [String: CategoryHandling] = [:]
    private var selecting: [String: Bool] = [:]
    private var wiring: [String: Bool] = [:]
    private var restacking: [FileIndex: Bool] = [:]
    private var turning: [String: [StateColors.Turn]] = [:]
    private var marking: [String: [StateMarks.Mark]] = [:]
    private var sharing: [String: DrawnShare?] = [:]

    /// What a class does when people choose another text size.
    func handling(by type: LinkedType, in program: Program) -> CategoryHandling {
        if let answer = handling[type.name] { return answer }
        let answer = CategoryChanges.handling(by: type, in: program)
        handling[type.name] = answer
        return answer
    }

    /// Whether the code of a class, or of one it inherits from, speaks of being selected.
    func selects(_ type: LinkedType, in program: Program) -> Bool {
        if let answer = selecting[type.name] { return answer }
        let answer = program.lineage(of: type, mentions: Self.selection)
        selecting[type.name] = answer
        return answer
    }

    private static let selection = CodeWords(["selected"])

    /// Whether code of a file moves views to the front or to the back.
    func restacks(_ file: FileIndex, in program: Program) -> Bool {
        if let answer = restacking[file] { return answer }
        let answer = program.mentions.index(of: file).has(Self.restacking)
        restacking[file] = answer
        return answer
    }

    private static let restacking = CodeWords([
        "sendsubviewtoback", "bringsubviewtofront", "insertsubview", "exchangesubview", "zposition",
    ])

    /// The views of a class that show a state by their color alone.
    func turns(of type: LinkedType, _ evaluator: Evaluator) -> [StateColors.Turn] {
        if let answer = turning[type.identity] { return answer }
        let answer = StateColors.turns(of: type, evaluator)
        turning[type.identity] = answer
        return answer
    }

    /// The marks by which a class shows states that it says nowhere.
    func marks(of type: LinkedType, _ evaluator: Evaluator) -> [StateMarks.Mark] {
        if let answer = marking[type.identity] { return answer }
        let answer = StateMarks.marks(of: type, evaluator)
        marking[type.identity] = answer
        return answer
    }

    /// What decides how much of a shape a class draws.
    func share(drawnBy type: LinkedType, in program: Program) -> DrawnShare? {
        if let answer = sharing[type.identity] { return answer }
        let answer = DrawnShare(by: type, in: program)
        sharing[type.identity] = .some(answer)
        return answer
    }

    /// Whether code anywhere may ask to be told of taps on what a property or variable of a name holds.
    func mayWire(_ name: String, in program: Program) -> Bool {
        if let answer = wiring[name] { return answer }
        let answer = program.mentions.mayWire(name)
        wiring[name] = answer
        return answer
    }
}
