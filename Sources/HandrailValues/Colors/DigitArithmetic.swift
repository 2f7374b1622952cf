import HandrailFrameworks
/// The arithmetic of initializers that take colors apart: numbers, shifts, masks, and digits in a text.
enum DigitArithmetic {
    typealias Cell = ColorInterpreter.Cell

    /// What an operator makes of two values.
    package static func result(_ infix: String, _ left: Cell, _ right: Cell) -> Cell {
        switch (left, right) {
        case (.number(let a), .number(let b)): return numbers(infix, a, b)
        case (.flag(let a), .flag(let b)):
            switch infix {
            case "&&": return .flag(a && b)
            case "||": return .flag(a || b)
            case "==": return .flag(a == b)
            case "!=": return .flag(a != b)
            default: return .unknown
            }
        case (.text(let a), .text(let b)):
            switch infix {
            case "+": return .text(a + b)
            case "==": return .flag(a == b)
            case "!=": return .flag(a != b)
            default: return .unknown
            }
        case (.null, _) where infix == "??": return right
        case (.unknown, _) where infix == "??": return .unknown
        case (_, _) where infix == "??": return left
        default: return .unknown
        }
    }

    private static func numbers(_ infix: String, _ a: Double, _ b: Double) -> Cell {
        switch infix {
        case "+": return .number(a + b)
        case "-": return .number(a - b)
        case "*": return .number(a * b)
        case "/": return b == 0 ? .unknown : .number(a / b)
        case "==": return .flag(a == b)
        case "!=": return .flag(a != b)
        case "<": return .flag(a < b)
        case ">": return .flag(a > b)
        case "<=": return .flag(a <= b)
        case ">=": return .flag(a >= b)
        case "??": return .number(a)
        case ">>", "<<", "&", "|", "^", "%", "&>>", "&<<":
            guard let first = Int64(exactly: a), let second = Int64(exactly: b), first >= 0, second >= 0
            else { return .unknown }
            return whole(infix, first, second).map { .number(Double($0)) } ?? .unknown
        default: return .unknown
        }
    }

    private static func whole(_ infix: String, _ a: Int64, _ b: Int64) -> Int64? {
        switch infix {
        case ">>", "&>>": a >> b
        case "<<", "&<<": b < 32 && a < 1 << 31 ? a << b : nil
        case "&": a & b
        case "|": a | b
        case "^": a ^ b
        default: b == 0 ? nil : a % b
        }
    }

    /// A conversion such as `Double(x)`, `Int(text, radix: 16)` or `String(part)`; a scanner stands for its text.
    static func converted(by name: String, labels: [String?], _ values: [Cell]) -> Cell {
        guard let first = values.first else { return .unknown }
        let kind = FrameworkType.kind(of: name)
        switch kind {
        case .whole, .fraction, .float:
            switch first {
            case .number(let number):
                return .number(kind == .whole ? number.rounded(.towardZero) : number)
            case .text(let text):
                guard values.count == 2, case .number(16) = values[1] else {
                    return values.count == 1 ? Double(text).map(Cell.number) ?? .null : .unknown
                }
                return UInt64(text, radix: 16).map { .number(Double($0)) } ?? .null
            default: return first == .null ? .null : .unknown
            }
        case .text, .partOfText, .scanner, .textObject:
            if case .text = first { return first }
            return .unknown
        default: return extreme(by: name, values)
        }
    }

    /// The smaller or the larger of two numbers.
    private static func extreme(by name: String, _ values: [Cell]) -> Cell {
        switch name {
        case "min", "max":
            guard values.count == 2, case .number(let a) = values[0], case .number(let b) = values[1]
            else { return .unknown }
            return .number(name == "min" ? min(a, b) : max(a, b))
        default: return .unknown
        }
    }

    /// A property of a text or number.
    package static func member(_ name: String, of cell: Cell) -> Cell {
        switch (name, cell) {
        case ("count", .text(let text)): .number(Double(text.count))
        case ("isEmpty", .text(let text)): .flag(text.isEmpty)
        case ("utf8", .text), ("doubleValue", .number): cell
        default: .unknown
        }
    }

    /// What is left of a text after trimming characters that are not to be kept.
    package static func trimmed(_ cell: Cell, keeping isKept: (Character) -> Bool) -> Cell {
        guard case .text(let text) = cell else { return .unknown }
        var rest = text.drop { !isKept($0) }
        while let last = rest.last, !isKept(last) { rest.removeLast() }
        return .text(String(rest))
    }

    /// A method of a text.
    package static func method(_ name: String, of cell: Cell, _ values: [Cell]) -> Cell {
        guard case .text(let text) = cell else { return .unknown }
        switch (name, values.first) {
        case ("uppercased", nil): return .text(text.uppercased())
        case ("lowercased", nil): return .text(text.lowercased())
        case ("hasPrefix", .text(let prefix)?): return .flag(text.hasPrefix(prefix))
        case ("contains", .text(let part)?): return .flag(part.count == 1 && text.contains { String($0) == part })
        case ("dropFirst", nil): return .text(String(text.dropFirst()))
        case ("dropFirst", .number(let count)?):
            return Int(exactly: count).map { .text(String(text.dropFirst(max(0, $0)))) } ?? .unknown
        case ("prefix", .number(let count)?):
            return Int(exactly: count).map { .text(String(text.prefix(max(0, $0)))) } ?? .unknown
        case ("suffix", .number(let count)?):
            return Int(exactly: count).map { .text(String(text.suffix(max(0, $0)))) } ?? .unknown
        case ("replacingOccurrences", .text(let part)?):
            guard part.count == 1, values.count == 2, case .text(let other) = values[1] else { return .unknown }
            return .text(text.map { String($0) == part ? other : String($0) }.joined())
        default: return .unknown
        }
    }
}
