import HandrailCode
import HandrailProgram

/// Views that no screen has led to, and which of them make one another.
struct UnreachedViews {
    private let views: [LinkedType]
    /// For each view, the numbers of the views that it makes.
    private let parts: [[Int]]
    /// The numbers of the views that others make.
    private let made: Set<Int>

    /// Looks up which views make which.
    ///
    /// - Parameters:
    ///   - views: the views that no screen has led to.
    ///   - makers: types besides them that make views and are no screens, such as styles.
    init(_ views: [LinkedType], besides makers: [LinkedType], in program: Program) {
        self.views = views
        let numbers = Dictionary(grouping: views.indices) { views[$0].simpleName }
        func parts(of type: LinkedType) -> [Int] {
            type.constructs.flatMap { name -> [Int] in
                guard let namesakes = numbers[String(name.lastDottedWord)] else { return [] }
                if namesakes.count == 1 { return namesakes }
                // Of views of one name, such as `Login.View` and `Account.View`, only the one meant is made.
                let meant = program.type(named: name, from: type.lookupContext, within: type.name)
                return namesakes.filter { views[$0] === meant }
            }.filter { views[$0] !== type }
        }
        self.parts = views.map(parts(of:))
        made = Set(self.parts.joined()).union(makers.flatMap(parts(of:)))
    }

    /// The views that no other one makes; where each is made by another one, the fewest that lead to all of them.
    var leaders: [LinkedType] {
        let roots = views.indices.filter { !made.contains($0) }
        return (roots.isEmpty ? leadersOfCircles : roots).map { views[$0] }
    }

    /// One view of each circle that nothing outside it leads to, in order.
    ///
    /// A walk from each view that no earlier walk has met begins in such a circle if no later walk meets its start
    /// again: whatever leads to that start would have been met with it before.
    private var leadersOfCircles: [Int] {
        var met: Set<Int> = []
        let starts = views.indices.filter { start in
            defer { walk(from: start, &met) }
            return !met.contains(start)
        }
        met = []
        return starts.reversed().filter { start in
            defer { walk(from: start, &met) }
            return !met.contains(start)
        }.sorted()
    }

    private func walk(from start: Int, _ met: inout Set<Int>) {
        guard met.insert(start).inserted else { return }
        var open = [start]
        while let number = open.popLast() {
            for next in parts[number] where met.insert(next).inserted { open.append(next) }
        }
    }
}
