import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Knows the classes that set fonts again when people choose another text size.
enum CategoryChanges {
    /// What the code of a class, or of one it inherits from, does when people choose another text size.
    static func handling(by type: LinkedType, in program: Program) -> CategoryHandling {
        var names: Set<String> = []
        for ancestor in program.lineage(of: type) {
            if mentions(ancestor, program) { return .everything }
            for function in ancestor.functions["traitCollectionDidChange"] ?? [] {
                let index = program.mentions.index(of: function.file)
                guard index.has(fonts, in: function.declaration.range) else { continue }
                guard setsFontsItself(function) else { return .everything }
                names.formUnion(index.words(in: function.declaration.range))
            }
        }
        return names.isEmpty ? .nothing : .names(names)
    }

    /// Whether a function sets the fonts of properties by their names and calls nothing that may set more of them.
    private static func setsFontsItself(_ function: LinkedFunction) -> Bool {
        function.declaration.body.allSatisfy { statement in
            guard case .expression(let expression) = statement.kind else { return false }
            switch expression.kind {
            case .call(let callee, _):
                guard case .member(let base?, _, _) = callee.kind, case .name("super") = base.kind else { return false }
                return true
            case .binary("=", _, _): return true
            default: return false
            }
        }
    }

    // Observers are set up anywhere in a class.
    private static func mentions(_ type: LinkedType, _ program: Program) -> Bool {
        program.mentions.has(signs, at: SourcePlace(file: type.file, range: type.range))
    }

    private static let fonts = CodeWords(["contentsizecategory", "font"])

    private static let signs = CodeWords([
        "uicontentsizecategory.didchangenotification", "contentsizecategorydidchange",
        "uitraitpreferredcontentsizecategory",
    ])
}
