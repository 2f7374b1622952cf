import HandrailCode
import HandrailModel
import HandrailProgram

/// The objects of interface files whose texts code replaces as their screen comes up, so that what the file says is
/// never seen.
struct OverwrittenTexts {
    /// Their identities, by which tables of texts name them.
    let identities: Set<String>

    /// The objects among some scenes whose outlets code gives texts.
    init(in scenes: [InterfaceScene], _ mentions: Mentions) {
        var outlets: [String: Set<String>] = [:]
        for root in scenes.lazy.flatMap({ $0.roots + $0.barItems }) { Self.collect(root, into: &outlets) }
        identities = outlets.reduce(into: []) { found, outlet in
            if Self.isGivenText(outlet.key, mentions) { found.formUnion(outlet.value) }
        }
    }

    /// Whether a text belongs to one of them: `x2F-aB-9qZ.text` is that of `x2F-aB-9qZ`.
    func contain(_ entry: StringEntry) -> Bool {
        guard !identities.isEmpty, let end = entry.key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
        return identities.contains(String(entry.key[..<end]))
    }

    /// The views that outlets hold, by the name of the outlet; a control of AppKit keeps its text in a cell.
    private static func collect(_ view: ViewDescription, into outlets: inout [String: Set<String>]) {
        var identities: Set = [view.identity]
        if case .known(.name(let cell)) = view.value("cell") { identities.insert(cell) }
        for connection in view.connections where connection.kind == .outlet {
            outlets[connection.name, default: []].formUnion(identities)
        }
        for child in view.subviews { collect(child, into: &outlets) }
    }

    /// Whether code sets a text of what an outlet holds, or hands it to a function in a file that sets texts of what it
    /// is handed.
    private static func isGivenText(_ outlet: String, _ mentions: Mentions) -> Bool {
        mentions.all(with: outlet).contains { _, index in
            index.positions(of: outlet).contains { position in
                let dot = index.skippingUnwrapping(from: position + 1)
                if index[dot] == .dot, let member = index.word(at: dot + 1) {
                    return texts.contains(member) && index[dot + 2].assigns || setters.contains(member)
                }
                let isArgument = index[position + 1] == .closeParenthesis || index[position + 1] == .comma
                return isArgument && setsTextsOfParameters(index)
            }
        }
    }

    private static func setsTextsOfParameters(_ index: CodeIndex) -> Bool {
        texts.contains { text in
            index.positions(of: text).contains { position in
                index[position - 1] == .dot && index[position + 1].assigns && index.word(at: position - 2) != nil
            }
        }
    }

    private static let texts: Set<String> = [
        "text", "title", "stringValue", "attributedText", "attributedTitle", "attributedStringValue", "placeholder",
        "placeholderString", "toolTip",
    ]
    private static let setters: Set<String> = ["setTitle", "setAttributedTitle", "setText", "setLabel"]
}
