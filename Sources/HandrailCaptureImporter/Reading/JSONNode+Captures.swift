import HandrailMarkup
import HandrailModel

extension JSONNode {
    /// The words of a value of any type: tools write values as text, as numbers or as `true`.
    var words: String? {
        switch kind {
        case .string(let text): text.unlessEmpty
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .bool(let value): value ? "1" : "0"
        case .null, .array, .object: nil
        }
    }

    /// The words of the first of some keys that has any.
    func words(_ keys: String...) -> String? { keys.lazy.compactMap { self[$0]?.words }.first }

    /// A truth value, however it is written.
    func flag(_ key: String) -> Bool? {
        guard let node = self[key] else { return nil }
        switch node.kind {
        case .bool(let value): return value
        case .number(let number): return number != 0
        case .string(let text): return text.truth
        case .null, .array, .object: return nil
        }
    }

    /// The texts of an array; the names of objects in it.
    var texts: [String] { elements?.compactMap { $0.stringValue ?? $0.words("name", "label") } ?? [] }

    /// A rectangle, as an object with `x`, `y`, `width` and `height`, as `[[x, y], [width, height]]`, or as the text
    /// `{{x, y}, {width, height}}`; `nil` for anything else.
    var frame: ViewFrame? {
        switch kind {
        case .object:
            let sides = [["x", "X"], ["y", "Y"], ["width", "Width"], ["height", "Height"]].compactMap { keys in
                keys.lazy.compactMap { self[$0]?.doubleValue }.first
            }
            return ViewFrame(numbers: sides)
        case .array(let parts):
            return ViewFrame(numbers: parts.flatMap { part in part.elements?.compactMap(\.doubleValue) ?? [] })
        case .string(let text): return ViewFrame(numbers: text.numbers)
        case .number, .bool, .null: return nil
        }
    }
}

extension ViewFrame {
    /// A rectangle of four numbers; `nil` for more or fewer, or where they are too large to be points.
    init?(numbers: [Double]) {
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension String {
    /// The truth value that it spells; `nil` for any other text.
    var truth: Bool? {
        switch self {
        case "true", "1", "YES": true
        case "false", "0", "NO": false
        default: nil
        }
    }

    /// The numbers in it, whatever stands between them.
    var numbers: [Double] {
        split { !$0.isNumber && $0 != "." && $0 != "-" && $0 != "e" }.compactMap { Double($0) }
    }
}
