import HandrailCode
import HandrailModel
import HandrailSource

/// Follows calls from what the system runs as an app starts.
struct LaunchSearch {
    /// A function of a type of the project.
    struct Found: Hashable {
        let type: String?
        let function: String
    }

    /// Functions that the system calls while an app launches.
    static let delegates: Set<String> = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)", "applicationWillFinishLaunching(_:)", "scene(_:willConnectTo:options:)",
    ]

    /// Modifiers whose closures run as a view appears.
    static let appearances: Set<String> = ["onAppear", "task"]

    /// The functions that run.
    private(set) var found: Set<Found> = []
    /// The views that are first on screen, and the apps that hold them.
    private(set) var views: Set<String> = []
    private var types: [String: [TypeDeclaration]] = [:]
    private var open: [(type: String?, body: [Statement])] = []
    /// Functions that are followed at most; an app that runs more at its start is not read to the end.
    private var budget = 400

    /// A search in some files.
    init(of code: [FileIndex: CodeFile]) {
        for file in code.keys.sorted() {
            for type in code[file]?.types ?? [] { types[type.name, default: []].append(type) }
        }
    }

    /// Follows all calls.
    mutating func run() {
        for name in types.keys.sorted() {
            let parts = types[name] ?? []
            if parts.contains(where: { $0.functions.contains { Self.delegates.contains(Declaration.name(of: $0)) } }) {
                begin(name)
                for function in parts.flatMap(\.functions)
                where Self.delegates.contains(Declaration.name(of: function)) {
                    open.append((name, function.body))
                }
            }
            guard parts.contains(where: { $0.inherited.contains { $0.name == "App" || $0.name == "SwiftUI.App" } })
            else { continue }
            begin(name)
            views.insert(name)
            appear(name)
            let scenes = parts.flatMap(\.properties).filter { $0.name == "body" }.flatMap { $0.getter ?? [] }
            if let first = firstView(ofScenes: scenes) {
                views.insert(first)
                begin(first)
                appear(first)
            }
        }
        while let next = open.popLast(), budget > 0 {
            budget -= 1
            follow(next.body, in: next.type)
        }
    }

    /// A value of a type is made: its initializers run, and those of what its properties begin with.
    private mutating func begin(_ name: String) {
        guard found.insert(Found(type: name, function: "init")).inserted else { return }
        for part in types[name] ?? [] {
            for function in part.functions where function.name == "init" { add(function, of: name) }
            for property in part.properties where !property.isStatic {
                guard let value = property.initialValue else { continue }
                found.insert(Found(type: name, function: property.name))
                open.append((name, [Statement(.expression(value), value.range)]))
            }
        }
    }

    private mutating func add(_ function: FunctionDeclaration, of type: String?) {
        guard found.insert(Found(type: type, function: Declaration.name(of: function))).inserted else { return }
        open.append((type, function.body))
    }

    // MARK: The first screen

    /// What a view does as it appears, in its body.
    private mutating func appear(_ name: String) {
        for property in (types[name] ?? []).flatMap(\.properties) where property.name == "body" {
            for closure in Self.closures(onAppearing: property.getter ?? []) { open.append((name, closure)) }
        }
    }

    /// The closures of modifiers for appearing in the body of a view.
    private static func closures(onAppearing body: [Statement]) -> [[Statement]] {
        var found: [[Statement]] = []
        CodeWalk.calls(in: body) { callee, arguments in
            guard case .member(_, let name, _) = callee.unwrapped.kind, appearances.contains(name) else { return }
            for argument in arguments {
                if case .closure(let closure) = argument.value.kind { found.append(closure.body) }
            }
        }
        return found
    }

    /// The view that is alone in the first window of an app; `nil` where a condition decides.
    private func firstView(ofScenes body: [Statement]) -> String? {
        var found: [String?] = []
        CodeWalk.calls(in: body) { callee, arguments in
            guard case .name("WindowGroup") = callee.unwrapped.kind,
                case .closure(let closure)? = arguments.last?.value.kind
            else { return }
            found.append(view(in: closure.body, depth: 0))
        }
        return found.first ?? nil
    }

    private func view(in body: [Statement], depth: Int) -> String? {
        guard body.count == 1, depth < 6, var expression = Self.value(of: body[0])?.unwrapped else { return nil }
        while case .call(let callee, let arguments) = expression.kind {
            switch callee.unwrapped.kind {
            case .member(let base?, _, _): expression = base.unwrapped
            case .name(let name):
                if isView(name) { return name }
                guard Self.containers.contains(name), case .closure(let closure)? = arguments.last?.value.kind
                else { return nil }
                return view(in: closure.body, depth: depth + 1)
            default: return nil
            }
        }
        return nil
    }

    private func isView(_ name: String) -> Bool {
        types[name]?.contains { $0.inherited.contains { $0.name == "View" } } ?? false
    }

    private static func value(of statement: Statement) -> Expression? {
        switch statement.kind {
        case .expression(let expression), .result(let expression?): expression
        default: nil
        }
    }

    private static let containers: Set<String> = [
        "Group", "NavigationStack", "NavigationView", "VStack", "ZStack",
    ]

    // MARK: Calls

    private mutating func follow(_ body: [Statement], in type: String?) {
        var calls: [(callee: Expression, count: Int)] = []
        var controllers: [Expression] = []
        CodeWalk.calls(in: body) { callee, arguments in
            calls.append((callee.unwrapped, arguments.count))
            // A container of controllers is made with the first one.
            if let root = arguments.first(where: { $0.label == "rootViewController" }) {
                controllers.append(root.value.unwrapped)
            }
        }
        CodeWalk.assignments(in: body) { target, value in
            guard case .member(_, "rootViewController", _) = target.unwrapped.kind else { return }
            controllers.append(value.unwrapped)
        }
        for call in calls { follow(call.callee, arguments: call.count, in: type) }
        for controller in controllers { show(controller) }
    }

    /// A controller becomes the first screen.
    private mutating func show(_ controller: Expression) {
        guard case .call(let callee, _) = controller.kind, case .name(let name) = callee.unwrapped.kind else { return }
        for function in (types[name] ?? []).flatMap(\.functions) where Self.loading.contains(function.name) {
            add(function, of: name)
        }
    }

    private static let loading: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

    private mutating func follow(_ callee: Expression, arguments: Int, in type: String?) {
        switch callee.kind {
        case .name(let name):
            if name.first?.isUppercase ?? false {
                if types[name] != nil, !isView(name) { begin(name) }
            } else if let type {
                call(name, of: type, arguments)
            }
        case .member(let base?, let name, _):
            guard let root = Self.root(of: base.unwrapped, depth: 0) else { return }
            if root == "self", let type { call(name, of: type, arguments) }
            if types[root] != nil { call(name, of: root, arguments) }
        default: return
        }
    }

    /// The one function of a type with a name and as many parameters at most as are given; its values are made first.
    private mutating func call(_ name: String, of type: String, _ arguments: Int) {
        let functions = (types[type] ?? []).flatMap(\.functions).filter {
            $0.name == name && $0.parameters.count >= arguments
        }
        guard functions.count == 1 else { return }
        add(functions[0], of: type)
    }

    /// The name that a chain of at most two begins with: `Guide` of `Guide.shared`, and `self`.
    private static func root(of base: Expression, depth: Int) -> String? {
        switch base.kind {
        case .name(let name): return name
        case .member(let inner?, let name, _):
            guard depth == 0, instances.contains(name) else { return nil }
            return root(of: inner.unwrapped, depth: 1)
        default: return nil
        }
    }

    /// What the one instance of a type is called.
    private static let instances: Set<String> = ["shared", "default", "main", "instance", "current", "standard"]
}
