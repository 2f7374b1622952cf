import Foundation
import Handrail
import HandrailEngine
import HandrailModel

/// Measures an audit of catalogs against the floor: a walk over the same folders that reads the same beginnings of the
/// same files on the same cores.
struct CatalogBench {
    /// The folder.
    let folder: String

    private static let runs = 5
    /// Bytes of a picture that are read for its head; descriptions are read as a whole.
    private static let headLength = 4 << 10

    /// Measures and prints.
    func run() {
        var (floors, audits, ratios): ([Double], [Double], [Double]) = ([], [], [])
        var files = 0
        // In turn, so that a machine that slows down slows both.
        for _ in 0..<Self.runs {
            let floor = Self.seconds { files = walk() }
            var kept: [any Sendable] = []
            let audit = Self.seconds {
                if let made = try? Auditor(policy: AuditPolicy(rules: .none)).audit([folder]) { kept.append(made) }
            }
            withExtendedLifetime(kept) {}
            floors.append(floor)
            audits.append(audit)
            ratios.append(audit / floor)
        }
        let (floor, audit, ratio) = (Self.middle(floors), Self.middle(audits), Self.middle(ratios))
        print(
            """
            catalog       \(files) files: audit \(Self.rounded(audit * 1000)) ms, walk and heads \
            \(Self.rounded(floor * 1000)) ms, ratio \(Self.rounded(ratio)) (median of \(Self.runs); limit 2)
            """)
    }

    /// Walks over the folder and reads what an audit reads of each file; how many there were.
    private func walk() -> Int {
        var paths: [String] = []
        if let all = FileManager.default.enumerator(atPath: folder) {
            for case let path as String in all where path.contains(".") { paths.append(folder + "/" + path) }
        }
        let sizes = ParallelMap().map(paths.filter { !$0.hasSuffix("set") && !$0.hasSuffix(".xcassets") }) { path in
            guard let file = FileHandle(forReadingAtPath: path) else { return 0 }
            defer { try? file.close() }
            let bytes = path.hasSuffix(".png") ? try? file.read(upToCount: Self.headLength) : try? file.readToEnd()
            return bytes?.count ?? 0
        }
        return sizes.count
    }

    private static func seconds(_ body: () -> Void) -> Double {
        let elapsed = ContinuousClock().measure(body)
        return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }

    private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
