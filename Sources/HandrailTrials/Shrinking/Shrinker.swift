/// Makes an input that fails small: first what it was made with, then files, lines and pieces of lines.
package struct Shrinker {
    private var search: DeltaDebugging

    /// A shrinker that runs Handrail at most `budget` times for an input.
    package init(budget: Int) { search = DeltaDebugging(budget: budget) }

    /// A small input that fails as `input` does.
    package mutating func shrunk(_ input: FuzzInput, fails: (FuzzInput.Content) -> Bool) -> FuzzInput.Content {
        switch input.content {
        case .app(let project): return .app(shrunk(project) { fails(.app($0)) })
        case .repetition(let repetition):
            let count = search.smallestCount(upTo: repetition.count) { fails(.repetition(repetition.times($0))) }
            let smallest = repetition.times(count).project
            return .app(kept(smallest) { fails(.app($0)) })
        case .changed(let changed):
            let changes = search.smallest(of: changed.changes) { fails(.changed(changed.making($0))) }
            return .changed(shrunk(changed.making(changes)) { fails(.changed($0)) })
        }
    }

    private mutating func shrunk<App: ShrinkableApp>(_ app: App, fails: (App) -> Bool) -> App {
        var app = kept(app, fails: fails)
        app = cut(app, Self.lines, fails: fails)
        return cut(app, Self.pieces, fails: fails)
    }

    private mutating func kept<App: ShrinkableApp>(_ app: App, fails: (App) -> Bool) -> App {
        let paths = search.smallest(of: app.files.map(\.path)) { fails(app.keeping(paths: Set($0))) }
        return app.keeping(paths: Set(paths))
    }

    private mutating func cut<App: ShrinkableApp>(
        _ app: App, _ parts: (FuzzFile) -> [Range<Int>], fails: (App) -> Bool
    ) -> App {
        app.files.reduce(app) { app, file in
            guard let file = app.files.first(where: { $0.path == file.path }) else { return app }
            let all = parts(file).map { FuzzEdit(file.path, $0, []) }
            let without = { (kept: [FuzzEdit]) in
                let places = Set(kept.map(\.range.lowerBound))
                return app.removing(all.filter { !places.contains($0.range.lowerBound) })
            }
            return without(search.smallest(of: all) { fails(without($0)) })
        }
    }

    private static func lines(of file: FuzzFile) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(start..<(index + 1))
            start = index + 1
        }
        return start < file.bytes.count ? lines + [start..<file.bytes.count] : lines
    }

    private static func pieces(of file: FuzzFile) -> [Range<Int>] {
        FuzzLexer.tokens(of: file.bytes, in: file.language).map(\.range)
    }
}
