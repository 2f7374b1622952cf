public import HandrailModel
public import HandrailSource

/// What a rule answers for the subjects it was shown.
///
/// Nothing is asked of a signal that had to be looked up while the audit runs: the runtime takes a while for each type.
public struct Answers<Signal: Sendable>: Sendable {
    /// One answer that is reported.
    public struct Report: Sendable {
        /// Violation or review.
        public let outcome: Outcome
        /// How sure it is.
        public let certainty: Certainty
        /// What it does to people; `nil` for what the rule says of itself.
        public let impact: Impact?
        /// The setting it speaks of.
        public let setting: Setting?
        /// What it is about.
        public let subject: Subject
        /// Index of the declared element that shows it; `nil` where no screen does.
        public let element: Int?
        /// Index of the screen, for rules about the whole project; 0 otherwise.
        public let screen: Int
        /// Where it should be mended.
        public let place: SourcePlace
        /// What was found.
        public let signal: Signal
        /// Other places that belong to it.
        public fileprivate(set) var related: [RelatedPlace]
        /// Where the defect comes from, if other places may share it.
        public let cause: SharedCause?
    }

    /// What is reported, in the order found.
    public private(set) var reports: [Report] = []
    /// Number of subjects in order.
    public private(set) var passes = 0
    /// Subjects nothing sensible can be said of, by reason.
    public private(set) var cannotTell: [Bilingual: Int] = [:]

    /// No answers yet.
    public init() {}

    /// An element is wrong.
    ///
    /// - Parameter screen: index of the screen, where a rule looks at all of them.
    public mutating func violation(
        _ signal: Signal, on element: ElementView, at place: SourcePlace? = nil, certainty: Certainty = .certain,
        impact: Impact? = nil, setting: Setting? = nil, screen: Int = 0, related: [RelatedPlace] = [],
        cause: SharedCause? = nil
    ) {
        reports.append(
            Report(
                outcome: .violation, certainty: certainty, impact: impact, setting: setting, subject: .element,
                element: element.index, screen: screen, place: place ?? element.place, signal: signal,
                related: related, cause: cause))
    }

    /// An element may be wrong; a person has to look.
    public mutating func review(
        _ signal: Signal, on element: ElementView, at place: SourcePlace? = nil, certainty: Certainty = .possible,
        impact: Impact? = nil, setting: Setting? = nil, screen: Int = 0, related: [RelatedPlace] = [],
        cause: SharedCause? = nil
    ) {
        review(
            signal, of: .element, on: element, at: place ?? element.place, certainty: certainty, impact: impact,
            setting: setting, screen: screen, related: related, cause: cause)
    }

    /// Two screens, of which the element is on one, may be wrong together; a person has to look.
    ///
    /// - Parameter screen: index of the screen that the element is on.
    public mutating func review(
        _ signal: Signal, of screens: (Screen, Screen), on element: ElementView, at place: SourcePlace, screen: Int,
        certainty: Certainty = .possible, related: [RelatedPlace] = []
    ) {
        review(
            signal, of: .screens(screens.0.name, screens.1.name), on: element, at: place, certainty: certainty,
            screen: screen, related: related)
    }

    private mutating func review(
        _ signal: Signal, of subject: Subject, on element: ElementView, at place: SourcePlace, certainty: Certainty,
        impact: Impact? = nil, setting: Setting? = nil, screen: Int, related: [RelatedPlace],
        cause: SharedCause? = nil
    ) {
        reports.append(
            Report(
                outcome: .review, certainty: certainty, impact: impact, setting: setting, subject: subject,
                element: element.index, screen: screen, place: place, signal: signal, related: related, cause: cause))
    }

    /// The use of an API is wrong.
    public mutating func violation(
        _ signal: Signal, of use: CodeUse, in code: CodeBlockView, certainty: Certainty = .certain,
        impact: Impact? = nil, related: [RelatedPlace] = []
    ) {
        report(.violation, signal, of: use, in: code, certainty, impact, related, nil)
    }

    /// The use of an API may be wrong; a person has to look.
    public mutating func review(
        _ signal: Signal, of use: CodeUse, in code: CodeBlockView, certainty: Certainty = .possible,
        impact: Impact? = nil, related: [RelatedPlace] = [], cause: SharedCause? = nil
    ) {
        report(.review, signal, of: use, in: code, certainty, impact, related, cause)
    }

    private mutating func report(
        _ outcome: Outcome, _ signal: Signal, of use: CodeUse, in code: CodeBlockView, _ certainty: Certainty,
        _ impact: Impact?, _ related: [RelatedPlace], _ cause: SharedCause?
    ) {
        reports.append(
            Report(
                outcome: outcome, certainty: certainty, impact: impact, setting: nil, subject: .codeUse(use),
                element: code.element?.index, screen: 0, place: use.place, signal: signal, related: related,
                cause: cause))
    }

