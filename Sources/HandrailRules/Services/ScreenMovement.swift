/// The words by which code of an animator tells whether it moves a screen over the display, or fades it in place.
public enum ScreenMovement {
    /// The types whose words are taken down where rules ask for those that inherit from them.
    public static let types: Set<String> = [
        "UIViewControllerAnimatedTransitioning", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
        "UIViewControllerTransitioningDelegate", presenter,
    ]

    /// What decides how much of a screen is covered by what is presented, and what stands behind it.
    static let presenter = "UIPresentationController"

    /// All words that are looked for.
    public static let words = shifts.union(extents).union(changes).union(fades).union(handing).union(partial)
        .union(animating).union(presenting)

    /// Whether a type with these words moves a screen by its own width or height, or moves one without fading it.
    static func isFar(_ words: Set<String>) -> Bool {
        if !words.isDisjoint(with: shifts), !words.isDisjoint(with: extents) { return true }
        return !words.isDisjoint(with: shifts.union(changes)) && words.isDisjoint(with: fades)
    }

    /// Whether words speak of moving, growing or turning something.
    static func moves(_ words: Set<String>) -> Bool { !words.isDisjoint(with: shifts.union(changes)) }

    /// Whether words speak of the width or the height of something.
    static func hasExtent(_ words: Set<String>) -> Bool { !words.isDisjoint(with: extents) }

    /// Whether a delegate with these words hands an animator to a navigation or tab bar controller.
    static func handsOver(_ words: Set<String>) -> Bool { !words.isDisjoint(with: handing) }

    /// Whether a presentation controller with these words leaves some of the screen behind in view: it dims that, or
    /// gives what is presented a frame of its own.
    static func leavesScreenBehind(_ words: Set<String>) -> Bool { !words.isDisjoint(with: partial) }

    /// Whether a transitioning delegate with these words hands out animators.
    static func animates(_ words: Set<String>) -> Bool { !words.isDisjoint(with: animating) }

    /// Whether a transitioning delegate with these words hands out a presentation controller.
    static func presents(_ words: Set<String>) -> Bool { !words.isDisjoint(with: presenting) }

    private static let partial: Set<String> = [
        "alpha", "opacity", "backgroundColor", "effect", "frameOfPresentedViewInContainerView",
    ]
    private static let animating: Set<String> = [
        "animationController", "animationControllerForPresentedController",
        "animationControllerForDismissedController",
    ]
    private static let presenting: Set<String> = [
        presenter, "presentationController", "presentationControllerForPresentedViewController",
    ]

    private static let shifts: Set<String> = [
        "translationX", "translatedBy", "CGAffineTransformMakeTranslation", "CGAffineTransformTranslate", "offsetBy",
        "CGRectOffset", "origin", "center",
    ]
    private static let extents: Set<String> = ["width", "height", "maxX", "maxY", "CGRectGetHeight", "CGRectGetWidth"]
    private static let changes: Set<String> = [
        "scaleX", "CGAffineTransformMakeScale", "CGAffineTransformScale", "transform", "frame",
    ]
    private static let fades: Set<String> = ["alpha", "opacity", "transitionCrossDissolve"]
    private static let handing: Set<String> = [
        "animationControllerFor", "animationControllerForOperation", "animationControllerForTransitionFrom",
        "animationControllerForTransitionFromViewController",
    ]
}
