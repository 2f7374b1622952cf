public import HandrailModel
public import HandrailSource

/// A rule without its type, as the engine runs it.
public struct RegisteredRule: Sendable {
    /// A worded and mended answer; an immutable object, for answers are large and pass through several lists.
    public final class Answer: Sendable {
        /// The answer as the rule gave it, without its signal.
        public let outcome: Outcome
        /// How sure it is.
        public let certainty: Certainty
        /// What it does to people.
        public let impact: Impact
        /// The setting it speaks of.
        public let setting: Setting?
        /// What it is about.
        public let subject: Subject
        /// Index of the declared element that shows it; `nil` where no screen does.
        public let element: Int?
        /// Index of the screen among those examined together.
        public let screen: Int
        /// Where it should be mended.
        public let place: SourcePlace
        /// Its wording.
        public let phrasing: FindingText
        /// Edits that mend it.
        public let repairs: [Repair]
        /// Other places that belong to it.
        public let related: [RelatedPlace]
        /// Where the defect comes from, if other places may share it.
        public let cause: Cause?

        fileprivate init(
            outcome: Outcome, certainty: Certainty, impact: Impact, setting: Setting?, subject: Subject, element: Int?,
            screen: Int, place: SourcePlace, phrasing: FindingText, repairs: [Repair], related: [RelatedPlace],
            cause: Cause?
        ) {
            self.outcome = outcome
            self.certainty = certainty
            self.impact = impact
            self.setting = setting
            self.subject = subject
            self.element = element
            self.screen = screen
            self.place = place
            self.phrasing = phrasing
            self.repairs = repairs
            self.related = related
            self.cause = cause
        }
    }

    /// Where a defect comes from that shows in several places.
    public struct Cause: Sendable {
        /// What it is.
        public let shared: SharedCause
        /// The wording where so many places share it.
        public let phrasing: @Sendable (Int) -> FindingText
    }

    /// Everything a rule answered for one screen, or for the project.
    public struct Result: Sendable {
        /// What is reported.
        public let answers: [Answer]
        /// Number of subjects in order.
        public let passes: Int
        /// Subjects nothing sensible can be said of, by reason.
        public let cannotTell: [Bilingual: Int]

        /// Nothing was there to be asked.
        static let nothing = Result(answers: [], passes: 0, cannotTell: [:])

        /// Whether it holds no answer of any kind.
        var isNothing: Bool { passes == 0 && answers.isEmpty && cannotTell.isEmpty }
    }

    /// What the rule is.
    public let info: RuleInfo
    /// What the rule says of one screen.
    let examiner: ScreenExaminer
    /// The names of APIs that it asks for in code that no screen shows.
    public let names: Set<String>
    /// Whether it looks at the texts that code makes for people.
    public let readsTexts: Bool
    /// Whether it asks what screens use of what the bundle holds.
    public let asksForUses: Bool
    private let examineProject: @Sendable ([PerceivedTree], ProjectFacts, BundleUses) -> Result
    /// The same rule as a project decides; `nil` where nothing may be decided.
    private var remade: (@Sendable (RuleOptions) -> RegisteredRule)?

    /// Registers a rule of which projects may decide something.
    static func deciding(_ make: @escaping @Sendable (RuleOptions) -> RegisteredRule) -> RegisteredRule {
        var rule = make(.standard)
        rule.remade = make
        return rule
    }

    /// The rule as a project decides.
    public func decided(by options: RuleOptions?) -> RegisteredRule {
        guard let options, let remade else { return self }
        return remade(options)
    }

    /// Registers a rule about perceived elements.
    public init<Body: StopRule>(_ rule: Body) {
        let kinds = CaseSet(rule.kinds ?? Set(ElementKind.allCases))
        self.init(rule, .perceived(rule.kinds), of: kinds) { screen, answers in
            let declared = screen.screen.tree
            for index in screen.elements.indices where screen.elements[index].exposure.isSubject {
                guard kinds.contains(declared.elements[screen.elements[index].declared].kind) else { continue }
                rule.examine(screen[index], &answers)
            }
        }
    }

