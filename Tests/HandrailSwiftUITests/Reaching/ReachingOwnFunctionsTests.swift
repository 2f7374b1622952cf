import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Functions that the project adds to views and to what decides about them.
@Suite("Functions added to views and cases") struct ReachingOwnFunctionsTests {
    @Test("A layer that an extension of views adds without naming the view leaves the view there")
    func impliedSelf() throws {
        let code = """
            struct Badge: View { var body: some View { Text("New") } }
            extension View {
                func watched() -> some View { background { Badge() } }
                func badged() -> some View { overlay { Badge() } }
            }
            struct Screen: View {
                var body: some View {
                    VStack { Text("Herring").watched(); Text("Sprat").badged() }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["New", "Herring", "Sprat", "New"])
    }

    @Test("A function of a view's own type may make it a control, or change it")
    func ownMethods() throws {
        let code = """
            struct Plate: View {
                let title: String
                var detail: String?
                var body: some View { VStack { Text(title); if let detail { Text(detail) } } }
            }
            extension Plate {
                func tappable(_ act: @escaping () -> Void) -> some View { Button(action: act) { self } }
                func described(_ words: String) -> Plate {
                    var copy = self
                    copy.detail = words
                    return copy
                }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Plate(title: "Open").tappable {}
                        Plate(title: "Tides").described("Today").tappable {}
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Open", "Tides, Today"])
        let audit = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        let screen = try #require(audit.screens.first { $0.screen.name == "Screen" })
        #expect(screen.stops.allSatisfy { $0.element.traits.contains(.button) })
    }

    @Test("Static functions of an enumeration make its cases, and are told from them by their labels")
    func makers() throws {
        let code = """
            struct Model {
                let title: String
                let detail: String?
                init(title: String, detail: String? = nil) { self.title = title; self.detail = detail }
            }
            struct Row<Mark>: View {
                let kind: Kind
                enum Kind { case model(Model), named(String), gap }
                var body: some View {
                    switch kind {
                    case let .model(model): VStack { Text(model.title); if let detail = model.detail { Text(detail) } }
                    case let .named(name): Text(name)
                    case .gap: Divider()
                    }
                }
            }
            extension Row.Kind {
                static func person(_ name: String) -> Self { .named(name) }
                static func model(title: String, detail: String? = nil, isNew: Bool = false) -> Self {
                    .model(.init(title: title, detail: detail))
                }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Row<Int>(kind: .person("Kim"))
                        Row<Int>(kind: .model(title: "Crew"))
                        Row<Int>(kind: .model(title: "Boats", detail: "Two"))
                        Row<Int>(kind: .model(.init(title: "Nets")))
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Kim", "Crew", "Boats", "Two", "Nets"])
    }

    @Test("A window shows what the object holds that the app's wrapper makes")
    func delegates() throws {
        for wrapper in ["(Delegate.self) var delegate", " var delegate: Delegate"] {
            let code = """
                @main struct Screen: App {
                    @UIApplicationDelegateAdaptor\(wrapper)
                    var body: some Scene { WindowGroup { delegate.root } }
                }
                final class Delegate: NSObject, UIApplicationDelegate {
                    var root: some View { Text("Harbor") }
                }
                """
            #expect(try SwiftUIScreen.names(code) == ["Harbor"])
        }
    }

    @Test("A view is not taken for a type of the same name inside another")
    func namesakes() throws {
        let code = """
            enum Store { final class Parcel { var name = "" } }
            extension Store { struct Letter { var name = "" } }
            struct Parcel: View { var body: some View { Text("Parcel page") } }
            struct Letter: View { let letter: Store.Letter; var body: some View { Text("Letter page") } }
            struct Screen: View {
                var body: some View { VStack { Parcel(); Letter(letter: Store.Letter()) } }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["Parcel page", "Letter page"])
    }

    @Test("A text is looked up whatever bundle is asked, and whether it is known")
    func bundles() throws {
        let code = """
            enum Words {
                static let title = Words.tr("Localizable", "box.title", fallback: "Parcel box")
                static let close = Words.other("box.close")
                private static func tr(
                    _ table: String, _ key: String, _ arguments: CVarArg..., fallback value: String
                ) -> String {
                    let format = Token.bundle.localizedString(forKey: key, value: value, table: table)
                    return String(format: format, locale: Locale.current, arguments: arguments)
                }
                private static func other(_ key: String) -> String {
                    chosen().localizedString(forKey: key, value: nil, table: nil)
                }
                private static func chosen() -> Bundle { Settings.shared.languageBundle }
            }
            private final class Token {
                static let bundle: Bundle = {
                    #if SWIFT_PACKAGE
                    return Bundle.module
                    #else
                    return Bundle(for: Token.self)
                    #endif
                }()
            }
            struct Screen: View { var body: some View { VStack { Text(Words.title); Text(Words.close) } } }
            """
        let table = "\"box.title\" = \"Box of parcels\";\n\"box.close\" = \"Close\";\n"
        #expect(
            try SwiftUIScreen.names(code, files: ["en.lproj/Localizable.strings": table])
                == ["Box of parcels", "Close"])
        #expect(try SwiftUIScreen.names(code).first == "Parcel box")
    }
}
