import HandrailModel

/// A picture and its caption, in a grid or list, that are stops of their own.
struct CaptionApart: StopRule {
    static let info = RuleInfo(
        id: "caption-apart",
        title: Bilingual(en: "Picture apart from its caption", ko: "캡션과 따로 떨어진 이미지"),
        reason: Bilingual(
            en: """
                By eye a caption belongs to the picture next to it; VoiceOver meets them one after the other, all \
                through the grid, without saying which belongs to which.
                """,
            ko: "눈으로는 캡션이 바로 옆 이미지에 속한다는 것을 알 수 있지만, VoiceOver는 그리드 전체를 하나씩 읽을 뿐 무엇이 무엇의 캡션인지 알려 주지 않습니다."),
        impact: .moderate, guidelines: ["accessibility.grouping-and-order", "accessibility.decorative-images"],
        criteria: ["WCAG 2.2 1.3.1"],
        yieldsTo: "tap-without-trait",
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            LazyVGrid(columns: columns) {
                ForEach(books) { book in
                    ↓VStack {
                        Image(book.cover, label: Text("Cover"))
                        Text(book.title)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ForEach(albums) { album in
                ↓VStack(alignment: .leading) {
                    AsyncImage(url: album.artwork)
                    Text(album.title)
                    Text(album.artist)
                }
                .onTapGesture { open(album) }
            }
            """),
        RuleExample(
            .review,
            """
            ForEach(books) { book in
                ↓VStack {
                    ZStack(alignment: .topTrailing) {
                        AsyncImage(url: book.cover)
                        if book.isFolder {
                            Image(systemName: "folder.fill")
                        }
                    }
                    Text(book.title)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ForEach(books) { book in
                ↓VStack {
                    AsyncImage(url: book.cover) { phase in
                        switch phase {
                        case .empty: ProgressView()
                        case .success(let image): image.resizable()
                        default: Image(systemName: "book")
                        }
                    }
                    Text(book.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(books) { book in
                VStack {
                    AsyncImage(url: book.cover)
                    Text(book.title)
                }
                .accessibilityElement(children: .combine)
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(books) { book in
                VStack {
                    AsyncImage(url: book.cover)
                        .accessibilityHidden(true)
                    Text(book.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ForEach(books) { book in
                NavigationLink(value: book) {
                    VStack {
                        AsyncImage(url: book.cover)
                        Text(book.title)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("an icon in a line with the words that explain it is decoration, of which another rule speaks"),
            """
            ForEach(rules) { rule in
                HStack {
                    Image("stamp")
                    Text(rule.words)
                }
            }
            """),
        RuleExample(
            .nearMiss("a single illustration on a screen is no caption of many"),
            """
            VStack {
                Image("welcome", label: Text("A tent under stars"))
                Text("Welcome")
            }
            """),
        RuleExample(
            .silent,
            """
            <stackView axis="vertical" id="s1">
            <subviews>
            <imageView image="mole" id="i1"/>
            <label text="The mole" id="l1"/>
            </subviews>
            </stackView>
            """),
    ]

    /// All that may be part of a cell, which is judged once, at the first of its stops.
    let kinds: Set<ElementKind>? = StopTally.countedKinds

    /// A cell.
    struct Signal: Hashable, Sendable {
        /// The most texts there are in it at once.
        let texts: Int
        /// Whether a tap on it does something.
        let reactsToTaps: Bool
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard let cell = RowGrouping.owner(of: stop), cell.pattern == .caption, cell.leader == stop.index else {
            return
        }
        answers.review(
            Signal(texts: cell.tally.texts.most, reactsToTaps: cell.reactsToTaps), on: cell.element,
            related: cell.pictures(in: stop.tree))
    }

    let viewFix: ViewFix? = .grouping

    func phrase(_ signal: Signal) -> Phrasing {
        let (wordsEn, wordsKo) = signal.texts == 1 ? ("its caption", "캡션") : ("the texts that go with it", "함께 놓인 텍스트")
        return Phrasing(
            message: Bilingual(
                en: """
                    VoiceOver stops at the picture and at \(wordsEn) separately, for each of these items, and nothing \
                    ties them together.
                    """,
                ko: "VoiceOver가 항목마다 이미지와 \(wordsKo)에 따로 멈추며, 둘이 서로 관련된다는 것을 알 수 없습니다."),
            fix: signal.reactsToTaps
                ? Wording(
                    en: """
                        Make the item one Button or NavigationLink, or add \(.accessibilityElement(".combine")) to the \
                        stack; hide the picture with \(.accessibilityHidden) if the words say it all.
                        """,
                    ko: """
                        항목 전체를 Button이나 NavigationLink로 만들거나 스택에 \(.accessibilityElement(".combine"))을 추가하세요. 텍스트만으로 \
                        충분하면 이미지는 \(.accessibilityHidden)로 숨기세요.
                        """)
                : Wording(
                    en: """
                        Add \(.accessibilityElement(".combine")) to the stack; hide the picture with \
                        \(.accessibilityHidden) if the words say it all.
                        """,
                    ko: """
                        스택에 \(.accessibilityElement(".combine"))을 추가하세요. 텍스트만으로 충분하면 이미지는 \(.accessibilityHidden)로 숨기세요.
                        """))
    }
}
