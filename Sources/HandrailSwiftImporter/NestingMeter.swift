import HandrailSource

/// Measures how deep the parser has to go for a file, token by token.
///
/// The parser bounds the brackets that it is inside of, and nothing else: it calls itself for every generic argument
/// list that it only looks ahead in, for every keyword that takes in what stands to its right, and for every arrow. In
/// each square bracket of a type, and in each argument of an attribute, it looks ahead twice, so that its time doubles
/// with each inside another. Where no declaration begins among those of a type, or no argument, it looks ahead for the
/// next one from every token.
struct NestingMeter {
    /// Brackets of all kinds inside one another. Code written by hand has some thirty; the parser stops at 128.
    static let maximumDepth = 200
    /// Keywords, attributes and arrows of one statement that take in all that follows. A chain of `else if` has one for
    /// each.
    static let maximumPrefixes = 600
    /// Words, or operators, one after the other: the parser looks ahead over all modifiers from each.
    static let maximumRun = 500
    /// Bytes that the parser may look ahead over where it looks twice, besides sixteen for each byte of the file.
    static let maximumLookahead = 1 << 21

    private struct Level {
        var bracket: TokenScan.Bracket
        let isAmbiguous: Bool
        /// Square brackets around what is in it, as far as a type can go on through them.
        let squares: Int
        /// Arguments of attributes around what is in it.
        let attributes: Int
        /// Whether it has an attribute, in whose angle brackets the time doubles.
        var hasAttribute = false
        var angles = 0
        var prefixes = 0
        var conditions = 0
        /// Whether a type is being declared, whose curly bracket comes next.
        var opensType = false
        /// Where the parser looks for the next declaration or argument from; `nil` where it looks for none.
        var goal: Int?

        /// Whether something that may be no code must not close it.
        func isShielded(from token: TokenScan.Token) -> Bool { token.isAmbiguous && !isAmbiguous }
    }

    /// What a statement can end with.
    private enum Ending {
        /// Not with this token.
        case no
        /// With this one, where a declaration follows: it may be the end of an attribute.
        case beforeDeclaration
        /// With this one, whatever follows.
        case yes
    }

    private var levels: [Level] = []
    private var level = Level(bracket: .curly, isAmbiguous: false, squares: 0, attributes: 0)
    private var angles = 0
    private var words = 0
    private var signs = 0
    private var ending = Ending.no
    private var lookahead: Int
    private var lastBracket = 0
    /// Bytes that are passed over at once where the parser looks for the next declaration or argument, as a power of 2.
    private static let strayShare = 6

    /// A meter for a file of so many bytes.
    init(bytes: Int) { lookahead = Self.maximumLookahead + 16 * bytes }

    /// Whether no bracket is open.
    var isAtTopLevel: Bool { levels.isEmpty }

    /// Whether a round bracket that closes now would end an interpolation.
    var closesInterpolation: Bool { level.bracket.isInterpolation }

    /// Takes in a token; `false` where it is one too many.
    mutating func take(_ token: TokenScan.Token) -> Bool {
        if token.beginsLine, mayEndStatement(before: token.kind) { endStatement() }
        if let goal = level.goal {
            lookahead -= (token.start - goal) >> Self.strayShare
            guard lookahead >= 0 else { return false }
        }
        switch token.kind {
        case .open(let bracket): return open(bracket, token)
        case .close(let bracket): return close(bracket, token)
        case .word(let word): return take(word, token)
        case .comma:
            (words, signs) = (0, 0)
            ending = .no
            guard level.bracket != .curly else { break }
            level.prefixes = 0
            if level.goal != nil { level.goal = token.start }
        case .sign(let first, let second, let count): return take(sign: first, second, count, at: token.start)
        case .number:
            (words, signs) = (0, 0)
            ending = .yes
        case .text:
            (words, signs) = (0, 0)
            ending = .yes
            endType()
        case .brokenText:
            // What closes from now on are brackets like any other.
            if level.bracket == .interpolation(isMultiline: false) { level.bracket = .round }
            for index in levels.indices where levels[index].bracket == .interpolation(isMultiline: false) {
                levels[index].bracket = .round
            }
        case .end: return spend(upTo: token.start)
        case .noText: break
        }
        return true
    }

    private func mayEndStatement(before kind: TokenScan.Token.Kind) -> Bool {
        switch ending {
        case .no: false
        case .beforeDeclaration: kind == .word(.beginning) || kind == .word(.type) || kind == .word(.binding)
        case .yes: kind.beginsStatement
        }
    }

    private mutating func endStatement() {
        level.prefixes = 0
        level.conditions = 0
    }

    /// No type goes on through what stands here.
    private mutating func endType() {
        setAngles(0)
        level.hasAttribute = false
    }

    private mutating func setAngles(_ count: Int) {
        angles += count - level.angles
        level.angles = count
    }

    // MARK: Brackets

    private mutating func open(_ bracket: TokenScan.Bracket, _ token: TokenScan.Token) -> Bool {
        guard spend(upTo: token.start) else { return false }
        (words, signs) = (0, 0)
        ending = .no
        let hasArguments = level.hasAttribute && bracket == .round
        let attributes = level.attributes + (hasArguments ? 1 : 0) + (level.hasAttribute ? level.angles : 0)
        let squares =
            switch bracket {
            case .square: level.squares + 1
            case .round: level.squares
            // No type goes on through these.
            case .curly, .interpolation, .compilation: 0
            }
        let hasGoals = bracket == .curly ? level.opensType : bracket == .round || bracket == .square
        level.opensType = level.opensType && bracket != .curly
        levels.append(level)
        level = Level(
            bracket: bracket, isAmbiguous: token.isAmbiguous, squares: squares, attributes: attributes,
            goal: hasGoals ? token.start : nil)
        return levels.count + angles <= Self.maximumDepth
    }

