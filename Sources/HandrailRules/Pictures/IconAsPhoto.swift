import HandrailModel

/// A small picture that is kept as a photograph is.
struct IconAsPhoto: BundleItemRule {
    static let info = RuleInfo(
        id: "icon-as-photo",
        title: Bilingual(en: "Icon as a JPEG", ko: "JPEG로 된 아이콘"),
        reason: Bilingual(
            en: """
                JPEG smears the sharp edges of icons and has no transparency: in Dark Mode and on colored backgrounds \
                a box stays around the shape.
                """,
            ko: "JPEG는 아이콘의 뚜렷한 윤곽을 번지게 하고 투명도가 없어, 다크 모드나 색이 있는 배경에서 모양 둘레에 상자가 남습니다."),
        impact: .minor, guidelines: ["images.formats"], criteria: [], examples: examples)

    private static let photo = #"{"idiom": "universal", "filename": "star.jpg"}"#
    private static let sharp = #"{"idiom": "universal", "scale": "3x", "filename": "star.jpg"}"#

    private static let examples: [RuleExample] = [
        .imageSet(.review, "↓" + photo, pictures: ["star.jpg": (24, 24)]),
        .imageSet(.review, "↓" + sharp, pictures: ["star.jpg": (96, 96)]),
        .imageSet(.silent, photo, pictures: ["star.jpg": (640, 480)]),
        .imageSet(.silent, #"{"idiom": "universal", "filename": "star.png"}"#, pictures: ["star.png": (24, 24)]),
        .imageSet(.silent, photo),
        .imageSet(.nearMiss("as long as a photograph in a row"), photo, pictures: ["star.jpg": (48, 30)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<String>) {
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return }
        let icon = entries.first { entry in
            guard entry.picture?.format == .jpeg, let size = entry.size else { return false }
            return max(size.width, size.height) <= Self.largestIcon
        }
        guard let icon else { return answers.pass() }
        answers.review(image.name, of: item, at: icon.place)
    }

    /// Points; photographs in rows are larger.
    private static let largestIcon = 32.0

    func phrase(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(name)” has the size of an icon but is a JPEG, with smeared edges and without transparency.",
                ko: "“\(name)”은(는) 크기가 아이콘인데 JPEG여서 윤곽이 번지고 투명도가 없습니다."),
            fix: Bilingual(
                en: "If it is an icon, draw it as a PDF or SVG, or export it as a PNG.",
                ko: "아이콘이라면 PDF나 SVG로 그리거나 PNG로 내보내세요."))
    }
}
