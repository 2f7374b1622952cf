import HandrailModel
import HandrailSource
import HandrailStandards
import Synchronization

/// A symbol that the system does not have, or not on the oldest version the app runs on.
struct SymbolUnavailable: ElementRule {
    static let info = RuleInfo(
        id: "symbol-unavailable",
        title: Bilingual(en: "Symbol that the system does not have", ko: "시스템에 없는 심벌"),
        reason: Bilingual(
            en: """
                Where the system does not know a symbol it shows nothing: a button with no other content cannot even \
                be seen.
                """,
            ko: "시스템에 없는 심벌은 아무것도 표시되지 않습니다. 다른 콘텐츠가 없는 버튼은 보이지도 않습니다."),
        impact: .serious, guidelines: ["symbols.availability"], criteria: [], examples: examples)

    private static let oldTarget = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Example", platforms: [.iOS(.v15)], targets: [.target(name: "Example", path: ".")])
        """
    ]

    /// A picture that is called like a symbol.
    private static let standIn = [
        "Assets.xcassets/pencil.and.scribble.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "pencil.png"}]}"#,
        "Assets.xcassets/pencil.and.scribble.imageset/pencil.png": ExamplePicture.png(24, 24),
    ]

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button { remove() } label: {
                ↓Image(systemName: "xmark.circle.full")
            }
            """),
        RuleExample(
            .violation,
            """
            Label("Write", systemImage: ↓"pencil.and.scribble")
            """, files: oldTarget),
        RuleExample(
            .silent,
            """
            Button { remove() } label: {
                Image(systemName: "xmark.circle.fill")
            }
            """, files: oldTarget),
        RuleExample(
            .silent,
            """
            Label("Write", systemImage: "pencil.and.scribble")
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: item.symbol)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemSymbol: .line3Horizontal)
                Image(systemSymbol: .airpodsGen3)
                Image(systemName: Icons.menu.rawValue)
            }
            """),
        RuleExample(
            .silent,
            """
            Image("xmark.circle.full")
            """),
        RuleExample(
            .nearMiss("the system draws a symbol by its old name as well"),
            """
            Image(systemName: "bin.xmark")
            """, files: oldTarget),
        RuleExample(
            .violation,
            """
            <button opaque="NO" id="a">
            <state key="normal" ↓image="pencil.and.scribble" catalog="system"/>
            </button>
            """, files: oldTarget),
        RuleExample(
            .nearMiss("where the system lacks it, the picture of the same name is shown"),
            """
            <button opaque="NO" id="a">
            <state key="normal" image="pencil.and.scribble" catalog="system"/>
            </button>
            """, files: oldTarget.merging(standIn) { _, new in new }),
        RuleExample(
            .violation,
            """
            Label("Write", systemImage: ↓"pencil.and.scribble")
            """, files: oldTarget.merging(standIn) { _, new in new }),
        RuleExample(
            .nearMiss("a newer symbol only where the system has it"),
            """
            if #available(iOS 17, *) {
                Label("Write", systemImage: "pencil.and.scribble")
            } else {
                Label("Write", systemImage: "pencil")
            }
            """, files: oldTarget),
        RuleExample(
            .nearMiss("a view that is there on newer systems only"),
            """
            struct Screen: View {
                var body: some View { if #available(iOS 17, *) { Writing() } }
            }
            @available(iOS 17, *)
            struct Writing: View {
                var body: some View { Label("Write", systemImage: "pencil.and.scribble") }
            }
            """, files: oldTarget),
        RuleExample(
            .nearMiss("a class that is there on newer systems only"),
            """
            @available(iOS 17.0, *)
            final class WritingController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let write = UIButton(type: .system)
                    write.setImage(UIImage(systemName: "pencil.and.scribble"), for: .normal)
                    write.accessibilityLabel = NSLocalizedString("Write", comment: "")
                    view.addSubview(write)
                }
            }
            """, files: oldTarget),
        RuleExample(
            .violation,
            """
            final class ShareController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let share = UIButton(type: .system)
                    ↓share.setImage(UIImage(systemName: "square.and.arow.up"), for: .normal)
                    share.accessibilityLabel = NSLocalizedString("Share", comment: "")
                    view.addSubview(share)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ShareController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let share = UIButton(type: .system)
                    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
                    share.accessibilityLabel = NSLocalizedString("Share", comment: "")
                    view.addSubview(share)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// What is wrong with a symbol.
    enum Signal: Hashable, Sendable {
        /// No symbol has this name; the name that may be meant.
        case unknown(String, meant: String?)
        /// The system draws it for itself only.
        case `private`(String)
        /// It came with a later version than the oldest one the app runs on.
        case newer(String, than: PlatformVersion, since: Version)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .image(.symbol(.known(let name))) = element.content, !name.isEmpty else { return }
        if AppKitImage.isOne(name) { return answers.pass() }
        guard let symbol = SymbolCatalog.symbol(named: name) else {
            if SymbolCatalog.isPrivate(name) {
                return answers.violation(.private(name), on: element, certainty: .likely)
            }
            switch Self.spelling(of: name) {
            case .parts: return answers.pass()
            case .mistaken(let meant):
                return answers.violation(.unknown(name, meant: meant), on: element, certainty: .likely)
            }
        }
        guard let late = Self.oldest(of: screen.screen.platforms, before: symbol.release), symbol.isCertain,
            !element.runsOnlySince(late.since, of: late.platform.platform, on: screen.screen),
            // Interface files show the picture of the same name where there is no such symbol.
            screen.screen.toolkit(at: element.place) != .interfaceFile || !screen.screen.standIns.contains(name),
            // Code that names a symbol runs only where there are symbols, or it does not compile.
            screen.screen.toolkit(at: element.place) == .interfaceFile
                || !SymbolRelease.isFirst(late.since, of: late.platform.platform)
        else {
            return answers.pass()
        }
        if element.ancestors.contains(where: \.asksForPlatform) {
            return answers.cannotTell(
                en: "the version of the system is checked around it", ko: "시스템 버전을 확인하는 코드 안에 있습니다")
        }
        answers.violation(.newer(name, than: late.platform, since: late.since), on: element, certainty: .likely)
    }

    /// What becomes of a name that no symbol has.
    private enum Spelling: Sendable {
        /// A member such as `airpodsGen3` tells the parts of the name, not how they are written.
        case parts
        /// No symbol is meant for certain; the one that may be.
        case mistaken(meant: String?)
    }

    /// Names looked into so far: holding one against the thousands there are takes long, and a row shows it many times.
    private static let spellings = Mutex<[String: Spelling]>([:])

    private static func spelling(of name: String) -> Spelling {
        if let known = spellings.withLock({ $0[name] }) { return known }
        let names = SymbolCatalog.names
        let wanted = Array(letters(name))
        let found: Spelling =
            names.contains { letters($0).elementsEqual(wanted) }
            ? .parts : .mistaken(meant: meant(by: name, among: names))
        spellings.withLock { $0[name] = found }
        return found
    }

    /// The symbol that may be meant: the same words in another order, a slip of a letter or two, the name without its
    /// last words, or else the one that is nearest.
    private static func meant(by name: String, among names: some Sequence<String>) -> String? {
        let words = name.split(separator: ".").sorted()
        let reordered = names.first { known in
            known.utf8.count == name.utf8.count && known.split(separator: ".").sorted() == words
        }
        if let reordered { return reordered }
        if let slipped = NearestName.of(name, in: names, atMost: slips) { return slipped }
        var rest = name[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            if SymbolCatalog.symbol(named: String(rest)) != nil { return String(rest) }
        }
        return NearestName.of(name, in: names)
    }

    // Letters that people mistake in a name that they know.
    private static let slips = 2

    private static func letters(_ name: String) -> some Sequence<UInt8> {
        name.utf8.lazy.filter { $0 != UInt8(ascii: ".") }
    }

    /// A platform on which the app runs without the release.
    private static func oldest(
        of platforms: [PlatformVersion], before release: SymbolRelease
    ) -> (platform: PlatformVersion, since: Version)? {
        for platform in platforms {
            guard let version = platform.version, let since = release.firstVersion(on: platform.platform) else {
                continue
            }
            if version < since { return (platform, since) }
        }
        return nil
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .unknown(let name, let meant):
            Phrasing(
                message: Bilingual(
                    en: "The system has no symbol called “\(name)”, so nothing is shown here.",
                    ko: "이름이 “\(name)”인 심벌이 시스템에 없어 이 자리에는 아무것도 표시되지 않습니다."),
                fix: Self.correction(meant))
        case .private(let name):
            Phrasing(
                message: Bilingual(
                    en: "The system keeps the symbol “\(name)” for itself, so nothing is shown here.",
                    ko: "“\(name)”은(는) 시스템만 쓰는 심벌이어서 이 자리에는 아무것도 표시되지 않습니다."),
                fix: Self.correction(nil))
        case .newer(let name, let platform, let since):
            Phrasing(
                message: Bilingual(
                    en: """
                        The symbol “\(name)” came with \(platform.platform.rawValue) \(since); where the app runs on \
                        \(platform.platform.rawValue) \(platform.version?.description ?? "…"), nothing is shown here.
                        """,
                    ko: """
                        심벌 “\(name)”은(는) \(platform.platform.rawValue) \(since)에서 추가되었습니다. 앱이 지원하는 \
                        \(platform.platform.rawValue) \(platform.version?.description ?? "…")에서는 이 자리에 아무것도 표시되지 않습니다.
                        """),
                fix: Wording(
                    en: """
                        Choose a symbol that is there, or show it inside if #available(\(platform.platform.rawValue) \
                        \(since.description), *) only.
                        """,
                    ko: "이미 있는 심벌을 고르거나 if #available(\(platform.platform.rawValue) \(since.description), *) 안에서만 "
                        + "표시하세요."))
        }
    }

    private static func correction(_ meant: String?) -> Wording {
        guard let meant else {
            return Wording(
                en: "Look the name up in the SF Symbols app, or add the image to the asset catalog.",
                ko: "SF Symbols 앱에서 이름을 확인하거나 이미지를 애셋 카탈로그에 추가하세요.")
        }
        return Wording(
            en: "Write “\(meant)” if that is meant; the SF Symbols app lists all names.",
            ko: "“\(meant)”을(를) 뜻한 것이라면 그렇게 적으세요. 모든 이름은 SF Symbols 앱에 있습니다.")
    }
}

extension ElementView {
    /// Whether it, or what it stands in, is declared for a version of a platform and later ones only.
    fileprivate func runsOnlySince(_ version: Version, of platform: Platform, on screen: Screen) -> Bool {
        ([self] + ancestors).contains { screen.version(of: platform, at: $0.place).map { $0 >= version } ?? false }
    }

    /// Whether it is a branch for some versions of the system.
    fileprivate var asksForPlatform: Bool {
        guard case .condition(let condition) = content else { return false }
        return condition?.subject == .platform
    }
}
