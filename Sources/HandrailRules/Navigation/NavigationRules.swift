/// The rules about how a screen is walked through: what is reached, in how many steps, in which order; one file each.
enum NavigationRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(HiddenControl()),
        RegisteredRule(InvisibleButReachable()),
        RegisteredRule(UndescribedDrawing()),
        RegisteredRule(ModalOverlay()),
        RegisteredRule(RowOfManyStops()),
        RegisteredRule(CaptionApart()),
        RegisteredRule(SortPriorityOverused()),
        RegisteredRule(NestedControl()),
        RegisteredRule(OutOfReachControl()),
        RegisteredRule(DrawnButHidden()),
    ]
}
