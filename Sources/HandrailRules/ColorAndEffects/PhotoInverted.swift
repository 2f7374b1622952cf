import HandrailModel

/// A picture from the network that Smart Invert turns into a negative.
struct PhotoInverted: ElementRule {
    static let info = RuleInfo(
        id: "photo-inverted",
        title: Bilingual(en: "Photo inverted by Smart Invert", ko: "스마트 반전에서 반전되는 사진"),
        reason: Bilingual(
            en: "With Smart Invert on, people see photos as negatives unless the app keeps them as they are.",
            ko: "스마트 반전을 켠 사람에게는 앱이 제외하지 않은 사진이 음화처럼 보입니다."),
        impact: .minor, guidelines: ["accessibility.invert-colors"],
        criteria: [], settings: [.invertColors], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                ↓AsyncImage(url: photo.url)
                Text("Harbor")
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                ↓AsyncImage(url: photo.url)
                    .frame(height: 240)
                    .accessibilityLabel("The harbor at dawn")
            }
            """),
        RuleExample(
            .silent,
            """
            AsyncImage(url: photo.url)
                .accessibilityIgnoresInvertColors()
            """),
        RuleExample(
            .silent,
            """
            VStack {
                AsyncImage(url: photo.url)
                AsyncImage(url: photo.preview)
            }
            .accessibilityIgnoresInvertColors(true)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "photo")
            """),
        RuleExample(
            .silent,
            """
            HStack {
                AsyncImage(url: award.icon)
                    .frame(width: 20, height: 20)
                Text(award.name)
            }
            """),
        RuleExample(
            .nearMiss("how large it is shown is not known: it may be an emoji"),
            """
            HStack {
                AsyncImage(url: emoji.url)
                    .frame(width: size, height: size)
                Text(emoji.name)
            }
            """),
        RuleExample(
            .nearMiss("a picture of the app's own may be a drawing that has to be inverted"),
            """
            Image("harbor").resizable()
            """),
        RuleExample(
            .review,
            """
            final class PersonCell: UITableViewCell {
                private let portrait = ↓UIImageView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    portrait.contentMode = .scaleAspectFill
                    portrait.widthAnchor.constraint(equalToConstant: 80).isActive = true
                    contentView.addSubview(portrait)
                }

                func show(_ person: Person) {
                    portrait.kf.setImage(with: person.picture)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PersonCell: UITableViewCell {
                private let portrait = UIImageView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    portrait.contentMode = .scaleAspectFill
                    portrait.accessibilityIgnoresInvertColors = true
                    contentView.addSubview(portrait)
                }

                func show(_ person: Person) {
                    portrait.sd_setImage(with: person.picture)
                }
            }
            """),
        RuleExample(
            .nearMiss("no larger than an icon"),
            """
            final class SiteCell: UITableViewCell {
                private let icon = UIImageView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    NSLayoutConstraint.activate([
                        icon.widthAnchor.constraint(equalToConstant: 24),
                        icon.heightAnchor.constraint(equalToConstant: 24),
                    ])
                    contentView.addSubview(icon)
                }

                func show(_ site: Site) {
                    icon.kf.setImage(with: site.icon)
                }
            }
            """),
        RuleExample(
            .review,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="PortraitController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            ↓<imageView userInteractionEnabled="NO" contentMode="scaleAspectFill" id="i1">
            <rect key="frame" x="20" y="100" width="200" height="200"/>
            </imageView>
            </subviews>
            </view>
            <connections>
            <outlet property="portrait" destination="i1" id="o1"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "PortraitController.swift": """
                    import UIKit
                    import Kingfisher

                    final class PortraitController: UIViewController {
                        @IBOutlet private var portrait: UIImageView!

                        func show(_ person: Person) {
                            portrait.kf.setImage(with: person.picture)
                        }
                    }
                    """,
            ]),
        RuleExample(
            .silent,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="PortraitController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <imageView userInteractionEnabled="NO" contentMode="scaleAspectFill" id="i1">
            <rect key="frame" x="20" y="100" width="200" height="200"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityIgnoresInvertColors" value="YES"/>
            </userDefinedRuntimeAttributes>
            </imageView>
            </subviews>
            </view>
            <connections>
            <outlet property="portrait" destination="i1" id="o1"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "PortraitController.swift": """
                    import UIKit
                    import Kingfisher

                    final class PortraitController: UIViewController {
                        @IBOutlet private var portrait: UIImageView!

                        func show(_ person: Person) {
                            portrait.kf.setImage(with: person.picture)
                        }
                    }
                    """,
            ]),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// Nothing more is to say.
    struct Signal: Hashable, Sendable {}

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.content == .image(.remote) || element.has({ $0 == .picture(.remote) }) else { return }
        var level: ElementView? = element
        while let current = level {
            for use in current.attributes {
                switch use.attribute {
                case .accessibility(.ignoresInvertColors): return answers.pass()
                case .unknownModifier:
                    return answers.cannotTell(
                        en: "a modifier of a package may keep the picture as it is", ko: "패키지의 수정자가 그림을 그대로 유지할 수 있습니다")
                default: break
                }
            }
            level = current.parent
        }
        switch element.pictureSize {
        case .icon: answers.pass()
        case .unknown: answers.cannotTell(
                en: "whether it is a photo or an icon depends on a size that is not known",
                ko: "사진인지 아이콘인지는 알 수 없는 크기에 달려 있습니다")
        case .picture: answers.review(Signal(), on: element, certainty: .likely, cause: .app("pictures"))
        }
    }

    let viewFix: ViewFix? = .inversion

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    With Smart Invert on, pictures from the network appear as negatives in \(places) places of the app.
                    """,
                ko: "스마트 반전을 켜면 앱의 \(places)곳에서 네트워크에서 불러온 사진이 음화처럼 표시됩니다."),
            fix: phrase(signal).fix
        ).completed(by: viewFix)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "With Smart Invert on, this picture from the network appears as a negative.",
                ko: "스마트 반전을 켜면 네트워크에서 불러온 이 사진이 음화처럼 표시됩니다."),
            fix: Wording(
                en: "Add \(.ignoresInvertColors) where it shows photos.",
                ko: "사진을 보여 준다면 \(.ignoresInvertColors)를 추가하세요."))
    }
}

/// How large a picture from elsewhere is shown.
private enum PictureSize {
    /// No larger than an emoji, an award or a small badge.
    case icon
    case picture
    /// It has a size that is found out while the app runs.
    case unknown
}

extension ElementView {
    /// Larger than any emoji or badge in a line of text.
    private static var largestIcon: Double { 48 }

    /// Told by the frames on it and on what is nothing but it; what fills its frame is cropped as photos are.
    fileprivate var pictureSize: PictureSize {
        var (isOpen, isCropped) = (false, false)
        var level: ElementView? = self
        while let current = level {
            for use in current.attributes {
                switch use.attribute {
                case .layout(.frame(let frame)):
                    let sides = [frame.width, frame.height, frame.maximumWidth, frame.maximumHeight]
                    if let largest = sides.flatMap({ $0.values }).max() {
                        return largest <= Self.largestIcon ? .icon : .picture
                    }
                    isOpen = isOpen || sides.contains { !$0.isAbsent }
                case .layout(.aspectRatio(.fill)): isCropped = true
                default: continue
                }
            }
            guard let parent = current.parent, parent.kind.isTransparent else { break }
            level = parent
        }
        return isOpen && !isCropped ? .unknown : .picture
    }
}
