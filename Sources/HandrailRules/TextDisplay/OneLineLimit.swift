import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Content cut to a single line.
struct OneLineLimit: ElementRule {
    static let info = RuleInfo(
        id: "one-line-limit",
        title: Bilingual(en: "Content limited to one line", ko: "한 줄로 제한된 콘텐츠"),
        reason: Bilingual(
            en: "At a large text size one line holds a few words; the rest of a sentence that may not wrap is lost.",
            ko: "큰 글자에서는 한 줄에 몇 단어만 들어갑니다. 줄을 바꿀 수 없는 문장은 나머지를 읽을 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.text-truncation"], criteria: ["WCAG 2.2 1.4.4"],
        settings: [.largestText], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Your parcel will be handed over to a neighbor.")
                .↓lineLimit(1)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text("Delivery")
                Text("Your parcel will be handed over to a neighbor.")
            }
            .↓lineLimit(1)
            """),
        RuleExample(
            .review,
            """
            Text(article.summary)
                .font(.body)
                .↓lineLimit(1)
            """),
        RuleExample(
            .silent,
            """
            Text("Your parcel will be handed over to a neighbor.")
                .lineLimit(3)
            """),
        RuleExample(
            .nearMiss("what scrolls to the side is as wide as its words"),
            """
            ScrollView(.horizontal) {
                VStack {
                    Text(article.summary).font(.body).lineLimit(1)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView(.horizontal) {
                VStack {
                    Text(article.summary).font(.body).↓lineLimit(1)
                }
                .frame(width: 320)
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Parcel")
                .lineLimit(1)
            """),
        RuleExample(
            .silent,
            """
            Text(article.summary)
                .lineLimit(isExpanded ? nil : 1)
            """),
        RuleExample(
            .silent,
            """
            Text(file.path)
                .lineLimit(1)
                .truncationMode(.middle)
            """),
        RuleExample(
            .nearMiss("the limit is meant for the title; what is in a menu is laid out by the system"),
            """
            HStack {
                Text("Loan")
                Menu("More") {
                    Button("Copy the number of this loan for the librarian", action: copy)
                }
            }
            .lineLimit(1)
            """),
        RuleExample(
            .nearMiss("it is held as wide as its text, whatever fits beside it"),
            """
            Text(clock)
                .lineLimit(1)
                .fixedSize()
            """),
        RuleExample(
            .nearMiss("the whole text stands on the next screen"),
            """
            NavigationLink {
                ArticleView(article)
            } label: {
                Text(article.title)
                    .lineLimit(1)
            }
            """),
        RuleExample(
            .violation,
            """
            final class NoticeController: UIViewController {
                private let notice = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    notice.text = NSLocalizedString("Boats to the outer islands leave from pier four until further \
            notice.", comment: "")
                    notice.font = .preferredFont(forTextStyle: .body)
                    ↓notice.numberOfLines = 1
                    view.addSubview(notice)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class NoticeController: UIViewController {
                private let notice = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    notice.text = NSLocalizedString("Boats to the outer islands leave from pier four until further \
            notice.", comment: "")
                    notice.font = .preferredFont(forTextStyle: .body)
                    notice.numberOfLines = 0
                    view.addSubview(notice)
                }
            }
            """),
        RuleExample(
            .nearMiss("a font that never grows is cut off at no text size"),
            """
            struct Look {
                let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
            }

            final class NoticeController: UIViewController {
                private let look = Look()
                private let notice = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    notice.numberOfLines = 1
                    view.addSubview(notice)
                }

                func show(_ message: String) {
                    notice.font = look.font
                    notice.text = message
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class NoticeController: UIViewController {
                private let notice = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓notice.numberOfLines = 1
                    notice.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(notice)
                }

                func show(_ message: String) { notice.text = message }
            }
            """),
        RuleExample(
            .silent,
            """
            <label text="Boats to the outer islands leave from pier four until further notice." \
            lineBreakMode="wordWrap" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
    ]

    /// Anything a limit can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.lineLimit)]

    /// What is cut.
    enum Signal: Hashable, Sendable {
        /// Words that are too long for a line, with their least width in points at the largest text size.
        case words(String, width: Double, isHeld: Bool)
        /// Words that are known while the app runs only.
        case runtime(isHeld: Bool)
        /// Such words in a font that never grows, of which code says where they are cut.
        case fixed
    }

    /// The width of the widest iPhone in points.
    private static let widestPhone = 440.0

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let use = element.oneLineUse else { return }
        guard let platform = screen.screen.scalingPlatform(of: element), platform != .watchOS,
            !element.hasFixedRoom(on: screen),
            !element.isDrawnBySystem(on: screen)
        else { return }
        let texts = AffectedTexts.texts(from: element) { if case .text(.lineLimit) = $0 { true } else { false } }
            .filter { $0.kind == .text && $0.isReadable }
        guard !texts.isEmpty else { return }
        if texts.allSatisfy(\.isFreeInWidth) { return answers.pass() }
        let isHeld = texts.contains(where: \.isHeldToHeight)
        var (isOpen, mayGrow, isCutAnyway) = (false, false, false)
        for text in texts {
            let resolved = ResolvedText(text)
            guard !resolved.isSystemSet, resolved.minimumScale.isAbsent else { continue }
            // What never grows is cut off at no text size, or at every one.
            guard let grows = resolved.growsWithTextSize else {
                mayGrow = true
                continue
            }
            guard grows else {
                if case .runtime = Self.leastWidth(of: text, set: resolved, on: platform) {
                    isCutAnyway = isCutAnyway || screen.screen.kit(at: text.place) == .texture
                        && text.isCutAtEnd && text.standsForItself && !text.isInRowOfMany
                }
                continue
            }
            switch Self.leastWidth(of: text, set: resolved, on: platform) {
            case .known(let words, let width) where width > Self.widestPhone:
                let setting = Setting.largestText
                return answers.violation(
                    .words(words, width: width, isHeld: isHeld), on: element, at: use.place, setting: setting)
            case .known: continue
            case .runtime: isOpen = isOpen || text.standsForItself
            }
        }
        if isOpen {
            answers.review(.runtime(isHeld: isHeld), on: element, at: use.place)
        } else if isCutAnyway {
            answers.review(.fixed, on: element, at: use.place, certainty: .possible, setting: .standard)
        } else if mayGrow {
            answers.cannotTell(en: "whether the font grows is not known", ko: "서체가 글자 크기를 따르는지 알 수 없습니다")
        } else {
            answers.pass()
        }
    }

    private enum Width {
        case known(String, Double)
        case runtime
    }

    /// A bound from below: half the size for a letter of an alphabet is more than narrow faces take, so less is taken.
    private static func leastWidth(of text: ElementView, set: ResolvedText, on platform: Platform) -> Width {
        guard case .words(let fact) = text.content else { return .runtime }
        let size = set.resolved?.size(at: set.largestTextSize, on: platform) ?? 0
        var longest = ("", 0.0)
        for words in fact.values {
            let known = words.pieces.reduce(into: "") { text, piece in
                if case .text(let part) = piece { text += part }
            }
            // A number or a name amid words is short; alone it may be anything.
            if known.isEmpty, !words.pieces.isEmpty { return .runtime }
            let width = known.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? 0.9 : 0.42) } * size
            if width > longest.1 { longest = (known, width) }
        }
        return fact.values.isEmpty ? .runtime : .known(longest.0, longest.1)
    }

    let viewFix: ViewFix? = .oneLine

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .words(let words, let width, let isHeld):
            return Self.phrasing(
                Bilingual(
                    en: """
                        “\(words)” may take one line only, and at the text size AX5 it needs about \
                        \(width.rounded().inPoints) pt, more than a phone is wide: the end is cut off.
                        """,
                    ko: """
                        “\(words)”이(가) 한 줄로 제한되어 있는데, 글자 크기 AX5에서는 너비가 약 \(width.rounded().inPoints) pt로 iPhone 화면보다 \
                        넓어 끝이 잘립니다.
                        """),
                isHeld: isHeld)
        case .runtime(let isHeld):
            return Self.phrasing(
                Bilingual(
                    en: """
                        This text may take one line only: what does not fit at a large text size is cut off, and \
                        nothing here shows the rest.
                        """,
                    ko: "이 텍스트는 한 줄로 제한되어 큰 글자에서 들어가지 않는 부분이 잘리며, 나머지를 볼 방법이 없습니다."),
                isHeld: isHeld)
        case .fixed:
            return Self.phrasing(
                Bilingual(
                    en: """
                        This text may take one line only and is cut off at its end where it does not fit, at every \
                        text size; nothing here shows the rest. Look whether it may be longer than a line.
                        """,
                    ko: """
                        이 텍스트는 한 줄로 제한되어 글자 크기와 상관없이 들어가지 않는 끝부분이 잘리며, 나머지를 볼 방법이 없습니다. 한 줄보다 긴 내용이 \
                        들어올 수 있는지 확인하세요.
                        """),
                isHeld: false)
        }
    }

    private static func phrasing(_ message: Bilingual, isHeld: Bool) -> Phrasing {
        guard isHeld else {
            return Phrasing(
                message: message,
                fix: Wording(
                    en: "Remove the limit, or lift it at accessibility sizes: \(.lineLimitByTypeSize).",
                    ko: "제한을 없애거나 손쉬운 사용 크기에서 풀어 주세요: \(.lineLimitByTypeSize)."))
        }
        return Phrasing(
            message: message,
            fix: Wording(
                en: "Remove the limit, and use minHeight for the height that is fixed here: more lines need more room.",
                ko: "제한을 없애고, 줄이 늘어날 자리가 있도록 고정된 높이 대신 minHeight를 쓰세요."),
            inViews: Wording(
                en: "Set numberOfLines to 0, and let the height that is fixed around it follow the text.",
                ko: "numberOfLines를 0으로 하고, 바깥의 고정된 높이가 텍스트를 따르게 하세요."),
            inInterfaceFiles: Wording(
                en: """
                    Set Lines to 0 in the Attributes inspector, and let the height that is fixed around it be at least \
                    what it is now.
                    """,
                ko: "Attributes inspector에서 Lines를 0으로 설정하고, 바깥에 고정된 높이는 지금 값 이상이 되게 하세요."))
    }
}