    /// Registers a rule about declared elements.
    public init<Body: ElementRule>(_ rule: Body) {
        let kinds = CaseSet(rule.kinds ?? Set(ElementKind.allCases))
        guard let wanted = rule.attributes.map(CaseSet.init) else {
            self.init(rule, .declared(rule.kinds), of: kinds) { screen, answers in
                let tree = screen.screen.tree
                for index in tree.elements.indices where kinds.contains(tree.elements[index].kind) {
                    rule.examine(tree[index], on: screen, &answers)
                }
            }
            return
        }
        self.init(rule, .declared(rule.kinds), of: kinds, with: wanted) { screen, answers in
            let tree = screen.screen.tree
            for index in tree.elements.indices where !wanted.isDisjoint(with: tree.elements[index].attributeKinds) {
                guard kinds.contains(tree.elements[index].kind) else { continue }
                rule.examine(tree[index], on: screen, &answers)
            }
        }
    }

    /// Registers a rule about whole screens.
    public init<Body: ScreenRule>(_ rule: Body) {
        self.init(rule, .screens, of: nil, with: rule.attributes.map(CaseSet.init)) { screen, answers in
            rule.examine(screen, &answers)
        }
    }

    /// Registers a rule about the project.
    public init<Body: ProjectRule>(_ rule: Body) {
        info = Body.info.lookingAt(.project)
        examiner = .none
        names = []
        readsTexts = false
        asksForUses = false
        examineProject = { screens, _, _ in
            // What all screens of an app are together is not known of those that were captured: they are for rules that
            // compare captures of one screen, as far as they tell what the rule needs.
            let shown = screens.indices.filter { index in
                guard let capture = screens[index].screen.capture else { return Body.info.needsOfCaptures == nil }
                return Body.info.needsOfCaptures?.isDisjoint(with: capture.unknown) ?? false
            }
            var answers = Answers<Body.Signal>()
            rule.examine(shown.map { screens[$0] }, &answers)
            return Self.worded(answers, by: rule, number: { shown[$0] }) { screens[shown[$0]] }
        }
    }

    /// Registers a rule about what screens use of what the bundle holds.
    public init<Body: BundleUseRule>(_ rule: Body) {
        info = Body.info.lookingAt(.bundleUses)
        examiner = .none
        names = []
        readsTexts = false
        asksForUses = true
        examineProject = { screens, facts, uses in
            var answers = Answers<Body.Signal>()
            rule.examine(uses, in: facts, &answers)
            answers.leaveOutSamples(in: facts)
            return Self.worded(answers, by: rule) { screens.indices.contains($0) ? screens[$0] : nil }
        }
    }

    /// Registers a rule about uses of APIs.
    public init<Body: CodeUseRule>(_ rule: Body) { self.init(rule) { _, _ in } }

    /// Registers a rule about uses of APIs and about what a project says of its targets.
    public init<Body: CodeUseRule & TargetRule>(_ rule: Body) {
        self.init(rule) { facts, answers in
            rule.examine(all: facts, &answers)
            answers.leaveOutSamples(in: facts)
            answers.joinTargets()
        }
    }

    private init<Body: CodeUseRule>(
        _ rule: Body, besides others: @escaping @Sendable (ProjectFacts, inout Answers<Body.Signal>) -> Void
    ) {
        info = Body.info.lookingAt(.codeUses)
        names = rule.names
        readsTexts = false
        asksForUses = false
        let apis = CaseSet(rule.apis)
        examiner = ScreenExaminer(kinds: nil, attributes: nil, uses: apis) { screen in
            var answers = Answers<Body.Signal>()
            for block in screen.screen.tree.code {
                guard let code = CodeBlockView(block, on: screen, where: { apis.contains($0.kind) }) else { continue }
                rule.examine(code, &answers)
            }
            return Self.worded(answers, by: rule) { _ in screen }
        }
        examineProject = Self.examination(by: rule) { facts, answers in
            for block in facts.code {
                guard let code = CodeBlockView(block, where: { $0.isNamed(in: rule.names) }) else { continue }
                rule.examine(code, &answers)
            }
            others(facts, &answers)
        }
    }

