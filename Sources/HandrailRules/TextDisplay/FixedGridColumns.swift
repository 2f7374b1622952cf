import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A grid that keeps its columns however large the text in them gets.
struct FixedGridColumns: ElementRule {
    static let info = RuleInfo(
        id: "fixed-grid-columns",
        title: Bilingual(en: "Fixed number of columns around text", ko: "텍스트를 담은 고정 열 수"),
        reason: Bilingual(
            en: """
                Each column of a grid gets its share of the width and no more; large text in it is broken into letters.
                """,
            ko: "그리드의 열은 정해진 너비만 차지합니다. 그 안에서 글자가 커지면 단어가 낱자로 끊깁니다."),
        impact: .moderate, guidelines: ["accessibility.large-text-layout"], criteria: ["WCAG 2.2 1.4.4"],
        settings: [.largestText], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            LazyVGrid(columns: ↓[GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                Text("Breakfast")
                Text("Vegetables")
                Text("Beverages")
            }
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                private let columns = Array(repeating: GridItem(.flexible()), count: 2)

                var body: some View {
                    LazyVGrid(columns: ↓columns, spacing: 16) {
                        Button("Notifications") { showNotifications() }
                        Button("Subscriptions") { showSubscriptions() }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            LazyVGrid(columns: ↓Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)) {
                ForEach(recipes) { recipe in
                    VStack {
                        Image(recipe.picture)
                        Text(recipe.title)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
                ForEach(recipes) { recipe in
                    Text(recipe.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(photos) { photo in
                    Image(uiImage: photo.thumbnail)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

                private var columns: [GridItem] {
                    Array(repeating: GridItem(.flexible()), count: dynamicTypeSize.isAccessibilitySize ? 1 : 3)
                }

                var body: some View {
                    LazyVGrid(columns: columns) {
                        ForEach(recipes) { recipe in
                            Text(recipe.title)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(0..<9) { number in
                    Text("7")
                }
            }
            """),
        RuleExample(
            .nearMiss("a keypad: each key has one digit"),
            """
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(1...9, id: \\.self) { digit in
                    Button("\\(digit)") { type(digit) }
                }
            }
            """),
        RuleExample(
            .review,
            """
            LazyVGrid(columns: ↓Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)) {
                ForEach(weekdays, id: \\.self) { name in
                    Text(name)
                }
            }
            """),
        RuleExample(
            .nearMiss("half a phone holds a few words in each line"),
            """
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(recipes) { recipe in
                    Text(recipe.title)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.lazyContainer]
    let attributes: Set<AttributeKind>? = [.layout(.columns)]

    /// What does not fit.
    enum Signal: Hashable, Sendable {
        /// A word that is wider than its column at the largest text size, both in points.
        case word(String, width: Double, columns: Int, column: Double)
        /// Words that are known while the app runs only.
        case runtime(columns: Int, column: Double)
    }

    /// The columns of a calendar, which means something by them.
    private static let week = 7

    private static let weekFix = Wording(
        en: """
            Where this is a calendar keep its columns: let text in them shrink with minimumScaleFactor, show a day \
            large while it is held with \(.showsLargeContentViewer()), or show a list of days while \
            \(.isAccessibilitySize).
            """,
        ko: """
            달력이라면 열은 그대로 두고, minimumScaleFactor로 글자가 줄어들게 하거나 \(.showsLargeContentViewer())로 누르고 있는 날짜를 크게 \
            보여 주거나, \(.isAccessibilitySize)일 때는 날짜를 목록으로 보여 주세요.
            """)

    /// From this many columns on, hardly a word of text fits into one of them at AX5.
    private static let narrow = 3

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (fact, use) = element.outermost({ $0.columnCount }) else { return }
        guard screen.screen.scalingPlatform(of: element) == .iOS, !element.hasFixedRoom(on: screen) else { return }
        guard let count = fact.values.min(), count >= 2, count < 100 else {
            guard case .unknown = fact else { return answers.pass() }
            return answers.cannotTell(en: "the columns of the grid could not be read", ko: "그리드의 열 수를 읽을 수 없습니다")
        }
        if element.adaptsOrScrolls { return answers.pass() }
        let column = CrowdedRow.widestPhone / count
        let floor = MinimumTextWidth(at: .accessibility5, on: .iOS)
        var isOpen = false
        for text in AffectedTexts.texts(from: element, unless: { _ in false })
            where text.kind == .text && text.isReadable
        {
            guard case .words(let words) = text.content else { continue }
            let resolved = ResolvedText(text)
            guard resolved.resolved?.grows ?? false, resolved.minimumScale.isAbsent else { continue }
            let width = floor.width(of: text)
            if width > column,
                let longest = words.values.map(
                    { TextWidthEstimate.longestWord(of: $0) }).max(by: { $0.breadth < $1.breadth })
            {
                return answers.violation(
                    .word(longest.word, width: width, columns: Int(clamping: count), column: column), on: element,
                    at: use.place, certainty: .likely, setting: .largestText)
            }
            isOpen = isOpen || (words.values.allSatisfy { $0.text == nil } && resolved.lineLimit.isAbsent)
        }
        guard isOpen, Int(clamping: count) >= Self.narrow else { return answers.pass() }
        answers.review(
            .runtime(columns: Int(clamping: count), column: column), on: element, at: use.place, certainty: .likely,
            setting: .largestText)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let isWeek =
            switch signal {
            case .word(_, _, let columns, _), .runtime(let columns, _): columns == Self.week
            }
        let fix = isWeek ? Self.weekFix : Wording(
            en: "Use fewer columns while \(.isAccessibilitySize): one, or two for short words.",
            ko: "\(.isAccessibilitySize)일 때는 열을 하나로, 짧은 단어라면 둘로 줄이세요.")
        switch signal {
        case .word(let word, let width, let columns, let column):
            return Phrasing(
                message: Bilingual(
                    en: """
                        At AX5 “\(word)” needs about \(width.rounded().inPoints) pt, but each of \(columns) columns \
                        has at most \(column.rounded().inPoints) pt on the widest iPhone: the word is broken.
                        """,
                    ko: """
                        AX5에서 “\(word)”에는 약 \(width.rounded().inPoints) pt가 필요하지만, 열이 \(columns)개라서 가장 넓은 iPhone에서도 한 \
                        열이 \(column.rounded().inPoints) pt를 넘지 못해 단어가 끊깁니다.
                        """),
                fix: fix)
        case .runtime(let columns, let column):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This grid keeps \(columns) columns at every text size: at AX5 each has at most \
                        \(column.rounded().inPoints) pt for its text, room for a few letters.
                        """,
                    ko: """
                        이 그리드는 글자 크기와 상관없이 열이 \(columns)개입니다. AX5에서 한 열의 너비는 최대 \(column.rounded().inPoints) pt라서 몇 \
                        글자밖에 들어가지 않습니다.
                        """),
                fix: fix)
        }
    }
}

extension Attribute {
    /// How many columns a grid has.
    fileprivate var columnCount: Fact<Double>? {
        guard case .layout(.columns(let count)) = self else { return nil }
        return count
    }
}
