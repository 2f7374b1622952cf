import HandrailModel
import HandrailSemantics
import HandrailSource

/// A typeface of the app's own, in one weight, that is not exchanged for a heavier one under Bold Text.
struct BoldTextIgnored: BundleUseRule {
    static let info = RuleInfo(
        id: "bold-text-ignored",
        title: Bilingual(en: "Custom font without Bold Text", ko: "볼드체 텍스트를 따르지 않는 사용자 설정 서체"),
        reason: Bilingual(
            en: """
                The system's typeface gets heavier when people turn Bold Text on; a face chosen by its name stays that \
                face.
                """,
            ko: "볼드체 텍스트를 켜면 시스템 서체는 굵어지지만, 이름으로 고른 서체는 그 굵기 그대로입니다."),
        impact: .moderate, guidelines: ["accessibility.bold-text", "typography.custom-font-accessibility"],
        criteria: [],
        settings: [.boldText], options: [IconFonts.option], examples: examples)

    private let icons: IconFonts

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) { icons = IconFonts(options) }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Text("Departures")
                .↓font(.custom("Lora-Regular", size: 18))
            """),
        RuleExample(
            .review,
            """
            enum Theme {
                static let body = ↓Font.custom("Lora", size: 17, relativeTo: .body)
                static let title = Font.custom("Lora", size: 28, relativeTo: .title)
            }

            struct Example: View {
                var body: some View {
                    VStack {
                        Text("Departures").font(Theme.title)
                        Text("The next trains from here.").font(Theme.body)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.legibilityWeight) private var legibilityWeight

                var body: some View {
                    Text("Departures")
                        .font(.custom(legibilityWeight == .bold ? "Lora-Bold" : "Lora-Regular", size: 18))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.legibilityWeight) private var legibilityWeight

                var body: some View {
                    VStack {
                        Text("Departures")
                            .font(.custom("Lora-Regular", size: 18))
                        Text("The next trains from here.")
                            .font(.custom("Lora-Regular", size: 14))
                    }
                    .fontWeight(legibilityWeight == .bold ? .bold : .regular)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Departures")
                .font(.custom("Lora-Bold", size: 18))
            """),
        RuleExample(
            .silent,
            """
            Text("Departures")
                .font(.body.weight(.semibold))
            """),
        RuleExample(
            .silent,
            """
            Text("Departures")
                .font(.custom(theme.fontName, size: 18))
            """),
        RuleExample(
            .nearMiss("a font of icons, not text"),
            """
            Text("\\u{f2bd}")
                .font(.custom("FontAwesome5Free-Solid", size: 18))
            """),
        RuleExample(
            .review,
            """
            <label text="Departures" id="l1">
            ↓<fontDescription key="fontDescription" name="Quay-Regular" family="Quay" pointSize="17"/>
            </label>
            """),
        RuleExample(
            .review,
            """
            final class PriceController: UIViewController {
                private let price = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    price.text = NSLocalizedString("Free", comment: "")
                    ↓price.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(name: "Harbor-Light", \
            size: 28)!)
                    view.addSubview(price)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PriceController: UIViewController {
                private let price = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    price.text = NSLocalizedString("Free", comment: "")
                    price.font = .preferredFont(forTextStyle: .title1)
                    view.addSubview(price)
                }
            }
            """),
    ]

    /// The typeface.
    struct Signal: Hashable, Sendable {
        /// Its family, without the weight.
        let family: String
        /// Places where it is asked for.
        let places: Int
    }

    /// Where one family is asked for, over all screens.
    private struct Family {
        var first: (site: FontSite, screen: Int)
        var places: Set<SourcePlace>
        var follows: Bool
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var families: [String: Family] = [:]
        let heaviest = Self.heaviestFaces(of: project.fonts)
        for (index, screen) in uses.screens {
            // Only iOS, iPadOS, tvOS and watchOS have the setting; where nothing is known of the platform it is iOS.
            let platforms = screen.screen.platforms
            guard platforms.isEmpty || platforms.contains(where: { $0.platform != .macOS }) else { continue }
            let tree = screen.screen.tree
            for element in tree.elements.indices {
                note(tree[element], on: index, besides: heaviest, &families)
            }
        }
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            if family.follows {
                answers.pass()
                continue
            }
            let site = family.first.site
            let others = family.places.subtracting([site.place]).sorted().map {
                RelatedPlace(place: $0, why: Bilingual(en: "the same typeface", ko: "같은 서체"))
            }
            answers.review(
                Signal(family: name, places: family.places.count), on: site.element, at: site.place,
                setting: .boldText, screen: family.first.screen, related: others)
        }
    }

    /// The names of faces that the app brings along without a heavier one of their family, and of those that are bold.
    private static func heaviestFaces(of fonts: [BundleFont]) -> Set<String> {
        let families = Dictionary(grouping: fonts.flatMap(\.faces)) { $0.family ?? "" }
        return families.values.reduce(into: []) { names, faces in
            let most = faces.compactMap(\.weight).max() ?? 0
            for face in faces where !face.axes.contains(where: { $0.tag == "wght" }) {
                guard let weight = face.weight, weight >= min(most, boldest) else { continue }
                names.formUnion([face.postScriptName].compactMap(\.self))
                if faces.count == 1 { names.formUnion(face.names) }
            }
        }
    }

    /// From this weight on a face is as heavy as Bold Text makes those of the system.
    private static let boldest = 600

    private func note(
        _ element: ElementView, on screen: Int, besides heaviest: Set<String>, _ families: inout [String: Family]
    ) {
        guard element.has({ $0.isNamedFace }) else { return }
        for site in FontSite.sites(on: element) where !icons.hold(site.font) {
            guard let face = site.font.family.value, !face.isEmpty, !heaviest.contains(face) else { continue }
            let family = String(face.prefix { $0 != "-" })
            let isHeavy = (ResolvedFont(site.font)?.weight ?? FontWeight(faceName: face) ?? .regular) >= .semibold
            // What is as large as a headline is read without being heavier.
            if case .fixed(.known(let points)) = site.font.size, points >= FixedFontSize.displaySize { continue }
            let follows = site.isForBoldText || element.changesWeightForBoldText
            guard follows || (!isHeavy && !site.texts.isEmpty) else { continue }
            if var known = families[family] {
                known.places.insert(site.place)
                known.follows = known.follows || follows
                if site.place < known.first.site.place { known.first = (site, screen) }
                families[family] = known
            } else {
                families[family] = Family(first: (site, screen), places: [site.place], follows: follows)
            }
        }
    }

    let viewFix: ViewFix? = .boldText

    func phrase(_ signal: Signal) -> Phrasing {
        let places = signal.places > 1 ? " (\(signal.places) places)" : ""
        let ko = signal.places > 1 ? " (\(signal.places)곳)" : ""
        return Phrasing(
            message: Bilingual(
                en: """
                    Text in “\(signal.family)”\(places) is set in a face chosen by name, and nothing here asks whether \
                    Bold Text is on. Look whether it gets heavier with the setting.
                    """,
                ko: "“\(signal.family)” 서체\(ko)는 이름으로 고른 굵기를 쓰고, 볼드체 텍스트 설정을 확인하는 코드가 없습니다. 설정을 켰을 때 굵어지는지 확인하세요."),
            fix: Wording(
                en: """
                    Where it does not, read @Environment(\\.legibilityWeight) and choose a heavier face while it is \
                    .bold, or use .fontWeight(_:) with a variable font.
                    """,
                ko: """
                    굵어지지 않으면 @Environment(\\.legibilityWeight)가 .bold일 때 더 굵은 서체를 고르거나, 가변 서체에 .fontWeight(_:)를 적용하세요.
                    """))
    }
}

extension FontSite {
    /// Whether the font is one of several that Bold Text chooses among.
    fileprivate var isForBoldText: Bool { modifier.condition?.asksForBoldText ?? false }
}

extension ElementView {
    /// Whether a weight set on it, around it or inside it depends on Bold Text.
    fileprivate var changesWeightForBoldText: Bool {
        ([self] + ancestors + descendants).contains { level in
            level.attributes.contains { use in
                switch use.attribute {
                case .text(.fontWeight), .text(.bold): use.condition?.asksForBoldText ?? false
                default: false
                }
            }
        }
    }
}

extension ElementCondition {
    /// Whether it asks for Bold Text.
    fileprivate var asksForBoldText: Bool {
        guard case .setting(let test) = subject else { return false }
        return test.asksForBoldText
    }
}

extension SettingTest {
    /// Whether some part of it asks for Bold Text.
    fileprivate var asksForBoldText: Bool {
        switch self {
        case .isOn(let choice): choice == .boldText
        case .not(let test): test.asksForBoldText
        case .all(let tests), .any(let tests): tests.contains(where: \.asksForBoldText)
        case .contentSize, .other: false
        }
    }
}

extension Attribute {
    /// Whether it is a font asked for by the name of a face.
    fileprivate var isNamedFace: Bool {
        guard case .text(.font(let font)) = self else { return false }
        if case .oneOf(let fonts) = font.size { return fonts.contains { !$0.family.isAbsent } }
        return !font.family.isAbsent
    }
}
