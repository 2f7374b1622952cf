import Foundation
import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailTestSupport
import Testing

/// Names of the project's own that are those of SwiftUI's views, or look like those of types.
@Suite("Views behind names of the project") struct ReachingOwnNamesTests {
    @Test("A view of the project goes before the framework's of its name, which its body asks for with the module")
    func namesakes() throws {
        let code = """
            struct GroupBox<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { SwiftUI.GroupBox { content() }.padding() }
            }
            struct Divider: View {
                var body: some View { SwiftUI.Divider().overlay(SwiftUI.Text("or")) }
            }
            struct Screen: View {
                var body: some View {
                    GroupBox {
                        Button("Water the ferns") { water() }
                        Divider()
                        Button { prune() } label: { SwiftUI.Image("shears") }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Water the ferns", "or", "shears"])
    }

    @Test("What a generic view is given is no type that is called like its parameter elsewhere")
    func genericParameters() throws {
        let code = """
            final class Host: UIHostingController<Host.Content> {
                struct Content: View { var body: some View { Text("Failed") } }
            }
            struct Screen<Content: View, Badge>: View where Badge: View {
                let content: Content
                var badge: Badge
                var body: some View { VStack { content; badge; Text("Below") } }
            }
            enum Gate { struct Badge: View { var body: some View { Text("Open") } } }
            """
        #expect(try SwiftUIScreen.names(code) == ["Below"])
    }

    @Test("Another name for a view of the framework stands for it")
    func aliases() throws {
        let code = """
            typealias Bed = SwiftUI.VStack
            struct Screen: View {
                var body: some View { Bed { Text("Roses"); Button("Dig") { dig() } } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Roses", "Dig"])
    }

    @Test("Functions and properties that are called like types make views")
    func capitalNames() throws {
        let code = """
            func Plaque(_ title: String) -> some View { Text(title) }
            struct Screen: View {
                private var Gate: some View { Button("Open the gate") { open() } }
                @ViewBuilder func Path(length: Int) -> some View { Text("Gravel path"); Image("pebbles") }
                func Label(_ title: String) -> some View { Button(title) { choose() } }
                static func Sign() -> some View { Text("Exit") }
                var body: some View {
                    VStack {
                        Plaque("Orchard")
                        Gate.padding(8)
                        self.Path(length: 3)
                        Label("Apples")
                        Self.Sign()
                    }
                }
            }
            """
        #expect(
            try SwiftUIScreen.names(code)
                == ["Orchard", "Open the gate", "Gravel path", "pebbles", "Apples", "Exit"])
    }

    @Test("A view stays where a function without self before its name puts a modifier of a package on it")
    func implicitSelf() throws {
        let code = """
            import Sparkles
            extension View {
                func sparkling() -> some View { sparkle(every: 2) { $0.next } }
                func framed() -> some View { sparkle(every: 1) {}.padding() }
                var shining: some View { polished }
                func wrapped() -> some View { Sparkles.Wrapper(content: self) }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Button("Bronze") { a() }.sparkling()
                        Button("Silver") { b() }.framed()
                        Button("Gold") { c() }.shining
                        Button("Tin") { d() }.wrapped()
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Bronze", "Silver", "Gold", "Tin"])
    }

    @Test("An initializer of the project that takes a value of its own type is followed, with all its statements")
    func ownInitializers() throws {
        let code = """
            enum Tool: String {
                case rake, hoe
                static let usual = Tool.rake
                var words: LocalizedStringKey {
                    switch self {
                    case .rake: "Rake"
                    case .hoe: "Hoe"
                    }
                }
            }
            extension NavigationLink where Label == Text, Destination == Never {
                init(_ tool: Tool) { self.init(value: tool) { Text(tool.words) } }
            }
            extension SwiftUI.Toggle where Label == Text {
                init(_ tool: Tool, isOn: Binding<Bool>) {
                    let words = tool.words
                    self.init(isOn: isOn) { Text(words) }
                }
            }
            extension Button where Label == Image {
                init(tool: Tool, action: @escaping () -> Void) {
                    self.init(action: action) { Image(tool.rawValue) }
                }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        NavigationLink(.usual)
                        Toggle(.hoe, isOn: $on)
                        Toggle("Gloves", isOn: $gloves)
                        Button(tool: .hoe) { take() }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Rake", "Hoe", "Gloves", "hoe"])
    }

    @Test("What is added to an image of a type is not added to the framework's image")
    func namesakesInTypes() throws {
        let code = """
            struct Pic {
                var name: String
                typealias Image = UIImage
            }
            enum Pics {
                static let frame = Pic(name: "phone-frame")
                static let dots = Pic(name: "dots")
            }
            extension Pic.Image { convenience init?(pic: Pic) { self.init(named: pic.name) } }
            extension SwiftUI.Image { init(pic: Pic) { self.init(pic.name, bundle: nil) } }
            enum Bed { struct Button {} }
            extension Bed.Button { init(pic: Pic, action: () -> Void) { self.init() } }
            extension Button where Label == Image {
                init(pic: Pic, action: @escaping () -> Void) { self.init(action: action) { Image(pic: pic) } }
            }
            struct Screen: View {
                var body: some View {
                    Image(pic: Pics.frame)
                    Button(pic: Pics.dots) { open() }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["phone-frame", "dots"])
    }

    @Test("An initializer of the project that sets self is followed on each way that it may take")
    func ownInitializersSettingSelf() throws {
        let code = """
            enum Source { case picture(String), symbol(String) }
            enum Moon { case full, half }
            extension Image {
                init(source: Source) {
                    switch source {
                    case let .picture(name): self = .init(name)
                    case let .symbol(name): self = SwiftUI.Image(systemName: name)
                    }
                }
                init(moon: Moon) {
                    if moon == .full {
                        self = Image("moon-full")
                        return
                    }
                    self.init("moon-half")
                }
            }
            extension Button where Label == Text {
                init(moon: Moon, act: @escaping () -> Void) {
                    switch moon {
                    case .full: self.init("Howl", action: act)
                    case .half: self = .init("Wait", action: act)
                    }
                }
            }
            struct Screen: View {
                let moon: Moon
                var body: some View {
                    Image(source: .picture("pear"))
                    Image(source: .symbol("xmark"))
                    Image(moon: .half)
                    Image(moon: moon)
                    Button(moon: .half) { act() }
                    Button(moon: moon) { act() }
                }
            }
            """
        #expect(
            try SwiftUIScreen.names(code)
                == ["pear", "Close", "moon-half", "moon-full", "Wait", "Howl", "Wait"])
    }

    @Test("What a view says that an initializer of the project makes is said of the place that asks for it")
    func placeOfOwnInitializers() throws {
        let code = """
            import SwiftUI
            extension Button where Label == Image {
                init(leaf: String, action: @escaping () -> Void) { self.init(action: action) { Image(leaf) } }
            }
            struct Screen: View {
                var body: some View { Button(leaf: "oak") { fall() } }
            }
            """
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let screen = try #require(audit.screens.first)
        let element = screen.screen.tree[screen.stops[0].element.declared]
        let whole = Data(code.utf8)
        let range = element.place.range
        #expect(String(decoding: whole[Int(range.lower)..<Int(range.upper)], as: UTF8.self).hasPrefix("Button(leaf:"))
    }

    @Test("Functions called alike are others in each type, and a function that calls itself ends")
    func functionsCalledAlike() throws {
        let code = """
            struct Screen: View {
                var body: some View { content() }
                private func content() -> some View { Shelf() }
            }
            struct Shelf: View {
                var body: some View { content() }
                private func content() -> some View { Book() }
            }
            struct Book: View {
                var body: some View { content() }
                private func content() -> some View { VStack { Text("Lake"); again() } }
                private func again() -> some View { VStack { Text("Pier"); again() } }
            }
            """
        #expect(try SwiftUIScreen.names(code, screen: "Screen") == ["Lake", "Pier", "Pier"])
    }

    @Test("Which of two initializers is meant does not depend on their order", arguments: [true, false])
    func initializersToldApartByTypes(isHandingOnFirst: Bool) throws {
        let own = "init(text: LocalizedStringKey) { self.text = text }"
        let handingOn = "init(text: String) { self.init(text: LocalizedStringKey(text)) }"
        let code = """
            struct Screen: View { var body: some View { Title(text: "Lake") } }
            struct Title: View {
                let text: LocalizedStringKey
                \((isHandingOnFirst ? [handingOn, own] : [own, handingOn]).joined(separator: "\n"))
                var body: some View { Text(text) }
            }
            """
        #expect(try SwiftUIScreen.names(code, screen: "Screen") == ["Lake"])
    }
}
