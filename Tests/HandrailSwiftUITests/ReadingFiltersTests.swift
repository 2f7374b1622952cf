import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What modifiers around a text leave of its colors, so that its contrast can be told.
@Suite("Reading filters, bars and grounds around a text") struct ReadingFiltersTests {
    /// How many texts the contrast of was told as too low, and of how many it could not be told.
    private static func contrast(_ code: String, manifest: String? = nil) throws -> [Int] {
        var files = ["Sources/App/Screen.swift": Data("import SwiftUI\n\(code)".utf8)]
        files["Package.swift"] = manifest.map { Data($0.utf8) }
        let audit = try TemporaryFolder.audit(files)
        let tally = audit.tallies.first { $0.rule == "low-text-contrast" }
        return [tally?.violations ?? 0, tally?.cannotTell.values.reduce(0, +) ?? 0]
    }

    private static func around(_ modifier: String, members: String = "") -> String {
        """
        struct Screen: View {
            @State private var isLoading = false
            \(members)
            var body: some View {
                VStack { Text("Tides").foregroundStyle(Color(white: 0.8)) }
                    .background(Color.white)
                    \(modifier)
            }
        }
        """
    }

    @Test(
        "What colors the bars, cuts the view to a shape or holds at times only leaves the colors",
        arguments: [
            ".toolbarBackground(.visible, for: .navigationBar)", ".toolbarColorScheme(.dark, for: .navigationBar)",
            ".mask(RoundedRectangle(cornerRadius: 8))", ".redacted(reason: isLoading ? .placeholder : [])",
            ".saturation(isLoading ? 0 : 1)", ".grayscale(isLoading ? 1 : 0)", ".brightness(0)",
            ".blur(radius: isLoading ? 4 : 0)",
        ])
    func sparing(_ modifier: String) throws {
        let inside = """
            struct Screen: View {
                @State private var isLoading = false
                var body: some View {
                    VStack { Text("Tides").foregroundStyle(Color(white: 0.8)) }
                        \(modifier)
                        .background(Color.white)
                }
            }
            """
        #expect(try Self.contrast(inside) == [1, 0])
        #expect(try Self.contrast(Self.around(modifier)) == [1, 0])
    }

    @Test(
        "What changes the colors in every case leaves nothing to be told",
        arguments: [
            ".redacted(reason: .placeholder)", ".saturation(0.5)", ".grayscale(amount)", ".brightness(0.3)",
            ".blendMode(.screen)", ".blur(radius: 4)",
        ])
    func changing(_ modifier: String) throws {
        let inside = """
            struct Screen: View {
                let amount: Double
                var body: some View {
                    VStack { Text("Tides").foregroundStyle(Color(white: 0.8)) }
                        \(modifier)
                        .background(Color.white)
                }
            }
            """
        #expect(try Self.contrast(inside) == [0, 1])
    }

    @Test("The background of a sheet lies behind what it shows")
    func sheets() throws {
        let code = """
            struct Sheet: View {
                var body: some View {
                    Text("Tides").foregroundStyle(Color(white: 0.8)).presentationBackground(Color.white)
                }
            }
            struct Screen: View {
                @State private var isShown = false
                var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Sheet() } }
            }
            """
        #expect(try Self.contrast(code) == [1, 0])
    }

    @Test("A color that differs by platform is read in each clause, written with and without return")
    func platforms() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.executableTarget(name: "App")])
            """
        for word in ["", "return "] {
            let code = """
                enum Ground {
                    case card
                    var color: Color {
                        switch self {
                        case .card:
                            #if os(iOS)
                            \(word)Color(white: 1)
                            #else
                            \(word)Color(white: 0.9)
                            #endif
                        }
                    }
                }
                struct Screen: View {
                    var body: some View {
                        Text("Tides").foregroundStyle(Color(white: 0.8)).background(Ground.card.color)
                    }
                }
                """
            #expect(try Self.contrast(code, manifest: manifest) == [1, 0])
        }
    }
}
