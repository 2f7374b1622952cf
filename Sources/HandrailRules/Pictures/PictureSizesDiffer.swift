import HandrailModel

/// Files of one picture that are not the same size in points, so that it is larger on some screens than on others.
struct PictureSizesDiffer: BundleUseRule {
    static let info = RuleInfo(
        id: "picture-sizes-differ",
        title: Bilingual(en: "Picture of another size at another scale", ko: "배율마다 크기가 다른 이미지"),
        reason: Bilingual(
            en: """
                A file for twice the pixels has twice the width and height. One that has not is drawn larger or \
                smaller on some devices, or is a small picture blown up.
                """,
            ko: "@2x 파일은 가로세로가 두 배여야 합니다. 그렇지 않으면 기기에 따라 더 크거나 작게 그려지거나, 작은 이미지를 늘려 놓은 것이 됩니다."),
        impact: .minor, guidelines: ["images.resolutions", "images.design-scale"], criteria: [], examples: examples)

    private static let slots = (
        #"{"idiom": "universal", "scale": "1x", "filename": "star.png"}"#,
        #"{"idiom": "universal", "scale": "2x", "filename": "star@2x.png"}"#,
        #"{"idiom": "universal", "scale": "3x", "filename": "star@3x.png"}"#
    )
    private static var all: String { "\(slots.0), \(slots.1), \(slots.2)" }

    private static let shown = #"Image("Star")"#

    /// A screen of UIKit that loads the picture and does something with it.
    private static func controller(_ code: String) -> String {
        """
        import UIKit
        final class PierController: UIViewController {
            private let picture = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                let star = UIImage(named: "Star")
                \(code)
                view.addSubview(picture)
            }
        }
        """
    }

