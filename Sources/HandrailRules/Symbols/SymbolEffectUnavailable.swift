import HandrailModel
import HandrailStandards

/// An effect of a symbol that the oldest system the app runs on does not have.
struct SymbolEffectUnavailable: ElementRule {
    static let info = RuleInfo(
        id: "symbol-effect-unavailable",
        title: Bilingual(en: "Symbol effect newer than the system", ko: "시스템보다 새로운 심벌 효과"),
        reason: Bilingual(
            en: """
                What an effect tells, people with an older system do not get: their symbol stays still, or the app has \
                to be built without it.
                """,
            ko: "효과로 전하는 내용이 이전 버전 시스템을 쓰는 사람에게는 전해지지 않습니다. 심벌이 움직이지 않거나 앱에서 효과를 빼야 합니다."),
        impact: .minor, guidelines: ["symbols.animation-meaning", "symbols.availability"], criteria: [],
        examples: examples)

    private static func target(_ version: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Example", platforms: [.iOS(.\(version))], targets: [.target(name: "Example", path: ".")])
            """
        ]
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Image(systemName: "bell")
                .↓symbolEffect(.wiggle, value: count)
            """, files: target("v17")),
        RuleExample(
            .review,
            """
            Image(systemName: "wifi")
                .↓symbolEffect(.variableColor, isActive: isConnecting)
            """, files: target("v16")),
        RuleExample(
            .silent,
            """
            Image(systemName: "bell")
                .symbolEffect(.bounce, value: count)
            """, files: target("v17")),
        RuleExample(
            .silent,
            """
            Image(systemName: "bell")
                .symbolEffect(.wiggle, value: count)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "bell")
                .symbolEffect(.wiggle, value: count)
            """, files: target("v18")),
        RuleExample(
            .nearMiss("the file asks which version of the system is there"),
            """
            if #available(iOS 18, *) {
                Image(systemName: "bell").symbolEffect(.wiggle, value: count)
            } else {
                Image(systemName: "bell")
            }
            """, files: target("v17")),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.motion(.symbolEffect)]

    /// The effect, and where it is not there.
    struct Signal: Hashable, Sendable {
        /// The name of the effect.
        let effect: String
        /// The platform with the oldest version that the app runs on.
        let target: PlatformVersion
        /// The version that the effect came with.
        let since: Version
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .motion(.symbolEffect(let animation)) = use.attribute,
                let effect = animation.names.lazy.compactMap(SymbolEffect.named).max(by: { $0.release < $1.release })
            else { continue }
            let late = screen.screen.platforms.first { platform in
                platform.version.map { $0 < SystemRelease(iOS: effect.release).version(of: platform.platform) } ?? false
            }
            guard let late, use.condition == nil else {
                answers.pass()
                continue
            }
            if animation.asksForVersion {
                answers.cannotTell(en: "the version of the system is checked around it", ko: "시스템 버전을 확인하는 코드 안에 있습니다")
                continue
            }
            answers.review(
                Signal(
                    effect: effect.name, target: late,
                    since: SystemRelease(iOS: effect.release).version(of: late.platform)),
                on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let platform = signal.target.platform.rawValue
        let oldest = signal.target.version?.description ?? "…"
        return Phrasing(
            message: Bilingual(
                en: """
                    The effect .\(signal.effect) came with \(platform) \(signal.since), and the app runs on \
                    \(platform) \(oldest): there the symbol cannot show it.
                    """,
                ko: """
                    효과 .\(signal.effect)은(는) \(platform) \(signal.since)에서 추가되었는데 앱은 \(platform) \(oldest)도 지원하므로 그 \
                    버전에서는 심벌이 움직이지 않습니다.
                    """),
            fix: Wording(
                en: """
                    Keep it inside if #available(\(platform) \(signal.since.major), *), and show the same there by \
                    another symbol or by words.
                    """,
                ko: "if #available(\(platform) \(signal.since.major), *) 안에서만 쓰고, 이전 버전에서는 다른 심벌이나 글자로 나타내세요."))
    }
}
