package import HandrailCode
package import HandrailModel
import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Builds the elements of one screen: enters the project's own views with their arguments bound, makes conditions
/// alternatives, and applies modifiers in the order SwiftUI applies them.
///
/// It keeps what is known at the point that is being built, and tells what an expression or a statement is; the other
/// types of this folder build one kind of thing each and are handed this one for what is inside. A chain of modifiers
/// is read from the outermost inward, as it is nested in the source; what outer modifiers set waits in
/// `PendingAttributes` for the element that is opened at the end of the chain.
package struct ViewBuilder {
    /// Resolves names and values.
    let evaluator: Evaluator
    /// The elements built so far.
    package var tree = ElementTreeBuilder()
    /// Where views of UIKit and AppKit that it shows say what they show.
    package var represented = RepresentedPlaces()
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
    package private(set) var presented: [PresentedScreen] = []
    /// The project's views entered so far.
    package var reached: Set<ObjectIdentifier> = []
    /// Where bodies begin that were built, whoever made them: code that is met needs no screen of its own.
    package var met: Set<SourcePlace> = []
    /// The expressions that were built.
    package var followed = FollowedCode()
    /// Names of the project's views and functions being built now.
    var path: [String] = []
    /// The bodies that are being built now.
    var entered = EnteredBodies()
    /// Places of the expressions being built.
    package var placeStack: [SourcePlace] = []
    /// How often views were built on this screen, and which are known from others.
    package var repeated = RepeatedViews()
    /// Sides of conditionals being built, outermost first.
    package var sides: [ScreenSide] = []
    /// Whether rows are being built: conditionals in them exclude nothing, since people see several at once.
    var isInRows = false
    /// Where an image is used that a model computes, or that is handed over as an image: that is where it is described
    /// or hidden, as what makes it another view does not compile where it is made.
    var pictureUse: SourcePlace?
    /// The call that is being built.
    var callPlace: SourcePlace?
    /// What says which of the tabs being built is chosen, and where; `nil` where nothing does.
    var selection: (expression: Expression, scope: Scope)?
    /// What the view being built is told from others by, and where.
    var tag: (expression: Expression, scope: Scope)?
    /// The condition under which the modifiers being read hold, in a chain that is one side of a conditional.
    var condition: ElementCondition?

    /// The most elements of one screen.
    static let maximumElements = 8_000

    /// Begins a screen without elements.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// The linked project.
    var program: Program { evaluator.program }
    /// Where code was followed no further.
    package var cuts: [EvaluationCut] { evaluator.budget.cuts }
    /// Tells which expressions make views.
    var recognizer: ViewRecognizer { ViewRecognizer(evaluator: evaluator) }

    // MARK: Expressions

    /// Builds the views that an expression makes.
    mutating func build(
        _ expression: Expression, in scope: Scope, slot: Slot = .content, _ pending: PendingAttributes = .none
    ) {
        let place = scope.place(of: expression)
        guard hasRoom(at: place) else { return cutOff(at: place, slot, pending) }
        met.insert(place)
        followed.insert(nameEndingAt: expression.nameEnd, in: scope.file)
        let isFollowed = evaluator.budget.descend(at: place, otherwise: false) {
            follow(expression, in: scope, slot: slot, pending)
            return true
        }
        if !isFollowed { cutOff(at: place, slot, pending) }
    }

    /// Notes that a chain of modifiers is read, where its calls become attributes and are not built one by one.
    mutating func follow(chain expression: Expression, in scope: Scope) {
        met.insert(scope.place(of: expression))
        followed.insert(nameEndingAt: expression.nameEnd, in: scope.file)
        guard case .call(let callee, _) = expression.kind, case .member(let base?, _, _) = callee.kind else { return }
        follow(chain: base, in: scope)
    }

    private mutating func follow(
        _ expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes
    ) {
        switch expression.kind {
        case .call(let callee, let arguments):
            callPlace = scope.place(of: expression)
            CallBuilder.build(callee, arguments, at: expression, in: scope, slot: slot, pending, with: &self)
        case .name(let name):
            buildName(name, at: expression, in: scope, slot: slot, pending)
        case .member(let base?, let name, _):
            MemberBuilder.build(name, of: base, at: expression, in: scope, slot: slot, pending, with: &self)
        case .conditional(let conditional):
            BranchingBuilder.build(conditional, at: expression, in: scope, slot: slot, pending, with: &self)
        case .ternary(let condition, let then, let otherwise):
            BranchingBuilder.build(
                condition, then, otherwise, at: expression, in: scope, slot: slot, pending, with: &self)
        case .binary("??", let left, let right):
            BranchingBuilder.build(left, otherwise: right, at: expression, in: scope, slot: slot, pending, with: &self)
        case .binary("+", _, _):
            let words = evaluator.words(of: .symbolic(expression, scope))
            let colors = JoinedText(evaluator: evaluator).colors(of: expression, in: scope)
            leaf(.text, .words(words), expression, scope, slot, pending.inner(colors))
        case .unary(_, let operand), .cast(let operand, _, _):
            build(operand, in: scope, slot: slot, pending)
        case .closure(let closure):
            buildStatements(closure.body, in: scope, slot: slot, pending)
        case .conditionalCompilation(let base, let clauses):
            ConditionalModifierBuilder.build(base, clauses, in: scope, slot: slot, pending, with: &self)
        case .array(let elements):
            for element in elements { build(element, in: scope, slot: slot, pending) }
        case .tuple(let parts):
            for part in parts { build(part.value, in: scope, slot: slot, pending) }
        case .index:
            let value = evaluator.value(of: expression, in: scope)
            buildPictures(MemberBuilder.isPictureElement(value), usedAt: scope.place(of: expression)) { views in
                ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
            }
        case .member(nil, _, _), .binary, .string, .number, .boolean, .null, .dictionary, .keyPath, .macro, .other:
            break
        }
    }

    private mutating func buildName(
        _ name: String, at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes
    ) {
        if let bound = scope.local(name) ?? scope.propertyBinding(name) {
            buildPictures(bound.declaredType.isImage, usedAt: scope.place(of: expression)) { views in
                views.build(bound, slot: slot, pending)
            }
        } else {
            let value = evaluator.value(of: expression, in: scope)
            let isPicture = MemberBuilder.isPicture(value, named: name, in: program)
            buildPictures(isPicture, usedAt: scope.place(of: expression)) { views in
                ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
            }
        }
    }

    /// Builds something; where it is declared as an image, it stands where it is used, and not where it is made.
    mutating func buildPictures(
        _ isImage: Bool, usedAt place: SourcePlace?, _ build: (inout ViewBuilder) -> Void
    ) {
        guard isImage, pictureUse == nil, let place else { return build(&self) }
        pictureUse = place
        build(&self)
        pictureUse = nil
    }

    /// Builds what a name was bound to.
    mutating func build(_ binding: Binding, slot: Slot, _ pending: PendingAttributes) {
        switch binding {
        case .value(let value):
            ValueBuilder.build(value, at: nil, in: nil, slot: slot, pending, with: &self)
        case .deferred(let expression, let home, let type):
            if case .closure(let closure) = expression.kind {
                buildStatements(closure.body, in: home, slot: slot, pending)
            } else if type?.isFunction ?? false, case .name = expression.kind {
                buildValue(of: expression, in: home, slot: slot, pending)
            } else {
                build(expression, in: home, slot: slot, pending)
            }
        case .function(let function, let home):
            buildStatements(function.body, in: home, slot: slot, pending)
        }
    }

    /// Builds what an expression turns out to be.
    mutating func buildValue(
        of expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes
    ) {
        let value = evaluator.value(of: expression, in: scope)
        ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &self)
    }

    /// Builds an argument or closure in a slot.
    mutating func buildPart(_ expression: Expression, in scope: Scope, slot: Slot) {
        if case .closure(let closure) = expression.kind {
            buildStatements(closure.body, in: scope.binding(closure.openNames), slot: slot)
        } else {
            build(expression, in: scope, slot: slot)
        }
    }

    /// Builds views from where they were written.
    package mutating func build(_ source: ViewSource, slot: Slot = .content, _ pending: PendingAttributes = .none) {
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
        case .title(let expression, let scope):
            TextBuilder.buildTitle(expression, in: scope, slot: slot, pending, with: &self)
        case .symbol(let expression, let scope):
            leaf(.image, .image(.symbol(evaluator.string(of: expression, in: scope))), expression, scope, slot, pending)
        case .asset(let expression, let scope):
            let image = ImageReader(evaluator: evaluator).asset(expression, in: scope)
            leaf(.image, .image(image), expression, scope, slot, pending)
        case .remoteImage: leaf(.image, .image(.remote), slot, pending)
        case .words(let words): leaf(.text, .words(words), slot, pending)
        case .systemButton(let words):
            let own = pending.extent ?? lastPlace
            tree.open(.button, slot: slot, place: own, attributes: pending.attributes)
            tree.leaf(.text, slot: .label, content: .words(words), place: own)
            tree.close()
        case .opaque(let name): leaf(.opaque, .type(name), slot, pending)
        }
    }

    // MARK: Statements

    /// Builds the views that the statements of a result builder, or of a function that returns a view, make.
    mutating func buildStatements(
        _ body: [Statement], in start: Scope, slot: Slot = .content, _ pending: PendingAttributes = .none
    ) {
        guard let opening = body.first else { return }
        let place = SourcePlace(file: start.file, range: opening.range)
        guard hasRoom(at: place) else { return cutOff(at: place, slot, pending) }
        let isFollowed = evaluator.budget.descend(at: place, otherwise: false) {
            follow(body, in: start, slot: slot, pending)
            return true
        }
        if !isFollowed { cutOff(at: place, slot, pending) }
    }

    private mutating func follow(
        _ body: [Statement], in start: Scope, slot: Slot, _ pending: PendingAttributes
    ) {
        let views = body.filter(\.makesView)
        let isGroup = views.count > 1 && !(pending.attributes.isEmpty)
        if isGroup, let first = views.first {
            let place = pending.extent ?? SourcePlace(file: start.file, range: first.range)
            tree.open(.group, slot: slot, place: place, attributes: pending.attributes)
        }
        var site = StatementSite(
            scope: start, slot: isGroup ? .content : slot, pending: isGroup ? .none : pending,
            givesBack: EarlyReturn.gives(body))
        for (index, statement) in body.enumerated() {
            if index + 1 < body.count || statement.isBlock, EarlyReturn.mayEnd(statement),
                EarlyReturnBuilder.build(
                    statement, before: body[(index + 1)...], in: site.scope, slot: site.slot, site.pending,
                    with: &self)
            {
                break
            }
            guard case .goesOn = run(statement, at: &site) else { break }
        }
        if isGroup { tree.close() }
    }

    // MARK: Elements without children

    /// An element without children that an expression makes.
    mutating func leaf(
        _ kind: ElementKind, _ content: Element.Content, _ expression: Expression, _ scope: Scope, _ slot: Slot,
        _ pending: PendingAttributes
    ) {
        let own = (kind == .image ? pictureUse : nil) ?? scope.place(of: expression)
        tree.leaf(
            kind, slot: slot, content: content, place: own, extent: pending.extent(of: own),
            attributes: kind == .fill ? paint(expression, scope, at: own) + pending.attributes : pending.attributes)
    }

    /// An element without children that no expression stands for.
    private mutating func leaf(
        _ kind: ElementKind, _ content: Element.Content, _ slot: Slot, _ pending: PendingAttributes
    ) {
        tree.leaf(
            kind, slot: slot, content: content, place: pending.extent ?? lastPlace, attributes: pending.attributes)
    }

    /// Something that cannot be looked into.
    mutating func opaque(
        _ name: String, _ expression: Expression, _ scope: Scope, _ slot: Slot, _ pending: PendingAttributes
    ) {
        leaf(.opaque, .type(name), expression, scope, slot, pending)
    }

    /// Whether the screen may have another element.
    private func hasRoom(at place: SourcePlace) -> Bool {
        if tree.count < Self.maximumElements { return true }
        evaluator.budget.cut(.tooManyElements, at: place)
        return false
    }

    /// Where a limit is reached, what would follow is there and not known: a name cut off is no missing name.
    private mutating func cutOff(at place: SourcePlace, _ slot: Slot, _ pending: PendingAttributes) {
        tree.leaf(
            .opaque, slot: slot, content: .type(""), place: place, extent: pending.extent(of: place),
            attributes: pending.attributes)
    }

    /// The color that fills a view made of nothing else.
    func paint(_ expression: Expression, _ scope: Scope, at place: SourcePlace) -> [AttributeUse] {
        let color = ColorReader(evaluator: evaluator).color(expression, in: scope)
        return [AttributeUse(.color(.foreground(color)), place: place)]
    }

    /// A place for what has none of its own, such as the image that a loader hands to a closure.
    var lastPlace: SourcePlace { placeStack.last ?? SourcePlace(file: FileIndex(0), range: .zero) }

    // MARK: What is around

    /// Builds what the system draws in its own way, whatever styles are in force: what is in menus.
    mutating func withoutStyles(_ build: (inout ViewBuilder) -> Void) {
        let around = environment
        environment = StyleEnvironment()
        build(&self)
        environment = around
    }

    /// A builder for what is not shown here, which nests as deep as this one.
    func aside() -> ViewBuilder {
        var aside = ViewBuilder(evaluator: evaluator)
        aside.path = path
        aside.entered = entered
        return aside
    }

    // MARK: Screens

    /// Keeps the screens that an expression or a closure makes, to be built later.
    mutating func present(
        _ expression: Expression, _ presentation: Screen.Presentation, at place: SourcePlace, in scope: Scope
    ) {
        let contents = PresentationReader(evaluator: evaluator).screens(of: expression, at: place, in: scope)
        met.formUnion(contents.entered)
        for (source, place) in contents.screens { present(source, presentation, at: place) }
    }

    /// The view that brings a screen up: the innermost that is declared, whatever styles, modifiers and functions it
    /// does that with, or else the app.
    private var presenter: String {
        path.last { program.typesByName[$0]?.contains { program.role(of: $0) == .view } ?? false }
            ?? path.first { $0.beginsWithCapital } ?? ""
    }

    /// Builds one side of a conditional; screens that it brings up are brought up there only.
    mutating func onSide(_ number: Int, of branching: SourcePlace, _ build: (inout ViewBuilder) -> Void) {
        if isInRows { return build(&self) }
        sides.append(ScreenSide(branching: placeStack + [branching], number: number))
        build(&self)
        sides.removeLast()
    }

    /// Keeps a screen to be built later.
    mutating func present(_ source: ViewSource, _ presentation: Screen.Presentation, at place: SourcePlace) {
        presented.append(
            PresentedScreen(
                presentation: presentation, source: source, place: place,
                presenter: presenter, environment: environment.handedOn(to: presentation), sides: sides))
    }
}

