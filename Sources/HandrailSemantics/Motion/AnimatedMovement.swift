public import HandrailModel
public import HandrailSource

/// A movement together with the animation that carries it out.
public struct AnimatedMovement: Sendable {
    /// How much a movement asks of people who get sick from motion.
    public enum Grade: Hashable, Sendable {
        /// It goes on without end.
        case endless
        /// Something moves far, turns out of the screen's plane or blurs.
        case large
        /// Whether it moves far could not be found out.
        case unknown
        /// It is short, and its spring swings past the end.
        case bouncing
        /// It is short and calm.
        case calm
    }

    /// What moves.
    public let element: ElementView
    /// How it moves.
    public let movement: Movement
    /// How that is animated.
    public let animation: AnimationUse
    /// Where the animation is asked for.
    public let place: SourcePlace
    /// Whether Reduce Motion has a say in it.
    public let isGoverned: Bool

    /// A movement that an animation carries out.
    public init(
        element: ElementView, movement: Movement, animation: AnimationUse, place: SourcePlace, isGoverned: Bool
    ) {
        self.element = element
        self.movement = movement
        self.animation = animation
        self.place = place
        self.isGoverned = isGoverned
    }

    /// Half of the width of a small phone: what moves less stays where people look.
    private static let farInPoints = 120.0

    /// By how much of its size something as large as a dialog grows to be noticed all over the screen.
    private static let muchOfAPanel = 0.4

    /// How much the movement asks of people.
    public var grade: Grade {
        if animation.isEndless { return .endless }
        let isBouncing = (animation.bounce.value ?? 0) >= 0.4
        let short: Grade = isBouncing ? .bouncing : .calm
        switch movement.property {
        case .size: return .calm
        case .offset, .position:
            guard let extent = movement.extent else { return MotionContext(element).isSmall ? short : .unknown }
            return extent >= Self.farInPoints ? .large : short
        case .depth:
            if MotionContext(element).isSmall { return short }
            guard let extent = movement.extent else { return .unknown }
            return extent >= 45 ? .large : short
        case .rotation:
            guard let extent = movement.extent else { return isBouncing ? .bouncing : .calm }
            guard extent >= 360, !MotionContext(element).isSmall else { return short }
            // One turn of a picture in its place is large only where the picture is.
            return extent > 360 || element.kind != .image || element.isLargePicture ? .large : .unknown
        case .scale:
            guard let extent = movement.extent, !MotionContext(element).isSmall else { return short }
            return extent >= 0.8 || extent >= Self.muchOfAPanel && element.isPanel ? .unknown : short
        case .blur:
            guard let extent = movement.extent else { return .calm }
            return extent >= 10 ? .unknown : .calm
        }
    }
}

extension ElementView {
    /// Whether it is a part of the screen of its own, such as a dialog: with texts, and something to press besides.
    fileprivate var isPanel: Bool {
        guard !kind.isControl else { return false }
        let inside = descendants
        return inside.contains { $0.kind == .button }
            && inside.contains { part in
                part.kind == .text && !part.ancestors.prefix { $0.index != index }.contains { $0.kind.isControl }
            }
    }

    /// Whether a frame says that it takes much of a screen.
    fileprivate var isLargePicture: Bool {
        attributes.contains { use in
            guard case .layout(.frame(let frame)) = use.attribute else { return false }
            return [frame.width, frame.height].compactMap(\.value).contains { $0 >= 120 }
        }
    }
}
