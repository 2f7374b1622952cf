import HandrailModel

/// A picture for wide-color displays without one for the others.
struct WideColorAlone: BundleItemRule {
    static let info = RuleInfo(
        id: "wide-color-alone",
        title: Bilingual(en: "Wide-color picture without a sibling in sRGB", ko: "sRGB 짝이 없는 넓은 색 영역 이미지"),
        reason: Bilingual(
            en: "Displays without wide color squeeze the colors, and shades that differ only beyond sRGB become one.",
            ko: "넓은 색 영역을 지원하지 않는 화면에서는 색이 압축되어, sRGB 밖에서만 다르던 색조가 하나로 보일 수 있습니다."),
        impact: .minor, guidelines: ["images.color-profile", "color.wide-gamut"], criteria: [], examples: examples)

    private static let wide = #"{"idiom": "universal", "display-gamut": "display-P3", "filename": "wide.png"}"#
    private static let plain = #"{"idiom": "universal", "display-gamut": "sRGB", "filename": "star.png"}"#
    private static let any = #"{"idiom": "universal", "filename": "star.png"}"#
    private static let both = ["wide.png": (24, 24), "star.png": (24, 24)]

    private static let examples: [RuleExample] = [
        .imageSet(.review, "↓" + wide, pictures: ["wide.png": (24, 24)]),
        .imageSet(
            .review, #"↓\#(wide), {"idiom": "universal", "display-gamut": "sRGB"}"#, pictures: ["wide.png": (24, 24)]),
        .imageSet(.silent, "\(wide), \(plain)", pictures: both),
        .imageSet(.silent, plain, pictures: ["star.png": (24, 24)]),
        .imageSet(.silent, any, pictures: ["star.png": (24, 24)]),
        .imageSet(.nearMiss("the other is for every display"), "\(wide), \(any)", pictures: both),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<String>) {
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return }
        let filled = entries.filter { $0.presence != .unnamed }
        let alone = filled.first { entry in
            entry.use.gamut == "display-P3"
                && !filled.contains { $0.use == entry.use.with(gamut: "sRGB") || $0.use == entry.use.with(gamut: nil) }
        }
        guard let alone else { return answers.pass() }
        answers.review(image.name, of: item, at: alone.place)
    }

    func phrase(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(name)” has files for Display P3 only; nobody chose its colors on other displays.",
                ko: "“\(name)”에는 Display P3용 파일만 있어, 다른 화면에서 보일 색을 직접 정하지 않은 상태입니다."),
            fix: Bilingual(
                en: "Look at it in sRGB, and add a file for sRGB where shades are lost.",
                ko: "sRGB에서 어떻게 보이는지 확인하고, 색조가 사라진다면 sRGB용 파일을 추가하세요."))
    }
}
