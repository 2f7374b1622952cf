/// All that is known of the initializers of a type of a framework, or of types that have the same: one row of the table
/// of initializers.
package struct FrameworkInitializer: Sendable {
    /// An argument, by its label.
    package typealias Argument = (label: String, effect: InitializerEffect)

    /// The types that have them; none for those that projects and packages add.
    package let types: [String]
    /// What each argument becomes; of one that is not listed only the value is read.
    package let arguments: [Argument]
    /// Whether nothing but these arguments counts. Others may be given those of all rows, as classes of projects and
    /// packages hand on what the classes take that they come from.
    package let isClosed: Bool

    /// A row.
    init(_ types: String..., taking arguments: [Argument], isClosed: Bool = false) {
        self.types = types
        self.arguments = arguments
        self.isClosed = isClosed
    }

    /// Every row, for whoever builds a table of them or checks them.
    package static let rows: [FrameworkInitializer] = InitializerRows.all

    /// What an argument becomes where a view, a controller or an item is made; `nil` for one that is in no row.
    package static func effect(of label: String) -> InitializerEffect? { effects[label] }

    /// What an argument becomes where a value of a type is made of which the row is closed; `nil` for any other.
    package static func effect(of label: String, making type: String) -> InitializerEffect? { closed[type]?[label] }

    /// Whether an argument with this label makes a text field of AppKit that nobody edits; projects add more of them.
    package static func makesLabel(_ label: String) -> Bool {
        label.hasPrefix("label") || label.hasPrefix("wrappingLabel")
    }

    private static let effects = NameTable(rows.filter { !$0.isClosed }.flatMap(\.arguments))
    private static let closed = NameTable(
        rows.filter(\.isClosed).flatMap { row in row.types.map { ($0, NameTable(row.arguments)) } })
}
