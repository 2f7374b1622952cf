import HandrailTrials
import Testing

/// Which inputs a seed gives.
@Suite struct FuzzPlanTests {
    private static let projects = [
        FuzzProject.kiosk,
        FuzzProject(name: "Pier", files: [FuzzFile("Pier.swift", "let length = 12\nlet width = 3.5\n")]),
    ]

    @Test("The same seed gives the same inputs, and another one gives others")
    func deterministic() {
        let plans = [1, 1, 2].map { FuzzPlan(seed: $0, projects: Self.projects) }
        for number in 0..<60 {
            #expect(plans[0].input(number) == plans[1].input(number), "input \(number)")
        }
        let kinds: [FuzzKind] = [.bytes, .tokens]
        for number in 0..<60 where kinds.contains(plans[0].input(number).kind) {
            #expect(plans[0].input(number) != plans[2].input(number), "input \(number)")
        }
    }

    @Test("Numbers look as they did in every version")
    func numbers() {
        var random = SeededRandom(seed: 1)
        #expect((0..<6).map { _ in random.below(1000) } == [368, 943, 45, 777, 219, 774])
    }

    @Test("One kind alone has the inputs that it has among all")
    func kinds() {
        let plan = FuzzPlan(seed: 5, projects: Self.projects, kind: .numbers)
        #expect((0..<4).map { plan.input(plan.number(at: $0)).kind } == [.numbers, .numbers, .numbers, .numbers])
        let all = FuzzPlan(seed: 5, projects: Self.projects)
        #expect((0..<5).map { all.input(all.number(at: $0)).kind } == FuzzKind.allCases)
    }

    @Test("A sweep comes to each of its inputs once, before any comes again")
    func sweeps() {
        let project = FuzzProject(name: "Pier", files: [FuzzFile("Pier.swift", "let length = 12 + 3.5\n")])
        let plan = FuzzPlan(seed: 9, projects: [project], kind: .numbers)
        // All numbers of the app, all of the file, each of the two.
        let count = 4 * NumberSweep.values.count
        #expect(NumberSweep([project]).count == count)
        let names = Set((0..<count).map { plan.input(plan.number(at: $0)).name })
        #expect(names.count == count)
        #expect(plan.input(plan.number(at: count)).name == plan.input(plan.number(at: 0)).name)
    }

    @Test func numbersAreReplacedWhereTheyStand() {
        let project = FuzzProject(
            name: "Pier",
            files: [
                FuzzFile("A.swift", "let a1 = [12, 0x1F, \"7\"]"), FuzzFile("B.xib", "<rect x=\"16.5\"/>"),
            ])
        let sweep = NumberSweep([project])
        #expect(sweep.input(1).name == "every number of Pier replaced by -1")
        #expect(
            sweep.input(1).project.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "let a1 = [-1, -1, \"7\"]", "<rect x=\"-1\"/>",
            ])
    }

    @Test func repetitionsAreRepeated() {
        let host = RepetitionHost("a body", "Pier.swift", "before § after")
        let nested = Repetition(host: host, pattern: .nested("(", "a", ")"), count: 3)
        #expect(String(decoding: nested.project.files[0].bytes, as: UTF8.self) == "before (((a))) after")
        #expect(nested.name == "“(…)” nested 3 times in a body")
        let row = Repetition(host: host, pattern: .row("try "), count: 2).times(3)
        #expect(String(decoding: row.project.files[0].bytes, as: UTF8.self) == "before try try try  after")
    }

    @Test("Every reader has a place where something is repeated")
    func hosts() {
        let suffixes = Set(RepetitionHosts.all.map { FuzzFile(path: $0.path, bytes: []).suffix })
        let readers: Set = [
            "swift", "m", "h", "storyboard", "plist", "stringsdict", "xcstrings", "json", "strings", "pbxproj",
        ]
        #expect(suffixes.isSuperset(of: readers))
        let kiosk = Set(FuzzProject.kiosk.files.map(\.suffix))
        #expect(kiosk.isSuperset(of: readers.union(["entitlements", "xcprivacy", "png"])))
    }
}
