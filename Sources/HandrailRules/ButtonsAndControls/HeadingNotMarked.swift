import HandrailModel

/// Text that looks like the title of what follows and is not marked as a heading.
struct HeadingNotMarked: ElementRule {
    static let info = RuleInfo(
        id: "heading-not-marked",
        title: Bilingual(en: "Title without the heading trait", ko: "머리말 특성이 없는 제목"),
        reason: Bilingual(
            en: "People who listen jump from heading to heading to find their place; what only looks like one is "
                + "passed over.",
            ko: "소리로 듣는 사람은 머리말 사이를 이동하며 원하는 곳을 찾습니다. 모양만 제목인 텍스트는 건너뛰게 됩니다."),
        impact: .moderate, guidelines: ["accessibility.section-headings"],
        criteria: ["WCAG 2.2 1.3.1", "WCAG 2.2 2.4.6"], asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ScrollView {
                VStack {
                    VStack {
                        Image("logo").accessibilityLabel("Larder")
                        ↓Text("Welcome home").font(.largeTitle.bold())
                    }
                    VStack {
                        Text("Keep what you have in stock in one place, and never buy the same thing twice.")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                VStack(alignment: .leading) {
                    ↓Text("Recently played")
                        .font(.title2)
                    ForEach(songs) { song in
                        Text(song.title)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                HStack {
                    ↓Text("Top rated")
                        .font(.title3.bold())
                    Spacer()
                    Button("See all") { showAll() }
                }
                ScrollView(.horizontal) {
                    Text("First")
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack(alignment: .leading) {
                ↓Text("Ingredients").font(.title2.bold())
                Text("Flour, water, salt, and all the patience there is.")
                ↓Text("Steps").font(.title2.bold())
                Text("Mix, wait, fold, wait again, bake.")
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Welcome to").font(.title)
                Text("Larder").font(.largeTitle)
                Button("Start") { start() }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack(alignment: .leading) {
                Text("Recently played")
                    .font(.title2)
                    .accessibilityAddTraits(.isHeader)
                ForEach(songs) { song in
                    Text(song.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("No downloads yet")
                    .font(.title2)
                Text("What you save appears here.")
            }
            """),
        RuleExample(
            .silent,
            """
            Section {
                Text("First")
            } header: {
                Text("Recently played").font(.title2)
            }
            """),
        RuleExample(
            .silent,
            """
            Button { open() } label: {
                VStack {
                    Text("Recently played").font(.title2)
                    Image("cover")
                    ScrollView { Text("First") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = UIView()
                    let name = ↓UILabel()
                    name.text = piers[section].name
                    header.addSubview(name)
                    return header
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = UIView()
                    let name = UILabel()
                    name.text = piers[section].name
                    name.accessibilityTraits.insert(.header)
                    header.addSubview(name)
                    return header
                }
            }
            """),
        RuleExample(
            .nearMiss("the label that such a view brings along is a heading by itself"),
            """
            final class PierHeader: UITableViewHeaderFooterView {
                func show(_ pier: Pier) {
                    textLabel?.text = pier.name
                }
            }
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "pier") as? PierHeader
                    header?.show(piers[section])
                    return header
                }
            }
            """),
        RuleExample(
            .nearMiss("the list makes a heading of a title that it is only given as words"),
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                    piers[section].name
                }
            }
            """),
        RuleExample(
            .nearMiss("a number is what the card shows, not its title"),
            """
            VStack {
                Text("72")
                    .font(.largeTitle)
                Text("beats per minute")
                ScrollView { Text("Today") }
            }
            """),
        RuleExample(
            .review,
            """
            final class TodayController: UIViewController {
                private let heading = ↓UILabel()
                private let list = UITableView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let column = UIStackView()
                    column.axis = .vertical
                    heading.text = NSLocalizedString("Departures today", comment: "")
                    heading.font = .preferredFont(forTextStyle: .title1)
                    column.addArrangedSubview(heading)
                    column.addArrangedSubview(list)
                    view.addSubview(column)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TodayController: UIViewController {
                private let heading = UILabel()
                private let list = UITableView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let column = UIStackView()
                    column.axis = .vertical
                    heading.text = NSLocalizedString("Departures today", comment: "")
                    heading.font = .preferredFont(forTextStyle: .title1)
                    heading.accessibilityTraits.insert(.header)
                    column.addArrangedSubview(heading)
                    column.addArrangedSubview(list)
                    view.addSubview(column)
                }
            }
            """),
        RuleExample(
            .review,
            """
            <stackView axis="vertical" id="s2">
            <subviews>
            ↓<label text="Departures today" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
            <tableView id="t1"/>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .silent,
            """
            <stackView axis="vertical" id="s2">
            <subviews>
            <label text="Departures today" id="l1">
            <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" staticText="YES" header="YES"/>
            </accessibility>
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
            <tableView id="t1"/>
            </subviews>
            </stackView>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]

    /// The words that look like a heading.
    struct Signal: Hashable, Sendable {
        /// The words as they are shown; empty where they are only known while the app runs.
        let words: String
        /// Whether a list shows it above a section.
        let isSectionHeader: Bool
    }

    /// Whether something on a screen looks like a heading and is none.
    func finds(on screen: PerceivedTree) -> Bool {
        var answers = Answers<Signal>()
        let tree = screen.screen.tree
        for index in tree.elements.indices where tree.elements[index].kind == .text {
            examine(tree[index], on: screen, &answers)
            if !answers.reports.isEmpty { return true }
        }
        return false
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let header = element.nearest(with: .accessibility(.sectionHeader)) {
            return examine(element, above: header, on: screen, &answers)
        }
        guard screen.screen.presentation != .widget, screen.screen.presentation != .dialog,
            element.hasTitleFont, case .words(.known(let words)) = element.content, words.isTitle,
            let arrangement = element.titledArrangement ?? element.dividedArrangement ?? element.openedArrangement,
            !Self.isElsewhere(arrangement)
        else { return }
        let stop = screen.elements.first { $0.declared == element.index && $0.exposure == .element }
        guard let stop else { return answers.pass() }
        let traits = stop.traits.union(stop.possibleTraits)
        if !traits.isDisjoint(with: [.header, .button, .link]) { return answers.pass() }
        answers.review(Signal(words: words.display, isSectionHeader: false), on: element, certainty: .likely)
    }

    /// The first text of a view that a list shows above a section.
    private func examine(
        _ element: ElementView, above header: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        let range = header.index..<Int(header.tree.elements[header.index].end)
        let stops = screen.elements.filter { range.contains($0.declared) && $0.exposure == .element }
        guard let stop = stops.first(where: { $0.declared == element.index }) else { return }
        if stops.contains(where: { !$0.traits.union($0.possibleTraits).isDisjoint(with: [.header, .button]) }) {
            return answers.pass()
        }
        guard stops.first(where: { header.tree.elements[$0.declared].kind == .text })?.declared == stop.declared,
            case .words(let words) = element.content,
            words.values.allSatisfy({ $0.text?.contains(where: \.isLetter) ?? true })
        else { return }
        if case .absent = words { return }
        answers.review(
            Signal(words: words.value?.text == nil ? "" : words.value?.display ?? "", isSectionHeader: true),
            on: element,
            certainty: .likely)
    }

    // Where a title is no heading: inside a control, a bar, a row of data, a card.
    private static func isElsewhere(_ arrangement: ElementView) -> Bool {
        ([arrangement] + arrangement.ancestors).contains { level in
            switch level.kind {
            case .repeated, .toolbar, .toolbarItem, .contentUnavailable, .list, .form, .table, .tabView, .label,
                .groupBox, .map, .outlineGroup:
                return true
            default:
                let isAside = level.slot == .overlay || level.slot == .toolbar || level.slot == .contextMenu
                return level.kind.isControl || isAside || !level.gestures.isEmpty || level.isCard
            }
        }
    }

    let viewFix: ViewFix? = .heading

    func phrase(_ signal: Signal) -> Phrasing {
        let quote = signal.words.isEmpty ? "" : " “\(signal.words)”"
        return Phrasing(
            message: signal.isSectionHeader
                ? Bilingual(
                    en: """
                        This text\(quote) stands above a section of the list, but VoiceOver does not know it for a \
                        heading.
                        """,
                    ko: "이 텍스트\(quote)은(는) 목록 섹션의 머리말 자리에 있지만 VoiceOver는 머리말로 알지 못합니다.")
                : Bilingual(
                    en: """
                        “\(signal.words)” looks like the title of what follows, but VoiceOver does not know it for a \
                        heading.
                        """,
                    ko: "“\(signal.words)”은(는) 아래 내용의 제목처럼 보이지만 VoiceOver는 머리말로 알지 못합니다."),
            fix: Wording(
                en: "If it is a heading, add \(.accessibilityAddTraits(".isHeader")).",
                ko: "머리말이라면 \(.accessibilityAddTraits(".isHeader"))를 추가하세요."))
    }
}

extension Words {
    /// Whether they read like a title: known words, short, no number, no sentence.
    fileprivate var isTitle: Bool {
        guard let text, text.count <= 50, text.count >= 2, !text.contains(where: \.isNumber) else { return false }
        switch origin {
        case .missingKey, .symbol, .asset: return false
        case .literal, .unlocalized, .localized: break
        }
        guard let last = text.last(where: { !$0.isWhitespace }), !".!?…:,。".contains(last) else { return false }
        return text.contains { $0.isLetter } && text.split(separator: " ").count <= 6
    }
}

extension ElementView {
    /// Whether it is set in the font of a title, by itself.
    fileprivate var hasTitleFont: Bool {
        guard let font = outermost({ if case .text(.font(let font)) = $0 { font } else { nil } })?.value else {
            return false
        }
        switch font.size {
        case .style(let style): return Self.titleStyles.contains(style)
        case .fixed(let points), .scaling(let points, _):
            return (points.value ?? 0) >= 20 && (Self.boldWeights.contains(font.weight.value ?? "") || isMadeBold)
        case .oneOf, .unknown: return false
        }
    }

    private var isMadeBold: Bool {
        has { attribute in
            switch attribute {
            case .text(.bold): true
            case .text(.fontWeight(let weight)): Self.boldWeights.contains(weight.value ?? "")
            default: false
            }
        }
    }

    private static let titleStyles: Set<String> = [
        "largeTitle", "title", "title1", "title2", "title3", "extraLargeTitle", "extraLargeTitle2",
    ]
    private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

    /// The vertical arrangement whose title it is: the first in it, or the first of a row that is first in it, with
    /// more than a few words after it.
    fileprivate var titledArrangement: ElementView? {
        var first = self
        while let outer = first.parent {
            let shown = outer.children.filter { $0.isShown }
            guard shown.first?.index == first.index else { return nil }
            if outer.kind == .verticalStack || outer.kind == .lazyContainer {
                return shown.dropFirst().contains(where: \.isContent) ? outer : nil
            }
            guard outer.kind.isTransparent && shown.count == 1 || outer.kind == .horizontalStack else { return nil }
            first = outer
        }
        return nil
    }

    /// The vertical arrangement that it divides into parts together with other titles, each with something under it.
    fileprivate var dividedArrangement: ElementView? {
        var top = self
        while let outer = top.parent {
            let shown = outer.children.filter { $0.isShown }
            if outer.kind == .verticalStack || outer.kind == .lazyContainer {
                let titles = shown.indices.filter { shown[$0].isLedByTitle }
                guard titles.count > 1, titles.contains(where: { shown[$0].index == top.index }) else { return nil }
                let areApart = titles.allSatisfy { $0 + 1 < shown.count && !titles.contains($0 + 1) }
                return areApart ? outer : nil
            }
            guard shown.first?.index == top.index,
                outer.kind.isTransparent && shown.count == 1 || outer.kind == .horizontalStack
            else { return nil }
            top = outer
        }
        return nil
    }

    /// The arrangement that it opens as the title of the whole screen: the largest text, before any other and above
    /// body text, where no bar has a title.
    fileprivate var openedArrangement: ElementView? {
        guard let font = outermost({ if case .text(.font(let font)) = $0 { font } else { nil } })?.value,
            case .style(let style) = font.size, Self.largestStyles.contains(style),
            !tree.attributeKinds.contains(.screen(.title)),
            !(0..<index).contains(where: { tree.elements[$0].kind == .text || tree.elements[$0].kind.isControl }),
            let whole = Array(ancestors).last(where: { $0.kind == .verticalStack })
        else { return nil }
        let isAboveBody = (index + 1..<Int(tree.elements[whole.index].end)).contains { later in
            guard tree.elements[later].kind == .text, case .words(.known(let words)) = tree.elements[later].content,
                let text = words.text
            else { return false }
            return text.utf8.count >= Self.bodyLength && !tree[later].hasTitleFont
        }
        return isAboveBody ? whole : nil
    }

    private static let largestStyles: Set<String> = [
        "largeTitle", "extraLargeTitle", "extraLargeTitle2", "title", "title1",
    ]
    /// Bytes of a sentence or two.
    private static let bodyLength = 60

    /// Whether it is a title, or a row that begins with one.
    private var isLedByTitle: Bool {
        var first = self
        while first.kind == .horizontalStack || first.kind.isTransparent {
            let shown = first.children.filter { $0.isShown }
            guard let next = shown.first, first.kind == .horizontalStack || shown.count == 1 else { return false }
            first = next
        }
        guard first.kind == .text, case .words(.known(let words)) = first.content else { return false }
        return words.isTitle && first.hasTitleFont
    }

    /// Whether it takes part in the arrangement visibly.
    private var isShown: Bool { kind != .spacer && kind != .nothing && kind != .divider && slot == .content }

    /// Whether it is what a heading is above: a list of things, a form, several controls.
    private var isContent: Bool {
        let inside = [self] + descendants
        let isCollection = inside.contains { other in
            switch other.kind {
            case .repeated, .scrollView, .list, .form, .table, .grid, .lazyContainer, .chart, .map: true
            default: false
            }
        }
        return isCollection || inside.filter { $0.kind.isControl }.count > 2
    }

    /// Whether it has a frame drawn around it, as a card in a feed has.
    fileprivate var isCard: Bool {
        if kind == .layered {
            return children.contains {
                $0.slot == .background && $0.kind == .shape || $0.slot == .overlay && $0.kind == .shape
            }
        }
        return has { attribute in
            switch attribute {
            case .color(.border), .visibility(.clipped): true
            default: false
            }
        }
    }
}
