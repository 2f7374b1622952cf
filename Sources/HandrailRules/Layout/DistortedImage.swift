import HandrailModel
import HandrailSemantics
import HandrailSource

/// A picture stretched to a frame of another shape.
struct DistortedImage: ElementRule {
    static let info = RuleInfo(
        id: "distorted-image",
        title: Bilingual(en: "Distorted image", ko: "비율이 일그러진 이미지"),
        reason: Bilingual(
            en: "A stretched picture is hard to recognize, above all for people who see little of it.",
            ko: "늘어난 그림은 알아보기 어렵습니다. 시력이 낮은 사람에게는 더욱 그렇습니다."),
        impact: .minor, guidelines: ["layout.artwork-scaling"], criteria: [], examples: examples)

    private static func picture(_ mode: String, width: Int, height: Int) -> String {
        """
        <scene sceneID="s1">
        <objects>
        <viewController id="c1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
        ↓<imageView contentMode="\(mode)" image="harbor" id="a">
        <rect key="frame" x="20" y="60" width="200" height="100"/>
        <constraints>
        <constraint firstAttribute="width" constant="\(width)" id="k"/>
        <constraint firstAttribute="height" constant="\(height)" id="m"/>
        </constraints>
        </imageView>
        </subviews>
        </view>
        </viewController>
        </objects>
        <resources>
        <image name="harbor" width="300" height="300"/>
        </resources>
        </scene>
        """
    }

    private static func quiet(_ mode: String, width: Int, height: Int) -> String {
        picture(mode, width: width, height: height).filter { $0 != "↓" }
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, picture("scaleToFill", width: 200, height: 100)),
        RuleExample(.review, picture("redraw", width: 60, height: 90)),
        RuleExample(.silent, quiet("scaleAspectFit", width: 200, height: 100)),
        RuleExample(.silent, quiet("scaleAspectFill", width: 200, height: 100)),
        RuleExample(.silent, "Image(\"harbor\").resizable().scaledToFit().frame(width: 200, height: 100)"),
        RuleExample(.nearMiss("the frame has the shape of the picture"), quiet("scaleToFill", width: 120, height: 120)),
    ]

    let kinds: Set<ElementKind>? = [.image]
    let attributes: Set<AttributeKind>? = [.contentMode]

    /// How much longer it gets along one axis, in percent.
    struct Signal: Hashable, Sendable {
        /// By how many percent.
        let percent: Int
        /// Whether it gets wider; taller otherwise.
        let isWider: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.has(\.stretches), let natural = element.outermost(\.naturalSize)?.value else { return }
        var (width, height): (Double?, Double?)
        for use in element.attributes where use.condition == nil {
            guard case .frame(let frame) = use.attribute else { continue }
            width = frame.width.value ?? width
            height = frame.height.value ?? height
        }
        guard let width, let height, width > 0, height > 0 else {
            return answers.cannotTell(
                en: "the frame of the image is decided by the layout", ko: "이미지의 크기가 레이아웃에 따라 정해집니다")
        }
        // A line or a corner is drawn to be stretched.
        guard min(natural.width, natural.height) > Self.smallest, min(width, height) > Self.smallest else {
            return answers.pass()
        }
        let change = (width / height) / (natural.width / natural.height)
        guard max(change, 1 / change) > Self.tolerance else { return answers.pass() }
        let percent = Int(((max(change, 1 / change) - 1) * 100).rounded())
        answers.review(Signal(percent: percent, isWider: change > 1), on: element, certainty: .likely)
    }

    /// Pictures no larger than this, in points, are made to be stretched.
    private static let smallest = 8.0
    /// The change of shape that nobody sees.
    private static let tolerance = 1.1

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The image fills a frame of another shape and comes out \(signal.percent) % \(signal.isWider ? "too wide" : "too tall").",
                ko: "이미지가 비율이 다른 영역을 가득 채워 \(signal.isWider ? "가로" : "세로")로 \(signal.percent)% 늘어납니다."),
            fix: Bilingual(
                en: "Use the content mode scaleAspectFit, or scaleAspectFill with clipping, unless the asset is sliced to be stretched.",
                ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 콘텐츠 모드를 scaleAspectFit이나 scaleAspectFill(잘라내기 포함)로 바꾸세요."))
    }
}

extension Attribute {
    /// Whether a picture takes the shape of its frame.
    fileprivate var stretches: Bool {
        switch self {
        case .contentMode("scaleToFill"), .contentMode("redraw"): true
        default: false
        }
    }

    /// The size a picture has by itself.
    fileprivate var naturalSize: (width: Double, height: Double)? {
        guard case .naturalSize(let width, let height) = self else { return nil }
        return (width, height)
    }
}
