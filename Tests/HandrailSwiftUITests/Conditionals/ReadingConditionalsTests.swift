import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Conditionals of the code that are not `if` and `else` of a result builder.
@Suite("Reading conditionals") struct ReadingConditionalsTests {
    private func tree(_ code: String, manifest: String? = nil) throws -> PerceivedTree {
        var files = ["Sources/App/Screen.swift": "import SwiftUI\n" + code]
        files["Package.swift"] = manifest
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        return try #require(inspection.screens.first { $0.screen.name == "Screen" })
    }

    private func dump(_ members: String) throws -> [String] {
        let code = """
            struct Screen: View {
                @State private var count = 0
                var body: some View { VStack { Button("Add") { count += 1 }; part } }
                \(members)
            }
            """
        return try tree(code).dump.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }.map { line in
            line.split(separator: "\"").dropFirst().first.map(String.init) ?? String(line)
        }.filter { $0 != "Add" }
    }

    @Test(
        "What a guard or an early return shows stands beside what follows",
        arguments: [
            """
            var part: some View {
                guard count > 0 else { return AnyView(Text("Empty")) }
                return AnyView(Text("Full"))
            }
            """,
            "var part: AnyView { if count > 0 { return AnyView(Text(\"Full\")) }; return AnyView(Text(\"Empty\")) }",
        ])
    func earlyReturns(_ part: String) throws {
        let found = try dump(part)
        #expect(Set(found) == ["alternatives", "if count > 0", "else", "Empty", "Full"])
    }

    @Test("A guard that shows nothing leaves what follows as it is")
    func emptyGuard() throws {
        let part = """
            var part: some View {
                guard count > 0 else { return AnyView(EmptyView()) }
                return AnyView(Text("Full"))
            }
            """
        #expect(try dump(part) == ["Full"])
    }

    @Test("A condition that is known ends the body where it leaves it")
    func knownReturn() throws {
        let part = """
            let isNew = true
            var part: AnyView {
                if isNew { return AnyView(Text("New")) }
                return AnyView(Text("Old"))
            }
            """
        #expect(try dump(part) == ["New"])
    }

    @Test("A helper that returns early changes the view, and does not show it twice")
    func earlyModifiers() throws {
        let code = """
            extension View {
                func marked(_ isOn: Bool) -> some View {
                    if isOn { return AnyView(self.foregroundColor(.red)) }
                    return AnyView(self.foregroundColor(.blue))
                }
            }
            struct Screen: View {
                @State private var isOn = false
                var body: some View { Button("Mark") { isOn.toggle() }.marked(isOn) }
            }
            """
        let found = try tree(code)
        #expect(found.stops.count == 1)
        let colors = found.screen.tree.elements.indices.flatMap { found.screen.tree[$0].attributes }.compactMap {
            use -> ColorUse? in
            if case .color(.foreground(let color)) = use.attribute, use.condition == nil { color } else { nil }
        }
        #expect(colors == [.oneOf([.system("red"), .system("blue")])])
    }

    @Test("Fonts, colors and sizes of both sides are one choice, without a third case")
    func looks() throws {
        let code = """
            extension View {
                @ViewBuilder func sized(_ isLarge: Bool) -> some View {
                    if isLarge { self.font(.title).frame(height: 60).background(Color.red) }
                    else { self.font(.body).frame(height: 44).background(Color.blue) }
                }
            }
            struct Screen: View {
                @State private var isLarge = false
                var body: some View { Button("Size") { isLarge.toggle() }.sized(isLarge) }
            }
            """
        let tree = try tree(code).screen.tree
        let uses = tree.elements.indices.flatMap { tree[$0].attributes }
        #expect(uses.allSatisfy { $0.condition == nil })
        let heights = uses.compactMap {
            if case .layout(.frame(let frame)) = $0.attribute { frame.height } else { nil }
        }
        #expect(heights == [.oneOf([60, 44])])
        let styles = uses.flatMap { use -> [FontUse.Size] in
            if case .text(.font(let font)) = use.attribute { font.alternatives.map(\.size) } else { [] }
        }
        #expect(styles == [.style("title"), .style("body")])
    }

    @Test("Sides that are compiled for no platform of the target are not there")
    func compiled() throws {
        let code = """
            struct Screen: View {
                var body: some View {
                    VStack {
                        #if os(macOS)
                        Text("Mac")
                        #elseif !BETA
                        Text("Release")
                        #else
                        Text("Phone")
                        #endif
                        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                        Text("Pointer")
                        #endif
                        Text("Both")
                            #if os(macOS) || os(tvOS)
                            .accessibilityLabel("Far")
                            #endif
                    }
                }
            }
            """
        func manifest(_ platforms: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", platforms: [\(platforms)], targets: [.executableTarget(name: "App")])
            """
        }
        func names(_ platforms: String) throws -> [String] {
            try tree(code, manifest: manifest(platforms)).stops.map {
                $0.element.name.cases.map(\.display).joined(separator: " | ")
            }
        }
        #expect(try names(".iOS(.v17)") == ["Release", "Phone", "Both"])
        #expect(try names(".macOS(.v14)") == ["Mac", "Pointer", "Far"])
        #expect(try names(".iOS(.v17), .macOS(.v14)").contains("Phone"))
    }
}
