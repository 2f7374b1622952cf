import HandrailCode
import HandrailSource

/// Tells which controllers whoever makes them gives a title: `let page = Page(…); page.title = …`, in whatever code
/// brings them up.
struct OutsideTitles: Sendable {
    /// Whether code of a file makes an object of a class and sets its title, or that of its item in a bar.
    ///
    /// - Parameter own: what of the file is the class itself.
    static func areSet(onObjectsOf type: String, in index: CodeIndex, besides own: [ByteRange]) -> Bool {
        index.positions(of: type).contains { position in
            guard index[position + 1] == .openParenthesis else { return false }
            let start = Int(index.start(of: position))
            guard !own.contains(where: { $0.contains(ByteRange(start, start + 1)) }) else { return false }
            guard let name = name(ofObjectMadeAt: position, in: index) else { return false }
            return index.positions(of: name).contains { next in
                next > position && next < position + farthest && isTitled(next, in: index)
            }
        }
    }

    /// The name that is given to what is made: `let page = Page(…)`, `let page: Page? = Page(…)`, `page = Page(…)`.
    private static func name(ofObjectMadeAt position: Int, in index: CodeIndex) -> String? {
        var before = position - 1
        // The module may stand before it.
        if index[before] == .dot, index[before - 1].isWord { before -= 2 }
        guard index[before].assigns else { return nil }
        before = index.skippingUnwrapping(before: before)
        guard index[before].isWord else { return nil }
        if index[before - 1] == .colon, index[before - 2].isWord { return index.word(at: before - 2) }
        return index.word(at: before)
    }

    /// Whether a title is set on what has a name at a position.
    private static func isTitled(_ position: Int, in index: CodeIndex) -> Bool {
        var next = index.skippingUnwrapping(from: position + 1)
        guard index[next] == .dot else { return false }
        if index.word(at: next + 1) == "navigationItem" { next += 2 }
        guard index[next] == .dot, let member = index.word(at: next + 1), titles.contains(member) else { return false }
        return index[next + 2].assigns
    }

    private static let titles: Set<String> = ["title", "titleView"]

    /// How many tokens further on the title is set at most.
    private static let farthest = 600
}

extension Mentions {
    /// Whether code elsewhere gives objects of a class a title that it makes.
    package func givesTitle(to type: LinkedType) -> Bool {
        all(with: type.simpleName).contains { file, index in
            index.token(of: "title") != nil
                && OutsideTitles.areSet(
                    onObjectsOf: type.simpleName, in: index,
                    besides: type.places.filter { $0.file == file }.map(\.range))
        }
    }
}
