import HandrailModel
import HandrailSource

/// Which screens people may meet one after the other, as far as it is known what brings them up.
struct ScreenWays {
    private let screens: [Screen]
    private let positions: [ScreenIdentity: [Int]]
    private let opened: Set<Int>

    /// The ways between screens.
    init(_ screens: [Screen]) {
        self.screens = screens
        var positions: [ScreenIdentity: [Int]] = [:]
        for (index, screen) in screens.enumerated() {
            for identity in screen.identities { positions[identity, default: []].append(index) }
        }
        self.positions = positions
        opened = Set(
            screens.flatMap { screen in screen.links.compactMap(\.target) }.flatMap { positions[$0] ?? [] })
    }

    /// Whether it is known of both what brings them up, and no way leads from one to the other, nor from two places of
    /// one screen to both.
    func keepApart(_ a: Int, _ b: Int) -> Bool {
        guard a != b, isKnown(a), isKnown(b) else { return false }
        return !leads(from: a, to: b) && !leads(from: b, to: a) && !screens.contains { opens($0, a, b) }
    }

    /// Whether one brings up the other.
    func opens(_ a: Int, _ b: Int) -> Bool { a != b && !places(on: screens[a], to: b).isEmpty }

    private func isKnown(_ index: Int) -> Bool { opened.contains(index) && !screens[index].isEntry }

    /// Whether a screen brings both up, each from a place of its own: where one place does, something decides which.
    private func opens(_ screen: Screen, _ a: Int, _ b: Int) -> Bool {
        let first = places(on: screen, to: a)
        let second = places(on: screen, to: b)
        return !first.isEmpty && !second.isEmpty && (first.count > 1 || first != second)
    }

    private func places(on screen: Screen, to index: Int) -> Set<SourcePlace?> {
        Set(screen.links.filter { link in
            link.target.map { screens[index].identities.contains($0) } ?? false
        }.map { $0.source ?? $0.place })
    }

    /// Steps that are followed from one screen to another.
    private static let reach = 6

    private func leads(from start: Int, to end: Int) -> Bool {
        var seen: Set<Int> = [start]
        var edge = [start]
        for _ in 0..<Self.reach {
            edge = edge.flatMap { screens[$0].links.compactMap(\.target) }.flatMap { positions[$0] ?? [] }
                .filter { seen.insert($0).inserted }
            if edge.contains(end) { return true }
            if edge.isEmpty { return false }
        }
        return false
    }
}
