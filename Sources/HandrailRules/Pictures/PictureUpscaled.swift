import HandrailModel

/// A file for sharper screens that is nothing but an enlarged copy of the one for others.
struct PictureUpscaled: BundleItemRule {
    static let info = RuleInfo(
        id: "picture-upscaled",
        title: Bilingual(en: "Enlarged copy for sharper screens", ko: "확대해 만든 고해상도 이미지"),
        reason: Bilingual(
            en: """
                A copy that a program enlarged has no more detail than the picture it was made from: it takes four or \
                nine times the room and stays blurred on the screens that it is for.
                """,
            ko: "프로그램으로 확대한 사본에는 원본보다 세밀한 정보가 없습니다. 용량은 네 배, 아홉 배인데 고해상도 화면에서는 여전히 흐립니다."),
        impact: .minor, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static let one = #"{"idiom": "universal", "scale": "1x", "filename": "star.png"}"#
    private static let two = #"{"idiom": "universal", "scale": "2x", "filename": "star@2x.png"}"#
    private static let three = #"{"idiom": "universal", "scale": "3x", "filename": "star@3x.png"}"#

    private static func set(
        _ expectation: RuleExample.Expectation, _ slots: String, _ files: [String: String]
    ) -> RuleExample {
        let named = files.map { ("Assets.xcassets/Star.imageset/" + $0, $1) }
        return .imageSet(expectation, slots, files: Dictionary(uniqueKeysWithValues: named))
    }

    private static let examples: [RuleExample] = [
        set(
            .violation, "\(one), ↓\(two)",
            ["star.png": ExamplePicture.disc(48), "star@2x.png": ExamplePicture.disc(96, enlargedFrom: 48)]),
        set(
            .violation, "\(two), ↓\(three)",
            ["star@2x.png": ExamplePicture.disc(64), "star@3x.png": ExamplePicture.disc(96, enlargedFrom: 64)]),
        set(
            .violation, "\(one), ↓\(two)",
            ["star.png": ExamplePicture.disc(48), "star@2x.png": ExamplePicture.disc(96, repeatedFrom: 48)]),
        set(
            .silent, "\(one), \(two)",
            ["star.png": ExamplePicture.disc(48), "star@2x.png": ExamplePicture.disc(96)]),
        set(
            .silent, "\(two), \(three)",
            ["star@2x.png": ExamplePicture.disc(64), "star@3x.png": ExamplePicture.disc(96)]),
        set(.silent, two, ["star@2x.png": ExamplePicture.disc(96, enlargedFrom: 48)]),
        set(
            .nearMiss("straight edges stay as they are when they are enlarged"), "\(one), \(two)",
            ["star.png": ExamplePicture.shape(48, gray: 0), "star@2x.png": ExamplePicture.shape(96, gray: 0)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A file and what it was made from.
    struct Signal: Hashable, Sendable {
        /// The enlarged file.
        let file: String
        /// The smaller one.
        let original: String
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let set = image.set else { return }
        let copies = set.entries.compactMap { entry -> (entry: PictureEntry, signal: Signal)? in
            guard let file = entry.fileName, let original = set.content.enlarged[file] else { return nil }
            return (entry, Signal(file: file, original: original))
        }
        if copies.isEmpty { return answers.pass(unless: set.content.gaps[.copies]) }
        for copy in copies {
            answers.violation(
                copy.signal, of: item, at: copy.entry.place, certainty: .likely, cause: .app("enlarged copies"))
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.file)” is an enlarged copy of “\(signal.original)” and no sharper than that.",
                ko: "“\(signal.file)”은(는) “\(signal.original)”을(를) 확대한 사본이어서 더 선명하지 않습니다."),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) files for sharper screens are enlarged copies, such as “\(signal.file)” of \
                    “\(signal.original)”, and no sharper than what they were made from.
                    """,
                ko: """
                    고해상도 화면용 파일 \(places)개가 확대한 사본이어서 원본보다 선명하지 않습니다. 예: “\(signal.original)”을(를) 확대한 \
                    “\(signal.file)”.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Export it from the original artwork at its own size, or use a PDF or SVG for all scales.",
        ko: "원본 아트워크에서 해당 크기로 다시 내보내거나 모든 배율에 쓰는 PDF·SVG를 넣으세요.")
}
