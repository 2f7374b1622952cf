/// A condition that decides between branches.
public struct ElementCondition: Hashable, Sendable {
    /// What a condition asks about.
    public enum Subject: Hashable, Sendable {
        /// Something of the app's own.
        case app
        /// What a person chose in Settings, alone or with something of the app's.
        case setting(SettingTest)
        /// The system's version or platform.
        case platform
    }

    /// A condition of the app's own of which nothing is known, as people read it.
    public static let unknown = ElementCondition(subject: .app, text: "…")

    /// What it asks about.
    public let subject: Subject
    /// Whether the branch is taken when the subject is *not* so.
    public let isNegated: Bool
    /// The condition as written, shortened, for people to read.
    public let text: String
    /// What of the app's state it asks, where it is a Boolean expression.
    public let stateDependencies: [StateDependency]

    /// Whether the branch is taken when the screen comes up, where what the code stores at first decides it.
    public let initially: Bool?
    /// How what it asks for comes about, where the code stores nothing of it at first; `nil` for anything else.
    public let late: LateState?

    /// A condition.
    public init(
        subject: Subject, isNegated: Bool = false, text: String, stateDependencies: [StateDependency] = [],
        initially: Bool? = nil, late: LateState? = nil
    ) {
        self.subject = subject
        self.isNegated = isNegated
        self.text = text
        self.stateDependencies = stateDependencies
        self.initially = initially
        self.late = late
    }

    /// What is so where this condition does not hold.
    public var opposite: ElementCondition {
        ElementCondition(
            subject: subject, isNegated: !isNegated, text: text, stateDependencies: stateDependencies,
            initially: initially.map { !$0 })
    }

    /// Whether it asks for a setting.
    public var asksForSetting: Bool {
        switch subject {
        case .setting: true
        case .app, .platform: false
        }
    }

    /// Whether it holds on systems from some version on: `#available(iOS 17, *)`.
    public var asksForNewSystem: Bool { subject == .platform && !isNegated && text.hasPrefix("#available") }

    /// A condition that a question about settings is answered with yes, as written in the code, and that `other` holds
    /// as far as it asks about settings too; `other` alone where it does not.
    public static func asking(
        _ test: SettingTest, _ text: String, besides other: ElementCondition?
    ) -> ElementCondition {
        guard let other else { return ElementCondition(subject: .setting(test), text: text) }
        guard case .setting(let inner) = other.subject else { return other }
        let both = SettingTest.all([test, other.isNegated ? .not(inner) : inner])
        return ElementCondition(subject: .setting(both), text: other.text)
    }

    /// Whether it is fulfilled under a setting; `nil` where it depends on something else.
    public func holds(in setting: Setting) -> Bool? {
        guard case .setting(let test) = subject, let answer = test.holds(in: setting) else { return nil }
        return answer != isNegated
    }
}