    /// Something that the bundle holds is wrong.
    public mutating func violation(
        _ signal: Signal, of item: BundleItem, at place: SourcePlace? = nil, certainty: Certainty = .certain,
        impact: Impact? = nil, related: [RelatedPlace] = [], cause: SharedCause? = nil
    ) {
        report(.violation, signal, of: .bundleItem(item), at: place ?? item.place, certainty, impact, related, cause)
    }

    /// Something that the bundle holds may be wrong; a person has to look.
    public mutating func review(
        _ signal: Signal, of item: BundleItem, at place: SourcePlace? = nil, certainty: Certainty = .possible,
        impact: Impact? = nil, related: [RelatedPlace] = [], cause: SharedCause? = nil
    ) {
        report(.review, signal, of: .bundleItem(item), at: place ?? item.place, certainty, impact, related, cause)
    }

    /// What a project says of a target is wrong.
    public mutating func violation(
        _ signal: Signal, of target: TargetFacts, at place: SourcePlace? = nil, certainty: Certainty = .certain,
        impact: Impact? = nil, related: [RelatedPlace] = []
    ) {
        report(.violation, signal, of: .target(target.name), at: place ?? target.place, certainty, impact, related)
    }

    /// What a project says of a target may be wrong; a person has to look.
    public mutating func review(
        _ signal: Signal, of target: TargetFacts, at place: SourcePlace? = nil, certainty: Certainty = .possible,
        impact: Impact? = nil, related: [RelatedPlace] = []
    ) {
        report(.review, signal, of: .target(target.name), at: place ?? target.place, certainty, impact, related)
    }

    private mutating func report(
        _ outcome: Outcome, _ signal: Signal, of subject: Subject, at place: SourcePlace, _ certainty: Certainty,
        _ impact: Impact?, _ related: [RelatedPlace], _ cause: SharedCause? = nil
    ) {
        reports.append(
            Report(
                outcome: outcome, certainty: certainty, impact: impact, setting: nil, subject: subject, element: nil,
                screen: 0, place: place, signal: signal, related: related, cause: cause))
    }

    /// The subject is in order.
    public mutating func pass() { passes += 1 }

    /// Nothing sensible can be said of the subject.
    public mutating func cannotTell(_ reason: Bilingual) { cannotTell[reason, default: 0] += 1 }

    /// Nothing sensible can be said of the subject, for a reason in English and Korean.
    public mutating func cannotTell(en: String, ko: String) { cannotTell(Bilingual(en: en, ko: ko)) }
}

extension Answers {
    /// Leaves out what is only a question where a target is a sample, and what the bundles of samples hold.
    mutating func leaveOutSamples(in project: ProjectFacts) {
        let samples = project.targets.filter(\.isSample)
        guard !samples.isEmpty else { return }
        let others = project.targets.filter { !$0.isSample }
        let names = Set(samples.map(\.name)).subtracting(others.map(\.name))
        let files = samples.reduce(into: Set<FileIndex>()) { $0.formUnion($1.files) }
        let shared = others.reduce(into: Set<FileIndex>()) { $0.formUnion($1.files) }
        reports.removeAll { report in
            switch report.subject {
            case .target(let name): report.outcome == .review && names.contains(name)
            case .bundleItem:
                !others.isEmpty && files.contains(report.place.file) && !shared.contains(report.place.file)
            default: false
            }
        }
    }
}

extension Answers where Signal: Equatable {
    /// Tells once what several targets of an app have in common, such as a build for testers and that for the store,
    /// with the places of the others.
    mutating func joinTargets() {
        var joined: [Report] = []
        for report in reports {
            guard case .target(let name) = report.subject else {
                joined.append(report)
                continue
            }
            let same = joined.indices.filter { joined[$0].isOfTarget && joined[$0].says(theSameAs: report) }
            if same.contains(where: { joined[$0].places.contains(report.place) }) { continue }
            guard let first = same.first else {
                joined.append(report)
                continue
            }
            joined[first].related.append(
                RelatedPlace(
                    place: report.place, why: Bilingual(en: "the same in “\(name)”", ko: "“\(name)” 타깃도 같음")))
        }
        reports = joined
    }
}

extension Answers.Report {
    fileprivate var isOfTarget: Bool { if case .target = subject { true } else { false } }

    fileprivate var places: [SourcePlace] { [place] + related.map(\.place) }
}

extension Answers.Report where Signal: Equatable {
    /// Whether it says of one target what another report says of another.
    fileprivate func says(theSameAs other: Self) -> Bool {
        subject != other.subject && outcome == other.outcome && impact == other.impact && signal == other.signal
    }
}
