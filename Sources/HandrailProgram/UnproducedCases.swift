import HandrailCode
import HandrailFrameworks
import HandrailSource

/// The branches of switches for cases that nobody makes: no code has their names but the enum and patterns.
struct UnproducedCases {
    private var branches: [FileIndex: [ByteRange]] = [:]

    /// Those of the enums of a program of which all users are there.
    init(of program: Program, closed: ClosedTargets, spokenOf spoken: Set<String>) {
        for type in program.types where type.keyword == .enumeration && type.attributes.isEmpty {
            let cases = Set(type.cases.map(\.name))
            guard closed.closes(type, in: program.mentions), !spoken.contains(type.simpleName),
                !ConformanceTable.standardCases.contains(cases),
                type.inherited.allSatisfy({ Self.makesNone($0, near: type, in: program) })
            else { continue }
            let names = type.cases.filter { $0.rawValue == nil }.map(\.name)
            let unmade = Set(names.filter { !Self.isMade($0, of: type, in: program.mentions) })
            for name in unmade {
                for (file, index) in program.mentions.all(with: name) {
                    for position in index.positions(of: name) {
                        guard let branch = Self.branch(ofPatternAt: position, in: index, unmade, of: cases) else {
                            continue
                        }
                        branches[file, default: []].append(branch)
                    }
                }
            }
        }
    }

    /// Whether a place lies in such a branch.
    func contain(_ place: SourcePlace) -> Bool {
        branches[place.file]?.contains { $0.contains(place.range) } ?? false
    }

    /// Where all the branches are.
    var places: [SourcePlace] {
        branches.flatMap { file, ranges in ranges.map { SourcePlace(file: file, range: $0) } }
    }

    /// Whether conforming to what a name stands for makes no case: a protocol of the project, or one of equality.
    private static func makesNone(_ name: String, near type: LinkedType, in program: Program) -> Bool {
        if ConformanceTable.makesNoCases.contains(name) { return true }
        return program.type(named: name, from: type.lookupContext, within: type.name)
            .map { $0.keyword == .protocolType && $0.inherited.allSatisfy(ConformanceTable.makesNoCases.contains) }
            ?? false
    }

    /// Whether some code has the name of a case elsewhere than in the enum's list of cases and in patterns.
    private static func isMade(_ name: String, of type: LinkedType, in mentions: Mentions) -> Bool {
        mentions.all(with: name).contains { file, index in
            index.positions(of: name).contains { position in
                if isPattern(position, in: index) { return false }
                let start = Int(index.start(of: position))
                let isInside = type.places.contains {
                    $0.file == file && $0.range.contains(ByteRange(start, start + 1))
                }
                return !(isInside && isListed(position, in: index))
            }
        }
    }

    /// Whether a name stands in a list of cases: `case name`, `case other, name`.
    private static func isListed(_ position: Int, in index: CodeIndex) -> Bool {
        if index.word(at: position - 1) == "case" { return true }
        guard index[position - 1] == .comma else { return false }
        let name = Self.name(before: position - 1, in: index)
        return index[name].isWord && index[name - 1] != .dot && isListed(name, in: index)
    }

    /// Where a name stands that ends before a comma, with what it carries in parentheses.
    private static func name(before comma: Int, in index: CodeIndex) -> Int {
        guard index[comma - 1] == .closeParenthesis else { return comma - 1 }
        var depth = 1
        var position = comma - 2
        while position > 0, depth > 0 {
            if index[position] == .closeParenthesis { depth += 1 }
            if index[position] == .openParenthesis { depth -= 1 }
            position -= 1
        }
        return position
    }

    /// Whether a name stands in a pattern: `case .name`, `case let .name(…)`, `case Kind.name, .other`.
    private static func isPattern(_ position: Int, in index: CodeIndex) -> Bool {
        guard index[position - 1] == .dot else { return false }
        var before = position - 2
        if let initial = index.initial(at: before), (0x41...0x5A).contains(initial) { before -= 1 }
        if let word = index.word(at: before), word == "let" || word == "var" { before -= 1 }
        if index.word(at: before) == "case" { return true }
        guard index[before] == .comma else { return false }
        let other = name(before: before, in: index)
        return index[other].isWord && isPattern(other, in: index)
    }

    /// What follows a pattern of a switch, where all cases that it names are among some.
    ///
    /// That a switch is one over the enum is told by its patterns alone: they have all names of its `cases`, no other.
    private static func branch(
        ofPatternAt position: Int, in index: CodeIndex, _ unmade: Set<String>, of cases: Set<String>
    ) -> ByteRange? {
        guard isPattern(position, in: index) else { return nil }
        var first = position
        while first > 0, index.word(at: first) != "case" { first -= 1 }
        guard names(ofSwitchAt: first, in: index) == cases else { return nil }
        var depth = 0
        var begin: Int?
        for next in index.positions.suffix(from: first + 1) {
            let token = index[next]
            if token == .openParenthesis || token == .openBracket { depth += 1 }
            if token == .closeParenthesis || token == .closeBracket { depth -= 1 }
            guard depth == 0 else { continue }
            if token.assigns || token == .openBrace || token == .closeBrace { return nil }
            if let word = index.word(token), index[next - 1] == .dot, index[next + 1] != .dot, !unmade.contains(word) {
                return nil
            }
            if token == .colon {
                begin = next
                break
            }
        }
        return begin.map { ByteRange(Int(index.start(of: $0)), Int(index.start(of: end(ofBranchAt: $0, in: index)))) }
    }

    /// The names of the patterns of the switch that a `case` belongs to; `nil` where it has a branch for all others.
    private static func names(ofSwitchAt first: Int, in index: CodeIndex) -> Set<String>? {
        var depth = 0
        var open = first
        while open > 0 {
            open -= 1
            if index[open] == .closeBrace { depth += 1 }
            guard index[open] == .openBrace else { continue }
            if depth == 0 { break }
            depth -= 1
        }
        var names: Set<String> = []
        depth = 0
        var isPattern = false
        for next in index.positions.suffix(from: open + 1) {
            switch index[next] {
            case .openBrace, .openParenthesis, .openBracket: depth += 1
            case .closeBrace, .closeParenthesis, .closeBracket:
                depth -= 1
                if depth < 0 { return names }
            case .colon where depth == 0: isPattern = false
            default:
                guard depth == 0, let word = index.word(at: next) else { continue }
                if word == "default" && index[next + 1] == .colon { return nil }
                if word == "case" {
                    isPattern = !(index.word(at: next - 1).map(conditions.contains) ?? (index[next - 1] == .comma))
                } else if isPattern, index[next - 1] == .dot, index[next + 1] != .dot {
                    names.insert(String(word))
                }
            }
        }
        return nil
    }

    /// The token that ends the branch which begins behind a colon.
    private static func end(ofBranchAt colon: Int, in index: CodeIndex) -> Int {
        var depth = 0
        for next in index.positions.suffix(from: colon + 1) {
            switch index[next] {
            case .openBrace: depth += 1
            case .closeBrace:
                depth -= 1
                if depth < 0 { return next }
            default:
                guard depth == 0, let word = index.word(at: next) else { continue }
                // `if case .none = found` is no branch of this switch.
                let isCondition = index.word(at: next - 1).map(conditions.contains) ?? (index[next - 1] == .comma)
                if word == "case" && !isCondition || word == "default" && index[next + 1] == .colon { return next }
            }
        }
        return colon
    }

    private static let conditions: NameSet = ["if", "guard", "while", "for"]
}
