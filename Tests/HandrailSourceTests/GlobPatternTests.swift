import HandrailSource
import Testing

@Suite("A pattern for paths")
struct GlobPatternTests {
    @Test(
        "means these files and what lies in these folders",
        arguments: [
            ("Sources/*.swift", "Sources/A.swift"), ("Sources/**/Generated*.swift", "Sources/A/B/GeneratedC.swift"),
            ("Sources/**/A.swift", "Sources/A.swift"), ("Pods", "App/Pods/Kit/A.swift"), ("?.swift", "App/A.swift"),
            ("App/Pods", "App/Pods/A.swift"), ("*", "A.swift"),
        ])
    func matches(pattern: String, path: String) {
        #expect(GlobPattern(pattern).matches(path))
    }

    @Test(
        "means no others",
        arguments: [
            ("Sources/*.swift", "Sources/A/B.swift"), ("Sources/*.swift", "App/Sources/A.swift"),
            ("Pod", "Pods/A.swift"),
            ("?.swift", "AB.swift"), ("App/Pods", "App/Podspec"),
        ])
    func others(pattern: String, path: String) {
        #expect(!GlobPattern(pattern).matches(path))
    }

    @Test("of many stars is decided soon")
    func stars() {
        let pattern = GlobPattern(String(repeating: "a*", count: 30) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    }
}