/// What the statements of a result builder, or of a function that returns a view, build.
extension ViewBuilder: StatementInterpreter {
    /// Where a statement stands, and what waits for the views that it makes.
    package struct StatementSite: ScopedSite {
        /// What names stand for.
        package var scope: Scope
        /// What the views are to the element around.
        let slot: Slot
        /// Attributes that wait for them.
        let pending: PendingAttributes
        /// Whether the body shows what it gives back with `return`, and nothing that merely stands in it.
        var givesBack = false
    }

    /// Builds the view that an expression makes; an assignment makes none, and neither does a call in code that gives
    /// back what it makes.
    package mutating func perform(_ expression: Expression, at site: inout StatementSite) -> ControlFlow {
        if site.givesBack, !EarlyReturn.gives(expression) {
            site.scope = evaluator.scope(afterRunning: expression, in: site.scope)
        } else if let after = evaluator.scope(after: expression, in: site.scope) {
            site.scope = after
        } else if !expression.isAssignment {
            build(expression, in: site.scope, slot: site.slot, site.pending)
        }
        return .goesOn
    }

    /// Builds what is returned.
    package mutating func giveBack(_ value: Expression?, at site: inout StatementSite) -> ControlFlow {
        if let value { build(value, in: site.scope, slot: site.slot, site.pending) }
        return .leaves
    }

