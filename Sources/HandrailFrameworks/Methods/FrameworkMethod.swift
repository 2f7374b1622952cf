/// All that is known of a method or function of a framework, of the standard library or of a package: one row of the
/// tables of methods.
package struct FrameworkMethod: Sendable {
    /// Whose it is.
    package enum Owner: Sendable, Equatable {
        /// A class, a protocol or a value, the highest that has it.
        case type(String)
        /// A package.
        case package(FrameworkPackage)
        /// No type: a function, or an initializer that is written by the name of its type.
        case global
        /// No framework and no one package: projects call methods so that they write themselves.
        case convention
    }

    /// What is known of it beside its effect.
    package struct Marks: OptionSet, Sendable {
        /// The marks as bits.
        package let rawValue: UInt8
        /// Marks of these bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It changes nothing of what is heard of a view that it is called on.
        package static let leavesReceiver = Marks(rawValue: 1 << 0)
        /// It does nothing to what it is handed.
        package static let leavesArguments = Marks(rawValue: 1 << 1)
        /// It changes the value that it is called on.
        package static let changesReceiver = Marks(rawValue: 1 << 2)
        /// It is the action of a command that every app for the Mac has in its menus, and which the frameworks handle.
        package static let standardCommand = Marks(rawValue: 1 << 3)
        /// It is called after looks or accessibility and decides on none of it.
        package static let decidesOnNoAppearance = Marks(rawValue: 1 << 4)
        /// It hands what it is called on to a closure, and gives it back.
        package static let configures = Marks(rawValue: 1 << 5)
        /// A view calls it to look pressed, or to learn where it was touched.
        package static let showsTouch = Marks(rawValue: 1 << 6)
        /// Its name speaks of names, or it takes a text, and it gives no name.
        package static let namesNothing = Marks(rawValue: 1 << 7)
    }

    /// Its name without labels.
    package let name: String
    /// Whose it is.
    package let owner: Owner
    /// What it does; `nil` for one of which only the marks count.
    package let effect: MethodEffect?
    /// What else is known of it.
    package private(set) var marks: Marks

    /// A row.
    init(_ name: String, of owner: Owner, _ effect: MethodEffect? = nil, _ marks: Marks = []) {
        self.name = name
        self.owner = owner
        self.effect = effect
        self.marks = marks
    }

    /// The same row with what else is known of it.
    func marked(_ marks: Marks) -> FrameworkMethod {
        var row = self
        row.marks.formUnion(marks)
        return row
    }

    /// Every row, for whoever builds a table of them or checks them.
    package static let rows: [FrameworkMethod] = MethodRows.all

    // MARK: By name

    /// What the method of a name does; `nil` for one that does nothing that is known of.
    package static func effect(of name: String) -> MethodEffect? { effects[name] }

    /// Whether a method changes nothing of what is heard of a view that it is called on.
    package static func leavesReceiver(_ name: String) -> Bool { leavingReceiver.contains(name) }

    /// Whether a function does nothing to what it is handed.
    package static func leavesArguments(_ name: String) -> Bool { leavingArguments.contains(name) }

    /// Whether a method changes the value that it is called on.
    package static func changesReceiver(_ name: String) -> Bool { changingReceiver.contains(name) }

    /// Whether a method is the action of a command that the frameworks handle themselves.
    package static func isStandardCommand(_ name: String) -> Bool { standardCommands.contains(name) }

    /// Whether a method hands what it is called on to a closure, and gives it back.
    package static func configures(_ name: String) -> Bool { configuring.contains(name) }

    /// Whether a view calls a method only to look pressed, or to learn where it was touched.
    package static func showsTouch(_ name: String) -> Bool { showingTouch.contains(name) }

    /// Whether the name of a method speaks of names, or it takes a text, and it gives no name.
    package static func namesNothing(_ name: String) -> Bool { namingNothing.contains(name) }

    /// Whether a method of a framework is called after looks or accessibility and decides on none of it.
    static func decidesOnNoAppearance(_ name: String) -> Bool { decidingOnNoAppearance.contains(name) }

    private static let effects = NameTable(
        rows.compactMap { row in row.effect.map { (row.name, $0) } }
            + PackageSymbol.rows.filter(\.laysOut).map { ($0.name, .laysOut) })
    private static let leavingReceiver = names(with: .leavesReceiver)
    private static let leavingArguments = names(with: .leavesArguments)
    private static let changingReceiver = names(with: .changesReceiver)
    private static let standardCommands = names(with: .standardCommand)
    private static let configuring = names(with: .configures)
    private static let showingTouch = names(with: .showsTouch)
    private static let namingNothing = names(with: .namesNothing)
    private static let decidingOnNoAppearance = names(with: .decidesOnNoAppearance)

    private static func names(with mark: Marks) -> NameSet {
        NameSet(rows.lazy.filter { $0.marks.contains(mark) }.map(\.name))
    }
}
