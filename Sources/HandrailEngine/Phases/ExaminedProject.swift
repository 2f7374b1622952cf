public import HandrailModel
public import HandrailRules

/// The screens of an audit as assistive technologies meet them, with what every rule said of each.
public struct ExaminedProject: Sendable {
    /// What one rule said of one screen.
    public struct ScreenResult: Sendable {
        /// The position of the screen in `screens`.
        public let screen: Int
        /// What was said.
        public let result: RegisteredRule.Result
    }

    /// What one rule said.
    public struct RuleResult: Sendable {
        /// What the rule is.
        public let info: RuleInfo
        /// What it said of each screen that it had anything to say of, in their order.
        public let perScreen: [ScreenResult]
        /// What it said of all screens together.
        public let project: RegisteredRule.Result
        /// Number of subjects in order.
        public let passes: Int
        /// Subjects nothing sensible can be said of, by reason.
        public let cannotTell: [Bilingual: Int]

        /// What a rule said, counted.
        init(info: RuleInfo, perScreen: [ScreenResult], project: RegisteredRule.Result) {
            self.info = info
            self.perScreen = perScreen
            self.project = project
            var (passes, cannotTell) = (project.passes, project.cannotTell)
            for said in perScreen.lazy.map(\.result) {
                passes += said.passes
                if !said.cannotTell.isEmpty { cannotTell.merge(said.cannotTell, uniquingKeysWith: +) }
            }
            (self.passes, self.cannotTell) = (passes, cannotTell)
        }
    }

    /// The linked project.
    public let linked: LinkedProject
    /// The screens, sorted by name and place.
    public let screens: [PerceivedTree]
    /// Where code was followed no further, so that something on the screens is not known.
    public let cuts: [EvaluationCut]
    /// What the person chose in Settings whom the screens are shown to; `nil` where they hold every alternative.
    public let setting: Setting?
    /// What the rules said, by rule id.
    public let results: [RuleResult]
}
