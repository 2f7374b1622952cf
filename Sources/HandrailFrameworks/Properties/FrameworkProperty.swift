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

    /// What else is known of it.
    package struct Marks: OptionSet, Sendable {
        /// The marks as bits.
        package let rawValue: UInt8
        /// Marks of these bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Code sets it by the name that Objective-C has for it.
        package static let setByKey = Marks(rawValue: 1 << 0)
        /// It says nothing of what a view shows or says.
        package static let saysNothing = Marks(rawValue: 1 << 1)
        /// Its name speaks of names, and it gives none.
        package static let namesNothing = Marks(rawValue: 1 << 2)
        /// It only points at a view: where a popover comes from, what calls back.
        package static let pointsAtView = Marks(rawValue: 1 << 3)
        /// Every object of a class has it, so that it tells nothing of whose it is.
        package static let anyones = Marks(rawValue: 1 << 4)
        /// It leads to what is around a screen.
        package static let aroundScreen = Marks(rawValue: 1 << 5)
        /// Packages watch or set it.
        package static let watched = Marks(rawValue: 1 << 6)
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
    /// What comes of setting it besides; `nil` for nothing.
    package let effect: PropertyEffect?
    /// What an object has under it without being given it; `nil` for nothing.
    package let brings: BroughtObject?
    /// Its value where nobody sets it; `nil` where nobody asks for that, or it differs.
    package let usual: ViewValue?
    /// What else is known of it.
    package private(set) var marks: Marks = []

    /// A row.
    init(
        _ name: String, _ kind: ViewPropertyKind? = nil, says: Says = [],
        becomes attribute: PropertyAttribute? = nil, constants: [String] = [], slot: ViewSlot? = nil,
        content: String? = nil, designed: [String] = [], designedKind: ViewPropertyKind? = nil,
        objectiveC: String? = nil, does effect: PropertyEffect? = nil, brings: BroughtObject? = nil,
        usually usual: ViewValue? = nil
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
        self.effect = effect
        self.brings = brings
        self.usual = usual
    }

    /// The same row with what else is known of it.
    func marked(_ marks: Marks) -> FrameworkProperty {
        var row = self
        row.marks.formUnion(marks)
        return row
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

    /// Whether a property of this name is in the table.
    package static func isKnown(_ name: String) -> Bool { names.contains(name) }

    private static let names = NameSet(rows.lazy.map(\.name))

    private static let designed = NameTable(
        rows.flatMap { row in
            row.designed.compactMap { attribute in row.designedKind.map { (attribute, (name: row.name, kind: $0)) } }
        })
    private static let swiftNames = NameTable(
        rows.compactMap { row in row.objectiveC.map { ($0, row.name) } })

    /// What comes of setting a property besides what its value says; `nil` for nothing.
    package static func effect(of name: String) -> PropertyEffect? { effects[name] }

    /// The value of a property where nobody sets it; absent where that is in no row.
    package static func usual(_ name: String) -> Fact<ViewValue> { usualValues[name].map { .known($0) } ?? .absent }

    /// What an object has under a property without being given it; `nil` for nothing.
    package static func brought(by name: String) -> BroughtObject? { broughtObjects[name] }

    /// The name of the property that code sets by the name that Objective-C has for it.
    package static func name(ofKey key: String) -> String { keys[key] ?? key }

    /// Whether a property says nothing of what a view shows or says.
    package static func saysNothing(_ name: String) -> Bool { sayingNothing.contains(name) }

    /// Whether the name of a property speaks of names, and it gives none.
    package static func namesNothing(_ name: String) -> Bool { namingNothing.contains(name) }

    /// Whether a property only points at a view.
    package static func pointsAtView(_ name: String) -> Bool { pointing.contains(name) }

    /// Whether every object of a class has a property, so that it tells nothing of whose it is.
    package static func isAnyones(_ name: String) -> Bool { anyones.contains(name) }

    /// Whether a property leads to what is around a screen.
    package static func isAroundScreen(_ name: String) -> Bool { aroundScreen.contains(name) }

    /// Whether packages watch or set a property.
    package static func isWatched(_ name: String) -> Bool { watched.contains(name) }

    private static let effects = NameTable(rows.compactMap { row in row.effect.map { (row.name, $0) } })
    /// The number that a property is where nobody sets it; `nil` where that is in no row.
    package static func usualNumber(_ name: String) -> Double? {
        if case .number(let number)? = usualValues[name] { number } else { nil }
    }

    private static let usualValues = NameTable(rows.compactMap { row in row.usual.map { (row.name, $0) } })
    private static let broughtObjects = NameTable(rows.compactMap { row in row.brings.map { (row.name, $0) } })
    private static let keys = NameTable(
        rows.compactMap { row in
            row.marks.contains(.setByKey) ? row.objectiveC.map { ($0, row.name) } : nil
        })
    private static let sayingNothing = names(with: .saysNothing)
    private static let namingNothing = names(with: .namesNothing)
    private static let pointing = names(with: .pointsAtView)
    private static let anyones = names(with: .anyones)
    private static let aroundScreen = names(with: .aroundScreen)
    private static let watched = names(with: .watched)

    private static func names(with mark: Marks) -> NameSet {
        NameSet(rows.lazy.filter { $0.marks.contains(mark) }.map(\.name))
    }

    /// The part that views or items play which a property takes; `nil` for one that takes none.
    package static func slot(of name: String) -> ViewSlot? { slots[name] }

    private static let slots = NameTable(rows.compactMap { row in row.slot.map { (row.name, $0) } })
}
