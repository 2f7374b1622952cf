/// Rules about where things lie: guides, edges, directions, pictures that are stretched.
enum LayoutRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(LeftRightConstraint()), RegisteredRule(DeprecatedLayoutGuide()),
        RegisteredRule(DistortedImage()), RegisteredRule(ControlAtBottomEdge()), RegisteredRule(LiteralBarHeight()),
        RegisteredRule(KeyboardFrameBefore()), RegisteredRule(ElementVanished()), RegisteredRule(OverlappingElements()),
        RegisteredRule(OrderUnlikeLayout()), RegisteredRule(ButtonTouchesEdges()),
        RegisteredRule(ContentUnderStatusBar()), RegisteredRule(NearMissAlignment()), RegisteredRule(CrowdedScreen()),
    ]
}
