/// The SF Symbols that apps may use, in byte order of their names, so that a name is found by halving.
enum SymbolTable {
    /// `name:release` and what else is known: `?` name or release uncertain, `=` the name that replaced it, `~` the
    /// counterpart that follows the layout direction, `@` a variant for a script or direction, `!` number of its
    /// restriction in `SymbolRestrictionTable`.
    static let parts = [
        SymbolNamesDigitsToA.text,
        SymbolNamesBToC.text,
        SymbolNamesDToG.text,
        SymbolNamesHToN.text,
        SymbolNamesOToR.text,
        SymbolNamesSToZ.text,
    ]
}
