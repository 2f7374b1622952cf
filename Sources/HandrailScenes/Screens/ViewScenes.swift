import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode
import HandrailViewElements

/// Finds what the project's UIKit and AppKit classes, storyboards and xibs show, each read with the others.
package struct ViewScenes: Sendable {
    private let program: Program

    /// Reads the classes and interface files of a linked project.
    package init(program: Program) { self.program = program }

    /// A scene with the target it belongs to.
    package struct Found: Sendable {
        /// What is shown.
        package let scene: InterfaceScene
        /// Number of the target.
        package let module: Int
        /// How it comes up.
        package private(set) var presentation = Screen.Presentation.root
        /// The screens that it brings up.
        private(set) var links: [ScreenLink] = []
        /// Whether it is only a menu, an alert or items of a bar that code of a class makes: no screen of that class.
        private(set) var isAside = false

        init(scene: InterfaceScene, module: Int) {
            self.scene = scene
            self.module = module
        }

        /// A menu, an alert or items of a bar.
        fileprivate init(aside scene: InterfaceScene, module: Int) {
            self.init(scene: scene, module: module)
            isAside = true
        }

        /// What no screen is known to show.
        fileprivate init(component scene: InterfaceScene, module: Int) {
            self.init(scene: scene, module: module)
            presentation = .component
        }

        /// The same with what other screens put on its bars.
        fileprivate func taking(_ given: [String: [ViewDescription]]) -> Found {
            guard scene.systemClass.hasSuffix("Controller"), let more = scene.customClass.flatMap({ given[$0] })
            else { return self }
            let new = scene.holdsTabs ? more.filter { $0.systemClass != BuiltInClass.tabs.name } : more
            return Found(scene: scene.with(barItems: scene.barItems + new), module: module)
        }

        /// The same in the appearance that all code gives it which makes it.
        fileprivate func shown(in styles: ControllerAppearances) -> Found {
            guard scene.origin == .code, scene.systemClass.hasSuffix("Controller"),
                scene.property(PropertyAttributes.forcedStyle) == nil,
                let style = scene.customClass.flatMap(styles.style)
            else { return self }
            return Found(scene: scene.with(adding: [style]), module: module)
        }

        fileprivate func coming(up presentations: ScenePresentations) -> Found {
            var copy = self
            let own = presentations.presentation(of: scene)
            copy.presentation =
                SystemClasses.has(.alert, scene.systemClass)
                ? .dialog : isAside && own != .root ? (scene.holdsEntries ? .popover : .part) : own
            return copy
        }

        fileprivate func leading(by links: SceneLinks) -> Found {
            var copy = self
            copy.links = links.links(of: scene)
            return copy
        }

        /// The same screen in an app that allows some orientations only, unless it says itself what it allows.
        fileprivate func allowing(_ orientations: ViewFact?) -> Found {
            guard let orientations, scene.systemClass.hasSuffix("Controller"), !scene.roots.isEmpty,
                !scene.facts.contains(where: \.tellsOrientations)
            else { return self }
            var copy = Found(scene: scene.with(knowing: [orientations]), module: module)
            copy.presentation = presentation
            return copy
        }
    }

    /// The scenes of all interface files in order, then those of all classes that are screens or parts of screens of
    /// their own, sorted by place.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    package func scenes(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> [Found] { read(map: map).scenes }

    /// What was read of all classes and interface files.
    struct Read {
        /// The scenes.
        var scenes: [Found] = []
        /// What stands in lists that code fills.
        var listed = ListedParts([:])
        /// The SwiftUI views that are shown in them.
        var hosted: [HostedView] = []
        /// Where code was followed no further.
        var cuts: [EvaluationCut] = []
        /// The code that was followed, by the class or the scene that it was followed for.
        var followed = FollowedClasses()
    }

    /// The scenes, and the SwiftUI views that are shown in them.
    ///
    /// Views in the scenes name what they show of SwiftUI by its position.
    func read(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> Read {
        let (unmet, unused) = (program.unusedScenes, program.unused)
        let linked = program.interfaces.all.filter {
            $0.isAudited && !unmet.contain($0.scene) && !unused.contain($0.scene.place.file)
        }
        let subjects = self.subjects(besides: Set(linked.compactMap(\.scene.customClass)))
        guard !subjects.isEmpty || !linked.isEmpty else { return Read() }
        let designed = ParallelResults<ResolvedScene>(count: linked.count)
        let coded = ParallelResults<ResolvedClass>(count: subjects.count)
        let program = program
        map(linked.count + subjects.count) { index in
            if index < linked.count {
                WorkPlace.file = linked[index].scene.place.file
                designed.set(ResolvedScene(linked[index], program: program), at: index)
            } else {
                let subject = subjects[index - linked.count]
                WorkPlace.file = subject.type.file
                let reading = ResolvedClass(
                    subject.type, subject.viewClass, isMaker: subject.isMaker, program: program)
                coded.set(reading, at: index - linked.count)
            }
        }
        var (scenesRead, classesRead) = (designed.values, coded.values)
        var hosted: [HostedView] = []
        for index in scenesRead.indices where !scenesRead[index].hosted.isEmpty {
            scenesRead[index].countHosts(from: hosted.count)
            hosted += scenesRead[index].hosted
        }
        for index in classesRead.indices where !classesRead[index].hosted.isEmpty {
            classesRead[index].countHosts(from: hosted.count)
            hosted += classesRead[index].hosted
        }
        let (scenes, listed) = scenes(of: scenesRead, classesRead, map: map)
        return Read(
            scenes: scenes, listed: listed, hosted: hosted,
            cuts: scenesRead.flatMap(\.cuts) + classesRead.flatMap(\.cuts),
            followed: FollowedClasses(scenesRead, classesRead, in: program))
    }

    /// A class to read.
    private struct Subject: Sendable {
        let type: LinkedType
        let viewClass: CodeClass?
        /// Whether it only makes views for others.
        var isMaker = false
    }

    /// Classes that views are made of, and other types that make views, besides those that are read with a scene.
    private func subjects(besides owners: Set<String>) -> [Subject] {
        let unused = program.unused
        return program.types.compactMap { type in
            guard type.isAudited, !unused.contain(type), !owners.contains(type.name), !owners.contains(type.simpleName),
                program.role(of: type) == .other || type.keyword == .classType
            else { return nil }
            if let viewClass = program.viewClass(of: type) {
                switch viewClass.family {
                case .view, .controller, .barItem, .menu: return Subject(type: type, viewClass: viewClass)
                case .gesture, .configuration, .navigationItem: return nil
                }
            }
            if let owner = Self.ownerOnMac(type) { return Subject(type: type, viewClass: owner) }
            if isHelper(type) { return Subject(type: type, viewClass: nil) }
            return isMaker(type) ? Subject(type: type, viewClass: nil, isMaker: true) : nil
        }
    }

    /// Whether a type that is no view makes views of classes, alerts, or controllers that show views of SwiftUI.
    private func isMaker(_ type: LinkedType) -> Bool {
        type.constructs.contains { name in
            if SystemClasses.has(.hostsSwiftUI, name) || SystemClasses.has(.alert, name) { return true }
            return switch program.viewClass(named: name, from: type.lookupContext, within: type.name)?.family {
            case .view, .barItem, .menu: true
            case .controller, .gesture, .configuration, .navigationItem, nil: false
            }
        }
    }

    /// Whether a type that is no view makes items of bars, fills the cells of a list, or is handed the project's views.
    private func isHelper(_ type: LinkedType) -> Bool {
        if type.constructs.contains(where: { SystemClasses.has(.barEntry, $0) }) { return true }
        return type.functions.contains { name, functions in
            if Self.listFunctions.contains(name) { return true }
            return functions.contains { function in
                function.declaration.parameters.contains { parameter in
                    if let label = parameter.label, Self.listLabels.contains(label) { return true }
                    guard let type = parameter.type, !type.isFunction else { return false }
                    let isCell = SystemClasses.has(.gridItem, type.name) || SystemClasses.has(.tableCell, type.name)
                    if isCell { return true }
                    guard let linked = program.typesByName[type.name]?.first else { return false }
                    return linked.keyword == .classType && program.viewClass(of: linked)?.family == .view
                }
            }
        }
    }

    /// What a class is read as that is no controller and keeps windows or items of the menu bar: what it makes is on a
    /// screen of its own.
    private static func ownerOnMac(_ type: LinkedType) -> CodeClass? {
        guard type.keyword == .classType, type.properties.values.contains(where: { keepsOnMac($0.declaration) })
        else { return nil }
        return CodeClass(systemClass: SystemClasses.windowController, family: .controller, type: type, isKnown: true)
    }

    private static func keepsOnMac(_ property: PropertyDeclaration) -> Bool {
        if let type = property.type?.name, SystemClasses.has(.givesScreen, type) { return true }
        guard case .call(let callee, _)? = property.initialValue?.kind else { return false }
        return switch callee.kind {
        case .name(let name): SystemClasses.has(.givesScreen, name)
        case .member(_, let name, _): name == "statusItem"
        default: false
        }
    }

    /// Functions by which lists ask for their cells and say which one was chosen.
    private static let listFunctions: Set<String> = ["collectionView", "tableView", "cellForItem", "didSelectItem"]
    private static let listLabels: Set<String> = ["didSelectItemAt", "cellForItemAt", "cellForViewModel"]

    private func scenes(
        of designed: [ResolvedScene], _ coded: [ResolvedClass], map: (Int, @escaping @Sendable (Int) -> Void) -> Void
    ) -> (scenes: [Found], listed: ListedParts) {
        var shown: Set<String> = []
        var parents: Set<String> = []
        var constructed: Set<String> = []
        for reading in designed {
            shown.formUnion(reading.shown)
            for type in Set(reading.objects.map(\.type)).compactMap({ program.typesByName[$0]?.first }) {
                constructed.formUnion(type.constructs)
                for ancestor in program.lineage(of: type).dropFirst() { parents.insert(ancestor.name) }
            }
        }
        for reading in coded {
            shown.formUnion(reading.shown.subtracting([reading.type.identity]))
            constructed.formUnion(reading.type.constructs)
            for ancestor in program.lineage(of: reading.type).dropFirst() { parents.insert(ancestor.name) }
        }
        // What a representable shows is judged where the representable is used.
        var represented: Set<String> = []
        for type in program.types where program.role(of: type) == .representable {
            guard program.representables.view(of: type, in: program) != nil else { continue }
            let made = type.constructs.compactMap {
                program.type(named: $0, from: type.lookupContext, within: type.name)?.identity
            }
            shown.formUnion(made)
            if program.types.contains(where: { $0 !== type && $0.constructs.contains(type.simpleName) }) {
                represented.formUnion(made)
            }
        }
        let presented = (designed.map(\.presentations) + coded.map(\.presentations)).reduce(
            into: Set<String>()) { $0.formUnion($1.keys) }
        let loaded = loaded(by: designed, coded, shown: shown)
        let writes = CrossClassWrites(
            SharedCells(designed, coded, in: program).removed(
                from: designed.flatMap(\.foreignWrites) + coded.flatMap(\.foreignWrites)),
            files: program.interfaces.files)
        var files = designed.filter { !loaded.contains($0.scene.place) }.map {
            let scene = writes.applied(to: $0.scene, objects: $0.objects)
            let roots = scene.roots.map {
                $0.withPartsAsViews(besides: program.interfaces.files, areFilled: program.mentions.fillsCells)
            }
            return Found(scene: scene.with(roots: roots), module: $0.module)
        }
        var items = designed.flatMap { reading in reading.itemScenes.map { Found(aside: $0, module: reading.module) } }
        items += coded.flatMap { reading in
            reading.itemScenes.map { Found(aside: $0, module: reading.type.module) }
        }
        var omitted: [(scene: InterfaceScene, reading: ResolvedClass)] = []
        let own = coded.compactMap { reading -> (scene: InterfaceScene, reading: ResolvedClass)? in
            guard let scene = reading.scene else { return nil }
            let type = reading.type
            let isView = program.viewClass(of: type)?.family == .view
            // A part that others show is judged where it is shown, with what they do to it.
            if isView, shown.contains(type.identity) {
                omitted.append((scene, reading))
                return nil
            }
            // So is a controller of which a representable shows all there is.
            if represented.contains(type.identity), !presented.contains(type.name), scene.barItems.isEmpty {
                return nil
            }
            // A base class that nobody makes objects of is judged in the classes built on it.
            if parents.contains(type.name), !constructed.contains(type.simpleName) || !isMade(type) {
                omitted.append((scene, reading))
                return nil
            }
            return (scene, reading)
        }
        let written = ParallelResults<Found>(count: own.count)
        map(own.count) { [program] index in
            let (scene, reading) = own[index]
            WorkPlace.file = scene.place.file
            let whole = writes.applied(to: scene, objects: reading.objects)
            written.set(
                Found(
                    scene: whole.with(
                        roots: whole.roots.map { $0.withPartsAsViews(areFilled: program.mentions.fillsCells) }),
                    module: reading.type.module),
                at: index)
        }
        var scenes = written.values
        let left = omitted.map { (scene: writes.applied(to: $0.scene, objects: $0.reading.objects), $0.reading.type) }
        let listed = fill(&files, &scenes, left.map(\.scene), of: designed, coded)
        items = Self.once(items)
        let given = (designed.flatMap(\.assignedBarItems) + coded.flatMap(\.assignedBarItems)).byType
        let unshown = given.filter { type, _ in !(files + scenes).contains { $0.scene.customClass == type } }
        items += unshown.keys.sorted().compactMap { screen(of: $0, holding: unshown[$0] ?? []) }
        let all = files.map { $0.taking(given) }
            + (scenes.map { $0.taking(given) } + items)
                .sorted { ($0.scene.place, $0.scene.name) < ($1.scene.place, $1.scene.name) }
        let coming = designed.map(\.presentations) + coded.map(\.presentations)
        let presentations = ScenePresentations(
            all.map(\.scene),
            shown: coming.reduce(into: [:]) { all, more in all.merge(more) { $0 == .navigation ? $0 : $1 } },
            parts: ControllerParts.all(in: designed.map(\.parts) + coded.map(\.parts), program))
        let allowed = OrientationReader.fact(ofAppIn: program)
        let styles = ControllerAppearances(
            designed.flatMap(\.styles) + coded.flatMap(\.styles),
            own: Dictionary(
                coded.compactMap { reading in reading.style.map { (reading.type.name, $0) } },
                uniquingKeysWith: { first, _ in first }))
        let ways = designed.compactMap { reading in reading.scene.customClass.map { ($0, reading.presentations) } }
            + coded.map { ($0.type.name, $0.presentations) }
        let links = SceneLinks(
            all.map(\.scene),
            shown: Dictionary(ways.filter { !$0.1.isEmpty }) { $0.merging($1) { first, _ in first } })
        let components = UnplacedViews.components(
            designed.compactMap(\.unplaced) + coded.map(\.unplaced),
            omitted: left.filter { !listed.holds($0.scene) },
            besides: all.map(\.scene) + listed.joinedScenes, in: program
        ).map { Found(component: $0.scene, module: $0.type.module) }
        let found = all.map { $0.shown(in: styles).coming(up: presentations).allowing(allowed).leading(by: links) }
        return (found + components, listed)
    }

    /// Puts what lists show into them; what stands there is left out of the scenes.
    private func fill(
        _ files: inout [Found], _ scenes: inout [Found], _ omitted: [InterfaceScene], of designed: [ResolvedScene],
        _ coded: [ResolvedClass]
    ) -> ListedParts {
        var parts: [SourcePlace: [ListedPart]] = [:]
        for reading in designed where !reading.listed.isEmpty { parts[reading.scene.place] = reading.listed }
        for reading in coded where !reading.listed.isEmpty {
            if let place = reading.scene?.place { parts[place] = reading.listed }
        }
        // What an object gives that only fills the lists of others stands on the screens of those that make it.
        let sources = coded.filter { !$0.listed.isEmpty && !($0.scene.map(ListedParts.hasLists) ?? false) }
        let homes = sources.isEmpty ? []
            : designed.compactMap { reading in
                reading.scene.customClass.flatMap { program.typesByName[$0]?.first }.map { ($0, reading.scene.place) }
            } + coded.compactMap { reading in reading.scene.map { (reading.type, $0.place) } }
        for (type, place) in homes {
            let lineage = program.lineage(of: type)
            for source in sources where lineage.contains(where: { $0.constructs.contains(source.type.simpleName) }) {
                parts[place, default: []] += source.listed.map(\.unplaced)
            }
        }
        var listed = ListedParts(parts)
        guard !parts.isEmpty else { return listed }
        let classes = Set((files + scenes).map(\.scene).compactMap(ListedParts.owner)
            + omitted.compactMap(ListedParts.owner))
        let filled = { (found: Found) in
            Found(scene: listed.filled(found.scene, knowing: classes), module: found.module)
        }
        files = files.map(filled)
        scenes = scenes.map(filled)
        listed.join((files + scenes).map(\.scene), omitted.map { listed.filled($0, knowing: classes) })
        let isAlone = { (found: Found) in !listed.holds(found.scene) || !found.scene.barItems.isEmpty }
        files = files.filter(isAlone)
        scenes = scenes.filter(isAlone)
        return listed
    }

    /// Whether code may make objects of a class itself, and not of those built on it alone.
    ///
    /// To call what belongs to a class, as in `Base.current()`, makes none, unless the class makes some of itself.
    private func isMade(_ type: LinkedType) -> Bool {
        let own = type.places.contains { place in
            let index = program.mentions.index(of: place.file)
            return Self.itself.contains { !index.positions(of: $0, in: place.range).isEmpty }
        }
        return own || program.mentions.all(with: type.simpleName).contains { _, index in
            index.positions(of: type.simpleName).contains { position in
                switch index[position + 1] {
                case .dot: index.word(at: position + 2).map(Self.making.contains) ?? !index[position + 2].isWord
                case .openParenthesis, .openAngle, .closeAngle, .assignment: true
                default: index[index.skippingUnwrapping(from: position + 1)] == .assignment
                }
            }
        }
    }

    /// What a class calls itself.
    private static let itself = ["Self"]
    /// What makes objects of a class, or hands the class on.
    private static let making: Set<String> = ["init", "self", "new"]

    /// Items that code puts on bars, each once: what a class does, all that inherit from it do.
    private static func once(_ items: [Found]) -> [Found] {
        let isHome = { (found: Found) in found.scene.barItems.contains { $0.place.file == found.scene.place.file } }
        var seen: Set<SourcePlace> = []
        return (items.filter(isHome) + items.filter { !isHome($0) }).filter { found in
            let places = found.scene.barItems.map(\.place)
            defer { seen.formUnion(places) }
            return places.isEmpty || !places.allSatisfy(seen.contains)
        }
    }

    /// A screen of which nothing is known but the items that others put on its bars.
    private func screen(of name: String, holding items: [ViewDescription]) -> Found? {
        guard let type = program.typesByName[name]?.first else { return nil }
        let place = program.heading(of: SourcePlace(file: type.file, range: type.range))
        return Found(
            scene: InterfaceScene(
                origin: .code, identity: type.name, systemClass: SystemClasses.viewController, customClass: type.name,
                name: type.name,
                place: place, roots: [], barItems: items),
            module: type.module)
    }

    /// What xibs hold of views that load them themselves and that others show: it is judged where they are shown.
    private func loaded(
        by designed: [ResolvedScene], _ coded: [ResolvedClass], shown: Set<String>
    ) -> Set<SourcePlace> {
        let elsewhere = designed.reduce(into: Set<SourcePlace>()) { $0.formUnion($1.loaded) }
        let all = coded.filter { !shown.contains($0.type.identity) }.reduce(into: elsewhere) { $0.formUnion($1.loaded) }
        guard !all.isEmpty else { return [] }
        return all.filter { place in
            designed.contains { reading in
                guard reading.scene.place == place else { return false }
                guard let owner = reading.scene.customClass else { return true }
                guard let type = program.typesByName[owner]?.first else { return false }
                return program.viewClass(of: type)?.family == .view && shown.contains(type.identity)
            }
        }
    }
}

extension ViewFact {
    /// Whether a screen says by itself in which orientations it is shown.
    fileprivate var tellsOrientations: Bool {
        guard case .codeUses(let uses) = content else { return false }
        return uses.contains { $0.kind == .orientations }
    }
}
