import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Chains in which one modifier of the project is used many times.
@Suite("Long chains of one modifier") struct ReachingChainsTests {
    private static let modifiers = """
        struct Leads<Destination: View>: ViewModifier {
            let destination: Destination
            func body(content: Content) -> some View {
                content.background(NavigationLink { destination } label: { EmptyView() })
            }
        }
        struct Drops<Dropped: View>: ViewModifier {
            var dropped: Dropped
            func body(content: Content) -> some View {
                content.sheet(isPresented: .constant(false)) {
                    if #available(iOS 16.4, *) { whole().id(1) } else { whole() }
                }
            }
            @ViewBuilder func whole() -> some View { VStack { dropped } }
        }
        extension View {
            func leads<Destination: View>(@ViewBuilder to destination: @escaping () -> Destination) -> some View {
                background(NavigationLink(isActive: .constant(false), destination: destination) { EmptyView() })
            }
            func drops<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
                modifier(Drops(dropped: content()))
            }
            func slides<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
                sheet(isPresented: .constant(false), content: content)
            }
        }
        """

    /// The names of all stops on all screens.
    private static func names(_ chain: String) throws -> Set<String> {
        let code = """
            import SwiftUI
            \(modifiers)
            struct Screen: View {
                var body: some View { Text("Harbor")\(chain) }
            }
            """
        let screens = try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens
        return Set(screens.flatMap { $0.stops.flatMap { $0.element.name.cases.map(\.display) } })
    }

    @Test("Each use is followed, by a function and by a type of the project")
    func uses() throws {
        let all = Set(["Harbor"] + (1...24).map { "Pier \($0)" })
        let sheets = (1...24).map { "\n.slides { Text(\"Pier \($0)\") }" }.joined()
        #expect(try Self.names(sheets) == all)
        let links = (1...24).map { "\n.leads { Text(\"Pier \($0)\") }" }.joined()
        #expect(try Self.names(links) == all)
        let drops = (1...24).map { "\n.drops { Text(\"Pier \($0)\") }" }.joined()
        #expect(try Self.names(drops) == all)
        let types = (1...24).map { "\n.modifier(Leads(destination: Text(\"Pier \($0)\")))" }.joined()
        #expect(try Self.names(types) == all)
    }

    @Test("A modifier that is written on itself ends, and the view is there")
    func recursion() throws {
        let code = """
            import SwiftUI
            extension View {
                func boxed(_ depth: Int) -> some View { padding().boxed(depth - 1) }
            }
            struct Screen: View {
                var body: some View { Text("Harbor").boxed(3) }
            }
            """
        let screens = try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens
        #expect(screens.flatMap { $0.stops.flatMap { $0.element.name.cases.map(\.display) } } == ["Harbor"])
    }
}
