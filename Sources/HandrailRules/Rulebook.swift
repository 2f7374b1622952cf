/// Every rule there is.
public enum Rulebook {
    /// All rules, sorted by id.
    public static let all: [RegisteredRule] = {
        // Rules are large: their numbers are sorted, and each rule is moved once.
        let rules = groups.flatMap(\.self)
        return rules.indices.sorted { rules[$0].info.id < rules[$1].info.id }.map { rules[$0] }
    }()

    private static let groups = [
        ContentDescriptionRules.all, ButtonAndControlRules.all, GestureRules.all, NavigationRules.all, ScreenRules.all,
        TextDisplayRules.all, ColorRules.all, MotionRules.all, InteractionRules.all, SymbolRules.all, LayoutRules.all,
        AssistiveTechnologyRules.all, NodeRules.all, PrivacyRules.all + PermissionRules.all, PictureRules.all,
        FontRules.all, LanguageRules.all, ServiceRules.all,
    ]
}
