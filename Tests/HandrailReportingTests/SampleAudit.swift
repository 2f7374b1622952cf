import HandrailModel
import HandrailReporting
import HandrailSource

/// A small audit to write reports of; each part can be replaced.
struct SampleAudit {
    /// The files, in order.
    var files: [SourceText] = [
        SourceText(
            path: "Sources/Cart/CartView.swift",
            text: """
                import SwiftUI
                struct CartView: View {
                    var body: some View {
                        Button { remove(item) } label: { Image("trash") }
                        Text("합계 1,000원").font(.system(size: 9))
                    }
                }

                """),
        SourceText(
            path: "Sources/Cart/장바구니 행.swift",
            text: "struct Row {\r\n\tlet size = 9 // 🧾 영수증\r\n\tlet icon = Image(\"x\")\r\n}\r\n"),
    ]
    /// The findings.
    var findings: [Finding] = []
    /// The screens.
    var screens: [PerceivedTree] = []
    /// What the rules said.
    var tallies: [RuleTally] = []
    /// What was skipped.
    var notes: [AuditNote] = []
    /// How much was read.
    var coverage = Coverage(files: 2, bytes: 1_234, troubledFiles: 0, targets: 1, screens: 1, elements: 3)

    /// The audit.
    var audit: Audit {
        Audit(
            root: "/apps/Shop", files: files, findings: findings, screens: screens, tallies: tallies, notes: notes,
            coverage: coverage)
    }

