public import HandrailModel

/// What holds for a declared element by itself and by those around it. Each answer takes a step for each level above.
public struct DeclaredContext: Sendable {
    /// A property that something may or may not have.
    public enum Likelihood: Hashable, Sendable {
        case never, sometimes, always
    }

    /// The element.
    public let element: ElementView

    /// The context of an element.
    public init(_ element: ElementView) { self.element = element }

    /// Whether it is hidden, by itself or with something around it.
    public var hiding: Hiding {
        if case .image(.decorative) = element.content { return .decorative }
        guard !element.tree.attributeKinds.isDisjoint(with: Attribute.hiding) else { return .none }
        var possible: AttributeUse?
        var level: ElementView? = element
        while let current = level {
            if !current.attributeKinds.isDisjoint(with: Attribute.hiding) {
                for use in current.attributes {
                    guard let isHidden = use.attribute.isHidden else { continue }
                    if isHidden.isCertainlyTrue, use.condition == nil { return .certainly(use) }
                    if isHidden.mayBeTrue, possible == nil { possible = use }
                }
            }
            level = current.parent
        }
        return possible.map(Hiding.possibly) ?? .none
    }

    /// The nearest control whose label it is part of.
    public var control: ElementView? {
        let elements = element.tree.elements
        var child = element.index
        while true {
            let parent = Int(elements[child].parent)
            guard parent >= 0 else { return nil }
            if elements[parent].kind.isNamed(by: elements[child].slot) { return element.tree[parent] }
            child = parent
        }
    }

    /// Whether `labelsHidden` is set on it or around it.
    public var labelsAreHidden: Bool {
        element.nearest(with: .visibility(.labelsHidden)) != nil
    }

    /// Whether it is turned off, by itself or by something around it.
    public var disabled: Likelihood {
        var result = Likelihood.never
        var level = element.nearest(with: .interaction(.disabled))
        while let current = level {
            for use in current.attributes {
                guard case .interaction(.disabled(let fact)) = use.attribute, fact.mayBeTrue else { continue }
                if fact.isCertainlyTrue, use.condition == nil { return .always }
                result = .sometimes
            }
            level = current.parent?.nearest(with: .interaction(.disabled))
        }
        return result
    }

    /// Whether it is in a menu: of a menu button, a context menu, swipe actions or the menu bar.
    public var isInMenu: Bool {
        let elements = element.tree.elements
        var child = element.index
        while true {
            let slot = elements[child].slot
            if slot == .contextMenu || slot == .swipeActions { return true }
            let parent = Int(elements[child].parent)
            guard parent >= 0 else { return false }
            if slot == .content {
                let kind = elements[parent].kind
                if kind == .menu || kind == .group && elements[parent].content == .type("CommandGroup") { return true }
            }
            child = parent
        }
    }

    /// The style in force for a kind of thing, with the modifier that sets it: the nearest one wins.
    public func style(of kind: StyleKind) -> (name: String, use: AttributeUse)? {
        nearest(.interaction(.style)) { attribute -> String? in
            if case .interaction(.style(kind, let name)) = attribute { name } else { nil }
        }.map { ($0.value, $0.use) }
    }

    /// What `pick` finds in the nearest modifier of a kind it answers for, on the element or around it: for what is
    /// inherited, such as a font, a tint or a line limit.
    public func nearest<Value>(
        _ kind: AttributeKind, _ pick: (Attribute) -> Value?
    ) -> (value: Value, use: AttributeUse)? {
        var level = element.nearest(with: kind)
        while let current = level {
            if let found = current.innermost(pick) { return found }
            level = current.parent?.nearest(with: kind)
        }
        return nil
    }
}

extension Attribute {
    /// Whether something is hidden by it; `nil` where it has nothing to do with that.
    fileprivate var isHidden: Fact<Bool>? {
        switch self {
        case .accessibility(.hidden(let fact)), .visibility(.hidden(let fact)): fact
        case .visibility(.opacity(let fact)): fact.map { $0 <= 0 }
        default: nil
        }
    }

    /// The kinds that hide.
    fileprivate static let hiding = CaseSet<AttributeKind>([
        .accessibility(.hidden), .visibility(.hidden), .visibility(.opacity),
    ])
}

extension ElementKind {
    /// Whether it is a control that a child in `slot` belongs to the label of.
    fileprivate func isNamed(by slot: Slot) -> Bool {
        isControl && (slot.isNaming || slot == .content && isLabeledByContent)
    }
}
