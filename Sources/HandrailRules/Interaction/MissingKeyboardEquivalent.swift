import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A command that only a pointer reaches where people expect a key for it.
struct MissingKeyboardEquivalent: ElementRule {
    static let info = RuleInfo(
        id: "missing-keyboard-equivalent",
        title: Bilingual(en: "Command without a keyboard equivalent", ko: "단축키가 없는 명령"),
        reason: Bilingual(
            en: """
                On a Mac, Escape leaves a sheet and menus show the keys of their commands; whoever cannot use a \
                pointer relies on both.
                """,
            ko: "Mac에서는 Escape로 시트를 닫고 메뉴에서 단축키를 확인합니다. 포인터를 쓸 수 없는 사람은 이 방법에 의지합니다."),
        impact: .moderate, guidelines: ["accessibility.full-keyboard-access"], criteria: ["WCAG 2.2 2.1.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Chooser: View {
                @State private var isShown = false

                var body: some View {
                    Button("Choose") { isShown = true }
                        .sheet(isPresented: $isShown) {
                            VStack {
                                Text("Choose a folder.")
                                ↓Button("Cancel") { isShown = false }
                                Button("Open") { open() }
                            }
                        }
                }
            }
            """,
            files: ["Package.swift": macPackage]),
        RuleExample(
            .review,
            """
            @main
            struct Library: App {
                var body: some Scene {
                    WindowGroup {
                        Text("Books")
                    }
                    .commands {
                        ↓CommandMenu("Book") {
                            Button("Mark as Read") { markAsRead() }
                            Button("Show Notes") { showNotes() }
                        }
                    }
                }
            }
            """,
            files: ["Package.swift": macPackage]),
        RuleExample(
            .review,
            """
            @main
            struct Library: App {
                var body: some Scene {
                    WindowGroup {
                        Text("Books")
                    }
                    .commands {
                        BookCommands()
                    }
                }
            }

            struct BookCommands: Commands {
                var body: some Commands {
                    ↓CommandMenu("Book") {
                        Button("Mark as Read") { markAsRead() }
                        Button("Show Notes") { showNotes() }
                    }
                }
            }
            """,
            files: ["Package.swift": padPackage]),
        RuleExample(
            .silent,
            """
            struct Chooser: View {
                @State private var isShown = false

                var body: some View {
                    Button("Choose") { isShown = true }
                        .sheet(isPresented: $isShown) {
                            VStack {
                                Text("Choose a folder.")
                                Button("Cancel") { isShown = false }
                                    .keyboardShortcut(.cancelAction)
                                Button("Open") { open() }
                            }
                        }
                }
            }
            """,
            files: ["Package.swift": macPackage]),
        RuleExample(
            .silent,
            """
            struct Chooser: View {
                @State private var isShown = false

                var body: some View {
                    Button("Choose") { isShown = true }
                        .sheet(isPresented: $isShown) {
                            VStack {
                                Text("Choose a folder.")
                                Button("Cancel") { isShown = false }
                            }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            @main
            struct Library: App {
                var body: some Scene {
                    WindowGroup {
                        Text("Books")
                    }
                    .commands {
                        CommandMenu("Book") {
                            Button("Mark as Read") { markAsRead() }
                                .keyboardShortcut("r", modifiers: [.command, .shift])
                            Button("Show Notes") { showNotes() }
                        }
                    }
                }
            }
            """,
            files: ["Package.swift": macPackage]),
        RuleExample(
            .review,
            """
            <scene sceneID="s0">
            <objects>
            <application id="app" sceneMemberID="viewController">
            <menu key="mainMenu" title="Main Menu" systemMenu="main" id="mm">
            <items>
            <menuItem title="Edit" id="e">
            <menu key="submenu" title="Edit" id="em">
            <items>
            <menuItem title="Undo" keyEquivalent="z" id="e1">
            <connections><action selector="undo:" target="f" id="x1"/></connections>
            </menuItem>
            </items>
            </menu>
            </menuItem>
            ↓<menuItem title="Book" id="b">
            <menu key="submenu" title="Book" id="bm">
            <items>
            <menuItem title="Mark as Read" id="b1">
            <connections><action selector="markAsRead:" target="f" id="x2"/></connections>
            </menuItem>
            <menuItem isSeparatorItem="YES" id="b2"/>
            <menuItem title="Show Notes" id="b3">
            <connections><action selector="showNotes:" target="f" id="x3"/></connections>
            </menuItem>
            </items>
            </menu>
            </menuItem>
            </items>
            </menu>
            </application>
            </objects>
            </scene>
            """),
        RuleExample(
            .silent,
            """
            <scene sceneID="s0">
            <objects>
            <application id="app" sceneMemberID="viewController">
            <menu key="mainMenu" title="Main Menu" systemMenu="main" id="mm">
            <items>
            <menuItem title="Book" id="b">
            <menu key="submenu" title="Book" id="bm">
            <items>
            <menuItem title="Mark as Read" keyEquivalent="r" id="b1">
            <modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>
            </menuItem>
            <menuItem title="Show Notes" id="b3"/>
            </items>
            </menu>
            </menuItem>
            <menuItem title="Window" id="w">
            <menu key="submenu" title="Window" systemMenu="window" id="wm">
            <items>
            <menuItem title="Show Library" id="w1"/>
            <menuItem title="Show Shelves" id="w2"/>
            </items>
            </menu>
            </menuItem>
            </items>
            </menu>
            </application>
            </objects>
            </scene>
            """),
        RuleExample(
            .nearMiss("the system gives Escape to the role or the place of a button"),
            """
            struct Chooser: View {
                @State private var isShown = false

                var body: some View {
                    Button("Choose") { isShown = true }
                        .sheet(isPresented: $isShown) {
                            Text("Choose a folder.")
                                .toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Cancel") { isShown = false }
                                    }
                                }
                        }
                }
            }
            """,
            files: ["Package.swift": macPackage]),
    ]

    private static let padPackage = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Library", platforms: [.iOS(.v17)], targets: [.executableTarget(name: "Library", path: ".")])
        """

    private static let macPackage = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Library", platforms: [.macOS(.v14)], targets: [.executableTarget(name: "Library", path: ".")])
        """

    let kinds: Set<ElementKind>? = [.button, .menu]

    /// What lacks a key.
    enum Signal: Hashable, Sendable {
        /// The button that leaves a sheet.
        case cancel(NamedElement)
        /// A menu of the menu bar, none of whose commands has a key.
        case menu(String?, commands: Int)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // An iPad shows the menus of `commands` as well, in its menu bar and while Command is held down.
        if element.kind == .menu {
            let hasMenus = screen.screen.platforms.contains { $0.platform == .macOS || $0.platform == .iOS }
            if hasMenus, element.content == .type("CommandMenu") { examine(menu: element, &answers) }
            return
        }
        guard screen.screen.platforms.contains(where: { $0.platform == .macOS }) else { return }
        guard screen.screen.presentation == .sheet, element.isPlainCancel, !DeclaredContext(element).isInMenu else {
            return
        }
        let tree = element.tree
        let isLeft = tree.elements.indices.contains { index in
            tree[index].has { attribute in
                switch attribute {
                case .interaction(.keyboardShortcut(let shortcut)):
                    ["cancelAction", "escape"].contains(shortcut.key ?? "cancelAction")
                case .accessibility(.action(.escape)), .interaction(.role(.cancel)), .interaction(.role(.close)): true
                case .unknownModifier(let name): name.lowercased().contains("exit") || name.lowercased().contains("key")
                default: false
                }
            }
        }
        if isLeft { return answers.pass() }
        let named = NamedElement(element, stops: GestureSite(element, on: screen).stops)
        answers.review(.cancel(named), on: element, certainty: .likely)
    }

    private func examine(menu: ElementView, _ answers: inout Answers<Signal>) {
        // What is repeated for things of the app's own has no keys that could be chosen once.
        let commands = menu.descendants.filter { command in
            command.kind == .button && !command.ancestors.contains { $0.kind == .repeated }
        }
        guard commands.count > 1 else { return }
        let isReached = menu.descendants.contains { level in
            level.kind == .opaque || level.has { if case .interaction(.keyboardShortcut) = $0 { true } else { false } }
        }
        if isReached { return answers.pass() }
        let title = menu.children(in: .label).lazy.compactMap { label -> String? in
            guard case .words(let words) = label.content else { return nil }
            return words.values.first?.text
        }.first
        answers.review(.menu(title, commands: commands.count), on: menu, certainty: .likely)
    }

    let viewFix: ViewFix? = .keys

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .cancel(let element):
            Phrasing(
                message: Bilingual(
                    en: "The \(element.en) leaves this sheet, but Escape does not.",
                    ko: "\(element.ko)으로 이 시트를 닫을 수 있지만 Escape 키로는 닫을 수 없습니다."),
                fix: Wording(
                    en: "Add \(.keyboardShortcut(".cancelAction")), or put it in a \(.cancellationItem).",
                    ko: "\(.keyboardShortcut(".cancelAction"))을 추가하거나 \(.cancellationItem)에 넣으세요."))
        case .menu(let title, let commands):
            Phrasing(
                message: Bilingual(
                    en: """
                        None of the \(commands) commands in the menu\(title.map { " “\($0)”" } ?? "") has a keyboard \
                        shortcut.
                        """,
                    ko: "메뉴\(title.map { " “\($0)”" } ?? "")의 명령 \(commands)개에 단축키가 하나도 없습니다."),
                fix: Wording(
                    en: """
                        Add \(.keyboardShortcut("_:modifiers:")) to the commands people use often, with keys the \
                        system leaves free.
                        """,
                    ko: "자주 쓰는 명령에 시스템이 쓰지 않는 키로 \(.keyboardShortcut("_:modifiers:"))를 추가하세요."))
        }
    }
}

extension ElementView {
    /// Whether it is a button outside of bars whose only words are those of leaving without a change.
    fileprivate var isPlainCancel: Bool {
        for level in [self] + ancestors {
            if level.slot == .toolbar || level.kind == .toolbarItem { return false }
        }
        let words = descendants.compactMap { level -> Words? in
            guard level.kind == .text, case .words(let fact) = level.content else { return nil }
            return fact.value
        }
        guard words.count == 1 else { return false }
        return ["cancel", "취소"].contains((words[0].text ?? "").lowercased())
    }
}