extension ElementView {
    /// The modifier that limits it to one line in every case.
    fileprivate var oneLineUse: AttributeUse? {
        for use in attributes {
            guard case .text(.lineLimit(let limit)) = use.attribute else { continue }
            return limit == .known(1) && use.condition == nil ? use : nil
        }
        return nil
    }

    /// Whether nothing it is part of leads to more of it, and nothing says that its middle does not matter or keeps
    /// it whole.
    fileprivate var standsForItself: Bool {
        for level in [self] + ancestors {
            if level.kind.isControl || (level.kind == .scrollView && level.isSideways) { return false }
            for use in level.attributes {
                switch use.attribute {
                case .text(.truncationMode(let mode)) where mode != Self.tail: return false
                case .text(.wholeWidth), .interaction(.gesture), .layout(.direction): return false
                default: break
                }
            }
        }
        return true
    }

    /// Whether code says that it is cut at its end, where one line does not do.
    fileprivate var isCutAtEnd: Bool {
        has { attribute in
            if case .text(.truncationMode(let mode)) = attribute { mode == Self.tail } else { false }
        }
    }

    /// Whether it lies in a row that leads on to more of what it tells.
    fileprivate var isInRowOfMany: Bool {
        ancestors.contains { $0.kind == .repeated || $0.has(.code(.action)) || $0.has(.interaction(.gesture)) }
    }

    private static let tail = "tail"

    /// Whether its content lies side by side.
    private var isSideways: Bool { children.contains { $0.kind == .horizontalStack } }
}
