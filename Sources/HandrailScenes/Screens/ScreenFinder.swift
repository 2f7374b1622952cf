import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailValues
import HandrailViewCode

/// Finds the screens of a project and builds each of them once.
///
/// It begins with the app's scenes and widgets, goes on with every screen they bring up, and ends with the views that
/// nothing has led to: those are built as roots, with what they are given left open.
package struct ScreenFinder: Sendable {
    private let program: Program
    private let platforms: @Sendable (Int) -> [PlatformVersion]
    private let appearance: @Sendable (Int) -> AppearanceKey?
    private let accent: @Sendable (Int) -> ColorAsset?
    private let languages: @Sendable (Int) -> [String]?

    /// A finder.
    ///
    /// - Parameters:
    ///   - platforms: the platforms of a target, by its number.
    ///   - appearance: the only appearance a target is shown in, where its `Info.plist` names one.
    ///   - accent: the accent color of a target, where its asset catalog has one.
    ///   - languages: the languages of a target, where they are fewer than those of all string tables.
    package init(
        program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion],
        appearance: @escaping @Sendable (Int) -> AppearanceKey? = { _ in nil },
        accent: @escaping @Sendable (Int) -> ColorAsset? = { _ in nil },
        languages: @escaping @Sendable (Int) -> [String]? = { _ in nil }
    ) {
        self.program = program
        self.platforms = platforms
        self.appearance = appearance
        self.accent = accent
        self.languages = languages
    }

    /// A screen, or what will be one.
    struct Task: Sendable {
        let name: String
        let presentation: Screen.Presentation
        let source: ViewSource
        let place: SourcePlace
        let environment: StyleEnvironment
        /// Sides of conditionals that it is brought up on.
        var sides: [ScreenSide] = []
        /// Whether it is a view that nothing has led to.
        var isAlone = false
        /// Whether it is no more than what some function makes, which is left alone where it is a single picture.
        var isPart = false
        /// The name of the property or function of a view that puts it together besides its body; `nil` for anything
        /// else.
        var member: String?
    }

    /// A built screen with what it led to.
    struct Built: Sendable {
        let screen: Screen
        let presented: [PresentedScreen]
        let reached: Set<ObjectIdentifier>
        /// Where bodies begin that were built on it.
        let met: Set<SourcePlace>
        /// Whether it is worth being judged by itself.
        let isShown: Bool
        /// Places that made a large view on it.
        let large: Set<SourcePlace>
        /// Where code was followed no further.
        let cuts: [EvaluationCut]
    }

    /// What a search ends with.
    package struct Found: Sendable {
        /// The numbers of the screens, sorted by the screens' places, then names.
        package let order: [Int]
        /// Where code was followed no further.
        package let cuts: [EvaluationCut]
    }

    /// Finds all screens.
    ///
    /// - Parameters:
    ///   - joined: views that stand on screens of UIKit and AppKit.
    ///   - map: does something for each number below a count, on several threads at once, and returns when all is done.
    ///   - found: is told each screen with its number, counted from 0, as soon as it is built.
    package func screens(
        besides joined: EmbeddedSwiftUIViews = EmbeddedSwiftUIViews(),
        map: (Int, @escaping @Sendable (Int) -> Void) -> Void,
        found: (Int, Screen) -> Void
    ) -> Found {
        var screens: [(place: SourcePlace, name: String)] = []
        // What the app fixes for all its screens is written in what it opens with, which is built first.
        var forced: ForcedColorScheme?
        var reached = joined.reached
        var met = joined.met
        var parts: [UnreachedParts.Part]?
        var seen: [String: Int] = [:]
        var appearances: [SourcePlace: Int] = [:]
        var tasks = entryTasks()
        let views = self.views
        let widgets = WidgetViews(of: program)
        var cuts: [EvaluationCut] = []
        for presented in joined.presented { take(presented, &seen, &tasks, &cuts) }
        var rounds = 0
        while true {
            if tasks.isEmpty {
                tasks = unreachedViews(of: views, besides: reached, inWidgets: widgets)
                if tasks.isEmpty {
                    let unreached = UnreachedParts(program: program)
                    let isMet = MetRanges(met)
                    let open = (parts ?? unreached.all()).filter { part in
                        if isInPreview(part.type) { return false }
                        if part.member != nil { return !isMet.reach(into: part.place) }
                        return !(part.start.map(met.contains) ?? reached.contains(ObjectIdentifier(part.type)))
                    }
                    let leaders = unreached.leaders(of: open)
                    tasks = UnreachedParts.gathered(leaders).map(task(for:))
                    let built = Set(leaders.map(\.place))
                    parts = open.filter { $0.member != nil && !built.contains($0.place) }
                }
                rounds += 1
                if tasks.isEmpty { break }
                if rounds > Self.maximumRounds {
                    cuts.append(EvaluationCut(.tooManyScreens, at: tasks[0].place))
                    break
                }
            }
            let familiar = Set(appearances.filter { $0.value >= Self.enoughScreens }.keys)
            let round = build(Array(tasks.prefix(Self.atOnce)), familiar: familiar, map: map)
            tasks.removeFirst(round.count)
            for screen in round.map(\.screen) where forced == nil && screen.isEntry {
                forced = ForcedColorScheme(in: screen.tree)
            }
            for built in round {
                if built.isShown, !built.screen.tree.elements.isEmpty {
                    found(screens.count, forced.map { built.screen.shown(dark: $0.isDark) } ?? built.screen)
                    screens.append((built.screen.place, built.screen.name))
                }
                for place in built.large { appearances[place, default: 0] += 1 }
                reached.formUnion(built.reached)
                cuts += built.cuts
                met.formUnion(built.met)
                for presented in built.presented { take(presented, &seen, &tasks, &cuts) }
            }
            if screens.count > Self.maximumScreens {
                if let next = tasks.first { cuts.append(EvaluationCut(.tooManyScreens, at: next.place)) }
                break
            }
        }
        let order = screens.indices.sorted { a, b in
            (screens[a].place, screens[a].name, a) < (screens[b].place, screens[b].name, b)
        }
        return Found(order: order, cuts: cuts)
    }

    /// The screens of SwiftUI views that classes of UIKit and AppKit make and show, in order.
    ///
    /// - Parameter joined: is told what was built on them, which is no screen besides, and what they bring up.
    func screens(
        hosting views: [HostedView], joined: inout EmbeddedSwiftUIViews,
        map: (Int, @escaping @Sendable (Int) -> Void) -> Void
    ) -> [Screen] {
        let tasks = views.map { view in
            var task = Task(
                name: view.name, presentation: .root, source: view.source, place: view.place,
                environment: StyleEnvironment())
            if case .part = view.standing { task.isAlone = true }
            return task
        }
        guard !tasks.isEmpty else { return [] }
        let built = build(tasks, familiar: [], map: map)
        for (task, built) in zip(tasks, built) {
            joined.add(task.place, presented: built.presented, reached: built.reached, met: built.met)
            joined.add(built.cuts)
        }
        return built.map(\.screen).filter { !$0.tree.elements.isEmpty }
    }

    private static let maximumScreens = 4_000
    /// How often views that nothing has led to are looked for.
    private static let maximumRounds = 40
    /// Screens built at once, whatever the number of threads: what those before showed need not be shown again.
    private static let atOnce = 8
    /// A large view made in one place that was examined on this many screens says nothing new on further ones.
    private static let enoughScreens = 2
    /// How often the same content may be built with other arguments.
    private static let maximumVariants = 3

    private func take(
        _ presented: PresentedScreen, _ seen: inout [String: Int], _ tasks: inout [Task], _ cuts: inout [EvaluationCut]
    ) {
        let key = key(of: presented.source, fallback: presented.place)
        let count = seen[key, default: 0]
        guard count < Self.maximumVariants else {
            // One that is given nothing is the same wherever it comes up.
            if presented.source.isGivenSomething { cuts.append(EvaluationCut(.tooOften, at: presented.place)) }
            return
        }
        seen[key] = count + 1
        let placeKey = "\(presented.place.file.value):\(presented.place.range.lower):\(key)"
        guard seen[placeKey] == nil else { return }
        seen[placeKey] = 1
        tasks.append(
            Task(
                name: presented.presenter, presentation: presented.presentation, source: presented.source,
                place: presented.place, environment: presented.environment, sides: presented.sides))
    }

    /// What a screen says of those that it brings up.
    func links(to presented: [PresentedScreen]) -> [ScreenLink] {
        presented.compactMap { screen in
            NavigationManner(screen.presentation).map {
                ScreenLink($0, to: identity(of: screen.source, at: screen.place), place: screen.place)
            }
        }
    }

    private func identity(of source: ViewSource, at place: SourcePlace) -> ScreenIdentity {
        ownView(of: source).map(ScreenIdentity.view) ?? .content(place)
    }

    /// What names a presented content: the project's own view that it shows, or its place.
    private func key(of source: ViewSource, fallback: SourcePlace) -> String {
        if let own = ownView(of: source) { return own }
        let place = HandedContent(program).place(in: source) ?? fallback
        return "\(place.file.value):\(place.range.lower)"
    }

    /// The project's own view that a content shows; `nil` where it is none by itself.
    private func ownView(of source: ViewSource) -> String? {
        if case .styled(let inner, _) = source { return ownView(of: inner) }
        let shown: Expression? =
            switch source {
            case .expression(let expression, _): expression
            case .statements(let body, _): Evaluator.onlyExpression(body)
            case .title, .symbol, .asset, .words, .systemButton, .several, .styled, .remoteImage, .opaque: nil
            }
        return shown.flatMap { ownView($0, from: lookupContext(of: source)) }
    }

    /// The project's own view at the root of a chain, or inside a container that holds nothing else.
    private func ownView(_ expression: Expression, from lookupContext: LookupContext) -> String? {
        switch expression.kind {
        case .name(let name): isOwn(name, from: lookupContext) ? name : nil
        case .member(let base?, let name, _):
            nested(expression, from: lookupContext)
                ?? (isOwn(name, from: lookupContext) ? name : ownView(base, from: lookupContext))
        case .call(let callee, let arguments):
            if let own = ownView(callee, from: lookupContext) {
                wrapped(in: callee, arguments, from: lookupContext) ?? own
            } else if case .name = callee.kind, arguments.count == 1,
                case .closure(let closure) = arguments[0].value.kind
            {
                Evaluator.onlyExpression(closure.body).flatMap { ownView($0, from: lookupContext) }
            } else {
                nil
            }
        default: nil
        }
    }

    /// The whole name of the type that dotted words are, as `Login.View`: views of many features may share the last
    /// word.
    private func nested(_ expression: Expression, from lookupContext: LookupContext) -> String? {
        guard case .member(_, let last, _) = expression.kind, last.beginsWithCapital, program.isTypeWord(last),
            let name = expression.dottedName, let type = program.type(named: name, from: lookupContext),
            type.keyword != nil
        else { return nil }
        return type.name
    }

    /// The view that a generic view of the project is given alone, such as one that builds it late: it is what people
    /// call the screen.
    private func wrapped(
        in callee: Expression, _ arguments: [Argument], from lookupContext: LookupContext
    ) -> String? {
        guard case .name(let name) = callee.kind, arguments.count == 1,
            program.type(named: name, from: lookupContext)?.genericParameters.isEmpty == false
        else { return nil }
        guard case .closure(let closure) = arguments[0].value.kind else {
            return ownView(arguments[0].value, from: lookupContext)
        }
        return Evaluator.onlyExpression(closure.body).flatMap { ownView($0, from: lookupContext) }
    }

    /// Whether a name is a type's of the project. One that merely ends so inside another, as `Strings.List` does, does
    /// not make every list the same screen.
    private func isOwn(_ name: String, from lookupContext: LookupContext) -> Bool {
        name.beginsWithCapital && program.isTypeWord(name)
            && program.type(named: name, from: lookupContext)?.keyword != nil
    }

    private func entryTasks() -> [Task] {
        program.types.filter { type in
            guard type.isAudited, type.keyword != nil, !type.inherited.contains("WidgetBundle") else { return false }
            switch program.role(of: type) {
            case .app, .widget: return true
            default: return false
            }
        }.map { task(for: $0, presentation: program.role(of: $0) == .widget ? .widget : .root) }
    }

    private func task(for type: LinkedType, presentation: Screen.Presentation) -> Task {
        // The call is made up: a value of the type whose properties are all set at run time.
        let instance = Value.instance(Instance(type: type, properties: [:], isRuntime: true))
        let scope = Scope(
            parent: nil, names: ["root": .value(instance)], file: type.file, module: type.module)
        return Task(
            name: type.name, presentation: presentation,
            source: .expression(Expression(.name("root"), type.range), scope),
            place: SourcePlace(file: type.file, range: type.range), environment: StyleEnvironment())
    }

    private func task(for part: UnreachedParts.Part) -> Task {
        Task(
            name: part.type.name, presentation: .component, source: part.source,
            place: part.place, environment: StyleEnvironment(), isAlone: true, isPart: part.start != nil,
            member: part.member)
    }

    /// The project's views, of which each may be a screen.
    private var views: [LinkedType] {
        let unused = program.unused
        return program.types.filter { type in
            type.isAudited && type.keyword != nil && program.role(of: type) == .view && !unused.contain(type)
                && type.properties["body"]?.declaration.getter != nil && !isInPreview(type)
                // Menus without the app that they belong to are no screen.
                && !type.inherited.contains("Commands")
        }
    }

    /// Whether a view is declared inside a preview, or only holds what previews show: nobody but who wrote it ever
    /// meets it.
    private func isInPreview(_ type: LinkedType) -> Bool {
        if Self.previewHolders.occur(in: type.simpleName) { return true }
        guard let dot = type.name.lastIndexOfDot else { return false }
        return (program.typesByName[String(type.name[..<dot])] ?? []).contains {
            $0.inherited.contains("PreviewProvider")
        }
    }

    /// What views that hold states for previews are called.
    private static let previewHolders = Fragments([
        "forpreview", "previewwrapper", "previewcontainer", "previewhost", "previewhelper",
    ])

    private static let previews: Set<String> = ["preview", "previews"]

    /// Views that nothing has led to; first those that no other such view makes.
    private func unreachedViews(
        of views: [LinkedType], besides reached: Set<ObjectIdentifier>, inWidgets widgets: WidgetViews
    ) -> [Task] {
        let open = views.filter { type in
            if reached.contains(ObjectIdentifier(type)) { return false }
            // What a file keeps to itself for its previews; nothing else in it leads there.
            if type.isPrivate, type.simpleName.camelCaseWords.contains(where: { Self.previews.contains($0) }) {
                return false
            }
            // An old copy that no target builds, of a view that one does build, is nobody's screen.
            return !program.isInFolderTarget(type)
                || !(program.typesByName[type.name] ?? []).contains {
                    reached.contains(ObjectIdentifier($0)) && !program.isInFolderTarget($0)
                }
        }
        return UnreachedViews(open, besides: makers, in: program).leaders.map { type in
            var task = task(for: type, presentation: widgets.contains(type) ? .widget : .root)
            task.isAlone = task.presentation == .root
            return task
        }
    }

    /// Styles and modifiers: the views that they make are no screens.
    private var makers: [LinkedType] {
        let unused = program.unused
        return program.types.filter { type -> Bool in
            if unused.contain(type) { return false }
            switch program.role(of: type) {
            case .modifier, .buttonStyle, .labelStyle, .otherStyle: return true
            case .view, .app, .scene, .widget, .representable, .shape, .preview, .other: return false
            }
        }
    }

    private func build(
        _ tasks: [Task], familiar: Set<SourcePlace>, map: (Int, @escaping @Sendable (Int) -> Void) -> Void
    ) -> [Built] {
        let results = ParallelResults<Built>(count: tasks.count)
        map(tasks.count) { index in results.set(build(tasks[index], familiar: familiar), at: index) }
        return results.values
    }

    private func build(_ task: Task, familiar: Set<SourcePlace>) -> Built {
        WorkPlace.file = task.place.file
        let evaluator = Evaluator(program: program, session: EvaluationSession(steps: 400_000))
        var builder = ViewBuilder(evaluator: evaluator)
        builder.environment = task.environment
        builder.sides = task.sides
        builder.placeStack = [task.place]
        builder.repeated.familiar = familiar
        if task.source.makesSeveral {
            // A sheet may be given several views: a screen is one tree.
            builder.tree.open(.group, place: task.place)
            builder.build(task.source)
            builder.tree.close()
        } else {
            builder.build(task.source, slot: .content, task.around)
        }
        let tree = builder.tree.freeze()
        let (name, place) = identity(of: tree, task)
        let screen = Screen(
            name: name, place: place, presentation: task.presentation, tree: tree,
            platforms: platforms(of: task),
            languages: languages(lookupContext(of: task).module) ?? program.strings.languages,
            isEntry: isEntry(task), portion: task.portion)
        let accented = screen.accented(accent(lookupContext(of: task).module))
        let shown = appearance(lookupContext(of: task).module).map(accented.shown(by:)) ?? accented
        let represented = builder.represented
        let screenAlone = shown.showing(partsAt: represented.all, onMac: represented.ofAppKit).on(task.sides)
            .following(builder.followed)
        return Built(
            screen: screenAlone.linked(
                as: [identity(of: task.source, at: task.place)], at: task.place, to: links(to: builder.presented)),
            presented: builder.presented, reached: builder.reached, met: builder.met,
            isShown: !task.isPart || !tree.isSinglePicture, large: builder.repeated.large, cuts: builder.cuts)
    }

    /// The platforms of a screen: those of the target that brings it up, unless the view that it is exists on others
    /// only.
    private func platforms(of task: Task) -> [PlatformVersion] {
        let context = lookupContext(of: task)
        let around = platforms(context.module)
        guard let name = ownView(of: task.source), let type = program.type(named: name, from: context),
            !type.targets.contains(context.module)
        else { return around }
        let own = platforms(type.module)
        guard !own.isEmpty, Set(own.map(\.platform)).isDisjoint(with: around.map(\.platform)) else { return around }
        return own
    }

    private func isEntry(_ task: Task) -> Bool {
        // What the app brings up besides, such as its settings, is not what it opens with.
        task.presentation == .root
            && (program.typesByName[task.name] ?? []).contains { type in
                program.role(of: type) == .app && task.place == SourcePlace(file: type.file, range: type.range)
            }
    }

    private func lookupContext(of task: Task) -> LookupContext { lookupContext(of: task.source) }

    private func lookupContext(of source: ViewSource) -> LookupContext {
        switch source {
        case .expression(_, let scope), .statements(_, let scope), .title(_, let scope), .symbol(_, let scope),
            .asset(_, let scope):
            scope.lookupContext
        case .styled(let inner, _): lookupContext(of: inner)
        case .several(let sources):
            sources.map(lookupContext(of:)).max { $0.module < $1.module } ?? LookupContext(module: 0)
        case .words, .systemButton, .remoteImage, .opaque: LookupContext(module: 0)
        }
    }

    /// The name and place of a screen: those of the outermost view of the project that holds all of it.
    private func identity(of tree: ElementTree, _ task: Task) -> (String, SourcePlace) {
        guard let root = tree.root, let found = ownView(in: root, from: lookupContext(of: task), depth: 0) else {
            return (task.name, task.place)
        }
        return found
    }

    private func ownView(
        in element: ElementView, from lookupContext: LookupContext, depth: Int
    ) -> (String, SourcePlace)? {
        guard depth < Self.deepestIdentity else { return nil }
        if element.kind == .customView, case .type(let name) = element.content,
            let type = program.type(named: name, from: lookupContext), isScreen(type, element)
        {
            return (name, SourcePlace(file: type.file, range: type.range))
        }
        if element.kind == .alternatives {
            // What people call it is the first of its sides that has a name.
            return element.children.lazy.compactMap { ownView(in: $0, from: lookupContext, depth: depth + 1) }.first
        }
        return element.onlyContent.flatMap { ownView(in: $0, from: lookupContext, depth: depth + 1) }
    }

    private static let deepestIdentity = 24

    private func isScreen(_ type: LinkedType, _ element: ElementView) -> Bool {
        switch program.role(of: type) {
        case .app, .scene, .widget, .buttonStyle, .labelStyle, .otherStyle: return false
        case .view, .modifier, .representable, .shape, .preview, .other: break
        }
        // What wraps any view, to build it late or in a theme, is not what people call the screen.
        return type.genericParameters.isEmpty || !element.wrapsOneCustomView
    }
}

