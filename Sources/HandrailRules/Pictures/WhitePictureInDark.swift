import HandrailModel

/// A picture on a white ground of its own where the background turns dark.
struct WhitePictureInDark: BundleUseRule {
    static let info = RuleInfo(
        id: "white-picture-in-dark",
        title: Bilingual(en: "Picture on a white box in Dark Mode", ko: "다크 모드에서 흰 상자로 보이는 이미지"),
        reason: Bilingual(
            en: """
                A white ground that belongs to the picture melts into a light screen. On a dark one it stands out as a \
                glaring box, which dazzles people who chose Dark Mode because of bright light.
                """,
            ko: """
                이미지에 든 흰 바탕은 밝은 화면에서는 배경과 하나로 보이지만, 어두운 화면에서는 눈부신 상자로 도드라집니다. 밝은 빛이 불편해 다크 \
                모드를 고른 사람에게는 특히 거슬립니다.
                """),
        impact: .minor, guidelines: ["images.template-icons"], criteria: [], settings: [.dark], examples: examples)

    private static let folder = "Assets.xcassets/Star.imageset/"
    private static let slot = #"{"idiom": "universal", "filename": "star.png"}"#
    private static let dark =
        #", {"idiom": "universal", "filename": "dark.png", "appearances": "#
        + #"[{"appearance": "luminosity", "value": "dark"}]}"#

    private static func picture(
        _ expectation: RuleExample.Expectation, _ shown: String, ground: Int = 255, more: String = ""
    ) -> RuleExample {
        let files = [folder + "star.png": ExamplePicture.box(24, ground: ground)]
        let example = RuleExample.imageSet(expectation, slot + more, files: files, shown: shown)
        guard expectation == .review else { return example }
        return RuleExample(expectation, "↓" + example.code, in: example.fileName, files: example.files)
    }

    private static let examples: [RuleExample] = [
        picture(.review, #"Image("Star")"#),
        picture(.review, #"VStack { Image("Star"); Text("Best of the week") }"#, ground: 248),
        picture(.silent, #"Image("Star")"#, ground: 200),
        picture(.silent, #"Image("Star")"#, more: dark),
        picture(.silent, #"Image("Star").padding().background(Color.white)"#),
        picture(.nearMiss("a button may have a ground of its own"), #"Button { } label: { Image("Star") }"#),
        picture(.nearMiss("the app is light in every setting"), #"Image("Star").preferredColorScheme(.light)"#),
    ]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        for (name, picture) in project.pictures.sorted(by: { $0.key < $1.key }) {
            guard let sites = uses.pictures[name], let content = picture.image.set?.content else { continue }
            guard let ground = content.whiteGround else {
                if let gap = content.gaps[.ground] { answers.cannotTell(gap.reason) }
                continue
            }
            let glaring = sites.filter { Self.isGlaring(ground, at: $0) }
            guard !glaring.isEmpty else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: name), of: picture.item, related: glaring.prefix(Self.mostPlaces).map(\.related),
                cause: .app("white boxes"))
        }
    }

    /// A picture.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
    }

    /// Places that are named with each picture.
    private static let mostPlaces = 10
    /// A ratio up to which a ground melts into what is behind it, and one from which on it glares.
    private static let (melting, glaring) = (1.2, 7.0)

    /// Whether a ground is not to be seen in light appearance and glares in Dark Mode.
    private static func isGlaring(_ ground: ColorValue, at site: BundleUses.PictureSite) -> Bool {
        guard site.isDrawnAsItIs, let ratios = site.groundRatios(of: ground) else { return false }
        return ratios.light.allSatisfy { $0 <= melting } && ratios.dark.allSatisfy { $0 >= glaring }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.name)” has a white ground without any clear part; on the dark background of Dark Mode it \
                    stands out as a bright box.
                    """,
                ko: """
                    “\(signal.name)”은(는) 투명한 부분 없이 흰 바탕이어서, 배경이 어두워지는 다크 모드에서 밝은 상자로 도드라집니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) pictures have a white ground without any clear part, “\(signal.name)” among them; on the \
                    dark background of Dark Mode they stand out as bright boxes.
                    """,
                ko: """
                    “\(signal.name)”을(를) 비롯한 이미지 \(places)개가 투명한 부분 없이 흰 바탕이어서, 배경이 어두워지는 다크 모드에서 밝은 \
                    상자로 도드라집니다.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Export it with a transparent ground, or add a picture for the dark appearance in the asset catalog.",
        ko: "배경을 투명하게 내보내거나 애셋 카탈로그에 어두운 모드용 이미지를 추가하세요.")
}
