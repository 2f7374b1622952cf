import HandrailModel

/// A photograph that is kept without loss, at many times the size.
struct PhotoAsPNG: BundleItemRule {
    static let info = RuleInfo(
        id: "photo-as-png",
        title: Bilingual(en: "Photo as a PNG", ko: "PNG로 된 사진"),
        reason: Bilingual(
            en: """
                PNG keeps every grain of a photo, so that the app takes several times the room and longer to load; \
                people on slow networks or with little storage wait for detail that nobody sees.
                """,
            ko: """
                PNG는 사진의 미세한 입자까지 그대로 담아 앱이 몇 배로 커지고 내려받는 시간도 길어집니다. 느린 네트워크나 저장 공간이 \
                부족한 기기에서는 보이지도 않는 세부 때문에 기다리게 됩니다.
                """),
        impact: .minor, guidelines: ["images.formats"], criteria: [], examples: examples)

    private static let slot = #"{"idiom": "universal", "filename": "pier.png"}"#

    private static func set(_ expectation: RuleExample.Expectation, _ slots: String, _ side: Int) -> RuleExample {
        .imageSet(
            expectation, slots, files: ["Assets.xcassets/Star.imageset/pier.png": ExamplePicture.photograph(side)])
    }

    private static let examples: [RuleExample] = [
        set(.review, "↓" + slot, 320),
        set(
            .review, #"{"idiom": "ipad", "scale": "1x"}, ↓{"idiom": "ipad", "scale": "2x", "filename": "pier.png"}"#,
            300),
        set(.silent, slot, 96),
        .imageSet(.silent, slot, pictures: ["pier.png": (640, 480)]),
        .imageSet(
            .silent, #"{"idiom": "universal", "filename": "pier.jpg"}"#, pictures: ["pier.jpg": (640, 480)]),
        .imageSet(
            .nearMiss("transparency cannot be kept in a JPEG"), slot,
            files: ["Assets.xcassets/Star.imageset/pier.png": ExamplePicture.disc(300)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// A photograph.
    struct Signal: Hashable, Sendable {
        /// Its file.
        let file: String
        /// Its size.
        let kilobytes: Int
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .image, let set = image.set else { return }
        let photos = set.entries.compactMap { entry -> (entry: PictureEntry, length: Int)? in
            entry.fileName.flatMap { set.content.photographs[$0] }.map { (entry, $0) }
        }
        guard let largest = photos.max(by: { $0.length < $1.length }) else {
            return answers.pass(unless: set.content.gaps[.photographs])
        }
        answers.review(
            Signal(file: largest.entry.fileName ?? "", kilobytes: largest.length >> 10), of: item,
            at: largest.entry.place, cause: .app("photos"))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.file)” has colors as a photo has and takes \(signal.kilobytes) KB as a PNG; as HEIC or \
                    JPEG it takes a small part of that.
                    """,
                ko: """
                    “\(signal.file)”은(는) 사진처럼 색이 많은데 PNG여서 \(signal.kilobytes) KB를 차지합니다. HEIC나 JPEG로 저장하면 \
                    훨씬 작아집니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) pictures have colors as photos have and are PNGs, such as “\(signal.file)” with \
                    \(signal.kilobytes) KB; as HEIC or JPEG they take a small part of that.
                    """,
                ko: """
                    사진처럼 색이 많은 이미지 \(places)개가 PNG입니다. 예: “\(signal.file)” \(signal.kilobytes) KB. HEIC나 JPEG로 \
                    저장하면 훨씬 작아집니다.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "If it is a photo, export it as HEIC or as a JPEG of high quality; keep PNG for flat artwork.",
        ko: "사진이라면 HEIC나 높은 품질의 JPEG로 내보내고, PNG는 평면 아트워크에만 쓰세요.")
}
