import HandrailCode
import HandrailModel

/// Fills in the interpolations of string literals.
struct StringLiteralReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    /// The words of a string literal, with its interpolations filled in where they are known.
    func text(of segments: [StringSegment], at expression: Expression, in scope: Scope) -> Value {
        if segments.count <= 1 {
            if case .text(let text)? = segments.first { return .text(Words(text)) }
            if segments.isEmpty { return .text(Words("")) }
        }
        let filled = segments.filter { if case .text(let text) = $0 { !text.isEmpty } else { true } }
        var pieces: [Words.Piece] = []
        var origin = Words.Origin.literal
        for segment in filled {
            switch segment {
            case .text(let text):
                pieces.append(.text(text))
            case .interpolation(let inner):
                let value = evaluator.value(of: inner, in: scope)
                if filled.count == 1, let numbers = numbers(among: value) { return numbers }
                switch value {
                case .text(let words):
                    pieces += words.pieces
                    if words.originOfWhole == .joined { origin = .joined }
                case .number(let number) where number == number.rounded() && abs(number) < 1e9:
                    pieces.append(.text(String(Int(number))))
                default: pieces.append(.runtime)
                }
            }
        }
        return evaluator.text(Words(pieces: Self.compact(pieces), origin: origin), at: scope.place(of: expression))
    }

    /// The texts of a literal that is nothing but one of several whole numbers: `"\(digit)"`; `nil` for any other.
    private func numbers(among value: Value) -> Value? {
        guard case .oneOf(let values) = value else { return nil }
        let texts = values.compactMap { value -> Value? in
            guard case .number(let number) = value, number == number.rounded(), abs(number) < 1e9 else { return nil }
            return .text(Words(String(Int(number))))
        }
        return texts.count == values.count ? .choice(texts) : nil
    }

    private static func compact(_ pieces: [Words.Piece]) -> [Words.Piece] {
        var result: [Words.Piece] = []
        for piece in pieces {
            if case .text(let text) = piece, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else if !(piece == .runtime && result.last == .runtime) {
                result.append(piece)
            }
        }
        return result
    }
}
