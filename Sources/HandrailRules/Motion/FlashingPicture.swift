import HandrailModel

/// An animated picture that flashes more than three times a second.
struct FlashingPicture: BundleUseRule {
    static let info = RuleInfo(
        id: "flashing-picture",
        title: Bilingual(en: "Animated picture that flashes", ko: "깜박이는 움직이는 이미지"),
        reason: Bilingual(
            en: """
                More than three flashes a second over a large part of the screen can cause a seizure in people with \
                photosensitive epilepsy, and nobody can stop a picture that moves by itself.
                """,
            ko: """
                화면의 넓은 부분이 1초에 세 번 넘게 깜박이면 광과민성 뇌전증이 있는 사람에게 발작을 일으킬 수 있고, 스스로 움직이는 이미지는 \
                멈출 수도 없습니다.
                """),
        impact: .critical, guidelines: ["accessibility.flashing"], criteria: ["WCAG 2.2 2.3.1"], examples: examples)

    private static func alarm(
        _ expectation: RuleExample.Expectation, hundredths: Int, side: Int = 400, gray: UInt8 = 255,
        _ code: String = #"let alarm = loader.animation(named: "alarm")"#
    ) -> RuleExample {
        let mark = expectation == .violation ? "↓" : ""
        return RuleExample(
            expectation, mark + ExamplePicture.blinking(side, gray: gray, hundredths: hundredths),
            in: "App/alarm.gif",
            files: ["App/Alarm.swift": "import UIKit\nfinal class Alarm {\n    \(code)\n}\n"])
    }

    private static let examples: [RuleExample] = [
        alarm(.violation, hundredths: 10),
        alarm(.violation, hundredths: 5, #"let file = Bundle.main.url(forResource: "alarm", withExtension: "gif")"#),
        alarm(.silent, hundredths: 20),
        alarm(.silent, hundredths: 60),
        alarm(.silent, hundredths: 100, #"let file = Bundle.main.url(forResource: "alarm", withExtension: "gif")"#),
        alarm(.nearMiss("it takes little of the screen"), hundredths: 5, side: 80),
        alarm(.nearMiss("its two grays are nearly the same"), hundredths: 5, gray: 60),
        alarm(.nearMiss("nothing names it"), hundredths: 5, #"let word = "quiet""#),
    ]

    /// A picture and its flashes in a second.
    struct Signal: Hashable, Sendable {
        /// The name of the picture.
        let name: String
        /// The most in any second.
        let flashes: Int
    }

    /// More flashes in a second are dangerous. Source: WCAG 2.2, 2.3.1.
    private static let most = 3

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let animated = project.pictures.filter { $0.value.image.flashes != nil }
        guard !animated.isEmpty else { return }
        let plain = { (name: String) in name.hasSuffix(".gif") ? String(name.dropLast(4)) : name }
        let named = project.names.found(Set(animated.keys.flatMap { [$0, plain($0)] }))
        for (name, picture) in animated.sorted(by: { $0.key < $1.key }) {
            guard named.contains(name) || named.contains(plain(name)) else {
                answers.cannotTell(en: "nothing names the picture", ko: "이미지 이름을 쓰는 곳이 없습니다")
                continue
            }
            guard let flashes = picture.image.flashes, flashes > Self.most else {
                answers.pass()
                continue
            }
            answers.violation(Signal(name: name, flashes: flashes), of: picture.item, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.name)” flashes \(signal.flashes) times a second over a large part of what is seen; more \
                    than \(Self.most) are dangerous.
                    """,
                ko: """
                    “\(signal.name)”은(는) 보이는 범위의 넓은 부분이 1초에 \(signal.flashes)번 깜박입니다. \(Self.most)번을 넘으면 위험합니다.
                    """),
            fix: Bilingual(
                en: "Make the change slower or softer, or show a still picture and let people start the animation.",
                ko: "변화를 느리고 부드럽게 만들거나, 멈춘 이미지를 보여 주고 사람이 직접 재생하게 하세요."))
    }
}