    /// A screen with the picture in a view that is 40 points wide.
    private static func storyboard(_ constraint: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="c1"><scenes><scene sceneID="s1"><objects>
        <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1"><subviews>
        <imageView contentMode="scaleAspectFit" image="Star" translatesAutoresizingMaskIntoConstraints="NO" id="i1">
        <constraints><constraint firstAttribute="width" constant="40" id="k1"/>\(constraint)</constraints>
        </imageView>
        </subviews></view></viewController></objects></scene></scenes></document>
        """
    }

    private static let examples: [RuleExample] = [
        .imageSet(
            .violation, "\(slots.0), ↓\(slots.1), ↓\(slots.2)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48), "star@3x.png": (48, 48)], shown: shown),
        .imageSet(
            .violation, "\(slots.1), ↓\(slots.2)", pictures: ["star@2x.png": (48, 48), "star@3x.png": (60, 60)],
            shown: shown),
        .imageSet(
            .violation, "\(slots.0), ↓\(slots.1)", pictures: ["star.png": (48, 48), "star@2x.png": (24, 24)],
            shown: shown),
        .imageSet(
            .nearMiss("what draws it gives it a size"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            shown: #"Canvas { context, size in context.draw(Image("Star"), in: frame(size)) }"#),
        .imageSet(
            .violation, "\(slots.0), ↓\(slots.1)", pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            files: ["Pier.swift": controller("picture.image = star")]),
        .imageSet(
            .nearMiss("what was loaded is given a size before it is shown"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            files: [
                "Pier.swift": controller("star?.size = CGSize(width: 20, height: 20)\n        picture.image = star")
            ]),
        .imageSet(
            .nearMiss("the view that code gives it to has one size in the interface file"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            files: [
                "Pier.swift": """
                import UIKit
                final class PierController: UIViewController {
                    @IBOutlet private var picture: UIImageView!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        picture.image = UIImage(named: "Star")
                    }
                }
                """,
                "Pier.storyboard": storyboard(#"<constraint firstAttribute="height" constant="40" id="k2"/>"#)
                    .replacing(#" image="Star""#, with: "")
                    .replacing(
                        #"<viewController id="c1""#, with: #"<viewController id="c1" customClass="PierController""#)
                    .replacing(
                        "</view></viewController>",
                        with: "</view><connections><outlet property=\"picture\" destination=\"i1\" id=\"o1\"/>"
                            + "</connections></viewController>"),
            ]),
        .imageSet(
            .nearMiss("its frame is the same on all devices"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            shown: #"Image("Star").resizable().frame(width: 40, height: 40)"#),
        .imageSet(
            .nearMiss("constraints hold the view to one size"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            files: ["Pier.storyboard": storyboard(#"<constraint firstAttribute="height" constant="40" id="k2"/>"#)]),
        .imageSet(
            .violation, "\(slots.0), ↓\(slots.1)", pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)],
            files: ["Pier.storyboard": storyboard("")]),
        .imageSet(
            .nearMiss("nothing shows it, which another rule says"), "\(slots.0), \(slots.1)",
            pictures: ["star.png": (48, 48), "star@2x.png": (48, 48)], shown: #"Text("Best of the week")"#),
        RuleExample(
            .nearMiss("no Mac takes the third file"), RuleExample.imageSet(.silent, all).code,
            in: "Assets.xcassets/Star.imageset/Contents.json",
            files: RuleExample.app.mapValues {
                $0.replacing(
                    "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0",
                    with: "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0")
            }.merging([
                "Example.swift": """
                import SwiftUI
                struct Example: View { var body: some View { Image("Star") } }
                """,
                "Assets.xcassets/Star.imageset/star.png": ExamplePicture.png(16, 16),
                "Assets.xcassets/Star.imageset/star@2x.png": ExamplePicture.png(32, 32),
                "Assets.xcassets/Star.imageset/star@3x.png": ExamplePicture.png(64, 64),
            ]) { _, own in own }),
        .imageSet(
            .silent, all, pictures: ["star.png": (24, 24), "star@2x.png": (48, 48), "star@3x.png": (72, 72)]),
        .imageSet(.silent, slots.1, pictures: ["star@2x.png": (48, 48)]),
        .imageSet(.silent, all),
        .imageSet(
            .nearMiss("half a pixel is lost when a size is rounded"), all,
            pictures: ["star.png": (25, 25), "star@2x.png": (49, 49), "star@3x.png": (74, 74)]),
        .imageSet(
            .nearMiss("the dark one is a picture of its own"),
            slots.0 + #", {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png", "appearances": "#
                + #"[{"appearance": "luminosity", "value": "dark"}]}"#,
            pictures: ["star.png": (24, 24), "dark@2x.png": (40, 40)]),
    ]

    /// A file and the size that it should have, in pixels.
    struct Signal: Hashable, Sendable {
        /// The picture.
        let name: String
        /// Pixels a point.
        let scale: Int
        /// What it has.
        let has: PictureSize
        /// What it should have.
        let needs: PictureSize
        /// The file that it is held against.
        let other: String
        /// Whether each would fit in the place of the other.
        let isSwapped: Bool
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var found: [(signal: Signal, item: BundleItem, entry: PictureEntry)] = []
        for item in project.bundleItems(of: [.picture]) { examine(item, in: project, &found, &answers) }
        let sized = project.names.mentions(ofPictures: Set(found.map(\.signal.name))).sized
        for (signal, item, entry) in found {
            let sites = uses.sites(ofPicture: signal.name).filter { project.mayShow(item, at: $0.element.place) }
            guard !sites.isEmpty else {
                answers.cannotTell(
                    en: "where and how large the picture is drawn is not known", ko: "이미지를 어디에 얼마나 크게 그리는지 알 수 없습니다")
                continue
            }
            // Where the layout or the code gives it a size at every use, all files are drawn equally large.
            let isDrawnAsItIs = sites.contains { site in
                !site.isLaidOut
                    && !(sized.contains(signal.name) && site.tree.screen.toolkit(at: site.element.place) == .views)
            }
            if isDrawnAsItIs { answers.violation(signal, of: item, at: entry.place) } else { answers.pass() }
        }
    }

    private func examine(
        _ item: BundleItem, in project: ProjectFacts,
        _ found: inout [(signal: Signal, item: BundleItem, entry: PictureEntry)], _ answers: inout Answers<Signal>
    ) {
        guard case .picture(let image) = item, image.kind == .image, let entries = image.set?.entries else { return }
        // No iPhone and no iPad of today has one pixel a point; Macs, watches and televisions may.
        let platforms = project.platforms(at: image.place)
        let coarsest = !platforms.isEmpty && platforms.isSubset(of: [.iOS, .visionOS]) ? 2 : 1
        let scales = coarsest...project.sharpestScale(at: image.place)
        let known = entries.filter { entry in
            entry.scale.map(scales.contains) ?? false && entry.size != nil
                && entry.picture?.format.isVector == false
        }
        for entry in known {
            guard let base = Self.base(among: known.filter { $0.use == entry.use }), base != entry,
                let scale = entry.scale, let has = entry.picture?.pixels,
                let needs = base.size?.scaled(by: 1 / Double(scale))
            else { continue }
            if Self.fit(entry, base) {
                answers.pass()
            } else {
                let signal = Signal(
                    name: image.name, scale: scale, has: has, needs: needs, other: base.fileName ?? image.name,
                    isSwapped: Self.areSwapped(entry, base))
                found.append((signal, item, entry))
            }
        }
    }

    /// The file that most others fit, the one of the fewest pixels a point among equals.
    private static func base(among entries: [PictureEntry]) -> PictureEntry? {
        let sorted = entries.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
        func fitting(_ entry: PictureEntry) -> Int { sorted.count { fit($0, entry) } }
        return sorted.reduce(nil as PictureEntry?) { best, entry in
            guard let best else { return entry }
            return fitting(entry) > fitting(best) ? entry : best
        }
    }

    private static func fit(_ entry: PictureEntry, _ base: PictureEntry) -> Bool {
        guard let has = entry.picture?.pixels, let needs = base.size?.scaled(by: 1 / Double(entry.scale ?? 1)) else {
            return true
        }
        return isNear(has, needs)
    }

    /// Whether the file for fewer pixels a point is the larger one, by as much as it should be the smaller one.
    private static func areSwapped(_ a: PictureEntry, _ b: PictureEntry) -> Bool {
        guard let first = a.picture?.pixels, let second = b.picture?.pixels, let ofFirst = a.scale,
            let needed = second.scaled(by: Double(ofFirst) / Double(b.scale ?? 1))
        else { return false }
        return isNear(first, needed)
    }

    /// Whether sizes differ by no more than rounding and cropping bring about: three pixels, or a twentieth.
    private static func isNear(_ a: PictureSize, _ b: PictureSize) -> Bool {
        zip([a.width, a.height], [b.width, b.height]).allSatisfy { abs($0 - $1) <= max(3, $1 / 20) }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        if signal.isSwapped {
            return Phrasing(
                message: Bilingual(
                    en: """
                        The @\(signal.scale)x file of “\(signal.name)” and “\(signal.other)” are swapped: the one for \
                        more pixels a point is the smaller one.
                        """,
                    ko: """
                        “\(signal.name)”의 @\(signal.scale)x 파일과 “\(signal.other)”이(가) 서로 바뀌었습니다. 배율이 높은 파일이 더 작습니다.
                        """),
                fix: Bilingual(en: "Exchange the two files.", ko: "두 파일을 서로 바꾸세요."))
        }
        let (has, needs) = (Self.words(signal.has), Self.words(signal.needs))
        return Phrasing(
            message: Bilingual(
                en: """
                    The @\(signal.scale)x file of “\(signal.name)” has \(has) pixels where “\(signal.other)” makes it \
                    \(needs): the picture is not equally large on all devices.
                    """,
                ko: """
                    “\(signal.name)”의 @\(signal.scale)x 파일은 \(has) 픽셀인데, “\(signal.other)” 기준으로는 \(needs) 픽셀이어야 \
                    합니다. 기기에 따라 이미지 크기가 달라집니다.
                    """),
            fix: Bilingual(
                en: "Export the file anew with \(needs) pixels, or keep the picture as one PDF or SVG.",
                ko: "\(needs) 픽셀로 다시 내보내거나, 이미지를 PDF나 SVG 하나로 두세요."))
    }

    private static func words(_ size: PictureSize) -> String {
        "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
    }
}
