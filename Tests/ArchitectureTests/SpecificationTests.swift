import Foundation
import Testing

/// The specifications mirror the rooms.
@Suite struct SpecificationTests {
    /// The rooms, which are the targets of the library.
    static let rooms = ImportTests.targets.filter { !$0.hasPrefix("handrail-") }

    /// Rooms without specifications of their own, each with the reason.
    static let unspecified = [
        "HandrailCode": "It holds values without behavior; HandrailSwiftImporterTests makes all of them."
    ]

    /// Targets under `Tests/` that specify no room.
    static let others: Set<String> = ["ArchitectureTests", "HandrailTestSupport"]

    @Test(arguments: rooms)
    func everyRoomHasSpecifications(room: String) {
        let files = SourceTree.specifications.filter { $0.target == room + "Tests" }
        let holdsTests = files.contains { file in file.code.contains { $0.text.contains("@Test") } }
        #expect(
            holdsTests == (Self.unspecified[room] == nil), "\(Self.unspecified[room] ?? "Nothing specifies \(room).")")
    }

    @Test func specificationsBelongToRooms() {
        let targets = Set(SourceTree.specifications.map(\.target)).subtracting(Self.others)
        #expect(targets.subtracting(Self.rooms.map { $0 + "Tests" }).isEmpty)
    }

    /// A folder that `Package.swift` does not list is never run.
    @Test func thePackageListsAllOfThem() throws {
        let package = try String(contentsOf: SourceTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for target in Set(SourceTree.specifications.map(\.target)) {
            let room = target.hasSuffix("Tests") ? String(target.dropLast("Tests".count)) : target
            #expect(package.contains("of: \"\(room)\"") || package.contains("name: \"\(target)\""), "\(target)")
        }
    }
}
