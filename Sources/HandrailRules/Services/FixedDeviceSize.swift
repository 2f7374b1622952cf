import HandrailModel
import HandrailSource

/// A layout that is decided by the size of a certain device.
struct FixedDeviceSize: TargetRule {
    static let info = RuleInfo(
        id: "fixed-device-size",
        title: Bilingual(en: "Layout decided by device", ko: "기기에 따라 정한 레이아웃"),
        reason: Bilingual(
            en: "Zoomed displays, windows and devices to come have other sizes: there the layout breaks "
                + "first for those who need it large.",
            ko: "확대된 디스플레이, 윈도우, 앞으로 나올 기기는 크기가 다릅니다. 크게 보아야 하는 사람의 화면부터 깨집니다."),
        impact: .minor, guidelines: ["layout.adaptivity", "layout.windows-and-displays"], criteria: [],
        examples: examples)

    private static func layout(_ code: String) -> String { RuleExample.start(code) }

    private static let examples: [RuleExample] = [
        RuleExample(.review, layout("if ↓UIScreen.main.bounds.height == 568 { shrink() }"), files: RuleExample.app),
        RuleExample(
            .review,
            layout("""
                switch ↓UIScreen.main.nativeBounds.height {
                        case 1136: shrink()
                        default: break
                        }
                """), files: RuleExample.app),
        RuleExample(.silent, layout("let half = UIScreen.main.bounds.height / 2"), files: RuleExample.app),
        RuleExample(
            .silent, layout("if traitCollection.horizontalSizeClass == .compact { shrink() }"),
            files: RuleExample.app),
        RuleExample(.silent, layout("if view.bounds.height == 568 { shrink() }"), files: RuleExample.app),
        RuleExample(
            .nearMiss("whether there is any room is no question about a device"),
            layout("if UIScreen.main.bounds.height > 0 { shrink() }"), files: RuleExample.app),
    ]

    let names: Set<String> = [
        "UIScreen.main.bounds.height", "UIScreen.main.bounds.width", "UIScreen.main.bounds.size.height",
        "UIScreen.main.bounds.size.width", "UIScreen.main.nativeBounds.height", "UIScreen.main.nativeBounds.width",
        "UIScreen.main.nativeBounds.size.height", "UIScreen.mainScreen.bounds.size.height",
        "UIScreen.mainScreen.bounds.size.width",
    ]

    /// The sizes that are asked for in one file.
    struct Signal: Hashable, Sendable {
        /// The first of them.
        let size: Int
        /// How often it is asked.
        let count: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let found = target.uses.filter { $0.isNamed(among: names) && Self.size(in: $0) != nil && !$0.isOfSomeBuilds }
        for uses in found.byFile {
            guard let first = uses.first, let size = Self.size(in: first) else { continue }
            answers.review(
                Signal(size: size, count: uses.count), of: target, at: first.place, certainty: .likely,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    private static let also = Bilingual(en: "This asks for a device as well.", ko: "여기에서도 기기 크기를 확인합니다.")

    /// The size of a device that a use is compared with.
    private static func size(in use: CodeUse) -> Int? {
        use.arguments.lazy.compactMap { argument -> Int? in
            guard argument.label != "=", case .number(let number) = argument.value else { return nil }
            return sizes.contains(Int(number)) ? Int(number) : nil
        }.first
    }

    /// Sides of displays, in points and in pixels. Source: Apple, “Layout”, device screen dimensions.
    private static let sizes: Set<Int> = [
        320, 375, 390, 393, 402, 414, 428, 430, 440, 480, 568, 667, 736, 768, 810, 812, 820, 834, 844, 852, 874, 896,
        926, 932, 956, 960, 1024, 1080, 1112, 1136, 1180, 1194, 1210, 1334, 1366, 1376, 1792, 1920, 2048, 2208, 2340,
        2436, 2532, 2556, 2688, 2732, 2778, 2796,
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        let more = MoreInFile.words(for: signal.count)
        return Phrasing(
            message: Bilingual(
                en: """
                    The layout is decided by the size of a display, \(signal.size)\(more.en): other sizes get what was \
                    made for another device.
                    """,
                ko: """
                    디스플레이 크기(\(signal.size))로 레이아웃을 정합니다\(more.ko). 크기가 다르면 다른 기기에 맞춘 레이아웃이 \
                    나옵니다.
                    """),
            fix: Bilingual(
                en: "Ask for the room that there is: size classes, the bounds of the view, safe areas.",
                ko: "크기 클래스, 뷰의 크기, 안전 영역처럼 실제로 쓸 수 있는 공간을 기준으로 하세요."))
    }
}
