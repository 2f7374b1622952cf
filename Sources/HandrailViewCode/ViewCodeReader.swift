import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Reads what the code of a class ever does to views: what it makes, what it sets on them, what it puts where.
///
/// The order in which code runs is not followed: whatever is set anywhere in the class, in its ancestors, in functions
/// that are handed a view, counts. Nothing is run, and the steps are bounded.
package struct ViewCodeReader {
    /// The linked project.
    package let program: Program
    /// Finds out what values are set.
    package let evaluator: Evaluator
    /// Everything met so far.
    package var nodes: [ViewNode] = [] { didSet { hasEffect = true } }
    /// Items that are put on bars of controllers which other code makes.
    package var loose: [ViewNode.Child] = [] { didSet { hasEffect = true } }
    /// Views that a function which could not be read was handed; more may be done to them there.
    package var escaped: Set<Int> = [] { didSet { hasEffect = true } }
    /// Views on which something is done or set that nothing in the project and no framework declares.
    package var handled: Set<Int> = [] { didSet { hasEffect = true } }
    /// Views that take touches around what is seen of them, by something that nothing declares.
    var widened: Set<Int> = [] { didSet { hasEffect = true } }
    /// Views that are put into something nothing is known of, such as a cell that a closure is handed.
    package var adrift: [Int] = [] { didSet { hasEffect = true } }
    /// What is set on views that nothing is known of.
    package var strays: [ViewProperty] = [] { didSet { hasEffect = true } }
    /// What of it may be set on what properties of the project's objects hold.
    package var strayWrites: [ForeignWrite] = [] { didSet { hasEffect = true } }
    /// What interface files say of the views they make.
    package var designs: [ViewDescription] = [] { didSet { hasEffect = true } }
    /// The views at the roots of xibs that code loads.
    var loadedXibs: [LoadedXib: [Int]] = [:] { didSet { hasEffect = true } }
    /// The APIs that code uses and that are judged by themselves, such as the frames that notifications of the keyboard hold.
    var codeUses: [CodeUse] = [] { didSet { hasEffect = true } }
    /// The heights of items that layouts of collections are given; `nil` for one that is not written out.
    var itemHeights: [(Double?, SourcePlace)] = [] { didSet { hasEffect = true } }
    /// What is done to constraints after they were made.
    var layout = LayoutNotes() { didSet { hasEffect = true } }
    /// SwiftUI views that are made to be shown.
    package var hosted: [HostedView] = [] { didSet { hasEffect = true } }
    /// How controllers of the project come up, by their class.
    package var presentations: [String: Screen.Presentation] = [:] { didSet { hasEffect = true } }
    /// Controllers that are taken into the screens of others, by their class.
    package var parts = ControllerParts() { didSet { hasEffect = true } }
    /// What an interface file makes and code puts something else in the place of.
    package var replaced: Set<Int> = [] { didSet { hasEffect = true } }
    /// What images are called that something shows later.
    var descriptions: [DescribedImage: ImageDescription] = [:] { didSet { hasEffect = true } }
    /// Views that send an action, by the object that has the method and its name.
    var senders: [Int: [String: [Int]]] = [:] { didSet { hasEffect = true } }
    /// Inputs that tell an object what people type, by the object.
    var delegating: [Int: [Int]] = [:] { didSet { hasEffect = true } }
    /// How often code that builds views took one away again.
    var removals = 0 { didSet { hasEffect = true } }
    /// How many objects are told apart.
    var maximumNodes = 2_500
    /// Whether all was read, and no limit met.
    package var isComplete: Bool { steps < maximumSteps && nodes.count < maximumNodes && !evaluator.meter.isSpent }

    private var made: [Making: Int] = [:]
    private var foreign: [String: Int] = [:]
    private var contexts: [Call: Int] = [:]
    private var walks: [Walk: Int] = [:]
    private var ended: [Repeat: Ended] = [:]
    private var whole: Set<Walk> = []
    private var active: [SourcePlace] = []
    private var steps = 0
    /// Whether anything was found out about views since the function that is being read, or the closure, was begun.
    private var hasEffect = false
    /// For each function being read, whether a closure that it handed on found out something.
    private var lent: [Bool] = []
    /// How often functions were read and found out nothing about views; as many times as count at once for one read to its end.
    private var idle: [Walk: Int] = [:]
    /// How often calls were not followed because too many led there.
    private var cuts = 0
    /// How many objects are being made within one another.
    private var depthOfMaking = 0
    /// Nesting of the expressions and bodies being followed, bounded for the sake of the stack.
    var nesting = 0
    /// How deep expressions and bodies are followed.
    static let maximumNesting = 400

    /// A place that makes a view, in one of the ways that led there.
    private struct Making: Hashable {
        let context: Int
        let place: SourcePlace
    }

    /// A call that tells one use of a function from another.
    private struct Call: Hashable {
        let context: Int
        let receiver: Int
        let place: SourcePlace?
    }

    /// A function read with an object as `self`.
    private struct Walk: Hashable {
        let receiver: Int
        let place: SourcePlace
    }

    /// A function that takes nothing, called in the same way as before.
    private struct Repeat: Hashable {
        let walk: Walk
        let context: Int
        let isConditional: Bool
        let call: SourcePlace?
    }

    /// How things stood when such a function ended, and what it gave back.
    private struct Ended {
        let nodeCount: Int
        let fields: [String: [Int]]
        let removals: Int
        let results: [Int]
    }

    private let maximumSteps: Int
    /// How many calls are followed into one another.
    static let maximumDepth = 14
    private static let (maximumWalks, maximumMaking, maximumIdle) = (16, 8, 3)

    /// - Parameter classes: how many classes are read at once; each may take as many steps as one alone.
    package init(program: Program, classes: Int = 1) {
        self.program = program
        maximumSteps = 120_000 * classes
        evaluator = Evaluator(program: program, meter: Meter(limit: 400_000 * classes))
    }

    /// Takes one step; `false` once the limit is reached.
    mutating func spend() -> Bool {
        steps += 1
        return steps < maximumSteps && nodes.count < maximumNodes
    }

    // MARK: Objects

    /// A new object, or the one that this place made before in the same way.
    package mutating func make(
        _ viewClass: CodeClass, at place: SourcePlace, in site: CodeSite, kind: ViewNode.Kind = .made,
        identity: String = ""
    ) -> (node: Int, isNew: Bool) {
        let making = Making(context: site.context, place: place)
        if let known = made[making] { return (known, false) }
        nodes.append(ViewNode(kind: kind, viewClass: viewClass, identity: identity, place: site.call ?? place))
        nodes[nodes.count - 1].isMadeSometimes = site.isConditional
        nodes[nodes.count - 1].isRepeated = site.isLooped
        made[making] = nodes.count - 1
        return (nodes.count - 1, true)
    }

    /// Lets code that made one object make another from now on.
    mutating func identify(_ new: Int, as old: Int) {
        for (making, node) in made where node == new { made[making] = old }
    }

    /// A new object that no place of its own makes.
    package mutating func add(_ node: ViewNode) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// An object of a class of the project that other code makes.
    mutating func foreignObject(_ viewClass: CodeClass, in site: CodeSite) -> Int? {
        guard let type = viewClass.type else { return nil }
        if let known = foreign[type.identity] { return known }
        let node = add(
            ViewNode(
                kind: .foreign, viewClass: viewClass, identity: type.name,
                place: SourcePlace(file: type.file, range: type.range)))
        foreign[type.identity] = node
        return node
    }

    /// Whether an object that other code makes stands for any of its class, and not for what another object holds.
    package func isOfItself(_ node: Int) -> Bool { nodes[node].viewClass.type.map { foreign[$0.identity] == node } ?? false }

    /// Lets `parent` hold `child`.
    mutating func hold(_ child: Int, in parent: Int, slot: ViewSlot) {
        nodes[child].isRemoved = false
        guard child != parent, nodes[child].parent != parent, !isInside(parent, child) else { return }
        guard nodes[child].viewClass.family != .controller else {
            let view = field("view", of: child, in: site(of: child))
            for root in view where root != child { hold(root, in: parent, slot: slot) }
            return
        }
        if nodes[child].parent >= 0, !release(child, to: parent) { return }
        nodes[child].parent = parent
        nodes[parent].children.append(ViewNode.Child(node: child, slot: slot))
    }

    /// Whether a view is another one, or lies in it.
    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        var current = inner
        var guardCount = 0
        while current >= 0, guardCount < 200 {
            if current == outer { return true }
            current = nodes[current].parent
            guardCount += 1
        }
        return false
    }

    /// Where code of an object's class begins.
    package func site(of node: Int, depth: Int = 0, context: Int? = nil) -> CodeSite {
        let type = nodes[node].viewClass.type
        let file = type?.file ?? nodes[node].place.file
        let scope = Scope(parent: nil, receiver: receiver(of: node), file: file, module: type?.module ?? 0)
        return CodeSite(
            scope: scope, receiver: node, type: type, depth: depth, context: context ?? (node + 1) * 1_000_000)
    }

    /// What `self` is to values.
    package func receiver(of node: Int) -> Scope.Receiver? {
        nodes[node].viewClass.type.map { type in
            .value(.instance(Instance(type: type, properties: nodes[node].values, isRuntime: true)))
        }
    }

    // MARK: Functions

    /// Reads a function with what it is handed; returns the views it gives back.
    ///
    /// - Parameters:
    ///   - place: the call, where the use should be told from others because something is handed over.
    ///   - handed: the views and closures that parameters stand for.
    package mutating func walk(
        _ function: LinkedFunction, receiver: Int?, names: [String: Binding], handed: Handed = Handed(),
        type: LinkedType?, from site: CodeSite, call place: SourcePlace?
    ) -> [Int] {
        let home = SourcePlace(file: function.file, range: function.declaration.range)
        let key = Walk(receiver: receiver ?? -1, place: home)
        let count = walks[key, default: 0]
        if active.contains(home), Self.mayChange(function.declaration) { openBelow(handed, receiver, from: site) }
        guard spend(), count < Self.maximumWalks, !active.contains(home), isInReach(site) else { return [] }
        // Closures that it is handed are read by whoever hands them.
        if handed.views.isEmpty, handed.lists.isEmpty, idle[key, default: 0] >= Self.maximumIdle { return [] }
        let cutsBefore = cuts
        var repetition: Repeat?
        if place == nil, let receiver, names.isEmpty, handed.views.isEmpty, handed.closures.isEmpty, handed.lists.isEmpty {
            let same = Repeat(
                walk: key, context: context(of: site, receiver, nil), isConditional: site.isConditional, call: site.call)
            // Nothing is new since, so that it would do what it did.
            if let before = ended[same], before.nodeCount == nodes.count, before.removals == removals, before.fields == nodes[receiver].fields {
                return before.results
            }
            repetition = same
        }
        walks[key] = count + 1
        active.append(home)
        lent.append(false)
        let hadEffect = hasEffect
        hasEffect = false
        defer {
            active.removeLast()
            let hasLent = lent.removeLast()
            hasEffect = hasEffect || hasLent || hadEffect
        }
        let scopeReceiver: Scope.Receiver? =
            receiver.flatMap { self.receiver(of: $0) } ?? type.map { .type($0) }
        var inner = CodeSite(
            scope: Scope(parent: nil, names: names, receiver: scopeReceiver, file: function.file, module: function.module),
            nodes: handed.views, closures: handed.closures, lists: handed.lists, receiver: receiver, type: type, function: function,
            depth: site.depth + 1, isConditional: site.isConditional,
            context: context(of: site, receiver ?? -1, place))
        inner.result = function.declaration.result
        inner.generics = handed.generics
        inner.circumstances = site.circumstances
        inner.asked = site.asked
        inner.isForVoiceOver = site.isForVoiceOver
        inner.isLooped = site.isLooped
        inner.ownClass = receiver == nil ? site.ownClass : nil
        inner.call = site.call
        if inner.call == nil, place != nil, function.file != site.scope.file { inner.call = place }
        let results = walk(function.declaration.body, &inner)
        let isWhole = cuts == cutsBefore
        if !hasEffect, lent.last == false, results.isEmpty { idle[key, default: 0] += isWhole ? Self.maximumIdle : 1 }
        guard isWhole else { return results }
        whole.insert(key)
        if let repetition, let receiver {
            ended[repetition] = Ended(nodeCount: nodes.count, fields: nodes[receiver].fields, removals: removals, results: results)
        }
        return results
    }

    /// Reads a closure on behalf of the function that wrote it, and not of those it was handed to.
    ///
    /// - Parameter level: the `level` at which it was written.
    mutating func onBehalf<Result>(of level: Int, _ read: (inout ViewCodeReader) -> Result) -> Result {
        let hadEffect = hasEffect
        hasEffect = false
        defer {
            if hasEffect, lent.indices.contains(level) { lent[level] = true }
            hasEffect = hadEffect || hasEffect && !lent.indices.contains(level)
        }
        return read(&self)
    }

    /// Whether a function is the one being read, or one around it.
    func isBeingRead(_ function: LinkedFunction) -> Bool {
        active.contains(SourcePlace(file: function.file, range: function.declaration.range))
    }

    /// How many functions are being read around the one that is being read.
    var level: Int { active.count - 1 }

    /// Whether a function was read to its end with an object as `self`.
    private func wasWalked(_ function: LinkedFunction, receiver: Int) -> Bool {
        whole.contains(Walk(receiver: receiver, place: SourcePlace(file: function.file, range: function.declaration.range)))
    }

    /// Whether code is followed at a place; where too many calls led there, what was on the way is not read to its end.
    mutating func isInReach(_ site: CodeSite) -> Bool {
        if site.depth < Self.maximumDepth { return true }
        cuts += 1
        return false
    }

    /// Reads what an object is made of, however many calls led to the place that asks for it; `nil` where too many
    /// objects are being made within one another.
    mutating func making<Result>(_ read: (inout ViewCodeReader) -> Result) -> Result? {
        guard depthOfMaking < Self.maximumMaking else {
            cuts += 1
            return nil
        }
        depthOfMaking += 1
        defer { depthOfMaking -= 1 }
        return read(&self)
    }

    /// Tells one use of code from another, by the call that leads there.
    mutating func context(of site: CodeSite, _ receiver: Int, _ place: SourcePlace?) -> Int {
        guard place != nil else {
            return receiver >= 0 && receiver != site.receiver ? (receiver + 1) * 1_000_000 : site.context
        }
        let call = Call(context: site.context, receiver: receiver, place: place)
        if let known = contexts[call] { return known }
        let new = contexts.count + 1
        contexts[call] = new
        return new
    }

    // MARK: Classes

    /// Reads all code of a class with a new object of it as `self`.
    package mutating func read(_ viewClass: CodeClass, at place: SourcePlace) -> Int {
        let root = add(ViewNode(kind: .made, viewClass: viewClass, identity: "self", place: place))
        initialize(root, arguments: nil, from: site(of: root), at: nil)
        var next = 0
        // What a class makes is read to its end after the class itself, which may hand it what it shows.
        while next < nodes.count, next < maximumNodes {
            complete(next)
            next += 1
        }
        finish()
        return root
    }

    /// Reads code of a type that is no view: it may make views for others.
    package mutating func read(helper type: LinkedType) {
        let scope = Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module)
        let start = CodeSite(scope: scope, receiver: nil, type: type)
        for function in Self.inOrder(type) {
            let results = walk(
                function, receiver: nil, names: Self.open(function.declaration.parameters), type: type,
                from: start.sometimes, call: nil)
            if Self.handsOutToolbarItems(function.declaration) { putOnToolbar(results, of: nil) }
        }
        var next = 0
        while next < nodes.count, next < maximumNodes {
            complete(next)
            next += 1
        }
        finish(helper: type)
    }

    /// Notes what is known of objects only once all code was read.
    mutating func finish(helper: LinkedType? = nil) {
        equipRows(of: helper)
        introduceFields()
    }

    /// Reads what is left of the code of an object's class.
    mutating func complete(_ node: Int) {
        guard !nodes[node].isEntered, let type = nodes[node].viewClass.type else { return }
        switch nodes[node].kind {
        case .made, .designed: break
        case .outlet, .promised, .part, .foreign: return
        }
        // A controller that this one makes is a screen of its own.
        if node > 0, nodes[node].viewClass.family == .controller { return }
        guard depth(of: node) < 6, !isNested(type, in: node), spend() else { return }
        nodes[node].isEntered = true
        let lineage = program.lineage(of: type)
        let home = site(of: node, depth: 1)
        if case .designed = nodes[node].kind { decode(node, lineage, home) }
        var seen: Set<String> = []
        var rest: [LinkedFunction] = []
        for ancestor in lineage {
            var own: Set<String> = []
            for function in Self.inOrder(ancestor) where function.declaration.name != "init" && !function.declaration.isStatic {
                let signature = Self.signature(function.declaration)
                own.insert(signature)
                if !seen.contains(signature) { rest.append(function) }
            }
            seen.formUnion(own)
        }
        let ranked = rest.map { (rank: Self.rank($0.declaration), function: $0) }.sorted { $0.rank < $1.rank }
        var titles: [LinkedFunction] = []
        for (rank, function) in ranked where !wasWalked(function, receiver: node) {
            let isSetup = rank < Self.entryPoints.count
            var handed = Handed()
            if let first = function.declaration.parameters.first, let sent = senders[node]?[function.declaration.name] {
                handed.views[first.name] = sent
            }
            let before = escaped
            let results = walk(
                function, receiver: node, names: Self.open(function.declaration.parameters), handed: handed,
                type: type, from: isSetup ? home : home.sometimes, call: nil)
            if Self.handsOutPages(function.declaration) { takeIn(results) }
            if Self.handsOutToolbarItems(function.declaration) { putOnToolbar(results, of: node) }
            if Self.handsOutElements(function.declaration) { giveElements(results, of: function, in: node, home) }
            if Self.suppliers.contains(function.declaration.name) {
                markHeaders(results, from: function)
                show(results, in: node, home)
                if results.isEmpty, function.declaration.name == "tableView" { titles.append(function) }
            }
            // Who sent an action is handed on to tell where something comes from.
            for node in handed.views.values.joined() where !before.contains(node) { escaped.remove(node) }
        }
        for title in titles { addTitle(of: title, to: node, home) }
        for ancestor in lineage { readProperties(of: ancestor, on: node, home) }
        readTouches(of: lineage, on: node)
        readChanges(lineage, on: node)
        overrideAppKit(lineage, on: node)
    }

    /// Functions by which lists and maps ask for the views they show.
    private static let suppliers: NameSet = ["tableView", "collectionView", "mapView", "outlineView"]

    private static let headers = Fragments(["elementkindsectionheader"])
    private static let footers = Fragments(["elementkindsectionfooter"])

    /// Notes which views a list is given to show above its sections.
    private mutating func markHeaders(_ found: [Int], from function: LinkedFunction) {
        let labels = Set(function.declaration.parameters.compactMap(\.label))
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        if labels.contains("viewForSupplementaryElementOfKind") {
            let text = program.text(at: place)
            guard Self.headers.occur(in: text), !Self.footers.occur(in: text) else { return }
        } else if !labels.contains("viewForHeaderInSection") {
            return
        }
        for view in found where nodes[view].viewClass.family == .view {
            nodes[view].writes.append(
                ViewWrite(
                    name: "sectionHeader", value: .known(.flag(true)), place: program.heading(of: place),
                    manner: .assign, isConditional: false))
        }
    }

    /// Puts views that a list is given where the list is: on the screen of the object that gives them.
    private mutating func show(_ found: [Int], in node: Int, _ home: CodeSite) {
        let isController = nodes[node].viewClass.family == .controller
        for view in found where view != node && nodes[view].isMade && nodes[view].viewClass.family == .view && nodes[view].parent < 0 && isFilled(view) {
            guard let owner = isController ? field("view", of: node, in: home).first : node else { return }
            hold(view, in: owner, slot: .subview)
        }
    }

    private mutating func readProperties(of type: LinkedType, on node: Int, _ home: CodeSite) {
        let properties = type.properties.values.sorted { ($0.file, $0.declaration.range) < ($1.file, $1.declaration.range) }
        for property in properties where !property.declaration.isStatic {
            if property.declaration.getter == nil || isViewType(property.declaration.type, in: home) {
                _ = field(property.declaration.name, of: node, in: home)
            }
            if Self.overridden.contains(property.declaration.name), let getter = property.declaration.getter {
                override(property, getter, of: node, in: home)
            }
            if !property.declaration.observers.isEmpty {
                // An outlet is set as the file is loaded.
                let isDesigned = property.declaration.attribute("IBOutlet") != nil && nodes[node].fields[property.declaration.name]?.isEmpty == false
                var inner = isDesigned ? home : home.sometimes
                inner.scope = Scope(
                    parent: nil, receiver: receiver(of: node), file: property.file, module: property.module)
                _ = walk(property.declaration.observers, &inner)
            }
        }
    }

    /// Properties of frameworks that classes override to say what they are.
    private static let overridden: NameSet = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "isAccessibilityElement",
        "accessibilityTraits", "accessibilityElementsHidden", "shouldGroupAccessibilityChildren",
        "accessibilityAttributedLabel", "accessibilityElements", "accessibilityCustomActions",
        "accessibilityIdentifier", "prefersStatusBarHidden",
    ]

    private mutating func override(_ property: LinkedProperty, _ getter: [Statement], of node: Int, in home: CodeSite) {
        let scope = Scope(parent: nil, receiver: receiver(of: node), file: property.file, module: property.module)
        let place = SourcePlace(file: property.file, range: property.declaration.range)
        if property.declaration.name == "accessibilityElements" {
            var inner = home
            inner.scope = scope
            return overrideElements(getter, of: node, at: place, inner)
        }
        let results = evaluator.result(of: getter, in: scope, depth: 0)
        let value = ViewValueReader(evaluator: evaluator).overridden(property.declaration.name, results, getter, scope)
        guard let value else { return }
        nodes[node].writes.append(
            ViewWrite(
                name: property.declaration.name, value: value, place: place, manner: .assign, isConditional: false))
    }

    private func depth(of node: Int) -> Int {
        var (current, depth) = (nodes[node].parent, 0)
        while current >= 0, depth < 100 {
            if nodes[current].viewClass.type != nil { depth += 1 }
            current = nodes[current].parent
        }
        return depth
    }

    private func isNested(_ type: LinkedType, in node: Int) -> Bool {
        var (current, count) = (nodes[node].parent, 0)
        while current >= 0, count < 100 {
            if nodes[current].viewClass.type === type { return true }
            current = nodes[current].parent
            count += 1
        }
        return false
    }
}
