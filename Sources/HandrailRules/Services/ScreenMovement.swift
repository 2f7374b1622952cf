/// The words by which code of an animator tells whether it moves a screen over the display, or fades it in place.
public enum ScreenMovement {
    /// The types whose words are taken down where rules ask for those that inherit from them.
    public static let types: Set<String> = [
        "UIViewControllerAnimatedTransitioning", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    ]

    /// All words that are looked for.
    public static let words = shifts.union(extents).union(changes).union(fades).union(handing)

    /// Whether a type with these words moves a screen by its own width or height, or moves one without fading it.
    static func isFar(_ words: Set<String>) -> Bool {
        if !words.isDisjoint(with: shifts), !words.isDisjoint(with: extents) { return true }
        return !words.isDisjoint(with: shifts.union(changes)) && words.isDisjoint(with: fades)
    }

    /// Whether a delegate with these words hands an animator to a navigation or tab bar controller.
    static func handsOver(_ words: Set<String>) -> Bool { !words.isDisjoint(with: handing) }

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
