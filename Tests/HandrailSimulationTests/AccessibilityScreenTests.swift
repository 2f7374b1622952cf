import HandrailModel
import HandrailSemantics
import HandrailSimulation
import HandrailSource
import Testing

@Suite("A screen from source, as it is heard")
struct AccessibilityScreenTests {
    private static let nowhere = SourcePlace(file: FileIndex(0), range: .zero)

    private func screen(
        _ presentation: Screen.Presentation = .root, _ build: (inout ElementTreeBuilder) -> Void
    ) -> PerceivedTree {
        var builder = ElementTreeBuilder()
        build(&builder)
        return Perception { _ in nil }.perceive(
            Screen(
                name: "Example", place: Self.nowhere, presentation: presentation, tree: builder.freeze(), platforms: [],
                languages: []))
    }

    private func uses(_ attributes: [Attribute]) -> [AttributeUse] {
        attributes.map { AttributeUse($0, place: Self.nowhere) }
    }

    private func lines(_ heard: AccessibilityScreen, _ language: ReportLanguage = .english) -> [String] {
        heard.tour().stops.map { $0.utterance.text(language) }
    }

    private func add(
        _ kind: ElementKind, _ words: Words, to builder: inout ElementTreeBuilder, slot: Slot = .content,
        _ attributes: [Attribute] = []
    ) {
        builder.open(kind, slot: slot, place: Self.nowhere, attributes: uses(attributes))
        builder.leaf(.text, slot: .label, content: .words(.known(words)), place: Self.nowhere)
        builder.close()
    }

    @Test("begins with the bar: the way back, the title, the items")
    func bar() {
        let tree = screen(.navigation) { builder in
            builder.open(
                .verticalStack, place: Self.nowhere, attributes: uses([.screen(.title(.known(Words("Piers"))))]))
            builder.leaf(.text, content: .words(.known(Words("Pier 1"))), place: Self.nowhere)
            builder.open(.toolbarItem, slot: .toolbar, place: Self.nowhere)
            add(.button, Words("Reload"), to: &builder)
            builder.close()
            builder.close()
        }
        #expect(lines(AccessibilityScreen(tree)) == ["Back Button", "Piers, heading", "Reload, button", "Pier 1"])
        #expect(lines(AccessibilityScreen(tree), .korean) == ["뒤로 버튼", "Piers, 머리말", "Reload, 버튼", "Pier 1"])
    }

    @Test("reads the items of bars where they stand: before and after the title, above the keyboard, at the bottom")
    func placements() {
        func tree(hiding bar: ScreenBar? = nil) -> PerceivedTree {
            screen { builder in
                let hidden = bar.map { [Attribute.screen(.barHidden($0, .known(true)))] } ?? []
                builder.open(
                    .verticalStack, place: Self.nowhere,
                    attributes: uses([.screen(.title(.known(Words("Piers"))))] + hidden))
                builder.leaf(.text, content: .words(.known(Words("Pier 1"))), place: Self.nowhere)
                for (name, placement) in [
                    ("Bottom", BarPlacement.bottom), ("Done", .keyboard), ("Add", .trailing), ("Cancel", .leading),
                ] {
                    builder.open(
                        .toolbarItem, slot: .toolbar, place: Self.nowhere,
                        attributes: uses([.screen(.barPlacement(placement))]))
                    add(.button, Words(name), to: &builder)
                    builder.close()
                }
                builder.close()
            }
        }
        let all = ["Cancel, button", "Piers, heading", "Add, button", "Pier 1", "Done, button", "Bottom, button"]
        #expect(lines(AccessibilityScreen(tree())) == all)
        #expect(lines(AccessibilityScreen(tree(hiding: .navigation))) == Array(all.suffix(3)))
        #expect(lines(AccessibilityScreen(tree(hiding: .bottom))) == Array(all.prefix(5)))
        #expect(lines(AccessibilityScreen(tree(hiding: .tabs))) == all)
    }

    @Test("has no way back on a Mac, where the sidebar stays")
    func macHasNoWayBack() {
        var builder = ElementTreeBuilder()
        builder.leaf(.text, content: .words(.known(Words("Pier 1"))), place: Self.nowhere)
        let tree = builder.freeze()
        func heard(on platforms: [Platform]) -> [String] {
            let screen = Screen(
                name: "Example", place: Self.nowhere, presentation: .navigation, tree: tree,
                platforms: platforms.map { PlatformVersion(platform: $0, version: nil) }, languages: [])
            return lines(AccessibilityScreen(Perception { _ in nil }.perceive(screen)))
        }
        #expect(heard(on: [.macOS]) == ["Pier 1"])
        #expect(heard(on: [.macOS, .iOS]) == ["Back Button", "Pier 1"])
        #expect(heard(on: [.iOS]) == ["Back Button", "Pier 1"])
    }

