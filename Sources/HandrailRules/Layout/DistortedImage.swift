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

    // A picture of 300 × 300 points, and one that is sliced to be stretched.
    private static let catalog = [
        "Assets.xcassets/harbor.imageset/Contents.json":
            #"{"images": [{"filename": "harbor.svg", "idiom": "universal"}]}"#,
        "Assets.xcassets/harbor.imageset/harbor.svg":
            #"<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>"#,
        "Assets.xcassets/ribbon.imageset/Contents.json":
            #"{"images": [{"filename": "ribbon.svg", "idiom": "universal", "resizing": {"mode": "9-part"}}]}"#,
        "Assets.xcassets/ribbon.imageset/ribbon.svg": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>"#,
    ]

    private static func code(_ name: String, _ setUp: String, isFound: Bool = false) -> String {
        let lines = setUp.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        return """
            final class HarborController: UIViewController {
                private let picture = \(isFound ? "↓" : "")UIImageView(image: UIImage(named: "\(name)"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(picture)
            \(lines)
                }
            }
            """
    }

    private static let wide = """
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 200), picture.heightAnchor.constraint(equalToConstant: 100),
        ])
        """

    private static let banner = """
        picture.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 120),
        ])
        """

    private static let examples: [RuleExample] = [
        RuleExample(.review, picture("scaleToFill", width: 200, height: 100)),
        RuleExample(.review, picture("redraw", width: 60, height: 90)),
        RuleExample(.review, "↓Image(\"harbor\").resizable().frame(width: 200, height: 100)", files: catalog),
        RuleExample(
            .review, "↓Image(decorative: \"harbor\").resizable().aspectRatio(1.5, contentMode: .fit)", files: catalog),
        RuleExample(.review, code("harbor", wide, isFound: true), files: catalog),
        RuleExample(.review, code("harbor", banner, isFound: true), files: catalog),
        RuleExample(
            .review,
            code(
                "harbor",
                "picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2).isActive = true",
                isFound: true),
            files: catalog),
        RuleExample(
            .review,
            """
            AsyncImage(url: poster) { image in
                ↓image.resizable()
            } placeholder: {
                ProgressView()
            }
            .frame(width: 160, height: 240)
            """),
        RuleExample(.silent, quiet("scaleAspectFit", width: 200, height: 100)),
        RuleExample(.silent, quiet("scaleAspectFill", width: 200, height: 100)),
        RuleExample(
            .silent, "Image(\"harbor\").resizable().scaledToFit().frame(width: 200, height: 100)", files: catalog),
        RuleExample(.silent, code("harbor", "picture.contentMode = .scaleAspectFill\n" + wide), files: catalog),
        RuleExample(.nearMiss("the frame has the shape of the picture"), quiet("scaleToFill", width: 120, height: 120)),
        RuleExample(.nearMiss("the asset is sliced to be stretched"), code("ribbon", wide), files: catalog),
        RuleExample(
            .nearMiss("only the part between its edges is stretched"),
            "Image(\"harbor\").resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: "
                + "8)).frame(width: 200, height: 100)",
            files: catalog),
        RuleExample(
            .nearMiss("most portraits that are loaded are squares"),
            "AsyncImage(url: portrait) { $0.resizable() } placeholder: { ProgressView() }.frame(width: 48, height: "
                + "48)"),
    ]

    let kinds: Set<ElementKind>? = [.image]
    let attributes: Set<AttributeKind>? = [.picture(.contentMode), .picture(.resizable)]

    /// How a picture loses its shape.
    enum Signal: Hashable, Sendable {
        /// It comes out longer along one axis by so many percent: wider, or taller otherwise.
        case percent(Int, isWider: Bool)
        /// It is as high as this, in points, and as wide as what is around it, on every screen another width.
        case follows(height: Int)
        /// It is brought to this size, in points, whatever shape the picture has that is loaded.
        case anyShape(width: Int, height: Int)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.isStretched else { return }
        let natural = element.outermost(\.naturalSize)?.value
        guard natural != nil || element.isLoaded else { return }
        // A line or a corner is drawn to be stretched.
        if let natural, min(natural.width, natural.height) <= Self.smallest { return answers.pass() }
        switch element.slot(ofPictureLoaded: natural == nil) {
        case .own: answers.pass()
        case .shape(let shape):
            guard let natural else { return answers.cannotTell(en: Self.loaded.en, ko: Self.loaded.ko) }
            answer(shape / (natural.width / natural.height), on: element, &answers)
        case .size(let width, let height):
            guard min(width, height) > Self.smallest else { return answers.pass() }
            if let natural { return answer((width / height) / (natural.width / natural.height), on: element, &answers) }
            // Most portraits that are loaded are as wide as they are high, and so are their frames.
            guard max(width / height, height / width) > Self.tolerance else {
                return answers.cannotTell(en: Self.loaded.en, ko: Self.loaded.ko)
            }
            answers.review(
                .anyShape(width: Self.points(width), height: Self.points(height)), on: element, certainty: .possible)
        case .follows(let height):
            guard height > Self.smallest else { return answers.pass() }
            answers.review(.follows(height: Self.points(height)), on: element, certainty: .likely)
        case .open:
            answers.cannotTell(
                en: "the frame of the image is decided by the layout", ko: "이미지의 크기가 레이아웃에 따라 정해집니다")
        }
    }

    private func answer(_ change: Double, on element: ElementView, _ answers: inout Answers<Signal>) {
        guard max(change, 1 / change) > Self.tolerance else { return answers.pass() }
        let percent = Int(clamping: min((max(change, 1 / change) - 1) * 100, 10_000).rounded())
        answers.review(.percent(percent, isWider: change > 1), on: element, certainty: .likely)
    }

    private static func points(_ length: Double) -> Int { Int(clamping: min(length, 100_000).rounded()) }

    private static let loaded = Bilingual(
        en: "the shape of the picture that is loaded is not known", ko: "불러올 그림의 비율을 알 수 없습니다")

    /// Pictures no larger than this, in points, are made to be stretched.
    private static let smallest = 8.0
    /// The change of shape that nobody sees.
    private static let tolerance = 1.1

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(message: message(signal), fix: fix)
    }

    private func message(_ signal: Signal) -> Bilingual {
        switch signal {
        case .percent(let percent, let isWider):
            Bilingual(
                en: """
                    The image fills a frame of another shape and comes out \(percent) % \
                    \(isWider ? "too wide" : "too tall").
                    """,
                ko: "이미지가 비율이 다른 영역을 가득 채워 \(isWider ? "가로" : "세로")로 \(percent)% 늘어납니다.")
        case .follows(let height):
            Bilingual(
                en: """
                    The image is stretched to \(height) points high and as wide as the screen allows, a shape that \
                    changes with every device.
                    """,
                ko: "이미지가 높이 \(height) pt, 너비는 화면에 맞춰 늘어나므로 기기마다 비율이 달라집니다.")
        case .anyShape(let width, let height):
            Bilingual(
                en: """
                    Whatever picture is loaded is stretched to \(width) × \(height) points, and is distorted unless it \
                    has just that shape.
                    """,
                ko: "어떤 그림을 불러오든 \(width) × \(height) pt로 늘어나므로 비율이 꼭 같지 않으면 일그러집니다.")
        }
    }

    let viewFix: ViewFix? = .imageScaling

    private let fix = Wording(
        en: """
            Add .scaledToFit(), or .scaledToFill() with .clipped(), before the frame, unless the asset is sliced to be \
            stretched.
            """,
        ko: "슬라이스를 지정해 늘리도록 만든 이미지가 아니라면 프레임 앞에 .scaledToFit()이나 .scaledToFill()과 .clipped()를 추가하세요.")
}

