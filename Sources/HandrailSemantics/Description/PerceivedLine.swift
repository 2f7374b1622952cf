import HandrailModel

/// One perceived element as a line of text.
struct PerceivedLine {
    /// The line.
    let text: String

    /// Describes an element that was declared as `kind` in `tree`.
    init(_ element: PerceivedElement, kind: ElementKind, tree: ElementTree) {
        switch element.exposure {
        case .element: text = "element \(kind)" + Self.details(element, tree)
        case .container:
            let slot = tree[element.declared].slot
            text = "container " + Self.container(kind, slot) + Self.details(element, tree)
        case .alternatives: text = "alternatives"
        case .branch: text = element.condition.map { "if \($0.text)" } ?? "else"
        }
    }

    // Menus and bars are known by the slot, whatever stands in them.
    private static func container(_ kind: ElementKind, _ slot: Slot) -> String {
        switch slot {
        case .contextMenu, .swipeActions, .toolbar: String(describing: slot)
        case .content, .label, .icon, .detail, .value, .minimum, .maximum, .prompt, .header, .footer, .overlay,
            .background, .placeholder:
            String(describing: kind)
        }
    }

    private static func details(_ element: PerceivedElement, _ tree: ElementTree) -> String {
        var fields: [String] = []
        if !element.value.isAbsent { fields.append("value: " + describe(element.value)) }
        if !element.hint.isAbsent { fields.append("hint: " + describe(element.hint)) }
        if !element.traits.isEmpty { fields.append("traits: " + names(element.traits)) }
        if !element.possibleTraits.isEmpty { fields.append("sometimes: " + names(element.possibleTraits)) }
        if !element.actions.isEmpty {
            fields.append("actions: " + element.actions.map(describe).joined(separator: ", "))
        }
        if !element.merged.isEmpty {
            let kinds = element.merged.map { String(describing: tree.elements[$0].kind) }
            fields.append("merges: " + kinds.joined(separator: ", "))
        }
        return describe(element.name) + fields.map { "; " + $0 }.joined()
    }

    private static func describe(_ name: PerceivedName) -> String {
        let cases = name.cases.map { $0.parts.isEmpty ? "-" : $0.parts.map(describe).joined(separator: " + ") }
        return cases == ["-"] ? "" : " " + cases.joined(separator: " | ")
    }

    private static func describe(_ part: NamePart) -> String { "\(describe(part.words)) (\(describe(part.source)))" }

    private static func describe(_ words: Fact<Words>) -> String {
        switch words {
        case .absent: "-"
        case .known(let words): "\"\(words.display)\""
        case .oneOf(let words): words.map { "\"\($0.display)\"" }.joined(separator: "/")
        case .dynamic: "…"
        case .unknown: "?"
        }
    }

    private static func describe(_ source: NamePart.Source) -> String {
        switch source {
        case .accessibilityLabel: "label"
        case .text: "text"
        case .fieldTitle: "field"
        case .symbol(let name): "symbol \(name)"
        case .asset(let name): "asset \(name)"
        case .image: "image"
        case .opaque: "opaque"
        case .system: "system"
        }
    }

    private static func describe(_ action: AccessibilityAction) -> String {
        switch action {
        case .named(let words): describe(words)
        case .activate, .escape, .magicTap, .delete, .adjust, .scroll, .zoom, .showMenu: String(describing: action)
        }
    }

    private static func names(_ traits: Traits) -> String {
        Traits.names.filter { traits.contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
