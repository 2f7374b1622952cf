import HandrailCode
import HandrailFrameworks

/// Tells mentions of a name that use what it stands for from those that only speak of it.
enum TypeMention {
    /// Whether a name at a position may make a value of the type, or lead to one.
    ///
    /// To say that something is a view of a class makes none, unless the value stands beside it or is left to be
    /// inferred. Of what is no class of views every mention counts: it may be made by `.init()` in any other file.
    static func isUse(_ position: Int, in index: CodeIndex, _ isViewClass: Bool) -> Bool {
        let before = index.skippingUnwrapping(before: position)
        if let word = index.word(at: before), declaring.contains(word) { return false }
        if isDrawnIntoImage(position, in: index) { return false }
        guard isViewClass else { return true }
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
}
