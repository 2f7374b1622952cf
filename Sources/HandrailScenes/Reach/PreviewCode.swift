import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import Synchronization

/// Tells which code only previews show: previews, what is declared in them, and what nothing else names.
final class PreviewCode: Sendable {
    private let program: Program
    /// The names of the types that are previews.
    private let types: Set<String>
    private let ranges: PreviewRanges
    private let known = Mutex<[String: Bool]>([:])

    /// The previews of a program.
    init(_ program: Program) {
        self.program = program
        let previews = program.types.filter { program.role(of: $0) == .preview }
        types = Set(previews.map(\.name))
        ranges = PreviewRanges(previews.flatMap(\.places), in: program.mentions)
    }

    /// Whether a declaration in a file belongs to previews.
    func isAround(_ declaration: DeclarationFinder.Found, in file: FileIndex) -> Bool {
        guard let type = declaration.type else {
            return isNamedInPreviewsOnly(
                declaration.name, besides: [SourcePlace(file: file, range: declaration.range)], depth: 0)
        }
        if types.contains(type) { return true }
        if let dot = type.lastIndexOfDot, types.contains(String(type[..<dot])) { return true }
        return isNamedInPreviewsOnly(type: type, depth: 0)
    }

    private func isNamedInPreviewsOnly(type name: String, depth: Int) -> Bool {
        if let isKnown = known.withLock({ $0[name] }) { return isKnown }
        let namesakes = program.typesByName[name] ?? []
        let isOnly = namesakes.contains { program.role(of: $0) == .view }
            && isNamedInPreviewsOnly(
                namesakes.first?.simpleName ?? name, besides: namesakes.flatMap(\.places), depth: depth)
        known.withLock { $0[name] = isOnly }
        return isOnly
    }

    /// Whether a name stands in previews, and nowhere else but where it is declared.
    private func isNamedInPreviewsOnly(_ name: String, besides own: [SourcePlace], depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        var isNamed = false
        for (file, index) in program.mentions.all(with: name) {
            for position in index.positions(of: name) {
                if index.word(at: position - 1).map(Self.declaring.contains) ?? false { continue }
                let start = Int(index.start(of: position))
                let place = SourcePlace(file: file, range: ByteRange(start, start + name.utf8.count))
                if own.contains(where: { Self.contains($0, place) }) { continue }
                guard ranges.contain(place) || isInHelper(place, depth: depth) else { return false }
                isNamed = true
            }
        }
        return isNamed
    }

    /// Whether a place lies in a view that itself only previews show.
    private func isInHelper(_ place: SourcePlace, depth: Int) -> Bool {
        guard ranges.areIn(place.file) else { return false }
        return program.types.contains { type in
            program.role(of: type) == .view && type.places.contains { Self.contains($0, place) }
                && isNamedInPreviewsOnly(type: type.name, depth: depth + 1)
        }
    }

    private static func contains(_ outer: SourcePlace, _ inner: SourcePlace) -> Bool {
        outer.file == inner.file && outer.range.contains(inner.range)
    }

    /// How many views that only previews show may stand in one another.
    private static let deepest = 3
    /// Words that a declared name follows.
    private static let declaring: NameSet = ["struct", "class", "extension", "func"]
}