/// The room that a picture fills.
private enum PictureSlot {
    /// It keeps its own shape in it.
    case own
    /// Width over height.
    case shape(Double)
    /// Both sides, in points.
    case size(width: Double, height: Double)
    /// This high, in points, and as wide as what is around it.
    case follows(height: Double)
    /// The layout decides.
    case open
}

extension ElementView {
    /// Whether a picture takes the shape of its frame.
    fileprivate var isStretched: Bool {
        outermost(\.stretchesPicture)?.value ?? has(.picture(.resizable))
    }

    /// Whether it shows a picture from the network.
    fileprivate var isLoaded: Bool { content == .image(.remote) || has(.picture(.remote)) }

    /// The room it fills: said on it, or for a picture that is loaded also on what shows nothing else.
    fileprivate func slot(ofPictureLoaded isLoaded: Bool) -> PictureSlot {
        var (width, height): (Double?, Double?)
        var fillsWidth = false
        var edges: Set<String> = []
        var level: ElementView? = self
        while let current = level {
            for use in current.attributes {
                switch use.attribute {
                case .layout(.shape(let shape)): return .shape(shape)
                case .layout(.aspectRatio) where width == nil || height == nil: return .own
                case .layout(.frame) where use.condition != nil: return .open
                case .layout(.frame(let frame)):
                    width = width ?? frame.width.value
                    height = height ?? frame.height.value
                    fillsWidth = fillsWidth || frame.maximumWidth.value == .infinity
                case .layout(.constraint(let constraint)):
                    if constraint.target == .sibling || constraint.relation != .equal { continue }
                    edges.insert(constraint.attribute)
                default: continue
                }
            }
            guard isLoaded, let parent = current.parent, parent.kind.isTransparent else { break }
            level = parent
        }
        if let width, let height, width > 0, height > 0 { return .size(width: width, height: height) }
        fillsWidth =
            fillsWidth || edges.isSuperset(of: ["leading", "trailing"]) || edges.isSuperset(of: ["left", "right"])
        if let height, width == nil, fillsWidth { return .follows(height: height) }
        return .open
    }
}

extension Attribute {
    /// Whether a picture takes the shape of its frame, where that is said.
    fileprivate var stretchesPicture: Bool? {
        guard case .picture(.contentMode(let stretches)) = self else { return nil }
        return stretches
    }

    /// The size a picture has by itself.
    fileprivate var naturalSize: (width: Double, height: Double)? {
        guard case .picture(.naturalSize(let width, let height)) = self else { return nil }
        return (width, height)
    }
}
