import HandrailCode
import HandrailFrameworks
package import HandrailSource

/// Tells which views, controllers and what changes views nothing uses: no code names them but their own, that of
/// previews and that of others which nothing uses either.
///
/// Only in a project with an app whose beginning is seen can that be told, and only of what nobody outside the project
/// can name. Whoever is named by interface files or Objective-C, or may be found by its name at run time, is used.
package struct UnusedViews: Sendable {
    private let types: Set<ObjectIdentifier>
    private let ranges: [FileIndex: [ByteRange]]

    /// How many there are.
    package var count: Int { types.count }

    /// Whether a type is one of them.
    package func contain(_ type: LinkedType) -> Bool { types.contains(ObjectIdentifier(type)) }

    /// Whether a place lies in one of them.
    package func contain(_ place: SourcePlace) -> Bool {
        ranges[place.file]?.contains { $0.contains(place.range) } ?? false
    }

    /// Those of a program.
    ///
    /// - Parameters:
    ///   - closed: the targets of which all users are there.
    ///   - spoken: names of classes that files of other kinds speak of.
    init(of program: Program, closed: ClosedTargets, spokenOf spoken: Set<String>) {
        let isApp = !closed.isEmpty && Self.hasEntry(program, spoken)
        let candidates = !isApp ? [] : program.types.filter { type in
            closed.closes(type, in: program.mentions) && !spoken.contains(type.simpleName)
                && Self.mayBeUnused(type, in: program)
        }
        guard !candidates.isEmpty else {
            (types, ranges) = ([], [:])
            return
        }
        let holders = Holders(candidates)
        let places = program.types.filter { program.role(of: $0) == .preview }.flatMap(\.places)
        let previews = PreviewRanges(places + program.leftOut, in: program.mentions)
        // Whoever is used says who is used through it; those that only nobody's code names are left over.
        var users: [Int: [Int]] = [:]
        var open: [Int] = []
        for (number, type) in candidates.enumerated() {
            let isClass = program.viewClass(of: type) != nil
            search: for (file, index) in program.mentions.all(with: type.simpleName) {
                for position in index.positions(of: type.simpleName) where Self.isUse(position, in: index, isClass) {
                    let start = Int(index.start(of: position))
                    let place = SourcePlace(file: file, range: ByteRange(start, start + 1))
                    if previews.contain(place) { continue }
                    guard let holder = holders.innermost(at: place) else {
                        open.append(number)
                        break search
                    }
                    if holder != number { users[holder, default: []].append(number) }
                }
            }
        }
        var used = Set(open)
        Self.spread(open, among: users, to: &used)
        for (number, type) in candidates.enumerated() where !used.contains(number) {
            guard program.viewClass(of: type) != nil, Self.isNamedByString(type, in: program.mentions),
                used.insert(number).inserted
            else { continue }
            Self.spread([number], among: users, to: &used)
        }
        let unused = candidates.indices.lazy.filter { !used.contains($0) }.map { candidates[$0] }
        types = Set(unused.map(ObjectIdentifier.init))
        ranges = unused.flatMap(\.places).reduce(into: [:]) { $0[$1.file, default: []].append($1.range) }
    }

    /// Whether it is seen where the app begins; else everything may be used there.
    private static func hasEntry(_ program: Program, _ spoken: Set<String>) -> Bool {
        AppEntry.names.contains { spoken.contains($0) || program.mentions.has($0) }
            || program.types.contains { program.role(of: $0) == .app || $0.attributes.contains("main") }
    }

    /// Whoever uses something is used itself.
    private static func spread(_ first: [Int], among users: [Int: [Int]], to used: inout Set<Int>) {
        var open = first
        while let user = open.popLast() {
            for type in users[user] ?? [] where used.insert(type).inserted { open.append(type) }
        }
    }

    /// Whether a string says the name of a class, by which it may be found at run time; its own are identifiers.
    private static func isNamedByString(_ type: LinkedType, in mentions: Mentions) -> Bool {
        mentions.all.contains { file, index in
            let own = file == type.file ? type.range : .zero
            return index.hasString(type.simpleName, in: ByteRange(0, Int(own.lower)))
                || index.hasString(type.simpleName, in: ByteRange(Int(own.upper), Int(UInt32.max)))
        }
    }

    private static func mayBeUnused(_ type: LinkedType, in program: Program) -> Bool {
        guard type.isAudited, type.attributes.allSatisfy(plain.contains) else { return false }
        switch type.keyword {
        case .structure:
            switch program.role(of: type) {
            case .view, .modifier, .buttonStyle, .labelStyle, .otherStyle, .representable, .shape: return true
            case .app, .scene, .widget, .preview, .other: return false
            }
        case .classType:
            switch program.viewClass(of: type)?.family {
            case .view, .controller: return true
            case .barItem, .menu, .gesture, .configuration, .navigationItem, nil: return false
            }
        case .enumeration, .actorType, .protocolType, .extensionOf, nil: return false
        }
    }

    /// Attributes that let nobody find a type who does not name it.
    private static let plain: Set<String> = ["MainActor", "available", "IBDesignable", "Observable", "ViewAction"]

    /// Whether a name at a position may make a value of the type, or lead to one.
    ///
    /// To say that something is a view of a class makes none, unless the value stands beside it or is left to be
    /// inferred.
    private static func isUse(_ position: Int, in index: CodeIndex, _ isClass: Bool) -> Bool {
        let before = index.skippingUnwrapping(before: position)
        if let word = index.word(at: before), declaring.contains(word) { return false }
        if isDrawnIntoImage(position, in: index) { return false }
        guard isClass else { return true }
        if index.word(at: before) == "is" || before < position - 1 && index.word(at: before) == "as" { return false }
        guard index[before] == .colon, index[position - 1] == .colon else { return true }
        let next = index[index.skippingUnwrapping(from: position + 1)]
        if next.assigns || next == .openBrace || next == .dot || next == .openParenthesis || next == .closeAngle {
            return true
        }
        // `class Sub: Base, Named`, `@IBOutlet weak var row: Row!`
        for near in max(0, position - 6)..<position {
            if let word = index.word(at: near), word == "IBOutlet" || word == "class" || word == "where" { return true }
        }
        // `.init(frame: frame)` makes what nobody names.
        return index.positions(of: "init").contains { index[$0 - 1] == .dot && !ends(index[$0 - 2]) }
    }

    /// Whether it is made only to be drawn into a picture: `ImageRenderer(content: Card(…))`. Nobody meets its views.
    private static func isDrawnIntoImage(_ position: Int, in index: CodeIndex) -> Bool {
        index[position - 1] == .colon && index.word(at: position - 2) == "content"
            && index[position - 3] == .openParenthesis && index.word(at: position - 4) == SwiftUITypes.imageRenderer
    }

    private static func ends(_ token: CodeToken) -> Bool {
        token.isWord || token.unwraps || token == .closeParenthesis || token == .closeBracket || token == .closeAngle
    }

    /// Words that a declared name follows.
    private static let declaring: NameSet = ["struct", "class", "extension", "func"]

    /// Which candidate's code a place is.
    private struct Holders {
        private var ranges: [FileIndex: [(range: ByteRange, number: Int)]] = [:]

        init(_ candidates: [LinkedType]) {
            for (number, type) in candidates.enumerated() {
                for place in type.places { ranges[place.file, default: []].append((place.range, number)) }
            }
        }

        func innermost(at place: SourcePlace) -> Int? {
            ranges[place.file]?.filter { $0.range.contains(place.range) }
                .min { $0.range.length < $1.range.length }?.number
        }
    }
}
