import HandrailModel
import HandrailSemantics

/// Text in the system font at a size that does not follow the text size people choose.
struct FixedFontSize: ElementRule {
    static let info = RuleInfo(
        id: "fixed-font-size",
        title: Bilingual(en: "Fixed font size", ko: "고정된 글자 크기"),
        reason: Bilingual(
            en: "People choose the size they can read; text of a fixed size stays as small as it is.",
            ko: "사람들은 읽을 수 있는 글자 크기를 고릅니다. 크기가 고정된 텍스트는 계속 작은 채로 남습니다."),
        impact: .serious, guidelines: ["accessibility.dynamic-type", "typography.text-styles"],
        criteria: ["WCAG 2.2 1.4.4"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Ingredients")
                .↓font(.system(size: 17, weight: .semibold))
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text(recipe.title)
                Text(recipe.author)
            }
            .↓font(Font.system(size: 15))
            """),
        RuleExample(
            .violation,
            """
            enum LabelStyle { case title, text }

            extension UILabel {
                func setStyle(_ style: LabelStyle) {
                    switch style {
                    case .title: font = UIFont.preferredFont(forTextStyle: .title1)
                    case .text: ↓font = UIFont.systemFont(ofSize: 14)
                    }
                }
            }

            final class RecipeController: UIViewController {
                private let steps = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    steps.text = NSLocalizedString("Stir for ten minutes", comment: "")
                    [steps].forEach { $0.setStyle(.text) }
                    view.addSubview(steps)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            extension Font {
                static let rowTitle = ↓Font.system(size: 16).bold()
            }

            struct Example: View {
                var body: some View {
                    Text("Ingredients")
                        .font(.rowTitle)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            extension Font {
                static func fixed(_ size: CGFloat) -> Font { ↓system(size: size) }
            }

            struct Example: View {
                var body: some View {
                    Text("Ingredients")
                        .font(.fixed(17))
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            extension UIFont {
                static var recipe: UIFont { ↓.systemFont(ofSize: 17) }
            }

            final class RecipeCell: UITableViewCell {
                private let title = UILabel()

                func setUp() {
                    title.font = .recipe
                    title.text = "Ingredients"
                    contentView.addSubview(title)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Button("Save recipe") { save() }
                .↓font(Font(UIFont.systemFont(ofSize: 14)))
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class RecipeCell: UITableViewCell {
                private let title = UILabel()

                func setUp() {
                    ↓title.font = UIFont.systemFont(ofSize: 17)
                    title.text = "Ingredients"
                    contentView.addSubview(title)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class RecipeHeader: UIView {
                private let title = ↓UILabel()

                func setUp() {
                    title.text = "Ingredients"
                    addSubview(title)
                }
            }
            """),
        // What is made for a complication has the room of one, also where the app shows a copy of it.
        // Menus take words and pictures, and set them as the system does.
        RuleExample(
            .nearMiss("titles in bars of the system do not grow either"),
            """
            final class HarborController: UIViewController {
                private lazy var heading: UILabel = {
                    let label = UILabel()
                    label.font = .boldSystemFont(ofSize: 20)
                    label.text = NSLocalizedString("Harbor", comment: "")
                    return label
                }()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.titleView = heading
                }
            }
            """),
        RuleExample(
            .nearMiss("titles in bars of the system do not grow either"),
            """
            NavigationStack {
                List {
                    Text("Pier 1")
                }
                .navigationTitle("Piers")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Piers").font(.system(size: 16, weight: .bold))
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Menu("Route") {
                Button { share() } label: { Text("Share").font(.system(size: 11)) }
            }
            """),
        RuleExample(
            .silent,
            """
            import WidgetKit

            struct Dial: View {
                let value: String

                var body: some View {
                    Text(value)
                        .font(.system(size: 13, weight: .semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.4)
                        .widgetAccentable()
                }
            }

            struct DialEditor: View {
                var body: some View {
                    List {
                        Dial(value: reading.text)
                        Text("Shown on the watch face").font(.caption)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class RecipeCell: UITableViewCell {
                private let title = UILabel()

                func setUp() {
                    title.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17))
                    title.adjustsFontForContentSizeCategory = true
                    title.text = "Ingredients"
                    contentView.addSubview(title)
                }
            }
            """),
        // A bar draws the icon alone.
        RuleExample(
            .silent,
            """
            List {
                Text("Ingredients")
            }
            .toolbar {
                ToolbarItem {
                    Button("Sort", systemImage: "arrow.up.arrow.down", action: sort)
                        .font(.system(size: 18))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Toggle("Quiet", isOn: $isQuiet)
                .labelsHidden()
                .font(.system(size: 18))
            """),
        RuleExample(
            .review,
            """
            Text(timer.remaining)
                .↓font(.system(size: 44))
            """),
        RuleExample(
            .silent,
            """
            Text("Ingredients")
                .font(.headline)
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @ScaledMetric(relativeTo: .title) private var size = 30.0

                var body: some View {
                    Text("Ingredients")
                        .font(.system(size: size))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            extension Font {
                static func scaled(_ points: CGFloat) -> Font {
                    .system(size: UIFontMetrics.default.scaledValue(for: points))
                }
            }

            struct Example: View {
                var body: some View {
                    Text("Ingredients")
                        .font(.scaled(16))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Ingredients")
                    .font(.title2)
            }
            .font(.system(size: 15))
            """),
        RuleExample(
            .violation,
            """
            <label text="Ingredients" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            ↓<fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Ingredients" adjustsFontForContentSizeCategory="YES" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .nearMiss("an inspectable property of the app's own takes the name of a style"),
            """
            <label text="Ingredients" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="textStyle" value="body"/>
            </userDefinedRuntimeAttributes>
            </label>
            """),
        RuleExample(
            .nearMiss("letters that stand for a picture"),
            """
            struct Avatar: View {
                let name: String

                var body: some View {
                    Text(String(name.prefix(1)))
                        .font(.system(size: 18))
                        .frame(width: 40, height: 40)
                        .background(Color.blue, in: Circle())
                }
            }
            """),
        RuleExample(
            .nearMiss("a symbol, not text"),
            """
            Button { addRecipe() } label: {
                Image(systemName: "plus")
                    .font(.system(size: 20))
            }
            .accessibilityLabel("Add recipe")
            """),
        RuleExample(
            .nearMiss("as large as the largest text gets"),
            """
            Text("42")
                .font(.system(size: 96))
            """),
    ]

    /// Anything a font can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font)]

    /// The fixed size.
    struct Signal: Hashable, Sendable {
        /// In points, where it is known.
        let points: Double?
        /// The style to use instead.
        let style: NearestStyle?
        /// Whether the font is a constant used in several places.
        let isShared: Bool
        /// Whether it is the title of a button, which Interface Builder does not let adjust.
        let isTitle: Bool
        /// Whether it stands in a box of a fixed height.
        let isInBox: Bool
    }

    /// From this size on, text is as large as the largest style at the largest setting.
    static let largestGrowth = 60.0
    /// From this size on, text is at least as large as the largest style by default.
    static let displaySize = 34.0

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for site in FontSite.sites(on: element) {
            guard case .fixed(let points) = site.font.size, site.font.family.isAbsent else { continue }
            guard let platform = screen.screen.scalingPlatform(of: element), !site.texts.isEmpty,
                !element.isDrawnBySystem(on: screen)
            else { continue }
            if element.hasFixedRoom(on: screen) {
                answers.cannotTell(en: "the room of a widget is fixed", ko: "위젯의 공간은 정해져 있습니다")
                continue
            }
            let size = points.value
            // In a bar of the app's own that is one defect with the large content viewer, told once for the bar.
            if (size ?? 0) >= Self.largestGrowth || element.hasLargeContentViewer || site.isInBar {
                answers.pass()
                continue
            }
            // What a function makes for all is not of the size that one of its users asks for.
            let told = site.font.isSizeGiven ? nil : size
            let signal = Signal(
                points: told, style: told.flatMap { NearestStyle(to: $0, on: platform) }, isShared: site.isShared,
                isTitle: element.kind == .button, isInBox: site.texts.contains(where: \.standsInBox))
            if (size ?? 0) >= Self.displaySize {
                answers.review(signal, on: element, at: site.place, impact: .minor, related: site.related)
            } else {
                answers.violation(
                    signal, on: element, at: site.place, related: site.related,
                    cause: .scene(of: element, at: site.place, on: screen.screen))
            }
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) texts of this scene have a fixed size and stay that size when people choose larger text.
                    """,
                ko: "이 씬의 텍스트 \(places)개는 크기가 고정되어, 더 큰 글자를 골라도 커지지 않습니다."),
            fix: phrase(signal).fix
        ).completed(by: .sceneFonts)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let phrasing = words(signal).completed(by: signal.isTitle ? .titleFont : .font)
        return signal.isInBox && !signal.isShared ? phrasing.adding(ElementView.growingBox) : phrasing
    }

    private func words(_ signal: Signal) -> Phrasing {
        let en = signal.points.map { "a fixed size of \($0.inPoints) pt" } ?? "a fixed size"
        let ko = signal.points.map { "\($0.inPoints) pt로" } ?? "한 가지 크기로"
        let style = signal.style
        return Phrasing(
            message: Bilingual(
                en: signal.isShared
                    ? "This font has \(en): text set in it stays that size when people choose larger text."
                    : "This text has \(en) and stays that size when people choose larger text.",
                ko: signal.isShared
                    ? "이 서체는 크기가 \(ko) 고정되어, 더 큰 글자를 골라도 이 서체를 쓰는 텍스트가 커지지 않습니다."
                    : "이 텍스트는 크기가 \(ko) 고정되어, 더 큰 글자를 골라도 커지지 않습니다."),
            fix: Wording(
                en: style.map {
                    "Use the text style .\($0.name) (\($0.points.inPoints) pt by default), or keep the size in a "
                        + "\(.scaledMetric) property."
                }
                    ?? "Use a text style such as .body, or keep the size in a \(.scaledMetric) property.",
                ko: style.map {
                    "텍스트 스타일 .\($0.name)(기본 \($0.points.inPoints) pt)을(를) 사용하거나, 크기를 \(.scaledMetric) 프로퍼티에 두세요."
                }
                    ?? ".body 같은 텍스트 스타일을 사용하거나, 크기를 \(.scaledMetric) 프로퍼티에 두세요."))
    }
}