    /// Registers a rule about what bundles hold.
    public init<Body: BundleItemRule>(_ rule: Body) {
        info = Body.info.lookingAt(.bundleItems(rule.kinds))
        examiner = .none
        names = []
        readsTexts = false
        asksForUses = false
        examineProject = Self.examination(by: rule) { facts, answers in
            rule.examine(all: facts, &answers)
            answers.leaveOutSamples(in: facts)
        }
    }

    /// Registers a rule about what bundles hold and about what code of targets does of the same kind; it judges both
    /// where it judges all.
    public init<Body: BundleItemRule & TargetRule>(_ rule: Body) {
        info = Body.info.lookingAt(.bundleItems(rule.kinds))
        examiner = .none
        names = rule.names
        readsTexts = rule.readsTexts
        asksForUses = false
        examineProject = Self.examination(by: rule) { facts, answers in
            rule.examine(all: facts, &answers)
            answers.leaveOutSamples(in: facts)
            answers.joinTargets()
        }
    }

    /// Registers a rule about targets.
    public init<Body: TargetRule>(_ rule: Body) {
        info = Body.info.lookingAt(.targets)
        examiner = .none
        names = rule.names
        readsTexts = rule.readsTexts
        asksForUses = false
        examineProject = Self.examination(by: rule) { facts, answers in
            rule.examine(all: facts, &answers)
            answers.leaveOutSamples(in: facts)
            answers.joinTargets()
        }
    }

    private static func examination<Body: Rule>(
        by rule: Body, _ examine: @escaping @Sendable (ProjectFacts, inout Answers<Body.Signal>) -> Void
    ) -> @Sendable ([PerceivedTree], ProjectFacts, BundleUses) -> Result {
        { _, facts, _ in
            var answers = Answers<Body.Signal>()
            examine(facts, &answers)
            return worded(answers, by: rule) { _ in nil }
        }
    }

    private init<Body: Rule>(
        _ rule: Body, _ subject: RuleSubject, of kinds: CaseSet<ElementKind>?,
        with attributes: CaseSet<AttributeKind>? = nil,
        examine: @escaping @Sendable (PerceivedTree, inout Answers<Body.Signal>) -> Void
    ) {
        info = Body.info.lookingAt(subject)
        names = []
        readsTexts = false
        asksForUses = false
        examineProject = { _, _, _ in .nothing }
        examiner = ScreenExaminer(
            kinds: kinds, attributes: attributes, uses: nil, asksOfScreen: Body.info.asksOfScreen
        ) { screen in
            if let capture = screen.screen.capture {
                guard let needs = Body.info.needsOfCaptures else { return .nothing }
                if let gap = CaptureGap(of: needs, on: capture) {
                    return Result(answers: [], passes: 0, cannotTell: [gap.reason: 1])
                }
            }
            var answers = Answers<Body.Signal>()
            examine(screen, &answers)
            if answers.reports.isEmpty {
                return Result(answers: [], passes: answers.passes, cannotTell: answers.cannotTell)
            }
            return Self.worded(answers, by: rule) { _ in screen }
        }
    }

    /// What the rule says of one screen.
    public func examine(_ screen: PerceivedTree) -> Result { examiner.examine(screen) }

    /// What the rule says of all screens together, of what linking tells beside them, and of what screens use of that.
    public func examine(project screens: [PerceivedTree], _ facts: ProjectFacts, _ uses: BundleUses) -> Result {
        examineProject(screens, facts, uses)
    }

