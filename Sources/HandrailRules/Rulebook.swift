/// Every rule there is.
public enum Rulebook {
    /// All rules, sorted by id.
    public static let all: [RegisteredRule] = [
        ContentDescriptionRules.all, ButtonAndControlRules.all, GestureRules.all, NavigationRules.all, ScreenRules.all,
        TextDisplayRules.all, ColorRules.all, MotionRules.all, InteractionRules.all, SymbolRules.all, LayoutRules.all,
        AssistiveTechnologyRules.all, NodeRules.all, PrivacyRules.all, PictureRules.all,
        FontRules.all, LanguageRules.all, ServiceRules.all,
    ].flatMap(\.self).sorted { $0.info.id < $1.info.id }
}
