public import HandrailModel

/// What holds for a declared element by itself and by those around it. Reading it takes a step for each level above.
public struct DeclaredContext: Sendable {
    /// A property that something may or may not have.
    public enum Likelihood: Hashable, Sendable {
        case never, sometimes, always
    }

    /// The element.
    public let element: ElementView
    /// Whether it is hidden, by itself or with something around it.
    public let hiding: Hiding
    /// The nearest control whose label it is part of.
    public let control: ElementView?
    /// Whether `labelsHidden` is set on it or around it.
    public let labelsAreHidden: Bool
    /// Whether it is turned off, by itself or by something around it.
    public let disabled: Likelihood
    /// Whether it is in a menu: of a menu button, a context menu or swipe actions.
    public let isInMenu: Bool

    private let around: [ElementView]

    /// The context of an element.
    public init(_ element: ElementView) {
        self.element = element
        let around = [element] + element.ancestors
        self.around = around
        let uses = around.flatMap(\.attributes)
        hiding = Self.hiding(of: element, uses)
        disabled = Self.disabled(uses)
        labelsAreHidden = around.contains { $0.hidesLabels }
        control = zip(around.dropFirst(), around).first { $0.isNamed(by: $1) }?.0
        isInMenu =
            around.contains { $0.slot == .contextMenu || $0.slot == .swipeActions }
            || zip(around.dropFirst(), around).contains { $0.kind == .menu && $1.slot == .content }
    }

    /// The style in force for a kind of thing, with the modifier that sets it: the nearest one wins.
    public func style(of kind: StyleKind) -> (name: String, use: AttributeUse)? {
        for level in around {
            for use in level.attributes {
                if case .style(kind, let name) = use.attribute { return (name, use) }
            }
        }
        return nil
    }

    /// What `pick` finds in the nearest modifier it answers for, on the element or around it: for what is inherited,
    /// such as a font, a tint or a line limit.
    public func nearest<Value>(_ pick: (Attribute) -> Value?) -> (value: Value, use: AttributeUse)? {
        for level in around {
            for use in level.attributes {
                if let value = pick(use.attribute) { return (value, use) }
            }
        }
        return nil
    }

    private static func hiding(of element: ElementView, _ uses: [AttributeUse]) -> Hiding {
        if case .image(.decorative) = element.content { return .decorative }
        var possible: AttributeUse?
        for use in uses {
            let isHidden: Fact<Bool>
            switch use.attribute {
            case .accessibilityHidden(let fact), .hidden(let fact): isHidden = fact
            case .opacity(let fact): isHidden = fact.map { $0 <= 0 }
            default: continue
            }
            if isHidden.isCertainlyTrue, use.condition == nil { return .certainly(use) }
            if isHidden.mayBeTrue, possible == nil { possible = use }
        }
        return possible.map(Hiding.possibly) ?? .none
    }

    private static func disabled(_ uses: [AttributeUse]) -> Likelihood {
        var result = Likelihood.never
        for use in uses {
            guard case .disabled(let fact) = use.attribute, fact.mayBeTrue else { continue }
            if fact.isCertainlyTrue, use.condition == nil { return .always }
            result = .sometimes
        }
        return result
    }
}

extension ElementView {
    /// Whether it hides the labels of the controls inside.
    fileprivate var hidesLabels: Bool {
        has { attribute in
            switch attribute {
            case .labelsHidden: true
            default: false
            }
        }
    }

    /// Whether it is a control that `child` belongs to the label of.
    fileprivate func isNamed(by child: ElementView) -> Bool {
        guard kind.isControl else { return false }
        return child.slot.isNaming || (child.slot == .content && kind.isLabeledByContent)
    }
}
