import HandrailTrials
import Testing

/// Inputs that fail, made small.
@Suite struct ShrinkerTests {
    @Test func onlyWhatFailsTogetherIsLeft() {
        var search = DeltaDebugging(budget: 1000)
        let smallest = search.smallest(of: Array(1...100)) { Set($0).isSuperset(of: [7, 42, 99]) }
        #expect(smallest == [7, 42, 99])
        #expect(search.budget > 0)
    }

    @Test func theBudgetIsKept() {
        var asked = 0
        var search = DeltaDebugging(budget: 10)
        let left = search.smallest(of: Array(1...1000)) { part in
            asked += 1
            return part.contains(500)
        }
        #expect(asked == 10 && left.contains(500))
    }

    @Test func countsAreHalved() {
        var search = DeltaDebugging(budget: 100)
        #expect(search.smallestCount(upTo: 100_000) { $0 >= 2892 } == 2892)
    }

    @Test("Files, then lines, then pieces of lines are left out")
    func apps() {
        let app = FuzzProject(
            name: "Pier",
            files: [
                FuzzFile("A.swift", "let a = 1\n"), FuzzFile("B.swift", "let b = 2\nlet c = crash(3, 4)\nlet d = 5\n"),
            ])
        #expect(Self.shrunk(.app(app)) { Self.text($0).contains("crash") } == ["B.swift": "crash"])
    }

    @Test func repetitionsAreRepeatedLess() {
        let host = RepetitionHost("a file", "Pier.swift", "§\n", others: [FuzzFile("Other.swift", "let a = 1\n")])
        let repetition = Repetition(host: host, pattern: .nested("(", "a", ")"), count: 1000)
        let shrunk = Self.shrunk(.repetition(repetition)) { Self.text($0).contains("((((") }
        #expect(shrunk == ["Pier.swift": "((((a))))\n"])
    }

    @Test("Of changes that broke a promise, those that did are left")
    func changes() {
        let app = FuzzProject(name: "Pier", files: [FuzzFile("A.swift", "let a = 1\nlet b = 2\nlet c = 3\n")])
        let changes = [8, 18, 28].map { place in
            FuzzChange("a comment", [FuzzEdit("A.swift", place..<place, Array("/**/".utf8))])
        }
        let changed = ChangedApp(original: app, kind: .comments, changes: changes)
        let shrunk = Self.shrunk(.changed(changed)) { content in
            Self.text(content).contains("/**/2") || Self.text(content).contains("/**/ 2")
        }
        #expect(shrunk == ["A.swift": "/**/2"])
    }

    private static func shrunk(_ content: FuzzInput.Content, fails: (FuzzInput.Content) -> Bool) -> [String: String] {
        var shrinker = Shrinker(budget: 1000)
        let input = FuzzInput(number: 0, kind: .bytes, name: "", content: content)
        let shrunk = FuzzInput(number: 0, kind: .bytes, name: "", content: shrinker.shrunk(input, fails: fails))
        return Dictionary(
            uniqueKeysWithValues: shrunk.project.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static func text(_ content: FuzzInput.Content) -> String {
        let input = FuzzInput(number: 0, kind: .bytes, name: "", content: content)
        return input.project.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
}
