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
        /// Index of the declared element it is about.
        public let element: Int
        /// Index of the screen, for rules about the whole project; 0 otherwise.
        public let screen: Int
        /// Where it should be mended.
        public let place: SourcePlace
        /// What was found.
        public let signal: Signal
        /// Other places that belong to it.
        public let related: [RelatedPlace]
        /// Where the defect comes from, if other places may share it: a color set, a constant.
        public let cause: SourcePlace?
    }

    /// What is reported, in the order found.
    public private(set) var reports: [Report] = []
    /// Number of subjects in order.
    public private(set) var passes = 0
    /// Subjects nothing sensible can be said of, by reason.
    public private(set) var cannotTell: [Bilingual: Int] = [:]

    /// No answers yet.
    public init() {}

    /// The subject is wrong.
    public mutating func violation(
        _ signal: Signal, on element: ElementView, at place: SourcePlace? = nil, certainty: Certainty = .certain,
        impact: Impact? = nil, setting: Setting? = nil, screen: Int = 0, related: [RelatedPlace] = [],
        cause: SourcePlace? = nil
    ) {
        reports.append(
            Report(
                outcome: .violation, certainty: certainty, impact: impact, setting: setting, element: element.index,
                screen: screen, place: place ?? element.place, signal: signal, related: related,
                cause: cause))
    }

    /// The subject may be wrong; a person has to look.
    public mutating func review(
        _ signal: Signal, on element: ElementView, at place: SourcePlace? = nil, certainty: Certainty = .possible,
        impact: Impact? = nil, setting: Setting? = nil, screen: Int = 0, related: [RelatedPlace] = [],
        cause: SourcePlace? = nil
    ) {
        reports.append(
            Report(
                outcome: .review, certainty: certainty, impact: impact, setting: setting, element: element.index,
                screen: screen, place: place ?? element.place, signal: signal, related: related,
                cause: cause))
    }

    /// The subject is in order.
    public mutating func pass() { passes += 1 }

    /// Nothing sensible can be said of the subject.
    public mutating func cannotTell(_ reason: Bilingual) { cannotTell[reason, default: 0] += 1 }

    /// Nothing sensible can be said of the subject, for a reason in English and Korean.
    public mutating func cannotTell(en: String, ko: String) { cannotTell(Bilingual(en: en, ko: ko)) }
}
