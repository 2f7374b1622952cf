package import HandrailModel

/// All that is known of a property of a view, a controller or an item: one row of the table of properties.
package struct FrameworkProperty: Sendable {
    /// What a value of it says, and of what.
    package struct Says: OptionSet, Sendable {
        /// What it says as bits.
        package let rawValue: UInt8
        /// What these bits say.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Something of any view.
        package static let look = Says(rawValue: 1 << 0)
        /// Whether a view is there at all, which is told last.
        package static let visibility = Says(rawValue: 1 << 1)
        /// What is heard of a view, which counts only where that is an accessibility element.
        package static let speech = Says(rawValue: 1 << 2)
        /// Something of all of the screen, where it is set on a controller.
        package static let screen = Says(rawValue: 1 << 3)
    }

    /// Its name in Swift, with the property that it is a part of where it means something else there.
    package let name: String
    /// The kind of value that it takes; `nil` where its value is read by whoever asks for it.
    package let kind: ViewPropertyKind?
    /// What it says of the element; nothing where whoever asks for it decides.
    package let says: Says
    /// What it becomes in the model; `nil` where that takes more than its value.
    package let attribute: PropertyAttribute?
    /// What constants of Objective-C begin with before the name of a value: `UIViewContentMode` of
    /// `UIViewContentModeScaleAspectFit`.
    package let constants: [String]
    /// The part that views or items play which it takes; `nil` for one that takes none.
    package let slot: ViewSlot?
    /// The class of what it takes, where values are written without it.
    package let content: String?
    /// Its names in interface files.
    package let designed: [String]
    /// The kind of value that it has there.
    package let designedKind: ViewPropertyKind?
    /// What Objective-C calls it; `nil` where that is its name in Swift.
    package let objectiveC: String?

    /// A row.
    init(
        _ name: String, _ kind: ViewPropertyKind? = nil, says: Says = [],
        becomes attribute: PropertyAttribute? = nil, constants: [String] = [], slot: ViewSlot? = nil,
        content: String? = nil, designed: [String] = [], designedKind: ViewPropertyKind? = nil,
        objectiveC: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.says = says
        self.attribute = attribute
        self.constants = constants
        self.slot = slot
        self.content = content
        self.designed = designed
        self.designedKind = designedKind ?? kind
        self.objectiveC = objectiveC
    }

    /// Every row, for whoever builds a table of them or checks them.
    package static let rows: [FrameworkProperty] = PropertyRows.all

    /// The property that an attribute of an interface file sets, with the kind of its value; `nil` for one that says
    /// nothing to people.
    package static func designed(as attribute: String) -> (name: String, kind: ViewPropertyKind)? {
        designed[attribute]
    }

    /// The name in Swift of a property that Objective-C calls `name`.
    package static func swiftName(of name: String) -> String { swiftNames[name] ?? name }

    private static let designed = NameTable(
        rows.flatMap { row in
            row.designed.compactMap { attribute in row.designedKind.map { (attribute, (name: row.name, kind: $0)) } }
        })
    private static let swiftNames = NameTable(
        rows.compactMap { row in row.objectiveC.map { ($0, row.name) } })

    /// What constants of Objective-C begin with that a property takes.
    package static func constants(of name: String) -> [String] { spellings[name] ?? [] }

    /// The part that views or items play which a property takes; `nil` for one that takes none.
    package static func slot(of name: String) -> ViewSlot? { slots[name] }

    private static let slots = NameTable(rows.compactMap { row in row.slot.map { (row.name, $0) } })
    private static let spellings = NameTable(
        rows.compactMap { row -> (String, [String])? in row.constants.isEmpty ? nil : (row.name, row.constants) })
}
