import HandrailCode
package import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// Each view or other object that code makes or speaks of: what was ever done to it, in which order, under which
/// condition.
///
/// It knows neither expressions nor how they are read: whoever reads code writes down here what the code does.
/// `hasChanged` tells whether anything was written down since it was last taken back.
package struct ObjectStore {
    /// Everything met so far.
    package var nodes: [ViewNode] = [] { didSet { hasChanged = true } }
    /// Items that are put on bars of controllers which other code makes.
    package var itemsOnUnknownBars: [ViewNode.Child] = [] { didSet { hasChanged = true } }
    /// Views that a function which could not be read was handed; more may be done to them there.
    package var viewsGivenAway: Set<Int> = [] { didSet { hasChanged = true } }
    /// Views on which something is done or set that nothing in the project and no framework declares.
    package private(set) var viewsChangedUnread: Set<Int> = [] { didSet { hasChanged = true } }
    /// Those of them that it may give a ground: all but what is only watched, typed into or hidden.
    private(set) var viewsPaintedUnread: Set<Int> = []
    /// Views on which a method is called that nothing declares and that may show them, such as `show(over:)` of a
    /// package.
    package var viewsCalledUnread: Set<Int> = [] { didSet { hasChanged = true } }
    /// Views that take touches around what is seen of them, by something that nothing declares.
    var viewsWithOwnTouchArea: Set<Int> = [] { didSet { hasChanged = true } }
    /// Views that are put into something nothing is known of, such as a cell that a closure is handed.
    package var unplacedViews: [Int] = [] { didSet { hasChanged = true } }
    /// Views that functions give back to whoever calls them.
    package var viewsGivenBack: Set<Int> = []
    /// The calls and assignments that were followed.
    package var followed = FollowedCode()
    /// What is set on views that nothing is known of.
    package var writesOnUnknownViews: [ViewProperty] = [] { didSet { hasChanged = true } }
    /// The names under which it is set, in the same order: those of variables and properties of the object whose code
    /// it is.
    var namesOfUnknownViews: [String] = []
    /// What of it may be set on what properties of the project's objects hold.
    package var foreignWrites: [ForeignWrite] = [] { didSet { hasChanged = true } }
    /// What interface files say of the views they make.
    package var designs: [ViewDescription] = [] { didSet { hasChanged = true } }
    /// The views at the roots of xibs that code loads.
    var loadedXibs: [LoadedXib: [Int]] = [:] { didSet { hasChanged = true } }
    /// The APIs that code uses and that are judged by themselves, such as the frames that notifications of the keyboard
    /// hold.
    var codeUses: [CodeUse] = [] { didSet { hasChanged = true } }
    /// The heights of items that layouts of collections are given; `nil` for one that is not written out.
    var itemHeights: [(Double?, SourcePlace)] = [] { didSet { hasChanged = true } }
    /// What is done to constraints after they were made.
    var layout = LayoutNotes() { didSet { hasChanged = true } }
    /// SwiftUI views that are made to be shown.
    package var hosted: [HostedView] = [] { didSet { hasChanged = true } }
    /// Whose code made each specification by which nodes are laid out.
    var makersOfLayouts: [Int: Int] = [:]
    /// How controllers of the project come up, by their class.
    package var presentations: [String: Screen.Presentation] = [:] { didSet { hasChanged = true } }
    /// Controllers that are taken into the screens of others, by their class.
    package var parts = ControllerParts() { didSet { hasChanged = true } }
    /// What an interface file makes and code puts something else in the place of.
    package var replaced: Set<Int> = [] { didSet { hasChanged = true } }
    /// What images are called that something shows later.
    var descriptions: [DescribedImage: ImageDescription] = [:] { didSet { hasChanged = true } }
    /// Views that send an action, by the object that has the method and its name.
    var sendersByMethod: [Int: [String: [Int]]] = [:] { didSet { hasChanged = true } }
    /// Inputs that tell an object what people type, by the object.
    var inputsByDelegate: [Int: [Int]] = [:] { didSet { hasChanged = true } }
    /// Classes that lists are told for what they show, by the object that stands for any of them, with the lists as far
    /// as they are known.
    package private(set) var listedClasses: [Int: Set<Int>] = [:]
    /// Those of them that stand below sections.
    package var footers: Set<Int> = []
    /// How often code that builds views took one away again.
    var removals = 0 { didSet { hasChanged = true } }
    /// How many objects are told apart.
    var maximumNodes = 2_500

    /// What each place made, in each of the ways that led there.
    private var objectsByMaking: [Making: Int] = [:]
    /// Objects that other code makes and that stand for any of their class, by its identity.
    private var foreignObjects: [String: Int] = [:]
    /// The numbers of the calls that were told from others so far.
    private var contexts: [Call: Int] = [:]

    /// Whether anything was found out about views since the function that is being read, or the closure, was begun.
    var hasChanged = false

    /// A place that makes a view, in one of the ways that led there.
    struct Making: Hashable {
        let context: Int
        let place: SourcePlace
    }

    /// A call that tells one use of a function from another.
    struct Call: Hashable {
        let context: Int
        let receiver: Int
        let place: SourcePlace?
    }

    /// Lets code that made one object make another from now on.
    mutating func identify(_ new: Int, as old: Int) {
        for (making, node) in objectsByMaking where node == new { objectsByMaking[making] = old }
    }

    /// A new object, or the one that a place made before in the same way.
    ///
    /// - Parameters:
    ///   - making: the place, and the way that led there.
    ///   - call: the call that led out of the file of the class that is read, which is where the object is mended.
    mutating func make(
        _ viewClass: CodeClass, by making: Making, kind: ViewNode.Kind, identity: String, calledAt call: SourcePlace?,
        isSometimes: Bool, isRepeated: Bool
    ) -> (node: Int, isNew: Bool) {
        if let known = objectsByMaking[making] { return (known, false) }
        var object = ViewNode(kind: kind, viewClass: viewClass, identity: identity, place: call ?? making.place)
        if call != nil { object.making = making.place }
        object.isMadeSometimes = isSometimes
        object.isRepeated = isRepeated
        let node = add(object)
        objectsByMaking[making] = node
        return (node, true)
    }

    /// An object of a class of the project that other code makes.
    mutating func foreignObject(_ viewClass: CodeClass) -> Int? {
        guard let type = viewClass.type else { return nil }
        if let known = foreignObjects[type.identity] { return known }
        let node = add(
            ViewNode(
                kind: .foreign, viewClass: viewClass, identity: type.name,
                place: SourcePlace(file: type.file, range: type.range)))
        foreignObjects[type.identity] = node
        return node
    }

    /// Notes that lists show views of a class, of which an object stands for any.
    mutating func list(_ objects: [Int], in lists: [Int]) {
        for object in objects {
            guard case .foreign = nodes[object].kind, nodes[object].viewClass.family == .view, isOfItself(object)
            else { continue }
            listedClasses[object, default: []].formUnion(lists)
        }
    }

    /// The number that tells a call from others.
    mutating func context(of call: Call) -> Int {
        if let known = contexts[call] { return known }
        let new = contexts.count + 1
        contexts[call] = new
        return new
    }

    /// Whether `parent` may take `child` in.
    func mayHold(_ child: Int, in parent: Int) -> Bool {
        child != parent && nodes[child].parent != parent && !isInside(parent, child)
    }

    /// Lets `parent` hold `child`, which is no controller.
    mutating func hold(_ child: Int, in parent: Int, slot: ViewSlot) {
        nodes[child].isRemoved = false
        guard mayHold(child, in: parent) else { return }
        if nodes[child].parent >= 0, !release(child, to: parent) { return }
        nodes[child].parent = parent
        nodes[parent].children.append(ViewNode.Child(node: child, slot: slot))
    }

    /// A new object that no place of its own makes.
    package mutating func add(_ node: ViewNode) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Notes what was worked out of an object.
    ///
    /// - Parameter isConditional: whether the code that says so runs in some cases only.
    mutating func note(
        _ content: ViewFact.Content, on node: Int, at place: SourcePlace, isConditional: Bool = false
    ) {
        nodes[node].facts.append(ViewFact(content, place: place, isConditional: isConditional))
    }

    /// Whether an object that other code makes stands for any of its class, and not for what another object holds.
    package func isOfItself(_ node: Int) -> Bool {
        nodes[node].viewClass.type.map { foreignObjects[$0.identity] == node } ?? false
    }

    /// Whether a view is another one, or lies in it.
    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        if inner == outer { return true }
        for object in around(inner) where object == outer { return true }
        return false
    }

    /// Notes which name holds the constraints that were made since there were `before`.
    mutating func nameConstraints(_ name: String, since before: Int) {
        guard layout.made.count > before, !Self.constraintProperties.contains(name) else { return }
        for (node, index) in layout.made[before...] where nodes[node].holders[index] == nil {
            nodes[node].holders[index] = name
        }
    }

    /// Properties of constraints, whose names hold none.
    static let constraintProperties: NameSet = ["constant", "isActive", "priority"]

    /// One of the buttons of a screen with nothing to show, as far as its configuration says.
    mutating func buttonOfEmptyScreen(_ name: String, of node: Int) -> Int {
        let button = add(
            ViewNode(
                kind: .part(of: node, path: name),
                viewClass: CodeClass(.buttonConfiguration, family: .configuration),
                identity: name, place: nodes[node].place))
        nodes[node].fields[name] = [button]
        return button
    }

    /// Sets what was set on something that nothing was known of on the view that stands for it.
    mutating func takeUnknownWrites(under name: String, of receiver: Int?, for view: Int) {
        let key = Self.key(ofUnknown: name, of: receiver)
        for (index, property) in writesOnUnknownViews.enumerated() where namesOfUnknownViews[index] == key {
            nodes[view].writes.append(
                ViewWrite(
                    name: property.name, value: property.value, place: property.place, manner: .assign,
                    isConditional: false))
        }
        let kept = writesOnUnknownViews.indices.filter { namesOfUnknownViews[$0] != key }
        guard kept.count < writesOnUnknownViews.count else { return }
        writesOnUnknownViews = kept.map { writesOnUnknownViews[$0] }
        namesOfUnknownViews = kept.map { namesOfUnknownViews[$0] }
    }

    /// Tells the names of one object from those of others.
    static func key(ofUnknown name: String, of receiver: Int?) -> String { "\(receiver ?? -1).\(name)" }

    // MARK: What came of it

    /// The name that constraints know a view by.
    package func name(of node: Int) -> String { nodes[node].design.map { designs[$0].identity } ?? "@\(node)" }

    /// Whether anything is known of what a cell shows that a list hands out by its name.
    func isFilled(_ node: Int) -> Bool {
        let cell = nodes[node]
        guard cell.isDequeued else { return true }
        if isMadeAnew(node) { return false }
        if !cell.children.isEmpty || !cell.configurations.isEmpty { return true }
        return cell.writes.contains { $0.name.hasPrefix("textLabel.") || $0.name.hasPrefix("detailTextLabel.") }
    }

    /// Cells that code fills and gives to nothing that is read.
    package var unplacedCells: [Int] {
        nodes.indices.filter { nodes[$0].isDequeued && nodes[$0].parent < 0 && isFilled($0) }
    }

    /// Whether the code that asks a list for a cell makes one itself where the list has none.
    func isMadeAnew(_ node: Int) -> Bool {
        nodes.indices.contains { other in
            !nodes[other].isDequeued && nodes[other].isMade && nodes[other].viewClass.has(.tableCell)
                && nodes[other].place.file == nodes[node].place.file
                && !nodes[other].notedPlaces.isDisjoint(with: nodes[node].notedPlaces)
        }
    }

    /// An image that code describes before something shows it.
    enum DescribedImage: Hashable {
        /// By the expression that makes it.
        case made(SourcePlace)
        /// By what the code of an object calls it.
        case named(String, receiver: Int)
    }

    /// Words for an image, and where they are set.
    struct ImageDescription {
        /// What it is called.
        package let words: Fact<ViewValue>
        /// Where that is said.
        package let place: SourcePlace
    }

    /// Takes the view of a controller out of it, where another view takes it in; `false` where it stays there.
    mutating func release(_ view: Int, to parent: Int) -> Bool {
        let owner = nodes[view].parent
        guard owner >= 0, nodes[owner].viewClass.family == .controller, nodes[parent].viewClass.family != .controller,
            nodes[owner].fields["view"]?.first == view, nodes[owner].identity != "self"
        else { return false }
        switch nodes[owner].kind {
        case .made, .foreign, .promised, .outlet: break
        case .part, .designed: return false
        }
        nodes[owner].children.removeAll { $0.node == view }
        nodes[view].parent = -1
        // What a controller of the project puts into its view is read with the controller.
        if nodes[view].hosted == nil, nodes[view].openTo == nil {
            nodes[view].openTo = .computed
            nodes[view].screenOf = nodes[owner].viewClass.type?.name
        }
        return true
    }

    /// The commands that keys trigger on a screen of the class read.
    package var keyCommands: [Int] {
        var seen: Set<SourcePlace> = []
        return nodes.indices.filter { index in
            nodes[index].viewClass.has(.keyCommand) && nodes[index].isMade
                && seen.insert(nodes[index].place).inserted
        }
    }

    /// The controllers that were taken in, with those that controllers made here were handed.
    package var heldParts: ControllerParts {
        var result = parts
        for node in objects(of: .controller) where nodes[node].isMade {
            guard let name = nodes[node].viewClass.type?.name else { continue }
            for (field, held) in nodes[node].fields where field != "rootViewController" && field != "view" {
                for inner in held where nodes[inner].viewClass.family == .controller {
                    if let part = nodes[inner].viewClass.type?.name { result.handed[name, default: []].insert(part) }
                }
            }
        }
        return result
    }

    /// The numbers of the objects whose classes are of a family. An object is large, and copying all of them to look at
    /// one of their properties takes longer than the look.
    package func objects(of family: FrameworkClass.Family) -> [Int] {
        nodes.indices.filter { nodes[$0].viewClass.family == family }
    }

    /// Whether two objects are made by the same code.
    func isSame(_ one: Int, _ other: Int) -> Bool {
        nodes[one].place == nodes[other].place && nodes[one].viewClass.systemClass == nodes[other].viewClass.systemClass
            && nodes[one].viewClass.type === nodes[other].viewClass.type
    }

    /// Takes back that an object is another one than `old`; what was set on it is set on that.
    mutating func merge(_ new: Int, into old: Int) {
        let known = nodes[old].notedPlaces
        nodes[old].writes += nodes[new].writes.filter { !known.contains($0.place) }
        nodes[old].segments = nodes[old].segments ?? nodes[new].segments
        nodes[old].facts += nodes[new].facts.filter { !known.contains($0.place) }
        let parent = nodes[new].parent
        if parent >= 0 {
            nodes[parent].children.removeAll { $0.node == new }
            nodes[new].parent = -1
        }
        identify(new, as: old)
    }

    /// Notes that something is done to views that nothing declares and that may do anything.
    mutating func changeUnread(_ views: some Sequence<Int>) {
        viewsChangedUnread.formUnion(views)
        viewsPaintedUnread.formUnion(views)
    }

    /// Notes that views are watched, typed into or hidden by something that is not read; what they lie on stays.
    mutating func watchUnread(_ views: some Sequence<Int>) { viewsChangedUnread.formUnion(views) }

    /// Sets on one object what was set on another that stands for any of a list.
    mutating func copy(_ old: Int, to new: Int) {
        let known = nodes[new].notedPlaces
        nodes[new].writes += nodes[old].writes.filter { !known.contains($0.place) }
        nodes[new].segments = nodes[new].segments ?? nodes[old].segments
        nodes[new].facts += nodes[old].facts.filter { !known.contains($0.place) }
        viewsGivenAway.formUnion(viewsGivenAway.contains(old) ? [new] : [])
    }
}
