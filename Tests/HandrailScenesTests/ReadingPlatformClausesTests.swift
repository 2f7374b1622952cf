import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What stands in `#if` is judged for the platforms that it is compiled for.
@Suite("Code that is compiled for some platforms") struct ReadingPlatformClausesTests {
    /// The rules that speak of a screen of an app for iPhone, Mac and Apple TV, or of one whose platforms nobody says.
    private static func rules(_ code: String, isKnown: Bool = true) throws -> [String] {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17)],
                targets: [.executableTarget(name: "App")])
            """
        var files = ["Sources/App/Screen.swift": Data("import SwiftUI\n\(code)".utf8)]
        if isKnown { files["Package.swift"] = Data(manifest.utf8) }
        return try TemporaryFolder.audit(files).findings.map(\.rule)
    }

    /// A button that is too low for a finger, with text that is large enough for an Apple TV.
    private static let low = """
        Button { load() } label: { Text("Show tides").font(.system(size: 24)) }.buttonStyle(.plain)
        """
    /// One with text of a size that iPhone has.
    private static let small = """
        Button { load() } label: { Text("Show tides").font(.system(size: 15)) }.buttonStyle(.plain)
        """

    @Test(
        "Sizes of targets and of text are those of the platform, wherever the condition stands",
        arguments: [
            "struct Screen: View { var body: some View { VStack { #if os(tvOS)\n \(low)\n#endif\n } } }",
            "#if os(tvOS)\nstruct Screen: View { var body: some View { \(low) } }\n#endif",
            """
            struct Screen: View {
                var body: some View {
                    #if os(tvOS)
                    list
                    #endif
                }
                #if os(tvOS)
                private var list: some View { \(low) }
                #endif
            }
            """,
            """
            struct Screen: View {
                var body: some View {
                    #if os(iOS) || os(macOS) || os(watchOS) || os(visionOS)
                    Text("Tides")
                    #else
                    \(low)
                    #endif
                }
            }
            """,
        ])
    func television(_ code: String) throws {
        for isKnown in [true, false] { #expect(try Self.rules(code, isKnown: isKnown) == []) }
    }

    @Test("What is compiled for iPhone too is held to the sizes of iPhone")
    func phone() throws {
        for condition in ["os(iOS)", "!os(tvOS)", "os(iOS) || os(tvOS)", "canImport(UIKit)"] {
            let code = """
                struct Screen: View { var body: some View { VStack { #if \(condition)
                \(Self.small)
                #endif
                } } }
                """
            #expect(try Set(Self.rules(code)) == ["fixed-font-size", "small-hit-target"])
        }
    }

    @Test("The least size of text is that of the platform")
    func leastSize() throws {
        func code(_ condition: String, _ points: Int) -> String {
            """
            struct Screen: View { var body: some View { VStack { #if \(condition)
            Text("Tides").font(.system(size: \(points)))
            #endif
            } } }
            """
        }
        #expect(try Self.rules(code("os(macOS)", 10)) == [])
        #expect(try Self.rules(code("os(macOS)", 9)) == ["text-below-minimum"])
        #expect(try Self.rules(code("os(tvOS)", 20)) == ["text-below-minimum"])
    }
}
