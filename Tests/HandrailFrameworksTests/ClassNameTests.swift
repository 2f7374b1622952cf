import HandrailFrameworks
import Testing

/// The name of a framework's class stands in its row and nowhere else: other rooms ask for marks of the row.
@Suite struct ClassNameTests {
    /// Rooms that name no class.
    static let rooms = [
        "HandrailProgram", "HandrailValues", "HandrailViewElements", "HandrailSwiftUI", "HandrailViewCode",
        "HandrailScenes", "HandrailSemantics", "HandrailEngine", "HandrailInterfaceImporter",
        "HandrailObjectiveCImporter",
    ]

    @Test(arguments: rooms)
    func namesNoClass(room: String) throws {
        let found = try Self.uses(in: room)
        #expect(found.isEmpty, "\(found.map { "\($0.file):\($0.line): \($0.name)" })")
    }

    /// How many names of types of frameworks a room still has. Values names those that every call by name is held
    /// against in one `switch`, and a module. The numbers only shrink.
    @Test(arguments: [
        ("HandrailViewCode", 0), ("HandrailViewElements", 0), ("HandrailScenes", 0), ("HandrailProgram", 0),
        ("HandrailSemantics", 0), ("HandrailEngine", 0), ("HandrailValues", 1),
    ])
    func namesNoMoreTypesThanBefore(room: String, most: Int) throws {
        let found = try QuotedName.uses(in: room) { Self.types.contains($0) || Self.isFrameworks($0) }
        #expect(found.count <= most, "\(found.map { "\($0.file):\($0.line): \($0.name)" })")
    }

    private static let types = Set(
        FrameworkType.rows.map(\.name).filter(SystemClasses.isFrameworkName) + SystemClasses.rows.map(\.name))

    /// Whether a literal has the form of a name that Apple gives its types.
    private static func isFrameworks(_ name: String) -> Bool {
        ["UI", "NS", "WK", "CA", "CG", "MK", "AV"].contains { prefix in
            let rest = name.dropFirst(prefix.count)
            return name.hasPrefix(prefix) && rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
        } && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    private static func uses(in room: String) throws -> [QuotedName] {
        let names = Set(SystemClasses.rows.map(\.name))
        return try QuotedName.uses(in: room, where: names.contains)
    }
}
