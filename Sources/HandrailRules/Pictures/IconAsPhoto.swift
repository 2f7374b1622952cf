import HandrailModel

/// A small picture, or a flat drawing, that is kept as a photograph is.
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
        .imageSet(
            .review, "↓" + photo,
            files: ["Assets.xcassets/Star.imageset/star.jpg": ExamplePicture.drawing(16)]),
        .imageSet(.nearMiss("as long as a photograph in a row"), photo, pictures: ["star.jpg": (48, 30)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let set = image.set else { return }
        let icon = set.entries.first { entry in
            guard entry.picture?.format == .jpeg, let size = entry.size else { return false }
            return max(size.width, size.height) <= Self.largestIcon
        }
        if let icon {
            return answers.review(
                Signal(name: image.name, isIcon: true), of: item, at: icon.place, cause: .app("icons"))
        }
        let drawing = set.entries.first { $0.fileName.map(set.content.drawings.contains) ?? false }
        guard let drawing else { return answers.pass(unless: set.content.gaps[.drawings]) }
        answers.review(
            Signal(name: image.name, isIcon: false), of: item, at: drawing.place, certainty: .likely,
            cause: .app("drawings"))
    }

    /// A picture.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// Whether it is as small as an icon; otherwise its pixels show a drawing.
        let isIcon: Bool
    }

    /// Points; photographs in rows are larger.
    private static let largestIcon = 32.0

    func phrase(_ signal: Signal) -> Phrasing {
        signal.isIcon
            ? Phrasing(
                message: Bilingual(
                    en: """
                        “\(signal.name)” has the size of an icon but is a JPEG, with smeared edges and without \
                        transparency.
                        """,
                    ko: "“\(signal.name)”은(는) 크기가 아이콘인데 JPEG여서 윤곽이 번지고 투명도가 없습니다."),
                fix: Self.fix)
            : Phrasing(
                message: Bilingual(
                    en: """
                        “\(signal.name)” is a drawing in a few flat colors but a JPEG, with smeared edges and without \
                        transparency.
                        """,
                    ko: "“\(signal.name)”은(는) 몇 가지 색으로 된 평면 그림인데 JPEG여서 윤곽이 번지고 투명도가 없습니다."),
                fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: signal.isIcon
                ? Bilingual(
                    en: """
                        \(places) pictures of the size of icons are JPEGs, such as “\(signal.name)”, with smeared \
                        edges \
                        and without transparency.
                        """,
                    ko: "아이콘 크기의 이미지 \(places)개가 JPEG여서 윤곽이 번지고 투명도가 없습니다. 예: “\(signal.name)”.")
                : Bilingual(
                    en: """
                        \(places) drawings in a few flat colors are JPEGs, such as “\(signal.name)”, with smeared \
                        edges \
                        and without transparency.
                        """,
                    ko: """
                        몇 가지 색으로 된 평면 그림 \(places)개가 JPEG여서 윤곽이 번지고 투명도가 없습니다. 예: “\(signal.name)”.
                        """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "If it is an icon or a logo, draw it as a PDF or SVG, or export it as a PNG.",
        ko: "아이콘이나 로고라면 PDF나 SVG로 그리거나 PNG로 내보내세요.")
}
