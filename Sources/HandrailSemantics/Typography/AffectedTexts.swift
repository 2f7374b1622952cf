public import HandrailModel

/// The texts that something inherited, such as a font, reaches from where it is set.
public enum AffectedTexts {
    /// The texts on or inside `element` that nothing nearer speaks for, in order; bars, menus and swipe actions are
    /// left out, because the system sets their text itself.
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
            case .content where element.kind == .menu: continue
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
    /// Whether what it shows may be read as words or numbers: not an icon drawn by a font, not an emoji, not a bullet,
    /// not the initials that stand for somebody's picture, and nothing that is not drawn.
    public var isReadable: Bool {
        guard kind == .text else { return kind.showsText }
        guard DeclaredVisibility(of: self).isShownText, !has(.text(.monogram)) else { return false }
        guard case .words(let fact) = content else { return true }
        let known = fact.values
        guard !known.isEmpty else { return true }
        return known.contains { words in
            words.pieces.contains { piece in
                switch piece {
                case .runtime: true
                case .text(let text):
                    text.unicodeScalars.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
                }
            }
        }
    }
}
