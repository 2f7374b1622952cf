import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailViewElements

/// Finds apps whose windows code shows in one appearance as they come up, whatever people chose.
package struct WindowStyles: Sendable {
    private let program: Program

    /// A finder.
    package init(program: Program) { self.program = program }

    /// The only appearance a target is shown in, by the number of the target.
    package var keys: [Int: AppearanceKey] {
        var found: [Int: [Style]] = [:]
        for type in program.types where type.isAudited && type.keyword == .classType && isDelegate(type) {
            for function in type.ordered where Self.isLaunch(function.declaration) {
                read(function.declaration.body, in: function, of: type, &found[type.module, default: []])
            }
        }
        return found.compactMapValues { styles in
            guard let first = styles.first, styles.allSatisfy({ $0.isDark == first.isDark }),
                !isSetElsewhere(besides: styles.map(\.place))
            else { return nil }
            return AppearanceKey(isDark: first.isDark, place: first.place, origin: .window)
        }
    }

    /// An appearance that is set on a window.
    private struct Style {
        let isDark: Bool
        let place: SourcePlace
    }

    private func isDelegate(_ type: LinkedType) -> Bool {
        program.lineage(of: type).contains { !DelegateProtocols.launching.isDisjoint(with: $0.inherited) }
    }

    private static func isLaunch(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { $0.label.map(launches.contains) ?? false }
    }

    private static let launches: Set<String> = [
        "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
    ]

    // MARK: What runs in any case

    private func read(
        _ body: [Statement], in function: LinkedFunction, of type: LinkedType, _ found: inout [Style],
        calling names: Set<String> = [], depth: Int = 0
    ) {
        guard depth < 5 else { return }
        var windows = Windows(names)
        for statement in body {
            switch statement.kind {
            case .expression(let expression): read(expression, in: function, of: type, &found, windows, depth)
            case .binding(let name, let declared, let value?):
                if windows.make(value) || declared?.name == SystemClasses.window { windows.names.insert(name) }
                read(value, in: function, of: type, &found, windows, depth)
            case .block(let inner), .caught(let inner):
                read(inner, in: function, of: type, &found, calling: windows.names, depth: depth + 1)
            default: break
            }
        }
    }

    private func read(
        _ expression: Expression, in function: LinkedFunction, of type: LinkedType, _ found: inout [Style],
        _ windows: Windows, _ depth: Int
    ) {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard case .member(let base?, PropertyAttributes.forcedStyle, _) = target.kind, windows.contain(base) else {
                return read(value, in: function, of: type, &found, windows, depth)
            }
            guard case .member(_, let name, _) = value.kind, name == "dark" || name == "light" else { return }
            found.append(
                Style(isDark: name == "dark", place: SourcePlace(file: function.file, range: expression.range)))
        case .conditional(let conditional):
            // Whether there is a window, or the system is new enough, is no choice of people.
            guard let first = conditional.branches.first, conditional.subject == nil, !first.conditions.isEmpty,
                first.conditions.allSatisfy(windows.leaveNoChoice)
            else { return }
            read(first.body, in: function, of: type, &found, calling: windows.names, depth: depth + 1)
        case .call(let callee, let arguments):
            if case .member(let base?, _, _) = callee.kind, windows.contain(base) || windows.make(base) {
                // A closure that a window is handed with sets it up: `UIWindow(…).then { $0… }`.
                for case .closure(let closure) in arguments.map(\.value.kind) {
                    let name = closure.parameters.first?.name ?? "$0"
                    read(closure.body, in: function, of: type, &found, calling: [name], depth: depth + 1)
                }
                return read(base, in: function, of: type, &found, windows, depth)
            }
            guard let name = Self.ownFunction(callee),
                let called = program.lineage(of: type).lazy.compactMap({ $0.functions[name]?.first }).first
            else { return }
            read(called.declaration.body, in: called, of: type, &found, depth: depth + 1)
        default: return
        }
    }

    /// What is known to be a window: by its own name, or since it was made as one.
    private struct Windows {
        /// Names that stand for windows.
        var names: Set<String>

        init(_ names: Set<String>) { self.names = names }

        /// Whether a value is a new window, or what was handed one gives back.
        func make(_ value: Expression) -> Bool {
            switch value.unwrapped.kind {
            case .call(let callee, _):
                switch callee.kind {
                case .name(let name): name == SystemClasses.window
                case .member(let base?, _, _): make(base)
                default: false
                }
            case .name, .member: contain(value)
            default: false
            }
        }

        func contain(_ expression: Expression) -> Bool {
            if case .name(let name) = expression.unwrapped.kind, names.contains(name) { return true }
            return WindowStyles.isWindow(expression)
        }

        func leaveNoChoice(_ condition: Condition) -> Bool {
            switch condition {
            case .binding(_, let value?): contain(value)
            case .binding(let name, nil): names.contains(name) || WindowStyles.isWindow(named: name)
            case .platform: true
            case .expression, .pattern: false
            }
        }
    }

    private static func ownFunction(_ callee: Expression) -> String? {
        switch callee.kind {
        case .name(let name): return name
        case .member(let base?, let name, _): if case .name("self") = base.kind { return name } else { return nil }
        default: return nil
        }
    }

    private static func isWindow(_ expression: Expression) -> Bool {
        switch expression.unwrapped.kind {
        case .name(let name), .member(_, let name, _): isWindow(named: name)
        case .cast(let inner, _, _): isWindow(inner)
        default: false
        }
    }

    private static func isWindow(named name: String) -> Bool { name.lowercased().hasSuffix("window") }

    // MARK: What people choose

    /// Whether a window is shown otherwise by other code, as where people choose in the app.
    private func isSetElsewhere(besides places: [SourcePlace]) -> Bool {
        program.mentions.all.contains { file, index in
            let own = places.filter { $0.file == file }
            return index.positions(of: PropertyAttributes.forcedStyle).contains { position in
                index[position - 1] == .dot && index[position + 1].assigns
                    && Self.isWindow(index, before: position - 1)
                    && !own.contains { index.positions(in: $0.range).contains(position) }
            }
        }
    }

    /// Whether what stands before a dot is a window, or may be one of several.
    private static func isWindow(_ index: CodeIndex, before dot: Int) -> Bool {
        let base = index.skippingUnwrapping(before: dot)
        // `windows[0]` and `windows.first` have no name that tells.
        if index[base] == .closeBracket || index[base] == .closeParenthesis { return true }
        guard let name = index.word(at: base) else { return false }
        if index[base - 1] == .dot, name == "first" || name == "last" { return true }
        return name.hasPrefix("$") || isWindow(named: name)
    }
}