extension ScreenFinder.Task {
    /// How much of what people see at once it is.
    fileprivate var portion: Screen.Portion { member != nil ? .member : isAlone ? .view : .whole }

    /// What may be done to it as a whole where it is shown.
    fileprivate var around: PendingAttributes {
        member.map { PendingAttributes.around(member: $0, at: place) } ?? .none
    }
}

extension ViewSource {
    /// Whether what it makes may depend on where it is made.
    fileprivate var isGivenSomething: Bool {
        switch self {
        case .expression(let expression, _):
            if case .call(_, let arguments) = expression.kind { !arguments.isEmpty } else { true }
        case .styled(let inner, _): inner.isGivenSomething
        case .statements, .several, .title, .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: true
        }
    }
}

extension ElementView {
    /// Whether it holds nothing but one view of the project's own.
    fileprivate var wrapsOneCustomView: Bool {
        var iterator = children.makeIterator()
        guard let only = iterator.next(), iterator.next() == nil else { return false }
        return only.kind == .customView
    }

    /// The one child that is the screen itself, apart from what is laid over it, behind it or in its bars.
    fileprivate var onlyContent: ElementView? {
        var only: ElementView?
        for child in children where child.slot == .content && child.kind != .nothing {
            if only != nil { return nil }
            only = child
        }
        return only
    }
}

extension ElementTree {
    /// Whether it shows nothing but one picture: whether that means anything is said by what stands around it.
    fileprivate var isSinglePicture: Bool {
        var pictures = 0
        for element in elements {
            switch element.kind {
            case .image: pictures += 1
            case .text, .label, .opaque: return false
            case let kind where kind.isControl: return false
            default: break
            }
        }
        return pictures == 1 && !attributeKinds.contains(.interaction(.gesture))
    }
}
