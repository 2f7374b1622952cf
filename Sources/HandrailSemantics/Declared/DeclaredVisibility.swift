public import HandrailModel

/// Whether an element is seen, as far as what is declared of it and around it tells.
public struct DeclaredVisibility {
    private let element: ElementView

    /// That of an element.
    public init(of element: ElementView) { self.element = element }

    /// Whether it is not always seen, or not always heard.
    public var isHiddenSometimes: Bool {
        element.has { attribute in
            switch attribute {
            case .visibility(.hidden(let fact)), .accessibility(.hidden(let fact)): fact.mayBeTrue
            default: false
            }
        }
    }

    /// Whether it, or something around it, is hidden in every case, so that nobody ever sees where it lies.
    public var staysHidden: Bool {
        ([element] + element.ancestors).contains { level in
            level.attributes.contains { use in
                if case .visibility(.hidden(.known(true))) = use.attribute { use.condition == nil } else { false }
            }
        }
    }

    /// Whether a text takes room on the screen and is seen: neither hidden, nor the title of a label of which only the
    /// picture is drawn, nor that of a control whose title is hidden.
    public var isShownText: Bool {
        !isHiddenFromSight && !isTitleOfHiddenLabel && !isReplacedByIcon
    }

    private var isHiddenFromSight: Bool {
        var level = element.nearest(with: .visibility(.hidden))
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
        let context = DeclaredContext(element)
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
        guard element.kind == .text, element.slot == .label || element.parent?.kind.isTransparent == true,
            element.tree.attributeKinds.contains(.interaction(.style)) || element.tree.kinds.contains(.toolbarItem)
        else { return false }
        var level = element
        while let around = level.parent {
            if level.slot == .label,
                around.children.contains(where: { $0.slot == .icon || Self.isIcon($0, after: level) })
            {
                let context = DeclaredContext(around)
                if let style = context.style(of: .label) { return style.name == "iconOnly" }
                return around.ancestors.contains { $0.kind == .toolbarItem } && !context.isInMenu
            }
            guard around.kind.isTransparent else { return false }
            level = around
        }
        return false
    }

    /// Whether an element is the icon that a control has besides its title, as by `Button(_:systemImage:)`.
    private static func isIcon(_ element: ElementView, after title: ElementView) -> Bool {
        element.slot == .label && element.kind == .image && title.kind == .text && element.index == title.index + 1
    }
}
