import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailStandards

/// The guidelines with what decides each, and what a person does to check those under a heading.
struct PageGuidelines {
    private let rules: PageRules

    /// The guidelines, with the rules that answer for them.
    init(_ rules: PageRules) { self.rules = rules }

    /// Id, title, reason, heading, rules, whether the simulation shows it, whether the checklist asks for it.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(
            GuidelineCatalog.all.map { guideline in
                let answering = rules.positions(for: guideline)
                let coverage = GuidelineCoverage(
                    of: guideline, hasRules: !answering.isEmpty, isSimulated: AssistiveFeature.shows(guideline))
                return .array([
                    .string(guideline.id), texts.number(guideline.title), texts.number(guideline.rationale),
                    texts.number(Self.title(ofHeading: guideline.heading)), .array(answering.map { .integer($0) }),
                    .boolean(coverage.isSimulated), .boolean(coverage.isOnChecklist),
                ])
            })
    }

    /// A heading of the catalog as people read it.
    private static func title(ofHeading heading: String) -> Bilingual {
        Bilingual(en: heading.prefix(1).uppercased() + heading.dropFirst(), ko: korean[heading] ?? heading)
    }

    private static let korean = [
        "accessibility · best practice": "접근성 · 모범 사례", "accessibility · gestures": "접근성 · 제스처",
        "accessibility · buttons and controls": "접근성 · 버튼과 컨트롤", "accessibility · user input": "접근성 · 사용자 입력",
        "accessibility · haptics": "접근성 · 햅틱", "accessibility · VoiceOver content": "접근성 · VoiceOver 콘텐츠",
        "accessibility · VoiceOver navigation": "접근성 · VoiceOver 탐색", "accessibility · text display": "접근성 · 텍스트 표시",
        "accessibility · color and effects": "접근성 · 색상과 효과", "color": "색상", "typography": "서체", "layout": "레이아웃",
        "images": "이미지", "privacy": "개인정보 보호", "Texture (AsyncDisplayKit) nodes": "Texture(AsyncDisplayKit) 노드",
    ]

    /// Heading, what to prepare, what to do.
    func headings(_ texts: inout PageTexts) -> JSONValue {
        .array(
            GuidelineCatalog.headings.compactMap { heading in
                guard let first = GuidelineCatalog.guidelines(under: heading).first else { return nil }
                let step = ChecklistStep.step(for: first)
                return .array([
                    texts.number(Self.title(ofHeading: heading)), texts.number(step.preparation),
                    texts.number(step.action),
                ])
            })
    }
}
