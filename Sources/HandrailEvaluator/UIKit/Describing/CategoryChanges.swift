import HandrailCode
import HandrailModel
import HandrailSource

/// Knows the classes that set fonts again when people choose another text size.
enum CategoryChanges {
    /// Whether the code of a class, or of one it inherits from, reacts to another text size.
    static func areHandled(by type: LinkedType, in program: Program) -> Bool {
        program.lineage(of: type).contains { ancestor in
            if let changes = ancestor.functions["traitCollectionDidChange"], changes.contains(where: { setsFonts($0, program) }) {
                return true
            }
            return mentions(ancestor, program)
        }
    }

    private static func setsFonts(_ function: LinkedFunction, _ program: Program) -> Bool {
        fonts.occur(in: program.text(at: SourcePlace(file: function.file, range: function.declaration.range)))
    }

    // Observers are set up anywhere in a class.
    private static func mentions(_ type: LinkedType, _ program: Program) -> Bool {
        signs.occur(in: program.text(at: SourcePlace(file: type.file, range: type.range)))
    }

    private static let fonts = Fragments(["contentsizecategory", "font"])

    private static let signs = Fragments([
        "uicontentsizecategory.didchangenotification", "contentsizecategorydidchange", "uitraitpreferredcontentsizecategory",
    ])
}
