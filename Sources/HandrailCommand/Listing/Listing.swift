import HandrailReporting

/// What a verb prints that reports nothing: a list, an explanation, screens. It reads the same in every format.
protocol Listing {
    /// What people get, written on a page.
    func text(on page: TextPage) -> String
    /// What programs get: JSON that ends with a line end.
    func json() throws -> String
}
