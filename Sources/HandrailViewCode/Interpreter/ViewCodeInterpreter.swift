import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Reads what the code of a class ever does to views: what it makes, what it sets on them, what it puts where.
///
/// The order in which code runs is not followed: whatever is set anywhere in the class, in its ancestors, in functions
/// that are handed a view, counts. Nothing is run, and the steps are bounded.
///
/// The folders of this target name types one way, each only those before it:
///
///     Objects      what was done to each object, without any knowledge of expressions
///     Interpreter  statements, expressions, calls, and what names stand for
///     Handlers     what methods and properties of frameworks and packages do, a type for each concept
///     Classes      which code of a class is read, in which order
///     Describing   what it comes to, as elements are described
///
/// What the interpreter asks of frameworks it is given as `handlers`.
package struct ViewCodeInterpreter {
    /// The linked project.
    package let program: Program
    /// Finds out what values are set.
    package let evaluator: Evaluator
    /// What frameworks and packages do to objects.
    let handlers: any FrameworkHandlers.Type
    /// What was done to each view so far.
    package var store = ObjectStore()
    /// Whether all was read, and no limit met.
    package var isComplete: Bool {
        steps < maximumSteps && store.nodes.count < store.maximumNodes && !evaluator.budget.isSpent
    }

    /// The views that the statements being walked gave back so far.
    var given: [Int] = []
    private var readCounts: [Walk: Int] = [:]
    private var earlierReads: [Repeat: EarlierRead] = [:]
    private var readWholly: Set<Walk> = []
    private var functionsBeingRead: [SourcePlace] = []
    private var settersBeingRead: [Walk] = []
    private var steps = 0

    /// For each function being read, whether a closure that it handed on found out something.
    private var foundByHandedClosures: [Bool] = []
    /// How often functions were read and found out nothing about views; as many times as count at once for one read to
    /// its end.
    private var readsWithoutEffect: [Walk: Int] = [:]
    /// Functions that did something to views or gave some back.
    private var functionsWithEffect: Set<SourcePlace> = []
    /// How often calls were not followed because too many led there.
    private(set) var skippedCalls = 0
    /// How many objects are being made within one another.
    private var depthOfMaking = 0

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
        let interval: Double?
    }

    /// How things stood when such a function ended, and what it gave back.
    private struct EarlierRead {
        let nodeCount: Int
        let fields: [String: [Int]]
        let removals: Int
        let results: [Int]
    }

    private let maximumSteps: Int
    /// How many calls are followed into one another.
    static let maximumDepth = 14
    private static let (maximumWalks, maximumMaking, maximumIdle) = (16, 8, 3)
    /// How often a function is read that is handed views, such as one that adds a row to a form.
    private static let maximumHanded = 64

    /// - Parameters:
    ///   - handlers: what frameworks and packages do to objects.
    ///   - classes: how many classes are read at once; each may take as many steps as one alone.
    init(program: Program, handlers: any FrameworkHandlers.Type, classes: Int) {
        self.program = program
        self.handlers = handlers
        maximumSteps = 120_000 * classes
        evaluator = Evaluator(program: program, session: EvaluationSession(steps: 400_000 * classes))
    }

    /// Takes one step; `false` once the limit is reached.
    mutating func spend(at place: @autoclosure () -> SourcePlace) -> Bool {
        steps += 1
        if steps < maximumSteps, store.nodes.count < store.maximumNodes { return true }
        evaluator.budget.cut(steps < maximumSteps ? .tooManyElements : .tooMuch, at: place())
        return false
    }

    // MARK: Objects

    /// A new object, or the one that this place made before in the same way.
    package mutating func make(
        _ viewClass: CodeClass, at place: SourcePlace, in site: CodeSite, kind: ViewNode.Kind = .made,
        identity: String = ""
    ) -> (node: Int, isNew: Bool) {
        let made = store.make(
            viewClass, by: ObjectStore.Making(context: site.context, place: place), kind: kind, identity: identity,
            calledAt: site.call, isSometimes: site.isConditional, isRepeated: site.isLooped)
        if made.isNew, let uncalled = site.uncalled { store.nodes[made.node].uncalledMaker = uncalled }
        return made
    }

    /// Lets `parent` hold `child`.
    mutating func hold(_ child: Int, in parent: Int, slot: ViewSlot) {
        guard store.nodes[child].viewClass.family == .controller else {
            return store.hold(child, in: parent, slot: slot)
        }
        store.nodes[child].isRemoved = false
        guard store.mayHold(child, in: parent) else { return }
        let view = field("view", of: child, in: site(of: child))
        for root in view where root != child { hold(root, in: parent, slot: slot) }
    }

    /// Where code of an object's class begins.
    package func site(of node: Int, depth: Int = 0, context: Int? = nil) -> CodeSite {
        let type = store.nodes[node].viewClass.type
        let file = type?.file ?? store.nodes[node].place.file
        let scope = Scope(parent: nil, receiver: receiver(of: node), file: file, module: type?.module ?? 0)
        return CodeSite(
            scope: scope, receiver: node, type: type, depth: depth, context: context ?? (node + 1) * 1_000_000)
    }

    /// What `self` is to values.
    package func receiver(of node: Int) -> Scope.Receiver? {
        // In a closure it would be copied whole, with all that was read.
        guard let type = store.nodes[node].viewClass.type else { return nil }
        return .value(.instance(Instance(type: type, properties: store.nodes[node].values, isRuntime: true)))
    }

    // MARK: Functions

    /// Reads a function with what it is handed; returns the views it gives back.
    ///
    /// - Parameters:
    ///   - names: what its parameters stand for; asked for only where it is read.
    ///   - place: the call, where the use should be told from others because something is handed over.
    ///   - handed: the views and closures that parameters stand for.
    package mutating func walk(
        _ function: LinkedFunction, receiver: Int?, names: @autoclosure () -> [String: Binding],
        handed: HandedValues = HandedValues(), type: LinkedType?, from site: CodeSite, call place: SourcePlace?
    ) -> [Int] {
        let home = SourcePlace(file: function.file, range: function.declaration.range)
        let key = Walk(receiver: receiver ?? -1, place: home)
        let count = readCounts[key, default: 0]
        if functionsBeingRead.contains(home), UnknownEffects.mayChange(function.declaration) {
            UnknownEffects.giveAwayAllBelow(&store, handed, receiver, from: site)
        }
        guard spend(at: home), !functionsBeingRead.contains(home) else {
            // What becomes of them is not read.
            store.viewsGivenAway.formUnion(handed.views.values.joined())
            return []
        }
        // What is handed no view does again what it did before, and that is known.
        let isMissed = !handed.views.isEmpty && functionsWithEffect.contains(home)
        let most = handed.views.isEmpty ? Self.maximumWalks : Self.maximumHanded
        guard isInReach(site), count < most else {
            if isMissed { evaluator.budget.cut(isInReach(site) ? .tooOften : .tooDeep, at: home) }
            store.viewsGivenAway.formUnion(handed.views.values.joined())
            return []
        }
        // Closures that it is handed are read by whoever hands them.
        if handed.views.isEmpty, handed.lists.isEmpty, readsWithoutEffect[key, default: 0] >= Self.maximumIdle {
            return []
        }
        let skippedBefore = skippedCalls
        let names = names()
        var repetition: Repeat?
        if place == nil, let receiver, names.isEmpty, handed.views.isEmpty, handed.closures.isEmpty,
            handed.lists.isEmpty
        {
            let same = Repeat(
                walk: key, context: context(of: site, receiver, nil), isConditional: site.isConditional,
                call: site.call, interval: site.interval)
            // Nothing is new since, so that it would do what it did.
            if let before = earlierReads[same], before.nodeCount == store.nodes.count,
                before.removals == store.removals, before.fields == store.nodes[receiver].fields
            {
                return before.results
            }
            repetition = same
        }
        readCounts[key] = count + 1
        functionsBeingRead.append(home)
        foundByHandedClosures.append(false)
        let hadChanged = store.hasChanged
        store.hasChanged = false
        defer {
            functionsBeingRead.removeLast()
            let hasFoundByClosures = foundByHandedClosures.removeLast()
            store.hasChanged = store.hasChanged || hasFoundByClosures || hadChanged
        }
        let scopeReceiver: Scope.Receiver? =
            receiver.flatMap { self.receiver(of: $0) } ?? type.map { .type($0) }
        var inner = CodeSite(
            scope: Scope(
                parent: nil, names: names, receiver: scopeReceiver, file: function.file, module: function.module),
            nodes: handed.views, closures: handed.closures, lists: handed.lists, receiver: receiver, type: type,
            function: function,
            depth: site.depth + 1, isConditional: site.isConditional,
            context: context(of: site, receiver ?? -1, place))
        inner.result = function.declaration.result
        inner.generics = handed.generics
        inner.circumstances = site.circumstances
        inner.asked = site.asked
        inner.taken = site.taken
        inner.uncalled = site.uncalled
        inner.isForVoiceOver = site.isForVoiceOver
        inner.interval = site.interval
        inner.isLooped = site.isLooped
        inner.ownClass = receiver == nil ? site.ownClass : nil
        inner.call = site.call
        if inner.call == nil, place != nil, site.isAwaitingCall || function.file != site.scope.file {
            inner.isAwaitingCall = handed.isOnlyWiring
            inner.call = handed.isOnlyWiring ? nil : place
        } else {
            inner.isAwaitingCall = site.isAwaitingCall
        }
        let constrained = store.layout.made.count
        let results = walk(function.declaration.body, &inner)
        LayoutDirections.note(&self, from: constrained, in: home)
        store.viewsGivenBack.formUnion(results)
        let isWhole = skippedCalls == skippedBefore
        if store.hasChanged || !results.isEmpty { functionsWithEffect.insert(home) }
        if !store.hasChanged, foundByHandedClosures.last == false, results.isEmpty {
            readsWithoutEffect[key, default: 0] += isWhole ? Self.maximumIdle : 1
        }
        guard isWhole else { return results }
        readWholly.insert(key)
        if let repetition, let receiver {
            earlierReads[repetition] = EarlierRead(
                nodeCount: store.nodes.count, fields: store.nodes[receiver].fields, removals: store.removals,
                results: results)
        }
        return results
    }

    /// Reads a closure on behalf of the function that wrote it, and not of those it was handed to.
    ///
    /// - Parameter level: the `level` at which it was written.
    mutating func onBehalf<Result>(of level: Int, _ read: (inout ViewCodeInterpreter) -> Result) -> Result {
        let hadChanged = store.hasChanged
        store.hasChanged = false
        defer {
            if store.hasChanged, foundByHandedClosures.indices.contains(level) { foundByHandedClosures[level] = true }
            store.hasChanged = hadChanged || store.hasChanged && !foundByHandedClosures.indices.contains(level)
        }
        return read(&self)
    }

    /// Whether a function is the one being read, or one around it.
    func isBeingRead(_ function: LinkedFunction) -> Bool {
        functionsBeingRead.contains(SourcePlace(file: function.file, range: function.declaration.range))
    }

    /// Reads the setter of a property of an object; `false` where it is being read already. What an observer sets anew,
    /// or a setter on what stands for the same object, such as its layer, does not lead back into it.
    mutating func readingSetter(
        of property: LinkedProperty, on object: Int, _ read: (inout ViewCodeInterpreter) -> Void
    ) -> Bool {
        let setter = Walk(
            receiver: object, place: SourcePlace(file: property.file, range: property.declaration.range))
        if settersBeingRead.contains(setter) { return false }
        settersBeingRead.append(setter)
        defer { settersBeingRead.removeLast() }
        read(&self)
        return true
    }

    /// How many functions are being read around the one that is being read.
    var level: Int { functionsBeingRead.count - 1 }

    /// Whether a function was read to its end with an object as `self`.
    func wasWalked(_ function: LinkedFunction, receiver: Int) -> Bool {
        readWholly.contains(
            Walk(receiver: receiver, place: SourcePlace(file: function.file, range: function.declaration.range)))
    }

    /// Whether code is followed at a place; where too many calls led there, what was on the way is not read to its end.
    mutating func isInReach(_ site: CodeSite) -> Bool {
        if site.depth < Self.maximumDepth { return true }
        skippedCalls += 1
        return false
    }

    /// Reads what an object is made of, however many calls led to the place that asks for it; `nil` where too many
    /// objects are being made within one another.
    mutating func making<Result>(_ read: (inout ViewCodeInterpreter) -> Result) -> Result? {
        guard depthOfMaking < Self.maximumMaking else {
            skippedCalls += 1
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
        return store.context(of: ObjectStore.Call(context: site.context, receiver: receiver, place: place))
    }
}
