import HandrailModel
import HandrailSource

/// Reads what XCUITest writes of the elements of an app, as failing tests leave it behind.
///
/// Quotes inside labels are not escaped, labels hold commas, and values are cut: what stands in a line is found by the
/// names of the fields.
struct DebugDescriptionReader {
    private var tree = CapturedTree()
    private var indents: [Int] = []
    private var isReading = false
    private var hasEnded = false

    /// What a text holds; `nil` where it is none of XCUITest's.
    static func read(_ text: SourceText) -> CaptureReading? {
        var reader = DebugDescriptionReader()
        for number in 1...max(text.lines.count, 1) {
            let start = Int(text.lines.start(ofLine: number))
            let line = text.line(number)
            reader.take(line, ByteRange(start, start + line.utf8.count))
        }
        reader.tree.finish()
        guard !reader.tree.elements.isEmpty else { return nil }
        return CaptureReading(.debugDescription, [reader.tree], isTruncated: !reader.hasEnded)
    }

    private mutating func take(_ line: String, _ range: ByteRange) {
        let words = line.drop { $0.isWhitespace }
        if words.hasPrefix("Element subtree:") {
            isReading = true
            endAll()
            return
        }
        if words.hasPrefix("Path to element:") || words.hasPrefix("Query chain:") {
            isReading = false
            hasEnded = true
            return
        }
        guard isReading, let element = Self.element(in: words, range) else { return }
        // The arrow marks the outermost element, wherever it stands.
        let indent = words.hasPrefix("→") ? -1 : line.count - words.count
        while let last = indents.last, last >= indent {
            indents.removeLast()
            tree.close()
        }
        indents.append(indent)
        tree.open(element)
    }

    private mutating func endAll() {
        indents = []
        tree.finish()
    }

    /// The element of a line: `Button, 0x10, {{8.0, 20.0}, {39.0, 44.0}}, identifier: 'back', label: 'Back', Selected`.
    private static func element(in line: Substring, _ range: ByteRange) -> CapturedElement? {
        let text = line.hasPrefix("→") ? line.dropFirst() : line
        guard let comma = text.firstIndex(of: ","), text[comma...].hasPrefix(", 0x") else { return nil }
        let type = text[..<comma].prefix { $0.isLetter }
        guard !type.isEmpty, type.first?.isUppercase == true else { return nil }
        var element = CapturedElement(CapturedRole(elementType: String(type)), range: range)
        var rest = text[comma...]
        if let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}"),
            start.upperBound < end.lowerBound
        {
            element.frame = ViewFrame(numbers: String(rest[start.upperBound..<end.lowerBound]).numbers)
            rest = rest[end.upperBound...]
        }
        for word in Self.states(at: &rest) {
            switch word {
            case "Selected": element.traits.insert(.selected)
            case "Disabled": element.isEnabled = false
            default: break
            }
        }
        let fields = Self.fields(in: rest)
        element.identifier = fields["identifier"]
        element.label = fields["label"] ?? fields["title"]
        element.value = fields["value"]
        element.placeholder = fields["placeholderValue"]
        element.settleValue()
        return element
    }

    /// Takes the words without a value off the end.
    private static func states(at line: inout Substring) -> [String] {
        var found: [String] = []
        while let state = stateWords.first(where: { line.hasSuffix(", " + $0) }) {
            found.append(state)
            line = line.dropLast(state.count + 2)
        }
        return found
    }

    private static let stateWords = ["Keyboard Focused", "Focused", "Selected", "Disabled"]

    /// The fields by their names, each up to where the next begins.
    private static func fields(in line: Substring) -> [String: String] {
        let starts = fieldNames.compactMap { name in
            line.firstRange(of: ", \(name): ").map { (name: name, range: $0) }
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var fields: [String: String] = [:]
        for (position, start) in starts.enumerated() {
            let end = position + 1 < starts.count ? starts[position + 1].range.lowerBound : line.endIndex
            guard start.range.upperBound <= end else { continue }
            var text = line[start.range.upperBound..<end]
            if text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") { text = text.dropFirst().dropLast() }
            fields[start.name] = String(text).unlessEmpty
        }
        return fields
    }

    private static let fieldNames = ["pid", "identifier", "title", "label", "value", "placeholderValue"]
}
