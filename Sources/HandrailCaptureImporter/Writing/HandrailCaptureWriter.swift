import HandrailModel

/// Writes captures as Handrail's own JSON, `handrail.capture/1`.
///
/// Members stand in a fixed order and nothing is written that is not known, so that equal captures are equal bytes.
public struct HandrailCaptureWriter {
    private var text = ""

    /// The text of a file that was read.
    public static func text(of file: CapturedFile) -> String {
        var writer = HandrailCaptureWriter()
        let unknown = CaptureFact.allCases.filter(file.unknown.contains).map { quoted($0.rawValue) }
        writer.text = "{\n  \"schema\": \(quoted(HandrailCaptureReader.schema)),\n"
        writer.text += "  \"unknown\": [\(unknown.joined(separator: ", "))],\n"
        writer.text += "  \"tolerance\": \(number(file.tolerance)),\n  \"screens\": ["
        for (position, tree) in file.trees.enumerated() {
            writer.text += position == 0 ? "\n" : ",\n"
            writer.text += "    {\n"
            if let name = tree.name { writer.text += "      \"name\": \(quoted(name)),\n" }
            if let saturation = tree.saturation {
                writer.text += "      \"saturation\": {\"share\": \(number(saturation.share)), "
                writer.text += "\"hues\": \(saturation.hues)},\n"
            }
            writer.text += "      \"elements\": "
            writer.write(tree.children(of: nil), of: tree, depth: 3)
            writer.text += "\n    }"
        }
        writer.text += "\n  ]\n}\n"
        return writer.text
    }

    private mutating func write(_ indices: [Int], of tree: CapturedTree, depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        text += "["
        for (position, index) in indices.enumerated() {
            text += position == 0 ? "\n" : ",\n"
            let element = tree.elements[index]
            text += indent + "  {" + Self.members(of: element).joined(separator: ", ")
            let children = tree.children(of: index)
            if !children.isEmpty {
                text += ", \"children\": "
                write(children, of: tree, depth: depth + 1)
            }
            text += "}"
        }
        text += indices.isEmpty ? "]" : "\n\(indent)]"
    }

    private static func members(of element: CapturedElement) -> [String] {
        var members = ["\"role\": \(quoted(element.role.rawValue))"]
        let words: [(String, String?)] = [
            ("label", element.label), ("value", element.value), ("hint", element.hint),
            ("placeholder", element.placeholder), ("identifier", element.identifier),
        ]
        members += words.compactMap { name, words in words.map { "\"\(name)\": \(quoted($0))" } }
        let traits = Traits.names.filter { element.traits.contains($0.0) }
            .map { quoted($0.0 == .notEnabled ? "notEnabled" : $0.1) }
        if !traits.isEmpty { members.append("\"traits\": [\(traits.joined(separator: ", "))]") }
        let actions = element.actions.map(quoted)
        if !actions.isEmpty { members.append("\"actions\": [\(actions.joined(separator: ", "))]") }
        if let frame = element.frame {
            let sides = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
            members.append("\"frame\": {\(sides.map { "\"\($0)\": \(number($1))" }.joined(separator: ", "))}")
        }
        if !element.isEnabled { members.append("\"enabled\": false") }
        if let isVisible = element.isVisible { members.append("\"visible\": \(isVisible)") }
        if element.isDrawn { members.append("\"drawn\": true") }
        if let isElement = element.isElement { members.append("\"element\": \(isElement)") }
        if element.isOfSystem { members.append("\"system\": true") }
        if let colors = element.colors {
            members.append("\"foreground\": \(quoted(colors.foreground.capturedHexadecimal))")
            members.append("\"background\": \(quoted(colors.background.capturedHexadecimal))")
        }
        return members
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
