import HandrailCode

/// Evaluates the literals of a manifest and the constants it gives names to.
struct ManifestValues {
    private let constants: [String: Expression]

    /// Takes the constants at the top level of `file`.
    init(_ file: CodeFile) {
        var constants: [String: Expression] = [:]
        for property in file.properties {
            if let value = property.initialValue { constants[property.name] = value }
        }
        for case .binding(let name, _, let value?) in file.statements.map(\.kind) { constants[name] = value }
        self.constants = constants
    }

    /// All values that constants stand for.
    var values: [Expression] { constants.sorted { RelativePath.precedes($0.key, $1.key) }.map(\.value) }

    /// What an expression stands for once names of constants are followed.
    func resolved(_ expression: Expression) -> Expression {
        var expression = expression
        // A constant may be defined by itself in a broken file.
        for _ in 0..<16 {
            guard case .name(let name) = expression.kind, let value = constants[name] else { return expression }
            expression = value
        }
        return expression
    }

    /// The text of a string; `nil` where it is put together from something unknown.
    func text(_ expression: Expression?) -> String? {
        // Constants that name one another twice are without end, even where all of them are empty.
        var steps = 4096
        return text(expression, depth: 0, steps: &steps)
    }

    private func text(_ expression: Expression?, depth: Int, steps: inout Int) -> String? {
        steps -= 1
        guard let expression, depth < 16, steps > 0 else { return nil }
        switch resolved(expression).kind {
        case .string(let segments): return joined(segments, depth: depth, steps: &steps)
        case .binary("+", let left, let right):
            guard let left = text(left, depth: depth + 1, steps: &steps),
                let right = text(right, depth: depth + 1, steps: &steps)
            else { return nil }
            return left + right
        default: return nil
        }
    }

    /// The elements of a list, and whether all of them are known.
    func elements(_ expression: Expression?, depth: Int = 0) -> (elements: [Expression], isComplete: Bool) {
        guard let expression, depth < 16 else { return ([], false) }
        switch resolved(expression).kind {
        case .array(let elements): return (elements.map(resolved), true)
        case .binary("+", let left, let right):
            let left = elements(left, depth: depth + 1)
            let right = elements(right, depth: depth + 1)
            return (left.elements + right.elements, left.isComplete && right.isComplete)
        default: return ([], false)
        }
    }

    /// The texts of a list that can be read.
    func texts(_ expression: Expression?) -> [String] {
        elements(expression).elements.compactMap { text($0) }
    }

    private func joined(_ segments: [StringSegment], depth: Int, steps: inout Int) -> String? {
        var result = ""
        for segment in segments {
            switch segment {
            case .text(let piece): result += piece
            case .interpolation(let value):
                guard let piece = text(value, depth: depth + 1, steps: &steps) else { return nil }
                result += piece
            }
            // Constants that double one another grow fast.
            if result.utf8.count > 4096 { return nil }
        }
        return result
    }
}