    @Test("reads what stands in place of the title instead of the title")
    func titleView() {
        let tree = screen { builder in
            builder.open(
                .verticalStack, place: Self.nowhere, attributes: uses([.screen(.title(.known(Words("Piers"))))]))
            builder.leaf(.text, content: .words(.known(Words("Pier 1"))), place: Self.nowhere)
            builder.open(
                .toolbarItem, slot: .toolbar, place: Self.nowhere, attributes: uses([.screen(.barPlacement(.title))]))
            add(.menu, Words("Choose a pier"), to: &builder)
            builder.close()
            builder.close()
        }
        #expect(lines(AccessibilityScreen(tree)).first?.hasPrefix("Choose a pier") == true)
        #expect(lines(AccessibilityScreen(tree)).last == "Pier 1")
        #expect(lines(AccessibilityScreen(tree)).count == 2)
    }

    @Test("takes the first case of a choice, or the one picked, and names the others")
    func choices() {
        let tree = screen { builder in
            builder.open(.verticalStack, place: Self.nowhere)
            builder.open(.alternatives, place: Self.nowhere)
            builder.open(
                .branch, content: .condition(ElementCondition(subject: .app, text: "isOpen")), place: Self.nowhere)
            builder.leaf(.text, content: .words(.known(Words("Open"))), place: Self.nowhere)
            builder.close()
            builder.open(.branch, content: .condition(nil), place: Self.nowhere)
            builder.leaf(.text, content: .words(.known(Words("Closed"))), place: Self.nowhere)
            builder.close()
            builder.close()
            builder.close()
        }
        let heard = AccessibilityScreen(tree)
        #expect(lines(heard) == ["Open"])
        #expect(heard.choices.map(\.number) == [1])
        #expect(heard.choices.first?.cases.map(\.text) == ["isOpen", "else"])
        #expect(heard.choices.first?.index(of: "else") == 1)
        #expect(heard.choices.first?.index(of: "2") == 1)
        #expect(heard.choices.first?.index(of: "isBroken") == nil)
        #expect(lines(AccessibilityScreen(tree, picks: [1: 1])) == ["Closed"])
        #expect(lines(AccessibilityScreen(tree, picks: [1: 9, 7: 1])) == ["Open"])
    }

    @Test("speaks the words of the language, with what is filled in left open")
    func languages() {
        let words = Words(
            pieces: [.runtime, .text(" boats")], origin: .localized(key: "boats"),
            translations: ["en": "%lld boats", "ko": "배 %1$lld척 (100%%)"])
        let tree = screen { $0.leaf(.text, content: .words(.known(words)), place: Self.nowhere) }
        #expect(lines(AccessibilityScreen(tree)) == ["… boats"])
        #expect(lines(AccessibilityScreen(tree), .korean) == ["배 …척 (100%)"])
        #expect(AccessibilityScreen(tree).tour().stops.first?.node.label?.knowledge == .partly)
    }

    @Test("numbers the options of a segmented picker, unless nobody knows how many there are")
    func segments() {
        func picker(_ repeats: Bool) -> PerceivedTree {
            screen { builder in
                builder.open(
                    .picker, place: Self.nowhere, attributes: uses([.interaction(.style(.picker, "segmented"))]))
                if repeats { builder.open(.repeated, place: Self.nowhere) }
                for name in ["Day", "Week"] {
                    builder.leaf(.text, content: .words(.known(Words(name))), place: Self.nowhere)
                }
                if repeats { builder.close() }
                builder.close()
            }
        }
        #expect(lines(AccessibilityScreen(picker(false))) == ["Day, button, 1 of 2", "Week, button, 2 of 2"])
        #expect(lines(AccessibilityScreen(picker(true))) == ["Day, button", "Week, button"])
        #expect(AccessibilityScreen(picker(true)).tour().stops.map(\.node.isRepeated) == [true, true])
    }

    @Test("hears a field empty, by its title, and a switch in both states")
    func controls() {
        let tree = screen { builder in
            builder.open(.form, place: Self.nowhere)
            add(.textField, Words("Name"), to: &builder)
            add(.toggle, Words("Horn"), to: &builder)
            builder.close()
        }
        #expect(lines(AccessibilityScreen(tree)) == ["Name, text field", "Horn, switch button, on/off"])
        #expect(lines(AccessibilityScreen(tree), .korean) == ["Name, 텍스트 필드", "Horn, 전환 버튼, 켬/끔"])
    }

    @Test("keeps a menu's items out of the way and offers them as actions where they are actions")
    func menus() {
        let tree = screen { builder in
            builder.open(.layered, place: Self.nowhere)
            builder.leaf(.text, content: .words(.known(Words("Pier 1"))), place: Self.nowhere)
            builder.open(.group, slot: .contextMenu, place: Self.nowhere)
            add(.button, Words("Pin"), to: &builder)
            builder.close()
            builder.close()
        }
        let tour = AccessibilityScreen(tree).tour()
        #expect(tour.stops.map { $0.utterance.line(.english) } == ["Pier 1. Actions Available."])
        #expect(tour.stops.first?.actions.map(\.name.text.en) == ["Pin"])
    }
}
