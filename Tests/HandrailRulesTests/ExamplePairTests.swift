import HandrailRules
import Testing

/// What `handrail explain` shows of the examples of a rule.
@Suite("Examples before and after") struct ExamplePairTests {
    @Test("Every framework that a rule has wrong examples of has one pair", arguments: Rulebook.all.map(\.info.id))
    func pairs(_ id: String) throws {
        let info = try #require(Rulebook.all.first { $0.info.id == id }).info
        let pairs = ExamplePair.pairs(of: info)
        let frameworks = Set(info.examples.filter(\.isFlagged).map(\.framework))
        #expect(Set(pairs.map(\.framework)) == frameworks && pairs.count == frameworks.count)
        for pair in pairs {
            #expect(pair.before.isFlagged)
            #expect(pair.after.map { $0.expectation == .silent } ?? true)
        }
    }

    @Test("The right example is one that is much like the wrong one, and both are in one framework")
    func alike() throws {
        let info = try #require(Rulebook.all.first { $0.info.id == "crowded-targets" }).info
        let pair = try #require(ExamplePair.pairs(of: info).first { $0.framework == .swiftUI })
        #expect(pair.before.code.contains("HStack(spacing: ↓4)"), "\(pair.before.code)")
        #expect(pair.after?.code.contains("HStack(spacing: 24)") ?? false, "\(pair.after?.code ?? "none")")
    }
}
