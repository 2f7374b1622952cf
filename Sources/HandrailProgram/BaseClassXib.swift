import HandrailCode
import HandrailModel
import HandrailSource

/// The xibs of classes that only others are built on: where the name of a nib is that of the class that is made, and
/// each class that is built on it has a xib of its own, nothing ever loads that of the base.
struct BaseClassXib {
    private let program: Program
    private let designed: DesignedClasses
    private let listed: ListedNames
    /// The xibs by their names.
    private let files: [String: FileIndex]
    /// The types by what they say that they are built on.
    private let built: [String: [LinkedType]]

    /// Looks for those of a program.
    ///
    /// - Parameters:
    ///   - designed: names of classes that interface files have.
    ///   - listed: what property lists name, by which the system makes objects.
    init(of program: Program, designed: DesignedClasses, listedIn listed: ListedNames) {
        self.program = program
        self.designed = designed
        self.listed = listed
        let xibs = program.interfaces.all.lazy.filter { $0.scene.origin == .xib && $0.isAudited }
        files = Dictionary(
            xibs.compactMap { linked in linked.scene.identifier.map { ($0, linked.scene.place.file) } },
            uniquingKeysWith: { first, _ in first })
        built = files.isEmpty ? [:] : program.types.reduce(into: [:]) { built, type in
            for name in type.inherited { built[name, default: []].append(type) }
        }
    }

    /// The files that nothing loads.
    var unloaded: Set<FileIndex> { Set(files.lazy.filter { isUnloaded($0.key, $0.value) }.map(\.value)) }

    private func isUnloaded(_ name: String, _ file: FileIndex) -> Bool {
        guard program.typesByName[name] != nil, let built = built[name], built.allSatisfy(hasItsOwn),
            !listed.texts.contains(name), !program.mentions.hasString(name),
            !designed.names(besides: [file]).contains(name)
        else { return false }
        return !isMade(name)
    }

    /// Whether a class has a xib of its name, and so have those that are built on it.
    private func hasItsOwn(_ type: LinkedType) -> Bool {
        var open = [type]
        var seen: Set<String> = []
        while let type = open.popLast() {
            guard files[type.simpleName] != nil else { return false }
            if seen.insert(type.simpleName).inserted { open += built[type.simpleName] ?? [] }
        }
        return true
    }

    /// Whether some code may make an object of a class: it sends it a message, or calls it or a member of it.
    private func isMade(_ name: String) -> Bool {
        program.mentions.all(with: name).contains { _, index in
            index.positions(of: name).contains { position in
                let (before, after) = (index[position - 1], index[position + 1])
                if before == .openBracket { return after != .closeBracket }
                if index.word(at: position - 1).map(Self.declaring.contains) ?? false { return false }
                return after == .openParenthesis || after == .dot
            }
        }
    }

    /// Words that a declared name follows, in Swift and in Objective-C: `@interface Base (Private)`.
    private static let declaring: Set<String> = ["class", "extension", "interface", "implementation"]
}
