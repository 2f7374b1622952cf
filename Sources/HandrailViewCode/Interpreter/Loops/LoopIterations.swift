package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

/// What each iteration of a loop is handed.
package enum LoopIterations {
    /// One of the things that an iteration of a loop is handed.
    package struct Item {
        /// What it is called in the tuple it comes in.
        package var label: String?
        /// The views it stands for.
        package var views: [Int] = []
        /// What it is where it is no view.
        package var value: (expression: Expression, scope: Scope)?
    }

    /// What each iteration of a loop is handed, where that is several things at once and views or texts are among them:
    /// pairs, lists that are zipped or numbered, what is kept by keys.
    static func iterations(
        _ interpreter: inout ViewCodeInterpreter, over sequence: Expression, _ site: CodeSite
    ) -> [[Item]]? {
        var site = site
        guard let rows = rows(&interpreter, sequence, &site, depth: 0),
            rows.contains(where: { $0.contains { !$0.views.isEmpty } }) || Self.areTexts(rows)
        else { return nil }
        return Array(interpreter.turns(over: rows, at: site.scope.place(of: sequence)))
    }

    /// Whether every iteration is handed a text of its own, and what else it takes.
    private static func areTexts(_ rows: [[Item]]) -> Bool {
        (2...LiteralLists.maximumLiterals).contains(rows.count)
            && rows.allSatisfy { row in row.count > 1 && row.contains(where: isOwn) }
    }

    /// Whether an iteration is told from others by what it is handed: a text, or the case of an enum.
    private static func isOwn(_ item: Item) -> Bool {
        guard let value = item.value else { return false }
        if case .name = value.expression.kind, case .type(let type)? = value.scope.currentReceiver {
            return type.keyword == .enumeration
        }
        return LiteralLists.isText(value.expression)
    }

    /// Where one iteration of a loop is read: what is made there of texts alone is another view for each of them.
    static func begin(
        _ interpreter: inout ViewCodeInterpreter, _ iteration: [Item], handing names: [String], _ site: CodeSite
    ) -> CodeSite {
        var inner = site
        hand(iteration, to: names, &inner)
        if iteration.allSatisfy(\.views.isEmpty), let text = iteration.first(where: Self.isOwn)?.value {
            inner.context = interpreter.context(
                of: site, site.receiver ?? -1, SourcePlace(file: text.scope.file, range: text.expression.range))
        }
        return inner
    }

    /// What each of the things in a list that is written out consists of, where these are several each; `nil` for any
    /// other list.
    static func rows(
        _ interpreter: inout ViewCodeInterpreter, _ sequence: Expression, _ site: inout CodeSite, depth: Int
    ) -> [[Item]]? {
        guard depth < 6 else { return nil }
        switch sequence.kind {
        case .name(let name):
            if let known = site.lists[name] { return known }
            if let local = site.scope.local(name) {
                guard case .deferred(let value, let scope, _) = local else { return nil }
                var home = site
                home.scope = scope
                if case .name(name) = value.kind { return nil }
                return rows(&interpreter, value, &home, depth: depth + 1)
            }
            return rows(&interpreter, property: name, site, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return rows(&interpreter, property: name, site, depth: depth + 1) }
            return name == "lazy" ? rows(&interpreter, base, &site, depth: depth + 1) : nil
        case .array(let elements):
            guard case .tuple? = elements.first?.kind else { return nil }
            var found: [[Item]] = []
            for element in elements {
                guard case .tuple(let parts) = element.kind else { continue }
                var row: [Item] = []
                for part in parts { row.append(share(&interpreter, part.value, label: part.label, &site)) }
                found.append(row)
            }
            return found
        case .dictionary(let pairs):
            var found: [[Item]] = []
            for pair in pairs {
                found.append([share(&interpreter, pair.key, &site), share(&interpreter, pair.value, &site)])
            }
            return found
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name("zip") where arguments.count == 2: return zipped(&interpreter, arguments, &site)
            case .member(let base?, "enumerated", _):
                if let several = rows(&interpreter, base, &site, depth: depth + 1) {
                    return several.map { [Item()] + $0 }
                }
                let views = interpreter.visit(base, &site)
                return views.isEmpty
                    ? LiteralLists.literals(interpreter.evaluator, base, site).map {
                        [Item(), Item(value: ($0.0, $0.1))]
                    }
                    : views.map { [Item(), Item(views: [$0])] }
            case .member(let base?, let name, _)
            where ClosureCalls.passing.contains(name) && !Self.handing.contains(name):
                return rows(&interpreter, base, &site, depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// Methods that hand what is in a list to a closure.
    static let handing: NameSet = ["forEach", "map", "compactMap", "flatMap"]

    private static func rows(
        _ interpreter: inout ViewCodeInterpreter, property name: String, _ site: CodeSite, depth: Int
    ) -> [[Item]]? {
        guard let receiver = site.receiver, let type = interpreter.store.nodes[receiver].viewClass.type,
            let property = interpreter.program.property(name, of: type), let value = property.declaration.initialValue
        else { return nil }
        switch value.kind {
        case .array, .dictionary: break
        default: return nil
        }
        var home = interpreter.site(of: receiver, depth: site.depth)
        home.scope = Scope(
            parent: nil, receiver: interpreter.receiver(of: receiver), file: property.file, module: property.module)
        return rows(&interpreter, value, &home, depth: depth)
    }

    private static func share(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, label: String? = nil, _ site: inout CodeSite
    ) -> Item {
        let views = interpreter.visit(value, &site)
        return Item(label: label, views: views, value: views.isEmpty ? (value, site.scope) : nil)
    }

    private static func zipped(
        _ interpreter: inout ViewCodeInterpreter, _ lists: [Argument], _ site: inout CodeSite
    ) -> [[Item]] {
        var columns: [[Item]] = []
        for list in lists {
            var column: [Item] = []
            if case .array(let elements) = list.value.kind {
                for element in elements { column.append(share(&interpreter, element, &site)) }
            } else {
                column = interpreter.visit(list.value, &site).map { Item(views: [$0]) }
                if column.isEmpty {
                    column = LiteralLists.literals(interpreter.evaluator, list.value, site).map {
                        Item(value: ($0.0, $0.1))
                    }
                }
            }
            columns.append(column)
        }
        return (0..<(columns.map(\.count).max() ?? 0)).map { index in
            // One view may stand for all in a list.
            columns.map { index < $0.count ? $0[index] : Item(views: $0.last?.views ?? []) }
        }
    }

    // MARK: Handing over

    /// Lets names stand for what an iteration is handed; where there are fewer names, the last one stands for all that
    /// is left.
    static func hand(_ shares: [Item], to names: [String], _ site: inout CodeSite) {
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1 && shares.count > names.count
            let own = isLast ? Array(shares[index...]) : index < shares.count ? [shares[index]] : []
            let views = own.flatMap(\.views)
            site.nodes[name] = views.isEmpty ? nil : views
            if own.count == 1, let value = own[0].value {
                site.scope = site.scope.binding(name, to: .deferred(value.expression, value.scope, type: nil))
            } else {
                site.scope = site.scope.binding(name, to: .value(.runtime(nil)))
            }
            guard own.count > 1 else { continue }
            for (position, part) in own.enumerated() {
                site.nodes["\(name).\(position)"] = part.views
                if let label = part.label { site.nodes["\(name).\(label)"] = part.views }
            }
            site.nodes["\(name).value"] = own.last?.views
        }
    }

    /// Runs what each iteration of a loop is handed to.
    static func loop(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ iterations: [[Item]], _ body: Expression,
        _ site: inout CodeSite
    ) -> [Int] {
        guard case .closure(let closure) = body.kind, interpreter.isInReach(site) else {
            // Whoever takes them may do anything.
            interpreter.store.viewsGivenAway.formUnion(iterations.joined().flatMap(\.views))
            _ = interpreter.visit(body, &site)
            return []
        }
        var names = closure.parameters.map(\.name)
        if names.isEmpty {
            let index = interpreter.program.mentions.index(of: site.scope.file)
            names = index.positions(of: "$1", in: body.range).isEmpty ? ["$0"] : ["$0", "$1"]
        }
        var results: [Int] = []
        for iteration in iterations {
            var inner = begin(&interpreter, iteration, handing: names, site)
            inner.depth += 1
            inner.result = nil
            results += interpreter.walk(closure.body, &inner)
        }
        return name == "forEach" ? [] : results
    }

    /// What stands for a part of what an iteration is handed: `$0.element`, `pair.0`.
    package static func part(_ name: String, of base: Expression, _ owners: [Int], _ site: CodeSite) -> [Int] {
        if case .name(let whole) = base.kind, let known = site.nodes["\(whole).\(name)"] { return known }
        return name == "element" || name == "values" || name.utf8.first.map { (48...57).contains($0) } ?? false
            ? owners : []
    }
}
