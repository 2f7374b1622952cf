import HandrailModel
import HandrailSource

/// Which screens people may meet one after the other, as far as it is known what brings them up.
struct ScreenWays {
    /// The screens that each one brings up, by number.
    private let next: [[Int]]
    /// The screens that bring up each one, with the places where they do: asked for every two screens of one title.
    private let openers: [[Int: Set<SourcePlace?>]]
    private let entries: Set<Int>

    /// The ways between screens.
    init(_ screens: [Screen]) {
        var positions: [ScreenIdentity: [Int]] = [:]
        for (index, screen) in screens.enumerated() {
            for identity in screen.identities { positions[identity, default: []].append(index) }
        }
        var openers: [[Int: Set<SourcePlace?>]] = Array(repeating: [:], count: screens.count)
        next = screens.enumerated().map { number, screen in
            var opened: Set<Int> = []
            for link in screen.links {
                for other in link.target.flatMap({ positions[$0] }) ?? [] {
                    openers[other][number, default: []].insert(link.source ?? link.place)
                    opened.insert(other)
                }
            }
            return opened.sorted()
        }
        self.openers = openers
        entries = Set(screens.indices.filter { screens[$0].isEntry })
    }

    /// Whether it is known of both what brings them up, and no way leads from one to the other, nor from two places of
    /// one screen to both.
    func keepApart(_ a: Int, _ b: Int) -> Bool {
        guard a != b, isKnown(a), isKnown(b) else { return false }
        return !leads(from: a, to: b) && !leads(from: b, to: a) && !openTogether(a, b)
    }

    /// Whether one brings up the other.
    func opens(_ a: Int, _ b: Int) -> Bool { a != b && openers[b][a] != nil }

    private func isKnown(_ index: Int) -> Bool { !openers[index].isEmpty && !entries.contains(index) }

    /// Whether a screen brings both up, each from a place of its own: where one place does, something decides which.
    private func openTogether(_ a: Int, _ b: Int) -> Bool {
        openers[a].contains { screen, first in
            openers[b][screen].map { first.count > 1 || first != $0 } ?? false
        }
    }

    /// Steps that are followed from one screen to another.
    private static let reach = 6

    private func leads(from start: Int, to end: Int) -> Bool {
        var seen: Set<Int> = [start]
        var edge = [start]
        for _ in 0..<Self.reach {
            edge = edge.flatMap { next[$0] }.filter { seen.insert($0).inserted }
            if edge.contains(end) { return true }
            if edge.isEmpty { return false }
        }
        return false
    }
}
