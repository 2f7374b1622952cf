import HandrailModel

/// What a rule says in one language: plain words, with values among them for what frameworks have a name for.
///
/// It is written as a literal with interpolations, `"Say with \(.accessibilityLabel()) what it does."`, and read in a
/// `Dialect`: each value is then spelled as the framework of the app has it, and as its oldest system knew it.
public struct Sentence: Hashable, Sendable {
    /// A piece of it.
    enum Part: Hashable, Sendable {
        /// Words that stand in every dialect.
        case words(String)
        /// A term, in the form that the words around it ask for.
        case term(Term, Term.Form)
    }

    /// Its pieces, in order.
    let parts: [Part]

    /// Words that stand in every dialect.
    init(_ words: String) { parts = words.isEmpty ? [] : [.words(words)] }

    fileprivate init(parts: [Part]) { self.parts = parts }

    /// One sentence right behind the other.
    static func + (first: Sentence, second: Sentence) -> Sentence { Sentence(parts: first.parts + second.parts) }

    /// The same with the names of views where SwiftUI's would stand.
    var ofViews: Sentence {
        Sentence(
            parts: parts.map { part in
                switch part {
                case .words: part
                case .term(let term, let form): .term(term.ofViews, form)
                }
            })
    }

    /// The text in a dialect.
    func spelled(in dialect: Dialect, _ language: ReportLanguage) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .words(let words): text += words
            case .term(let term, let form): text += term.spelling(in: dialect).written(as: form, in: language)
            }
        }
    }

    /// The names in it, each once, that came later than the oldest systems of a dialect.
    func lateNames(in dialect: Dialect) -> [DatedName] {
        parts.reduce(into: []) { late, part in
            guard case .term(let term, _) = part else { return }
            for name in term.spelling(in: dialect).names where dialect.predates(name.release) && !late.contains(name) {
                late.append(name)
            }
        }
    }
}

extension Sentence: ExpressibleByStringInterpolation {
    /// Words without any value.
    public init(stringLiteral value: String) { self.init(value) }

    /// Words with values among them.
    public init(stringInterpolation: Interpolation) { self.init(parts: stringInterpolation.parts) }

    /// Gathers the pieces of a literal.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Room for the pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

        /// Words of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        /// Words that were found in an app, or counted.
        public mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        /// A number.
        public mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        /// All of another sentence.
        public mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }

        /// A term by itself.
        mutating func appendInterpolation(_ term: Term) { parts.append(.term(term, .plain)) }

        /// A term with “a” or “an”.
        mutating func appendInterpolation(an term: Term) { parts.append(.term(term, .article("an"))) }

        /// A term with “the”.
        mutating func appendInterpolation(the term: Term) { parts.append(.term(term, .article("the"))) }

        /// A term with “its”.
        mutating func appendInterpolation(its term: Term) { parts.append(.term(term, .article("its"))) }

        /// What is asked for, in English: “set x to y”, or “call setX(y)”.
        mutating func appendInterpolation(set term: Term) { parts.append(.term(term, .request(isFirst: false))) }

        /// What is asked for in English at the beginning of a sentence: “Set x to y”, or “Call setX(y)”.
        mutating func appendInterpolation(Set term: Term) { parts.append(.term(term, .request(isFirst: true))) }

        /// What is asked for in Korean, up to the ending: “x를 y로 하고”, or “setX(y)를 호출하고”.
        mutating func appendInterpolation(set term: Term, ending: String) {
            parts.append(.term(term, .requestUpTo(ending)))
        }

        /// What a property is to be in Korean: “x를 y로”, or “setX(y)로”.
        mutating func appendInterpolation(as term: Term) { parts.append(.term(term, .result)) }

        /// A term as an object in Korean, with its particle.
        mutating func appendInterpolation(object term: Term) { parts.append(.term(term, .object)) }
    }
}
