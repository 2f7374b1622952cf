public import HandrailModel

extension ElementView {
    /// Whether a text takes room on the screen and is seen: neither hidden, nor the title of a label of which only the
    /// picture is drawn, nor that of a control whose title is hidden.
    public var isShownText: Bool {
        !isHiddenFromSight && !isTitleOfHiddenLabel && !isReplacedByIcon
    }

    private var isHiddenFromSight: Bool {
        var level = nearest(with: .visibility(.hidden))
        while let current = level {
            let isHidden = current.attributes.contains { use in
                if case .visibility(.hidden(let fact)) = use.attribute {
                    fact.isCertainlyTrue && use.condition == nil
                } else {
                    false
                }
            }
            if isHidden { return true }
            level = current.parent?.nearest(with: .visibility(.hidden))
        }
        return false
    }

    private var isTitleOfHiddenLabel: Bool {
        let context = DeclaredContext(self)
        guard context.labelsAreHidden, let control = context.control else { return false }
        return switch control.kind {
        // These are nothing but their label.
        case .button, .link, .shareLink, .navigationLink, .menu: false
        default: true
        }
    }

    /// Whether it is the title of a label, or of a control made of a title and an icon, of which a style or a bar shows
    /// the icon alone.
    private var isReplacedByIcon: Bool {
        guard kind == .text, slot == .label || parent?.kind.isTransparent == true,
            tree.attributeKinds.contains(.interaction(.style)) || tree.kinds.contains(.toolbarItem)
        else { return false }
        var level = self
        while let around = level.parent {
            if level.slot == .label, around.children.contains(where: { $0.slot == .icon || $0.isIcon(after: level) }) {
                let context = DeclaredContext(around)
                if let style = context.style(of: .label) { return style.name == "iconOnly" }
                return around.ancestors.contains { $0.kind == .toolbarItem } && !context.isInMenu
            }
            guard around.kind.isTransparent else { return false }
            level = around
        }
        return false
    }

    /// Whether it is the icon that a control has besides its title, as by `Button(_:systemImage:)`.
    private func isIcon(after title: ElementView) -> Bool {
        slot == .label && kind == .image && title.kind == .text && index == title.index + 1
    }
}
