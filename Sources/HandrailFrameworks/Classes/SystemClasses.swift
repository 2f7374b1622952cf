package import HandrailModel

/// The classes of UIKit, AppKit, WatchKit and of well-known packages: those of the tables, and those of which only the
/// name tells what they make.
package enum SystemClasses {
    /// Every row, for whoever checks the tables.
    package static let rows: [FrameworkClass] =
        UIKitClasses.all + AppKitClasses.all + WatchKitClasses.all + TextureClasses.all

    /// The row of a class; `nil` for a name that is in no table.
    package static func row(of name: String) -> FrameworkClass? { table[name] }

    /// The element that a class comes to; `nil` for a name that is in no table, or comes to none by itself.
    package static func form(of name: String) -> ElementForm? { forms[name] }

    /// Whether a class is one of Texture itself.
    package static func isOfTexture(_ name: String) -> Bool { TextureClasses.has(name) }

    /// Whether the row of a class has a mark.
    package static func has(_ mark: FrameworkClass.Marks, _ name: String) -> Bool {
        marks[name]?.contains(mark) ?? false
    }

    /// The marks of the row of a class; none for a name that is in no table.
    package static func marks(of name: String) -> FrameworkClass.Marks { marks[name] ?? [] }

    /// The traits that objects of a class have by themselves; `nil` where they are not known.
    package static func traits(of name: String) -> Traits? { traits[name] }

    /// The size in points of the font that texts of a class have by themselves; `nil` where that is not known.
    package static func fontSize(of name: String) -> Double? { fontSizes[name] }

    /// The gesture that recognizers of a class recognize; `nil` for a class that is none.
    package static func gesture(of name: String) -> Gesture.Kind? { gestures[name] }

    /// The part that the items of a bar or a menu play; `nil` for a class that has none.
    package static func itemSlot(of name: String) -> ViewSlot? { itemSlots[name] }

    /// What an object of a class brings along under a property; `nil` where it brings nothing.
    package static func brought(as property: String, by name: String) -> BuiltInClass? {
        brought[property]?.first { $0.owner == name }?.held
    }

    /// Whether views of some class bring something along under a property.
    package static func isPart(_ property: String) -> Bool { parts.contains(property) }

    private static let table = NameTable(rows.map { ($0.name, $0) })
    private static let forms = NameTable(rows.compactMap { row in row.form.map { (row.name, $0) } })
    private static let marks = NameTable(
        rows.compactMap { row -> (String, FrameworkClass.Marks)? in row.marks.isEmpty ? nil : (row.name, row.marks) })
    private static let traits = NameTable(rows.compactMap { row in row.traits.map { (row.name, $0) } })
    private static let fontSizes = NameTable(rows.compactMap { row in row.fontSize.map { (row.name, $0) } })
    private static let gestures = NameTable(rows.compactMap { row in row.gesture.map { (row.name, $0) } })
    private static let itemSlots = NameTable(rows.compactMap { row in row.items.map { (row.name, $0) } })
    private static let brought: NameTable<[(owner: String, held: BuiltInClass)]> = {
        let all = rows.flatMap { row in row.brings.map { (property: $0.key, owner: row.name, held: $0.value) } }
        return NameTable(
            Dictionary(grouping: all, by: \.property).map { ($0.key, $0.value.map { ($0.owner, $0.held) }) })
    }()
    private static let parts = NameSet(rows.filter { $0.family == .view }.flatMap(\.brings.keys))
    private static let families = NameTable(rows.compactMap { row in row.family.map { (row.name, $0) } })

    // MARK: Classes that readers make by themselves

    /// A view of which nothing more is known.
    package static let view = BuiltInClass.view.name
    /// The class of windows on devices.
    package static let window = "UIWindow"
    /// A controller of which nothing more is known.
    package static let viewController = BuiltInClass.viewController.name
    /// What keeps windows on a Mac.
    package static let windowController = BuiltInClass.windowController.name
    /// The element of a button.
    package static let button = form(of: "UIButton")
    /// The element of a view of which nothing more is known.
    package static let plainView = form(of: view)

    /// The class of the view that fills the screen of a controller of a class.
    package static func rootView(of controller: String) -> String {
        isOfAppKit(controller) ? BuiltInClass.viewOfMac.name : view
    }

    /// Whether a class is named as those of AppKit are.
    package static func isOfAppKit(_ name: String) -> Bool { name.hasPrefix("NS") }

    // MARK: What names tell

    /// What a framework's class makes; `nil` for a class that has nothing to do with views.
    package static func family(of name: String) -> FrameworkClass.Family? {
        if let listed = families[name] { return listed }
        // Most names end in another letter than all of these.
        guard let last = name.utf8.last, let found = endings[last]?.first(where: { name.hasSuffix($0.ending) })
        else { return nil }
        return found.family == .view && noViews.contains(name) ? nil : found.family
    }

    /// What names of classes end in, by the last letter.
    private static let endings: [UInt8: [(ending: String, family: FrameworkClass.Family)]] = Dictionary(
        grouping: [("GestureRecognizer", .gesture)] + viewEndings.map { ($0, .view) }
            + [("ViewController", .controller)],
        by: { $0.ending.utf8.last ?? 0 })

    /// Whether a name that nothing declares is a class of the frameworks whose behavior is known.
    package static func isKnown(_ name: String) -> Bool {
        families.contains(name) || frameworkPrefixes.contains(where: name.hasPrefix) && family(of: name) != nil
    }

    /// The framework's class that a class of a package is taken for, by what it is called; views that name themselves,
    /// such as buttons, are not among them.
    package static func standIn(for name: String) -> String {
        if isKnown(name) { return name }
        return standIns.first { name.hasSuffix($0.ending) }?.name ?? name
    }

    /// A name without the framework that is written before it: `UIView` of `UIKit.UIView`.
    package static func unqualified(_ name: String) -> String {
        name.hasPrefix("UIKit.") || name.hasPrefix("AppKit.") ? String(name.drop { $0 != "." }.dropFirst()) : name
    }

    private static let standIns: [(ending: String, name: String)] = [
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("ImageView", "UIImageView"), ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"),
        ("TableView", "UITableView"), ("CollectionView", "UICollectionView"), ("Label", "UILabel"),
    ]

    /// Whether a name has the form of those that Apple's frameworks give their classes: two or more capitals before a
    /// word.
    package static func isFrameworkName(_ name: String) -> Bool {
        otherPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
            || frameworkPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    /// Whether a name of Objective-C begins as those of the classes do that views and controllers come from, or is that
    /// of a class of Texture: apps begin names of their own with its letters.
    package static func isWritten(inObjectiveC name: String) -> Bool {
        viewPrefixes.contains(where: name.hasPrefix) || TextureClasses.has(name)
    }

    private static let frameworkPrefixes = ["UI", "NS", "WK", "MK", "PK", "SK", "AV", "MTK"]
    private static let otherPrefixes = ["CA", "CG", "CT", "QL", "PH", "CN", "EK", "SF", "MF"]
    private static let viewPrefixes = ["UI", "NS", "MK", "WK", "AV", "SK", "SCN", "GLK", "MTK"]

    private static let viewEndings = [
        "View", "Button", "Label", "Control", "Cell", "TextField", "Switch", "Slider", "Bar", "ImageView",
    ]

    /// Classes that end like a view and are none.
    private static let noViews: NameSet = [
        "View", "Button", "Label", "Cell", "Control", "AnyView", "Bar", "Switch", "Slider",
    ]

    // MARK: What classes come from

    /// The classes that a class inherits from, the nearest first, as far as they are rows.
    package static func ancestors(of name: String) -> [String] {
        var found: [String] = []
        var next = table[name]?.superclass
        while let name = next, !found.contains(name) {
            found.append(name)
            next = table[name]?.superclass
        }
        return found
    }

    /// The classes that come from a class.
    static func descendants(of ancestor: String) -> NameSet {
        NameSet(rows.map(\.name).filter { ancestors(of: $0).contains(ancestor) })
    }
}