    /// - Parameters:
    ///   - number: the number of the screen among those of the audit, by that among those that the rule was shown.
    ///   - tree: the screen of an index; `nil` where no screen was looked at.
    private static func worded<Body: Rule>(
        _ answers: Answers<Body.Signal>, by rule: Body, number: (Int) -> Int = { $0 }, on tree: (Int) -> PerceivedTree?
    ) -> Result {
        Result(
            answers: answers.reports.map { report in
                let tree = tree(report.screen)
                let screen = tree?.screen
                let dialect = Dialect(
                    toolkit: tree.map { toolkit(of: report, on: $0) } ?? .swiftUI,
                    kit: tree.map { kit(of: report, on: $0) } ?? .uiKit,
                    platforms: screen?.platforms ?? [])
                return Answer(
                    outcome: outcome(of: report, on: screen), certainty: certainty(of: report, on: screen),
                    impact: report.impact ?? Body.info.impact,
                    setting: report.setting, subject: report.subject, element: report.element,
                    screen: number(report.screen), place: report.place,
                    phrasing: rule.phrase(report.signal).completed(by: rule.viewFix).spelled(in: dialect),
                    repairs: plans(of: rule, for: report, on: tree).compactMap { $0.repair(in: dialect) },
                    related: report.related,
                    cause: cause(of: report, on: tree).map { shared in
                        Cause(shared: shared) {
                            // Captures of one screen show one fault; its words stay.
                            let phrasing = report.cause == nil
                                ? rule.phrase(report.signal).completed(by: rule.viewFix)
                                : rule.phrase(report.signal, sharedBy: $0)
                            return phrasing.spelled(in: dialect)
                        }
                    })
            },
            passes: answers.passes, cannotTell: answers.cannotTell)
    }

    /// Where a report comes from: on a capture, what other captures of the screen show as well.
    private static func cause<Signal>(of report: Answers<Signal>.Report, on tree: PerceivedTree?) -> SharedCause? {
        if let cause = report.cause { return cause }
        guard let tree, tree.screen.capture != nil, let index = report.element else { return nil }
        return .captured(tree.screen.tree[index], on: tree.screen)
    }

    /// What mends a report: the edits that the rule found, and modifiers behind the element.
    private static func plans<Body: Rule>(
        of rule: Body, for report: Answers<Body.Signal>.Report, on tree: PerceivedTree?
    ) -> [RepairPlan] {
        let plans = rule.repairs(report.signal)
        let additions = rule.additions(report.signal)
        guard !additions.isEmpty, let index = report.element, let element = tree?.screen.tree[index],
            tree?.screen.toolkit(at: element.place) == .swiftUI, let extent = element.ownExtent,
            extent.file == report.place.file, extent.range.contains(report.place.range)
        else { return plans }
        return plans + [.adding(additions, after: extent)]
    }

    /// What the subject of a report is written in. What is said of an element far from it, as where a font is made, is
    /// mended as the element is.
    private static func toolkit<Signal>(of report: Answers<Signal>.Report, on tree: PerceivedTree) -> Screen.Toolkit {
        let toolkit = tree.screen.toolkit(at: report.place)
        guard toolkit != .interfaceFile, case .element = report.subject, let index = report.element else {
            return toolkit
        }
        let own = tree.screen.toolkit(at: tree.screen.tree[index].place)
        return own == .interfaceFile ? toolkit : own
    }

    /// The framework of what a report is about: what is said far from a node, as where a font is made, is mended as
    /// nodes are.
    private static func kit<Signal>(of report: Answers<Signal>.Report, on tree: PerceivedTree) -> Screen.Kit {
        let kit = tree.screen.kit(at: report.place)
        guard kit == .uiKit, let element = report.element else { return kit }
        return tree.screen.kit(at: tree.screen.tree[element].place) == .texture ? .texture : kit
    }

    /// What a report is: where a capture does not tell which of its views are elements, what is said of one is for a
    /// person to see.
    private static func outcome<Signal>(of report: Answers<Signal>.Report, on screen: Screen?) -> Outcome {
        screen?.capture?.unknown.contains(.exposure) == true ? .review : report.outcome
    }

    /// How sure a report is: where no screen is known around what it is about, that may answer a review.
    private static func certainty<Signal>(of report: Answers<Signal>.Report, on screen: Screen?) -> Certainty {
        guard screen?.presentation == .component, report.outcome == .review else { return report.certainty }
        return report.certainty == .certain ? .likely : .possible
    }
}

extension PerceivedElement.Exposure {
    /// Whether it is an element of its own, not a conditional in the code.
    fileprivate var isSubject: Bool {
        switch self {
        case .element, .container: true
        case .alternatives, .branch: false
        }
    }
}

extension CodeUse {
    /// Whether a rule asks for it by one of some names.
    fileprivate func isNamed(in names: Set<String>) -> Bool {
        guard case .named(let name, _) = api else { return false }
        return names.contains(name)
    }
}
