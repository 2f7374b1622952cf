/// A word of Swift code, by what it does to the nesting of the parser.
enum SourceWord: Equatable {
    /// A name, or a keyword that nests nothing.
    case other
    /// What takes in all of the expression or pattern to its right.
    case prefix
    /// What takes in all of the type to its right.
    case typePrefix
    /// An attribute, or what is written before types as one is.
    case attribute
    /// `let` and `var`, which begin declarations and patterns.
    case binding
    /// What takes in all to its right, and goes on over commas.
    case condition
    /// What goes on with a statement of the line before.
    case continuation
    /// What goes on with a type.
    case effect
    /// A keyword that begins a declaration or a case, and no modifier.
    case beginning
    /// Such a keyword of a type: what stands in its curly brackets are declarations.
    case type
    /// `if` and `endif`, which also stand behind a `#`.
    case `if`, endif
}
