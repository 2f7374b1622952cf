/// Which colors an element has, and what changes them.
public indirect enum ColorAttribute: Equatable, Sendable {
    case foreground(ColorUse)
    case background(ColorUse)
    case tint(ColorUse)
    /// What a row of a list stands on.
    case rowBackground(ColorUse)
    /// Something that changes the colors of all inside, such as `blendMode`, or puts what is not modeled behind it,
    /// such as `glassEffect`.
    case recolors
    case preferredScheme(Fact<String>)
    /// An outline: of a view by a border, of a shape by a stroke.
    case border(ColorUse)
    case blur(Fact<Double>)
    /// A list or a form is told to draw nothing behind its rows, so that what lies behind it is seen between them.
    case hidesScrollGround

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case foreground = 128, background, tint, rowBackground, recolors, preferredScheme, border, blur,
            hidesScrollGround
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .foreground: .foreground
        case .background: .background
        case .tint: .tint
        case .rowBackground: .rowBackground
        case .recolors: .recolors
        case .preferredScheme: .preferredScheme
        case .border: .border
        case .blur: .blur
        case .hidesScrollGround: .hidesScrollGround
        }
    }
}

extension AttributeKind {
    /// Which colors an element has, and what changes them.
    @inlinable public static func color(_ kind: ColorAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
