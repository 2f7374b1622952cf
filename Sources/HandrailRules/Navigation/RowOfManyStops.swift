import HandrailModel

/// A row or card whose texts and images are stops of their own instead of one element.
struct RowOfManyStops: StopRule {
    static let info = RuleInfo(
        id: "row-of-many-stops",
        title: Bilingual(en: "Row of many stops", ko: "여러 번 멈추게 하는 행"),
        reason: Bilingual(
            en: """
                What stands side by side is read as one thing by eye; VoiceOver stops at every part and never says \
                that they belong together.
                """,
            ko: "나란히 놓인 내용은 눈으로 보면 하나로 읽히지만, VoiceOver는 부분마다 멈추고 서로 관련된 내용이라는 것도 알려 주지 않습니다."),
        impact: .moderate, guidelines: ["accessibility.grouping-and-order", "accessibility.decorative-images"],
        criteria: ["WCAG 2.2 1.3.1"],
        yieldsTo: "tap-without-trait",
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓HStack {
                Image(systemName: "person")
                VStack(alignment: .leading) {
                    Text("Set up your account")
                    Text("Not signed in")
                }
                Spacer()
                Image(systemName: "chevron.forward")
            }
            """),
        RuleExample(
            .review,
            """
            List {
                ForEach(recipes) { recipe in
                    ↓HStack {
                        Text(recipe.name)
                        Spacer()
                        Text(recipe.duration)
                        Text(recipe.rating)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the tap without a trait is told, and mending that makes one element of the row"),
            """
            ForEach(songs) { song in
                HStack {
                    Image("cover", label: Text("Cover"))
                    VStack {
                        Text(song.title)
                        Text(song.artist)
                    }
                }
                .onTapGesture { play(song) }
            }
            """),
        RuleExample(
            .review,
            """
            import UIKit

            ↓final class RecipeCell: UICollectionViewCell {
                private let title = UILabel()
                private let progress = UIProgressView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(title)
                    contentView.addSubview(progress)
                }

                required init?(coder: NSCoder) { nil }

                func show(_ recipe: Recipe) {
                    title.text = recipe.title
                }
            }

            final class RecipesViewController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(RecipeCell.self, forCellWithReuseIdentifier: "recipe")
                }

                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                    open(recipes[path.item])
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class RecipeCell: UICollectionViewCell {
                private let title = UILabel()
                private let progress = UIProgressView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                    contentView.addSubview(title)
                    contentView.addSubview(progress)
                }

                required init?(coder: NSCoder) { nil }

                func show(_ recipe: Recipe) {
                    title.text = recipe.title
                    accessibilityLabel = recipe.summary
                }
            }

            final class RecipesViewController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(RecipeCell.self, forCellWithReuseIdentifier: "recipe")
                }

                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                    open(recipes[path.item])
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(recipes) { recipe in
                HStack {
                    Text(recipe.name)
                    Text(recipe.duration)
                    Text(recipe.rating)
                }
                .accessibilityElement(children: .combine)
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(recipes) { recipe in
                Button(action: { open(recipe) }) {
                    HStack {
                        Image("pot")
                        Text(recipe.name)
                        Text(recipe.duration)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                VStack {
                    Text(article.title)
                    Text(article.summary)
                    Text(article.text)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(recipes) { recipe in
                HStack {
                    Image(decorative: "pot")
                    Text(recipe.name)
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Fact: View {
                let title: LocalizedStringKey
                let value: String

                var body: some View {
                    ↓VStack(alignment: .leading) {
                        Text(title)
                        Text(value)
                    }
                }
            }

            struct Example: View {
                let boat: Boat

                var body: some View {
                    VStack {
                        Fact(title: "Harbor", value: boat.harbor)
                        Fact(title: "Length", value: boat.length)
                        Fact(title: "Owner", value: boat.owner)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a title over a paragraph is read one after the other, by eye as well"),
            """
            struct Advice: View {
                let title: LocalizedStringKey
                let text: LocalizedStringKey

                var body: some View {
                    VStack(alignment: .leading) {
                        Text(title)
                        Text(text)
                    }
                }
            }

            struct Example: View {
                var body: some View {
                    VStack {
                        Advice(title: "Before you go", text: "Look at the tides, and tell somebody where you are.")
                        Advice(title: "On the water", text: "Stay out of the lane of the ferry.")
                        Advice(title: "Back on land", text: "Rinse the boat with fresh water.")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓VStack(alignment: .leading) {
                    Text("Time passed").font(.caption)
                    Label(passed, systemImage: "hourglass.bottomhalf.fill")
                }
                Spacer()
                ↓VStack(alignment: .trailing) {
                    Text("Time left").font(.caption)
                    Label(left, systemImage: "hourglass.tophalf.fill")
                }
            }
            """),
        RuleExample(
            .nearMiss("a row with a control of its own cannot simply become one element"),
            """
            ForEach(recipes) { recipe in
                HStack {
                    Text(recipe.name)
                    Text(recipe.duration)
                    Text(recipe.rating)
                    Toggle("Favorite", isOn: binding(recipe))
                }
            }
            """),
    ]

    /// All that may be part of a row, which is judged once, at the first of its stops.
    let kinds: Set<ElementKind>? = StopTally.countedKinds

    /// How a row is met.
    struct Signal: Hashable, Sendable {
        /// The most stops there are in it at once.
        let stops: Int
        /// Whether there are fewer at times.
        let mayBeFewer: Bool
        /// Whether there is something among them that was not read, and that may bring more.
        var mayBeMore = false
        /// Whether there are images among them.
        let hasImages: Bool
        /// Whether a tap on it does something.
        let reactsToTaps: Bool
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard let row = RowGrouping.owner(of: stop), row.pattern != .caption, row.leader == stop.index else { return }
        // The lists of AppKit are met row by row: what is in a row says by itself that it belongs together.
        if stop.tree.screen.kit(at: row.element.place) == .appKit, row.element.isInList { return answers.pass() }
        // On Apple TV the focus stops at what can be chosen, and VoiceOver reads all that is in it.
        if stop.tree.screen.isOnlyOnTV { return answers.pass() }
        if Self.isToldOfTap(on: row, in: stop.tree) { return answers.pass() }
        let tally = row.tally
        answers.review(
            Signal(
                stops: tally.all.most, mayBeFewer: tally.all.least < tally.all.most,
                mayBeMore: row.element.descendants.contains { $0.kind == .opaque },
                hasImages: tally.pictures.most + tally.signs.most > 0,
                reactsToTaps: row.reactsToTaps),
            on: row.element, related: row.pictures(in: stop.tree) + row.element.setUpPlaces)
    }

    /// Whether the rule on taps tells already how to make one element of the row, or of what it is part of.
    private static func isToldOfTap(on row: RowGrouping, in tree: PerceivedTree) -> Bool {
        guard row.reactsToTaps else { return false }
        var answers = Answers<TapWithoutTrait.Signal>()
        for level in [row.element] + row.element.ancestors.prefix(levelsAround) where level.reactsToTouch {
            TapWithoutTrait().examine(level, on: tree, &answers)
        }
        return answers.reports.contains { report in
            if case .noTrait(_, _, .combining) = report.signal { true } else { false }
        }
    }

    private static let levelsAround = 6

    let viewFix: ViewFix? = .grouping

    func phrase(_ signal: Signal) -> Phrasing {
        let (partsEn, partsKo) = signal.hasImages ? ("texts and images", "텍스트와 이미지") : ("texts", "텍스트")
        let hiding = signal.hasImages
            ? Wording(
                en: ", and \(.accessibilityHidden) to images that only decorate",
                ko: " 장식일 뿐인 이미지에는 \(.accessibilityHidden)를 지정하세요.") : Wording(en: "", ko: "")
        let (countEn, countKo) = signal.mayBeMore
            ? signal.mayBeFewer ? ("about ", "대략 ") : ("at least ", "적어도 ")
            : signal.mayBeFewer ? ("up to ", "많게는 ") : ("", "")
        return Phrasing(
            message: Bilingual(
                en: """
                    VoiceOver stops \(countEn)\(signal.stops) times in this row: its \
                    \(partsEn) are separate elements, and nothing says that they belong together.
                    """,
                ko: """
                    VoiceOver가 이 행에서 \(countKo)\(signal.stops)번 멈춥니다. \(partsKo)가 따로 떨어진 요소여서 \
                    서로 관련된 내용이라는 것을 알 수 없습니다.
                    """),
            fix: signal.reactsToTaps
                ? Wording(
                    en: """
                        Make the row one Button or NavigationLink instead of a view with a tap gesture; its texts then \
                        become one name. Otherwise add \(.accessibilityElement(".combine")) to the stack\(hiding.en).
                        """,
                    ko: """
                        탭 제스처 대신 행 전체를 Button이나 NavigationLink로 만드세요. 그러면 텍스트가 하나의 이름이 됩니다. 그럴 수 없다면 스택에 \
                        \(.accessibilityElement(".combine"))을 추가하세요.\(hiding.ko)
                        """)
                : Wording(
                    en: "Add \(.accessibilityElement(".combine")) to the stack\(hiding.en).",
                    ko: "스택에 \(.accessibilityElement(".combine"))을 추가하세요.\(hiding.ko)"))
    }
}

extension ElementView {
    /// Whether it is a cell of a list, or lies in one.
    fileprivate var isInList: Bool {
        isChosenInList
            || ancestors.contains { level in
                switch level.kind {
                case .list, .outlineGroup, .table: true
                default: level.isChosenInList
                }
            }
    }
}