    /// The place of the first `words` in a file; the whole file where it does not hold them.
    func place(_ words: String, file: Int = 0) -> SourcePlace {
        let bytes = files[file].bytes
        let needle = Array(words.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: needle) }
        let range = start.map { ByteRange($0, $0 + needle.count) } ?? ByteRange(0, bytes.count)
        return SourcePlace(file: FileIndex(file), range: range)
    }

    /// A screen of which nothing is known but its numbers.
    static func screen(_ name: String, at place: SourcePlace, elements: Int, stops: Int, opaque: Int) -> PerceivedTree {
        var builder = ElementTreeBuilder()
        for index in 0..<elements { builder.leaf(index < opaque ? .opaque : .text, place: place) }
        let screen = Screen(
            name: name, place: place, presentation: .root, tree: builder.freeze(), platforms: [], languages: [])
        return PerceivedTree(
            screen: screen,
            elements: (0..<stops).map { index in
                PerceivedElement(
                    exposure: .element, declared: index, parent: -1, end: Int32(index + 1), name: .none, value: .absent,
                    hint: .absent, traits: [], possibleTraits: [], actions: [], merged: [], condition: nil)
            })
    }

    /// A finding at a place.
    func finding(
        _ rule: String = "unnamed-control", at place: SourcePlace, outcome: Outcome = .violation,
        certainty: Certainty = .certain, impact: Impact = .serious, setting: Setting? = nil,
        message: Bilingual = Bilingual(en: "The button has no name.", ko: "버튼에 이름이 없습니다."),
        fix: Bilingual = Bilingual(en: "Give the image a label.", ko: "이미지에 레이블을 지정하세요."),
        related: [RelatedPlace] = [], repairs: [Repair] = [], screens: [String] = [], fingerprint: String = "f00d"
    ) -> Finding {
        Finding(
            rule: rule, guidelines: ["accessibility.label"], criteria: ["WCAG 2.2 4.1.2"], outcome: outcome,
            certainty: certainty, impact: impact, setting: setting, place: place, message: message, fix: fix,
            related: related, repairs: repairs, screens: screens, fingerprint: fingerprint)
    }

    /// One audit that shows every part of a report.
    static var full: SampleAudit {
        var sample = SampleAudit()
        let size = sample.place("9", file: 1)
        let trash = sample.place("Image(\"trash\")")
        sample.findings = [
            sample.finding(
                at: sample.place("Button { remove(item) } label: { Image(\"trash\") }"),
                message: Bilingual(
                    en: "The button has no name: VoiceOver says “button” and nothing else.",
                    ko: "버튼에 이름이 없어 VoiceOver가 “버튼”이라고만 읽습니다."),
                fix: Bilingual(
                    en: "Give the image a label, such as Image(\"trash\", label: Text(…)), "
                        + "or add accessibilityLabel(_:) to the button.",
                    ko: "Image(\"trash\", label: Text(…))처럼 이미지에 레이블을 지정하거나 버튼에 accessibilityLabel(_:)을 추가하세요."),
                related: [
                    RelatedPlace(place: trash, why: Bilingual(en: "The image that is its label", ko: "버튼의 레이블로 쓰인 이미지"))
                ],
                repairs: [
                    Repair(
                        safety: .needsWords,
                        edits: [SourceEdit(place: trash, text: "Image(\"trash\", label: Text(\"\"))")])
                ],
                screens: ["CartView", "CheckoutView"]),
            sample.finding(
                "fixed-font-size", at: sample.place(".system(size: 9)"), impact: .moderate,
                message: Bilingual(
                    en: "The text is 9 points at every text size.", ko: "“합계”은(는) 글자 크기 설정과 관계없이 9pt입니다."),
                fix: Bilingual(en: "Use a text style such as .caption2.", ko: ".caption2 같은 텍스트 스타일을 사용하세요."),
                related: [RelatedPlace(place: size, why: Bilingual(en: "The size comes from here", ko: "크기를 정하는 곳"))],
                repairs: [
                    Repair(
                        safety: .behavioral,
                        edits: [SourceEdit(place: sample.place(".system(size: 9)"), text: ".caption2")])
                ],
                screens: ["CartView"], fingerprint: "beef"),
            sample.finding(
                "low-contrast", at: sample.place("let icon = Image(\"x\")", file: 1), outcome: .review,
                certainty: .possible,
                setting: .dark,
                message: Bilingual(
                    en: "The icon may be hard to see in Dark Mode; its pixels could not be read.",
                    ko: "다크 모드에서 아이콘이 잘 보이지 않을 수 있습니다. 이미지 픽셀을 읽지 못했습니다."),
                fix: Bilingual(en: "Look at it in Dark Mode.", ko: "다크 모드에서 직접 확인하세요."), fingerprint: "cafe"),
        ]
        sample.screens = [
            screen("CartView", at: sample.place("struct CartView"), elements: 3, stops: 2, opaque: 1)
        ]
        sample.tallies = [
            RuleTally(
                rule: "fixed-font-size", violations: 1, reviews: 0,
                cannotTell: [Bilingual(en: "the size is computed", ko: "크기를 실행 중에 계산합니다"): 2], passes: 0,
                suppressed: 0),
            RuleTally(rule: "low-contrast", violations: 0, reviews: 1, cannotTell: [:], passes: 1, suppressed: 1),
            RuleTally(rule: "small-target", violations: 0, reviews: 0, cannotTell: [:], passes: 1_200, suppressed: 0),
            RuleTally(rule: "unnamed-control", violations: 1, reviews: 0, cannotTell: [:], passes: 1, suppressed: 0),
        ]
        sample.notes = [
            AuditNote(
                path: "Sources/Broken.swift",
                text: Bilingual(
                    en: "The file is not UTF-8 and was not read.", ko: "UTF-8 파일이 아니어서 읽지 않았습니다. UTF-8로 저장하세요."))
        ]
        return sample
    }

    /// Options with titles for what the sample names.
    static func options(
        _ language: ReportLanguage = .english, color: Bool = false, width: Int = 80, pathPrefix: String = "",
        category: String? = nil, revealsRoot: Bool = false
    ) -> ReportOptions {
        ReportOptions(
            language: language, color: color, width: width, toolVersion: "1.2.3", rules: [
                RuleDescription(
                    id: "unnamed-control", title: Bilingual(en: "Control without a name", ko: "이름이 없는 컨트롤"),
                    rationale: Bilingual(
                        en: "People who cannot see the screen know a control by its name.",
                        ko: "화면을 볼 수 없는 사람은 이름으로 컨트롤을 구별합니다."),
                    guidelines: ["accessibility.label"], criteria: ["WCAG 2.2 4.1.2"], impact: .serious)
            ], pathPrefix: pathPrefix, category: category, revealsRoot: revealsRoot,
            guidelineTitle: {
                $0 == "accessibility.label"
                    ? Bilingual(en: "Name every control", ko: "모든 컨트롤에 이름 붙이기") : nil
            })
    }
}
