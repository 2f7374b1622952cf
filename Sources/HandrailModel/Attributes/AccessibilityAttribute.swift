/// What assistive technologies are told of an element.
public indirect enum AccessibilityAttribute: Equatable, Sendable {
    case label(Fact<Words>)
    case value(Fact<Words>)
    /// A hint, or the help text that stands in for it.
    case hint(Fact<Words>)
    case inputLabels([Fact<Words>])
    case identifier(Fact<String>)
    case addTraits(Fact<Traits>)
    case removeTraits(Fact<Traits>)
    case hidden(Fact<Bool>)
    case children(ChildBehavior)
    case action(AccessibilityAction)
    case sortPriority(Fact<Double>)
    /// Its place, from 0, in a list of `count` elements that its container gives.
    case listed(position: Int, count: Int)
    case headingLevel(Int)
    case respondsToUserInteraction(Fact<Bool>)
    case customContent(Fact<Words>)
    case rotor(Fact<Words>)
    case chartDescriptor
    case labeledPair
    /// `accessibilityRepresentation`: another view speaks for this one, as child in the slot `label`.
    case representation
    case ignoresInvertColors(Fact<Bool>)
    case largeContentViewer
    case focused
    case directTouch
    case dragPoint
    case dropPoint
    case textContentType
    /// A label that a modifier of an external package may set.
    case unknown(String)
    /// A property, by its name, tells something of it that nobody hears, as it is no element; `nil` where
    /// somebody may.
    case unheard(String?)
    /// A list shows it above one of its sections, and has not made it a heading by itself.
    case sectionHeader
    /// What people hear as it comes up says what it is for: the title of an alert that has this one field.
    case introduced
    /// The hint that is set at the same place is a help tag, which is shown too where there is something to point with.
    case helpTag
    /// Something that is said of a node of Texture, or that it should do, is lost.
    case oversight(NodeOversight)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case label, value, hint, inputLabels, identifier, addTraits, removeTraits, hidden, children, action,
            sortPriority, listed, headingLevel, respondsToUserInteraction, customContent, rotor, chartDescriptor,
            labeledPair, representation, ignoresInvertColors, largeContentViewer, focused, directTouch, dragPoint,
            dropPoint, textContentType, unknown, unheard, sectionHeader, introduced, helpTag,
            oversight
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .label: .label
        case .value: .value
        case .hint: .hint
        case .inputLabels: .inputLabels
        case .identifier: .identifier
        case .addTraits: .addTraits
        case .removeTraits: .removeTraits
        case .hidden: .hidden
        case .children: .children
        case .action: .action
        case .sortPriority: .sortPriority
        case .listed: .listed
        case .headingLevel: .headingLevel
        case .respondsToUserInteraction: .respondsToUserInteraction
        case .customContent: .customContent
        case .rotor: .rotor
        case .chartDescriptor: .chartDescriptor
        case .labeledPair: .labeledPair
        case .representation: .representation
        case .ignoresInvertColors: .ignoresInvertColors
        case .largeContentViewer: .largeContentViewer
        case .focused: .focused
        case .directTouch: .directTouch
        case .dragPoint: .dragPoint
        case .dropPoint: .dropPoint
        case .textContentType: .textContentType
        case .unknown: .unknown
        case .unheard: .unheard
        case .sectionHeader: .sectionHeader
        case .introduced: .introduced
        case .helpTag: .helpTag
        case .oversight: .oversight
        }
    }
}

extension AttributeKind {
    /// What assistive technologies are told of an element.
    @inlinable public static func accessibility(_ kind: AccessibilityAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
