/// What an element says of the screen around it, and of screens that it brings up.
public indirect enum ScreenAttribute: Equatable, Sendable {
    /// It brings up another screen: that of this kind, while the property is set that it was bound to, as written.
    case presents(PresentationKind, by: String? = nil)
    case statusBarHidden(Fact<Bool>)
    /// Whether pulling down does not close what is presented.
    case dismissalDisabled(Fact<Bool>)
    case backButtonHidden(Fact<Bool>)
    case title(Fact<Words>)
    /// Where in a bar an item stands.
    case barPlacement(BarPlacement)
    case barHidden(ScreenBar, Fact<Bool>)
    /// The edges where the system's own swipes come second, such as `bottom`.
    case defersSystemGestures(edges: [String])
    /// What a bar stands on.
    case barColor(ScreenBar, ColorUse)
    /// A bar is light or dark whatever the rest is.
    case barScheme(ScreenBar, Fact<String>)
    /// The title stands small in the middle of the bar.
    case smallTitle

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case presents = 192, statusBarHidden, dismissalDisabled, backButtonHidden, title, barPlacement, barHidden,
            defersSystemGestures, barColor, barScheme, smallTitle
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .presents: .presents
        case .statusBarHidden: .statusBarHidden
        case .dismissalDisabled: .dismissalDisabled
        case .backButtonHidden: .backButtonHidden
        case .title: .title
        case .barPlacement: .barPlacement
        case .barHidden: .barHidden
        case .defersSystemGestures: .defersSystemGestures
        case .barColor: .barColor
        case .barScheme: .barScheme
        case .smallTitle: .smallTitle
        }
    }
}

extension AttributeKind {
    /// What an element says of the screen around it, and of screens that it brings up.
    @inlinable public static func screen(_ kind: ScreenAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