    /// Closes the innermost bracket of that kind, with all that was left open in it.
    private mutating func close(_ bracket: TokenScan.Bracket, _ token: TokenScan.Token) -> Bool {
        guard spend(upTo: token.start) else { return false }
        (words, signs) = (0, 0)
        defer { ending = endingOfType }
        // A square bracket in round ones, say, that closes nothing of theirs is a mistake of its own.
        if level.bracket != bracket {
            guard bracket == .curly || bracket == .compilation, !level.bracket.isInterpolation,
                let found = levels.dropFirst().last(where: { $0.bracket == bracket || $0.bracket.isInterpolation }),
                found.bracket == bracket
            else { return true }
        }
        while let outer = levels.last {
            guard !level.isShielded(from: token) else { return true }
            let isTheOne = level.bracket == bracket
            setAngles(0)
            level = outer
            levels.removeLast()
            if isTheOne { break }
        }
        if bracket == .curly { endType() }
        return true
    }

    /// Each byte inside is looked at twice as often as one outside.
    private mutating func spend(upTo position: Int) -> Bool {
        let passed = position - lastBracket
        lastBracket = position
        let doublings = level.squares + level.attributes + (level.hasAttribute ? level.angles : 0)
        guard doublings > 0 else { return true }
        lookahead -= min(max(passed, 1), 1 << 30) << min(doublings, 30)
        return lookahead >= 0
    }

    // MARK: Words and signs

    private mutating func take(_ word: SourceWord, _ token: TokenScan.Token) -> Bool {
        if token.beginsLine, word == .beginning || word == .type { words = 0 }
        signs = 0
        words += 1
        switch word {
        case .other, .endif: ending = endingOfType
        case .attribute:
            ending = .beforeDeclaration
            level.hasAttribute = true
            level.prefixes += 1
        case .typePrefix:
            ending = .no
            level.prefixes += 1
        case .effect:
            // What it throws stands in brackets that are looked at as those of attributes are.
            ending = .no
            level.hasAttribute = true
        case .prefix, .binding:
            ending = .no
            level.prefixes += 1
            endType()
            if word == .binding { beginDeclaration(at: token.start, ofType: false) }
        case .condition, .if:
            ending = .no
            level.conditions += 1
            endType()
        case .beginning, .type:
            ending = .yes
            endType()
            beginDeclaration(at: token.start, ofType: word == .type)
        case .continuation:
            ending = .no
            endType()
        }
        return words <= Self.maximumRun && isWithinPrefixes
    }

    private mutating func beginDeclaration(at start: Int, ofType isType: Bool) {
        level.opensType = isType
        if level.goal != nil, level.bracket == .curly { level.goal = start }
    }

    /// How a statement may end with a name or a bracket: behind an attribute, it may be one of its own.
    private var endingOfType: Ending { level.hasAttribute ? .beforeDeclaration : .yes }

    private var isWithinPrefixes: Bool { level.prefixes + level.conditions <= Self.maximumPrefixes }

    private mutating func take(sign first: UInt8, _ second: UInt8, _ count: Int, at start: Int) -> Bool {
        words = 0
        switch (first, second, count) {
        case (UInt8(ascii: ";"), _, _):
            (signs, ending) = (0, .no)
            endStatement()
            endType()
            return true
        case (UInt8(ascii: "."), _, 1), (UInt8(ascii: ":"), _, _), (UInt8(ascii: "\\"), _, _):
            ending = .no
            return true
        case (UInt8(ascii: "?"), 0, 1), (UInt8(ascii: "!"), 0, 1):
            // These end what they stand behind, or begin what they stand before.
            signs += 1
            return signs <= Self.maximumRun
        case (UInt8(ascii: "-"), UInt8(ascii: ">"), _): level.prefixes += 1
        case (UInt8(ascii: "<"), let second, _) where second != UInt8(ascii: "<") && second != UInt8(ascii: "="):
            guard spend(upTo: start) else { return false }
            setAngles(level.angles + 1)
        case (UInt8(ascii: ">"), _, _):
            guard spend(upTo: start) else { return false }
            setAngles(max(level.angles - count, 0))
        case (UInt8(ascii: "&"), 0, 1), (UInt8(ascii: "~"), 0, 1), (UInt8(ascii: "-"), 0, 1), (UInt8(ascii: "."), _, _),
            (UInt8(ascii: "?"), _, _), (UInt8(ascii: "!"), _, _):
            break
        default: endType()
        }
        // What closes a list of arguments may be the end of a type, or of an attribute.
        ending = first == UInt8(ascii: ">") ? .beforeDeclaration : .no
        signs += 1
        return signs <= Self.maximumRun && isWithinPrefixes && levels.count + angles <= Self.maximumDepth
    }
}

extension TokenScan.Token.Kind {
    /// Whether it begins a statement where the one before can have ended.
    fileprivate var beginsStatement: Bool {
        switch self {
        case .word(.continuation), .word(.effect): false
        case .word, .number, .text: true
        case .open(.compilation), .close: true
        case .open, .comma, .sign, .brokenText, .end, .noText: false
        }
    }
}

extension TokenScan.Bracket {
    fileprivate var isInterpolation: Bool {
        switch self {
        case .interpolation: true
        case .round, .square, .curly, .compilation: false
        }
    }
}
