import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailValues

/// Finds views that nothing has led to and that are no types of SwiftUI: what components of packages show, what
/// factories, coordinators and routers make, and closures that somebody keeps to show what they make later.
///
/// Each is judged as a component by itself, with what it is given left open.
struct UnreachedParts {
    /// The linked project.
    let program: Program

    /// Views of one kind or another, with the type that makes them.
    struct Part {
        /// The type.
        let type: LinkedType
        /// What makes them.
        let source: ViewSource
        /// Where that is written.
        let place: SourcePlace
        /// Where the first of their statements stands; `nil` for the body of a component.
        let start: SourcePlace?
        /// Whether it is only a text, which code keeps to show it somewhere.
        var isText = false
        /// The name of the property or function of a view that puts it together besides its body; `nil` for anything
        /// else.
        var member: String?
    }

    /// The parts that nothing has met, without members of views that other such members of the same view lead to.
    func leaders(of open: [Part]) -> [Part] {
        let members = Dictionary(grouping: open.filter { $0.member != nil }) { ObjectIdentifier($0.type) }
        let leaders = open.filter { part in
            guard let name = part.member, let others = members[ObjectIdentifier(part.type)] else { return true }
            return !others.contains { other in
                other.place != part.place
                    && !program.mentions.index(of: other.place.file).positions(of: name, in: other.place.range).isEmpty
            }
        }
        return leaders.isEmpty ? open : leaders
    }

    /// The same parts, with all texts that one type keeps as one of them: none of them is a component by itself.
    static func gathered(_ parts: [Part]) -> [Part] {
        var texts: [ObjectIdentifier: [Part]] = [:]
        for part in parts where part.isText { texts[ObjectIdentifier(part.type), default: []].append(part) }
        return parts.compactMap { part in
            guard part.isText else { return part }
            guard let all = texts.removeValue(forKey: ObjectIdentifier(part.type)) else { return nil }
            return Part(
                type: part.type, source: all.count == 1 ? part.source : .several(all.map(\.source)), place: part.place,
                start: part.start, isText: true)
        }
    }

    /// All of them, reached or not.
    func all() -> [Part] {
        let types = program.types.filter(\.isAudited)
        let makers = types.filter { $0.keyword != nil && program.role(of: $0) == .other }
        let (unused, names) = (program.unused, NamedMembers(program))
        let views = types.filter { program.role(of: $0) == .view && !unused.contain($0) && !isOldCopy($0) }
        return makers.flatMap(parts(of:)) + views.flatMap { members(of: $0, besides: unused, names) } + keptClosures()
    }

    /// Whether no target builds a view of which one builds a namesake.
    private func isOldCopy(_ view: LinkedType) -> Bool {
        program.isInFolderTarget(view)
            && (program.typesByName[view.name] ?? []).contains { !program.isInFolderTarget($0) }
    }

    /// What properties and functions of a view put together besides its body: judged by itself where no screen shows
    /// it.
    private func members(of view: LinkedType, besides unused: UnusedViews, _ names: NamedMembers) -> [Part] {
        view.shownParts.filter { part in
            part.name != "body" && !unused.contain(SourcePlace(file: part.file, range: part.range))
                && names.contain(part.name)
        }.compactMap { made in
            var part = part(made, of: view)
            part?.member = made.name
            return part
        }
    }

    // MARK: Types

    private func parts(of type: LinkedType) -> [Part] {
        let made = type.shownParts.filter { part in
            // What is handed the view that it changes is a modifier or a style.
            !part.parameters.contains { parameter in
                parameter.type.map { Self.given.contains($0.name) } ?? false
            }
        }
        if let body = made.first(where: { $0.name == "body" && !$0.isStatic }), type.keyword != .protocolType {
            let place = SourcePlace(file: type.file, range: type.range)
            return [Part(type: type, source: Self.root(type), place: SourcePlace(file: body.file, range: place.range),
                start: nil)]
        }
        return made.compactMap { part($0, of: type) }
    }

    private func part(_ part: ShownPart, of type: LinkedType) -> Part? {
        guard let first = part.body.first else { return nil }
        let names = part.parameters.map { ($0.name, Binding.value(.runtime($0.type))) }
        let scope = Scope(
            parent: nil, names: Dictionary(names) { first, _ in first },
            receiver: part.isStatic ? .type(type) : .value(Self.value(of: type)), file: part.file,
            module: part.module)
        return Part(
            type: type, source: .statements(part.body, scope), place: SourcePlace(file: part.file, range: part.range),
            start: SourcePlace(file: part.file, range: first.range))
    }

