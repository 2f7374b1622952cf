import HandrailModel

/// A picture that needs a color profile and has none.
struct PictureWithoutProfile: BundleItemRule {
    static let info = RuleInfo(
        id: "picture-without-profile",
        title: Bilingual(en: "Wide color without a profile", ko: "프로필이 없는 넓은 색 영역 이미지"),
        reason: Bilingual(
            en: """
                Without a profile every system takes the colors for sRGB: what was drawn for Display P3 looks duller  \
                               than it was meant, and differs from display to display.
                """,
            ko: "프로필이 없으면 시스템은 sRGB로 해석합니다. Display P3로 그린 색이 의도보다 탁하게 보이고 화면마다 달라집니다."),
        impact: .minor, guidelines: ["images.color-profile", "color.wide-gamut"], criteria: [], examples: examples)

    private static let wide = #"{"idiom": "universal", "display-gamut": "display-P3", "filename": "wide.png"}"#
    private static let plain = #"{"idiom": "universal", "display-gamut": "sRGB", "filename": "star.png"}"#

    private static func set(
        _ expectation: RuleExample.Expectation, _ slots: String, depth: UInt8 = 8, profile: String?
    ) -> RuleExample {
        let folder = "Assets.xcassets/Star.imageset/"
        return .imageSet(
            expectation, slots, pictures: ["star.png": (24, 24)],
            files: [
                folder + "wide.png": ExamplePicture.png(24, 24, depth: depth, profile: profile),
                folder + "deep.png": ExamplePicture.png(24, 24, depth: 16, profile: profile),
            ])
    }

    private static let deep = #"{"idiom": "universal", "filename": "deep.png"}"#

    private static let examples: [RuleExample] = [
        set(.violation, "↓\(wide), \(plain)", profile: nil),
        set(.review, "↓\(wide), \(plain)", profile: "sRGB"),
        set(.review, "↓\(deep)", profile: nil),
        set(.silent, "\(wide), \(plain)", profile: "iCCP"),
        set(.silent, deep, profile: "iCCP"),
        set(.silent, plain, profile: nil),
        set(
            .nearMiss("without a profile eight bits a channel are sRGB, as everybody means them"),
            #"{"idiom": "universal", "filename": "wide.png"}"#, profile: nil),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A file whose colors are taken for others.
    enum Signal: Hashable, Sendable {
        /// It is for Display P3 and says nothing of its colors.
        case wide(String)
        /// It is for Display P3 and says that it is in sRGB.
        case plain(String)
        /// It has 16 bits a channel and says nothing of its colors.
        case deep(String)
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return }
        let reports = answers.reports.count
        for entry in entries {
            guard let file = entry.fileName, let picture = entry.picture, let profile = picture.profile,
                picture.format == .png || picture.format == .jpeg, !picture.isCrushed
            else { continue }
            let isWide = entry.use.gamut == "display-P3"
            switch profile {
            case .none where isWide: answers.violation(.wide(file), of: item, at: entry.place, certainty: .likely)
            case .sRGB where isWide: answers.review(.plain(file), of: item, at: entry.place, certainty: .likely)
            case .none where picture.depth == 16: answers.review(.deep(file), of: item, at: entry.place)
            case .none, .sRGB, .gamma, .embedded: break
            }
        }
        if answers.reports.count == reports { answers.pass() }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .wide(let file):
            Phrasing(
                message: Bilingual(
                    en: "“\(file)” is the file for Display P3 but has no color profile, so it is taken for sRGB.",
                    ko: "“\(file)”은(는) Display P3용 파일인데 색상 프로필이 없어 sRGB로 해석됩니다."),
                fix: Self.fix)
        case .plain(let file):
            Phrasing(
                message: Bilingual(
                    en: "“\(file)” is the file for Display P3 but says that its colors are sRGB.",
                    ko: "“\(file)”은(는) Display P3용 파일인데 색상 프로필은 sRGB입니다."),
                fix: Self.fix)
        case .deep(let file):
            Phrasing(
                message: Bilingual(
                    en: "“\(file)” has 16 bits a channel, as wide color has, but no color profile.",
                    ko: "“\(file)”은(는) 넓은 색 영역처럼 채널당 16비트인데 색상 프로필이 없습니다."),
                fix: Self.fix)
        }
    }

    private static let fix = Bilingual(
        en: "Export it again with the profile of its colors embedded: Display P3 where they are wide, otherwise sRGB.",
        ko: "색에 맞는 프로필을 포함해 다시 내보내세요. 넓은 색 영역이면 Display P3, 아니면 sRGB입니다.")
}
