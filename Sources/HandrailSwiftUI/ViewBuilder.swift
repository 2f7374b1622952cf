package import HandrailCode
package import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Builds the elements of one screen: enters the project's own views with their arguments bound, makes conditions
/// alternatives, and applies modifiers in the order SwiftUI applies them.
///
/// A chain of modifiers is read from the outermost inward, as it is nested in the source; what outer modifiers set
/// waits in `Pending` for the element that is opened at the end of the chain.
package struct ViewBuilder {
    /// Attributes that wait for the next element, innermost modifier first, and the chain they were written in.
    package struct Pending {
        package var attributes: [AttributeUse] = []
        /// The whole chain, where the element stands in the same place as its modifiers.
        package var extent: SourcePlace?

        static let none = Pending()

        /// With attributes of a modifier further in.
        package func inner(_ uses: [AttributeUse]) -> Pending {
            uses.isEmpty ? self : Pending(attributes: uses + attributes, extent: extent)
        }
    }

    /// Resolves names and values.
    package let evaluator: Evaluator
    /// The elements built so far.
    package var tree = ElementTreeBuilder()
    /// Where views of UIKit and AppKit that it shows say what they show.
    package var viewPlaces: Set<SourcePlace> = []
    /// Those of them where views are of AppKit.
    package var macPlaces: Set<SourcePlace> = []
    /// Styles in force, and values of the environment that the project has keys for.
    package var environment = StyleEnvironment() {
        didSet {
            evaluator.session.environment = environment.values
            evaluator.session.isAtRest = environment.isAtRest
        }
    }
    /// How many bodies of styles are being built, one inside another.
    var styleDepth = 0
    /// Screens met that are built on their own.
    package var presented: [PresentedScreen] = []
    /// The project's views entered so far.
    package var reached: Set<ObjectIdentifier> = []
    /// Names of the project's views being built now.
    package var path: [String] = []
    /// How often each of the project's views was built on this screen, and how many elements it came to.
    package var sizes: [String: (count: Int, elements: Int)] = [:]
    /// Places that made a large view on this screen.
    package var large: Set<SourcePlace> = []
    /// Places whose large view was examined on other screens already; made elsewhere, it may be given something else.
    package var familiar: Set<SourcePlace> = []
    /// Sides of forks being built, outermost first.
    package var sides: [ScreenSide] = []
    /// Whether rows are being built: forks in them exclude nothing, since people see several at once.
    var isInRows = false
    /// Nesting of expressions, bounded.
    package var depth = 0
    /// The condition under which the modifiers being read hold, in a chain that is one side of a fork.
    package var condition: ElementCondition?

    /// The most elements of one screen.
    static let maximumElements = 8_000
    /// How deep views may nest.
    static let maximumDepth = 220

    /// Elements that make a view a large one.
    static let largeView = 80
    /// How often a large view is built on one screen; further ones say nothing new and stand as they are.
    static let maximumCopies = 2

    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    package var program: Program { evaluator.program }

    /// The place of an expression.
    package func place(_ expression: Expression, _ scope: Scope) -> SourcePlace {
        SourcePlace(file: scope.file, range: expression.range)
    }

    // MARK: Expressions

    /// Builds the views that an expression makes.
    package mutating func build(
        _ expression: Expression, in scope: Scope, slot: Slot = .content, _ pending: Pending = .none
    ) {
        guard depth < Self.maximumDepth, tree.count < Self.maximumElements, evaluator.session.spend() else {
            cutOff(slot, pending)
            return
        }
        depth += 1
        defer { depth -= 1 }
        switch expression.kind {
        case .call(let callee, let arguments):
            buildCall(callee, arguments, at: expression, in: scope, slot: slot, pending)
        case .name(let name):
            buildName(name, at: expression, in: scope, slot: slot, pending)
        case .member(let base, let name, _):
            buildMember(name, of: base, at: expression, in: scope, slot: slot, pending)
        case .conditional(let conditional):
            buildAlternatives(conditional, at: expression, in: scope, slot: slot, pending)
        case .ternary(let condition, let then, let otherwise):
            buildTernary(condition, then, otherwise, at: expression, in: scope, slot: slot, pending)
        case .binary(let infix, let left, let right):
            buildOperation(infix, left, right, at: expression, in: scope, slot: slot, pending)
        case .unary(_, let operand), .cast(let operand, _, _):
            build(operand, in: scope, slot: slot, pending)
        case .closure(let closure):
            buildStatements(closure.body, in: scope, slot: slot, pending)
        case .conditionalCompilation(let base, let clauses):
            buildConditionalChain(base, clauses, in: scope, slot: slot, pending)
        case .array(let elements):
            for element in elements { build(element, in: scope, slot: slot, pending) }
        case .tuple(let parts):
            for part in parts { build(part.value, in: scope, slot: slot, pending) }
        case .string, .number, .boolean, .null, .index, .dictionary, .keyPath, .macro, .other:
            break
        }
    }

    /// Where a limit is reached, what would follow is there and not known: a name cut off is no missing name.
    mutating func cutOff(_ slot: Slot, _ pending: Pending) {
        tree.leaf(
            .opaque, slot: slot, content: .type(""), place: pending.extent ?? lastPlace, attributes: pending.attributes)
    }

    /// Builds views from where they were written.
    package mutating func build(_ source: ViewSource, slot: Slot = .content, _ pending: Pending = .none) {
        let outer = condition
        condition = nil
        defer { condition = outer }
        switch source {
        case .expression(let expression, let scope): build(expression, in: scope, slot: slot, pending)
        case .statements(let body, let scope): buildStatements(body, in: scope, slot: slot, pending)
        case .several(let sources): for source in sources { build(source, slot: slot, pending) }
        case .styled(let source, let styles):
            let around = environment
            environment = styles
            build(source, slot: slot, pending)
            environment = around
        case .title(let expression, let scope): buildTitle(expression, in: scope, slot: slot, pending)
        case .symbol(let expression, let scope):
            leaf(.image, .image(.symbol(evaluator.string(of: expression, in: scope))), expression, scope, slot, pending)
        case .asset(let expression, let scope):
            leaf(.image, .image(assetSource(expression, in: scope)), expression, scope, slot, pending)
        case .remoteImage:
            tree.leaf(
                .image, slot: slot, content: .image(.remote), place: pending.extent ?? lastPlace,
                attributes: pending.attributes)
        case .words(let words):
            tree.leaf(
                .text, slot: slot, content: .words(words), place: pending.extent ?? lastPlace,
                attributes: pending.attributes)
        case .systemButton(let words):
            let own = pending.extent ?? lastPlace
            tree.open(.button, slot: slot, place: own, attributes: pending.attributes)
            tree.leaf(.text, slot: .label, content: .words(words), place: own)
            tree.close()
        case .opaque(let name):
            tree.leaf(
                .opaque, slot: slot, content: .type(name), place: pending.extent ?? lastPlace,
                attributes: pending.attributes)
        }
    }

    /// A place for what has none of its own, such as the image that a loader hands to a closure.
    var lastPlace: SourcePlace { placeStack.last ?? SourcePlace(file: FileIndex(0), range: .zero) }
    /// Places of the expressions being built.
    package var placeStack: [SourcePlace] = []

    /// An element without children.
    mutating func leaf(
        _ kind: ElementKind, _ content: Element.Content, _ expression: Expression, _ scope: Scope, _ slot: Slot,
        _ pending: Pending
    ) {
        let own = place(expression, scope)
        tree.leaf(
            kind, slot: slot, content: content, place: own, extent: extent(of: own, pending),
            attributes: kind == .fill ? paint(expression, scope, at: own) + pending.attributes : pending.attributes)
    }

    /// The color that fills a view made of nothing else.
    func paint(_ expression: Expression, _ scope: Scope, at place: SourcePlace) -> [AttributeUse] {
        [AttributeUse(.color(.foreground(ColorReader(evaluator: evaluator).color(expression, in: scope))), place: place)]
    }

    /// The extent of an element: its chain, where that is in the same file and around it.
    package func extent(of own: SourcePlace, _ pending: Pending) -> SourcePlace {
        guard let extent = pending.extent, extent.file == own.file, extent.range.contains(own.range) else { return own }
        return extent
    }

    // MARK: Names

    private mutating func buildName(
        _ name: String, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        if let bound = scope.local(name) ?? instanceProperty(name, in: scope) {
            build(bound, slot: slot, pending)
        } else {
            buildValue(evaluator.value(of: expression, in: scope), at: expression, in: scope, slot: slot, pending)
        }
    }

    /// Builds what a name was bound to.
    package mutating func build(_ binding: Binding, slot: Slot, _ pending: Pending) {
        switch binding {
        case .value(let value):
            buildValue(value, at: nil, in: nil, slot: slot, pending)
        case .deferred(let expression, let home, let type):
            if case .closure(let closure) = expression.kind {
                buildStatements(closure.body, in: home, slot: slot, pending)
            } else if type?.isFunction ?? false, case .name = expression.kind {
                buildValue(evaluator.value(of: expression, in: home), at: expression, in: home, slot: slot, pending)
            } else {
                build(expression, in: home, slot: slot, pending)
            }
        case .function(let function, let home):
            buildStatements(function.body, in: home, slot: slot, pending)
        }
    }

    /// Builds what an expression turned out to be.
    mutating func buildValue(
        _ value: Value, at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: Pending
    ) {
        switch value {
        case .view(let source):
            build(source, slot: slot, pending)
        case .closure(let closure, let home):
            buildStatements(closure.body, in: home, slot: slot, pending)
        case .oneOf(let values):
            buildChoice(values, at: expression, in: scope, slot: slot, pending)
        case .symbolic(let inner, let home):
            buildSymbolic(inner, in: home, original: expression, slot: slot, pending)
        case .runtime(let type):
            buildRuntime(type, at: expression, in: scope, slot: slot, pending)
        case .instance(let instance) where [.view, .app, .scene, .widget].contains(program.role(of: instance.type)):
            buildInstance(instance, at: expression, in: scope, slot: slot, pending)
        case .text(let words):
            // A string is no view: the words come from a `Text` that was followed to what it says.
            let place = expression.flatMap { expression in scope.map { self.place(expression, $0) } } ?? pending.extent
                ?? lastPlace
            tree.leaf(.text, slot: slot, content: .words(.known(words)), place: place, attributes: pending.attributes)
        case .unknown:
            if let expression, let scope { opaque("", expression, scope, slot, pending) }
        case .null, .number, .boolean, .enumCase, .instance, .type, .foreignType, .array:
            break
        }
    }

    private mutating func buildChoice(
        _ values: [Value], at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: Pending
    ) {
        let place = expression.flatMap { expression in scope.map { self.place(expression, $0) } } ?? pending.extent
            ?? lastPlace
        // An optional that holds a view: where it holds none, nothing is shown.
        let values = values.filter { if case .null = $0 { false } else { true } }
        if values.count == 1 { return buildValue(values[0], at: expression, in: scope, slot: slot, pending) }
        tree.open(.alternatives, slot: slot, place: place, attributes: pending.attributes)
        for (index, value) in values.enumerated() {
            let condition = index + 1 < values.count ? ElementCondition(subject: .app, text: "") : nil
            tree.open(.branch, content: .condition(condition), place: place)
            buildValue(value, at: expression, in: scope, slot: .content, .none)
            tree.close()
        }
        tree.close()
    }

    private mutating func buildSymbolic(
        _ inner: Expression, in home: Scope, original: Expression?, slot: Slot, _ pending: Pending
    ) {
        let isItself = original.map { $0.range == inner.range } ?? false
        switch inner.kind {
        case .name(let name):
            // A function handed over by its name: `content: rows`.
            if name.beginsWithCapital || buildFunction(name, [], in: home, slot: slot, pending) { return }
            opaque(name, inner, home, slot, pending)
        case .member(let base, let name, _):
            if let base, case .name(let type) = base.kind, Self.fillTypes.contains(type) {
                leaf(.fill, .none, inner, home, slot, pending)
            } else if case .member(let root?, _, _)? = base?.kind, case .name("Color") = root.kind {
                leaf(.fill, .none, inner, home, slot, pending)
            } else if let base, case .view(let source) = evaluator.value(of: base, in: home) {
                build(
                    source, slot: slot,
                    pending.inner([AttributeUse(.unknownModifier(name), place: place(inner, home))]))
            } else if let base, name == "swiftUIImage", let image = generatedImage(base, of: home) {
                leaf(.image, .image(image), inner, home, slot, pending)
            } else if base != nil {
                opaque(name, inner, home, slot, pending)
            }
        case .call where !isItself:
            build(inner, in: home, slot: slot, pending)
        default:
            break
        }
    }

    static let fillTypes: Set<String> = [
        "Color", "Material", "LinearGradient", "Gradient", "ShapeStyle", "AnyShapeStyle",
    ]

    private mutating func buildRuntime(
        _ type: TypeName?, at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: Pending
    ) {
        guard let expression, let scope else { return }
        switch type?.name {
        case "Image", "SwiftUI.Image": leaf(.image, .image(.runtime), expression, scope, slot, pending)
        case "Text", "SwiftUI.Text": leaf(.text, .words(.dynamic), expression, scope, slot, pending)
        case "Color", "LinearGradient", "Gradient", "ShapeStyle", "Material":
            leaf(.fill, .none, expression, scope, slot, pending)
        case let name?:
            if let linked = program.type(named: name, from: scope.lookupContext), program.role(of: linked) == .view {
                buildInstance(
                    Instance(type: linked, properties: [:], isRuntime: true), at: expression, in: scope, slot: slot,
                    pending)
            } else {
                opaque(name, expression, scope, slot, pending)
            }
        case nil: opaque("", expression, scope, slot, pending)
        }
    }

    /// Something that cannot be looked into.
    package mutating func opaque(
        _ name: String, _ expression: Expression, _ scope: Scope, _ slot: Slot, _ pending: Pending
    ) {
        leaf(.opaque, .type(name), expression, scope, slot, pending)
    }

    private mutating func buildMember(
        _ name: String, of base: Expression?, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        if let base, case .name(let outer) = base.kind {
            if outer == "self", let given = instanceProperty(name, in: scope) {
                build(given, slot: slot, pending)
                return
            }
            if Self.fillTypes.contains(outer) {
                leaf(.fill, .none, expression, scope, slot, pending)
                return
            }
            if outer == "ContentUnavailableView", name == "search" {
                buildNoResults(for: nil, at: expression, in: scope, slot: slot, pending)
                return
            }
        }
        guard let base else { return }
        if case .call = base.kind, !name.beginsWithCapital, isViewLike(base, in: scope) {
            buildProperty(name, of: base, at: expression, in: scope, slot: slot, pending)
            return
        }
        buildValue(evaluator.value(of: expression, in: scope), at: expression, in: scope, slot: slot, pending)
    }

    /// Builds a view by a property of it that gives it back changed: of the project, or of a package that cannot be
    /// looked into, such as `Text("Hello").emojis`.
    private mutating func buildProperty(
        _ name: String, of base: Expression, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        if let property = program.viewProperty(name) {
            let found = evaluator.value(
                of: property, receiver: .view(.expression(base, scope)), isRuntime: false, depth: 0)
            if found.isView(in: program) { return buildValue(found, at: expression, in: scope, slot: slot, pending) }
        } else if base.rootName != "Text" {
            let found = evaluator.value(of: expression, in: scope)
            if found.isView(in: program) { return buildValue(found, at: expression, in: scope, slot: slot, pending) }
        }
        build(
            base, in: scope, slot: slot,
            pending.inner([AttributeUse(.unknownModifier(name), place: place(expression, scope))]))
    }

    // MARK: Operators

    private mutating func buildOperation(
        _ infix: String, _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope,
        slot: Slot,
        _ pending: Pending
    ) {
        switch infix {
        case "+":
            leaf(.text, .words(evaluator.words(of: .symbolic(expression, scope))), expression, scope, slot, pending)
        case "??":
            tree.open(.alternatives, slot: slot, place: place(expression, scope), attributes: pending.attributes)
            tree.open(
                .branch, content: .condition(ElementCondition(subject: .app, text: "")), place: place(left, scope))
            build(left, in: scope)
            tree.close()
            tree.open(.branch, content: .condition(nil), place: place(right, scope))
            build(right, in: scope)
            tree.close()
            tree.close()
        default:
            break
        }
    }
}

extension Value {
    /// Whether it is something to be built.
    fileprivate func isView(in program: Program) -> Bool {
        switch self {
        case .view: true
        case .instance(let instance): program.role(of: instance.type) == .view
        case .oneOf(let values): values.allSatisfy { $0.isView(in: program) }
        default: false
        }
    }
}