    /// What styles and modifiers are given of the view that they change.
    private static let given: Set<String> = ["Content", "Configuration"]

    /// A value of a type whose properties are all set at run time.
    private static func value(of type: LinkedType) -> Value {
        .instance(Instance(type: type, properties: [:], isRuntime: true))
    }

    private static func root(_ type: LinkedType) -> ViewSource {
        let scope = Scope(parent: nil, names: ["root": .value(value(of: type))], file: type.file, module: type.module)
        return .expression(Expression(.name("root"), type.range), scope)
    }

    // MARK: Closures

    /// Closures of views that are handed to functions which give no view back, those that stand in tables, stacks that
    /// a view of the project is given and may show later, and texts that code keeps for an alert, a banner or the like.
    private func keptClosures() -> [Part] {
        var names: Set<String> = []
        for type in program.types where type.keyword != nil && program.role(of: type) == .other {
            for function in type.functions.values.joined() where Self.keepsViews(function.declaration) {
                names.insert(function.declaration.name == "init" ? type.simpleName : function.declaration.name)
            }
        }
        let views = Set(program.types.lazy.filter { program.role(of: $0) == .view }.map(\.simpleName))
        let namesMethods = names.contains(where: program.isMethod)
        var parts: [Part] = []
        for type in program.types where type.isAudited && program.role(of: type) != .preview {
            let tables = type.properties.values.filter { Self.isTable($0.declaration) }
            if names.isDisjoint(with: type.constructs), views.isDisjoint(with: type.constructs), tables.isEmpty,
                !namesMethods, !type.constructs.contains(where: { ContentViews.form(of: $0) == .text })
            {
                continue
            }
            var finder = KeptViewFinder(names: names, views: views) { [program] name in
                program.isMethod(name) || program.functions[name] != nil || program.isTypeWord(name)
            }
            for property in type.properties.values.sorted(by: { $0.declaration.range < $1.declaration.range }) {
                let declaration = property.declaration
                if let value = declaration.initialValue { finder.keep(value, isTable: Self.isTable(declaration)) }
                finder.read(declaration.getter ?? [])
                parts += finder.take().compactMap { part($0, of: type, property.file, property.module) }
            }
            for function in type.functions.values.joined().sorted(by: { $0.place < $1.place }) {
                finder.read(function.declaration.body)
                parts += finder.take().compactMap { part($0, of: type, function.file, function.module) }
            }
        }
        return parts
    }

    private func part(_ kept: KeptViewFinder.Kept, of type: LinkedType, _ file: FileIndex, _ module: Int) -> Part? {
        let scope = Scope(parent: nil, receiver: .value(Self.value(of: type)), file: file, module: module)
        switch kept {
        case .closure(let closure):
            guard let first = closure.body.first, let last = closure.body.last else { return nil }
            return Part(
                type: type, source: .statements(closure.body, scope.binding(closure.openNames)),
                place: SourcePlace(file: file, range: first.range.union(last.range)),
                start: SourcePlace(file: file, range: first.range))
        case .view(let view, let content):
            guard let first = content.body.first else { return nil }
            return Part(
                type: type, source: .expression(view, scope), place: SourcePlace(file: file, range: view.range),
                start: SourcePlace(file: file, range: first.range))
        case .text(let text):
            let place = SourcePlace(file: file, range: text.range)
            return Part(type: type, source: .expression(text, scope), place: place, start: place, isText: true)
        }
    }

    /// Whether a function is handed closures of views without giving views back itself.
    private static func keepsViews(_ function: FunctionDeclaration) -> Bool {
        if function.result.map({ SwiftUIProtocols.viewTypes.contains($0.name) }) ?? false { return false }
        return function.parameters.contains { parameter in
            guard parameter.takesClosure, let type = parameter.type else { return false }
            return parameter.attributes.contains(SwiftUIProtocols.viewBuilder)
                || SwiftUIProtocols.anyView.contains(type.name)
        }
    }

    /// Whether a property is a table or a list of closures of views.
    private static func isTable(_ declaration: PropertyDeclaration) -> Bool {
        guard let type = declaration.type else { return false }
        if type.isArray, SwiftUIProtocols.anyView.contains(type.name) { return true }
        return type.arguments.contains { $0.isFunction && SwiftUIProtocols.anyView.contains($0.name) }
    }
}