    /// Whether conditions are known to hold, or not to.
    package mutating func holds(_ conditions: [Condition], at site: StatementSite) -> Bool? {
        evaluator.holds(conditions, in: site.scope)
    }

    /// Builds what is shown instead where that is certain; where it is not, `EarlyReturnBuilder` has built both sides,
    /// or the other side shows nothing.
    package mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout StatementSite
    ) {
        if isCertain { buildStatements(otherwise, in: site.scope, slot: site.slot, site.pending) }
    }

    /// Binds what the conditions bind.
    package mutating func pass(_ conditions: [Condition], at site: inout StatementSite) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    /// No result builder knows loops: what one leaves behind is known after it.
    package mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout StatementSite
    ) -> ControlFlow {
        site.scope = evaluator.scope(afterLoop: name, over: sequence, body, in: site.scope)
        return .goesOn
    }

    /// Builds the views of a block, and goes on with what it leaves behind.
    package mutating func block(_ body: [Statement], at site: inout StatementSite) -> ControlFlow {
        if !site.givesBack || EarlyReturn.gives(body) {
            buildStatements(body, in: site.scope, slot: site.slot, site.pending)
        }
        site.scope = evaluator.scope(afterBlock: body, in: site.scope)
        return .goesOn
    }

    /// Builds the clauses that may be compiled as alternatives.
    package mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout StatementSite
    ) -> ControlFlow {
        BranchingBuilder.build(clauses, at: statement, in: site.scope, slot: site.slot, site.pending, with: &self)
        return .goesOn
    }
}
