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
        _ body: [Statement], in function: LinkedFunction, of type: LinkedType, _ found: inout [Style], depth: Int = 0
    ) {
        guard depth < 5 else { return }
        for statement in body {
            switch statement.kind {
            case .expression(let expression): read(expression, in: function, of: type, &found, depth)
            case .block(let inner), .caught(let inner): read(inner, in: function, of: type, &found, depth: depth + 1)
            default: break
            }
        }
    }

    private func read(
        _ expression: Expression, in function: LinkedFunction, of type: LinkedType, _ found: inout [Style], _ depth: Int
    ) {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard case .member(let base?, PropertyAttributes.forcedStyle, _) = target.kind, Self.isWindow(base),
                case .member(_, let name, _) = value.kind, name == "dark" || name == "light"
            else { return }
            found.append(
                Style(isDark: name == "dark", place: SourcePlace(file: function.file, range: expression.range)))
        case .conditional(let conditional):
            // Whether there is a window, or the system is new enough, is no choice of people.
            guard let first = conditional.branches.first, conditional.subject == nil, !first.conditions.isEmpty,
                first.conditions.allSatisfy(Self.isNoChoice)
            else { return }
            read(first.body, in: function, of: type, &found, depth: depth + 1)
        case .call(let callee, _):
            guard let name = Self.ownFunction(callee),
                let called = program.lineage(of: type).lazy.compactMap({ $0.functions[name]?.first }).first
            else { return }
            read(called.declaration.body, in: called, of: type, &found, depth: depth + 1)
        default: return
        }
    }

    private static func isNoChoice(_ condition: Condition) -> Bool {
        switch condition {
        case .binding(_, let value?): isWindow(value)
        case .binding(let name, nil): isWindow(named: name)
        case .platform: true
        case .expression, .pattern: false
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
        guard let name = index.word(at: index.skippingUnwrapping(before: dot)) else { return false }
        return name.hasPrefix("$") || isWindow(named: name)
    }
}
