public import HandrailModel

/// The texts that something inherited, such as a font, reaches from where it is set.
public enum TextReach {
    /// The texts on or inside `element` that nothing nearer speaks for, in order; bars, menus and swipe actions are left
    /// out, because the system sets their text itself.
    public static func texts(
        from element: ElementView, unless isOverridden: (Attribute) -> Bool
    ) -> [ElementView] {
        var result: [ElementView] = []
        collect(element, isOverridden, into: &result)
        return result
    }

    private static func collect(
        _ element: ElementView, _ isOverridden: (Attribute) -> Bool, into result: inout [ElementView]
    ) {
        if element.kind.showsText { result.append(element) }
        for child in element.children {
            switch child.slot {
            case .toolbar, .contextMenu, .swipeActions: continue
            default: break
            }
            if child.has(isOverridden) { continue }
            collect(child, isOverridden, into: &result)
        }
    }
}

extension ElementKind {
    /// Whether it shows text itself.
    public var showsText: Bool {
        switch self {
        case .text, .textField, .secureField, .textEditor: true
        default: false
        }
    }
}

extension ElementView {
    /// Whether it is the title of a label, or of a control made of a title and an icon, of which a style shows the icon alone.
    public var isReplacedByIcon: Bool {
        guard kind == .text, tree.attributeKinds.contains(.style) else { return false }
        var level = self
        while let around = level.parent {
            if level.slot == .label, around.children.contains(where: { $0.slot == .icon }) {
                return DeclaredContext(around).style(of: .label)?.name == "iconOnly"
            }
            guard around.kind.isTransparent else { return false }
            level = around
        }
        return false
    }

    /// Whether what it shows may be read as words or numbers: not an icon drawn by a font, not an emoji, not a bullet, and
    /// no title that is not drawn.
    public var isReadable: Bool {
        guard kind == .text else { return kind.showsText }
        if isReplacedByIcon { return false }
        guard case .words(let fact) = content else { return true }
        let known = fact.values
        guard !known.isEmpty else { return true }
        return known.contains { words in
            words.pieces.contains { piece in
                switch piece {
                case .runtime: true
                case .text(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
                }
            }
        }
    }
}
