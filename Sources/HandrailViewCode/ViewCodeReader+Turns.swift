package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

extension ViewCodeReader {
    /// One of the things that a turn of a loop is handed.
    package struct Share {
        /// What it is called in the tuple it comes in.
        package var label: String?
        /// The views it stands for.
        package var views: [Int] = []
        /// What it is where it is no view.
        package var value: (expression: Expression, scope: Scope)?
    }

    /// What each turn of a loop is handed, where that is several things at once and views or texts are among them: pairs, lists
    /// that are zipped or numbered, what is kept by keys.
    mutating func turns(over sequence: Expression, _ site: CodeSite) -> [[Share]]? {
        var site = site
        guard let rows = rows(sequence, &site, depth: 0), rows.contains(where: { $0.contains { !$0.views.isEmpty } }) || Self.areTexts(rows)
        else { return nil }
        return Array(rows.prefix(Self.maximumLoop))
    }

    /// Whether every turn is handed a text of its own, and what else it takes.
    private static func areTexts(_ rows: [[Share]]) -> Bool {
        (2...maximumLiterals).contains(rows.count)
            && rows.allSatisfy { row in row.count > 1 && row.contains(where: isOwn) }
    }

    /// Whether a turn is told from others by what it is handed: a text, or the case of an enum.
    private static func isOwn(_ share: Share) -> Bool {
        guard let value = share.value else { return false }
        if case .name = value.expression.kind, case .type(let type)? = value.scope.currentReceiver { return type.keyword == .enumeration }
        return isText(value.expression)
    }

    /// Where one turn of a loop is read: what is made there of texts alone is another view for each of them.
    mutating func begin(_ turn: [Share], handing names: [String], _ site: CodeSite) -> CodeSite {
        var inner = site
        hand(turn, to: names, &inner)
        if turn.allSatisfy(\.views.isEmpty), let text = turn.first(where: Self.isOwn)?.value {
            inner.context = context(
                of: site, site.receiver ?? -1, SourcePlace(file: text.scope.file, range: text.expression.range))
        }
        return inner
    }

    /// What each of the things in a list that is written out consists of, where these are several each; `nil` for any other list.
    mutating func rows(_ sequence: Expression, _ site: inout CodeSite, depth: Int) -> [[Share]]? {
        guard depth < 6 else { return nil }
        switch sequence.kind {
        case .name(let name):
            if let known = site.lists[name] { return known }
            if let local = site.scope.local(name) {
                guard case .deferred(let value, let scope, _) = local else { return nil }
                var home = site
                home.scope = scope
                if case .name(name) = value.kind { return nil }
                return rows(value, &home, depth: depth + 1)
            }
            return rows(property: name, site, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return rows(property: name, site, depth: depth + 1) }
            return name == "lazy" ? rows(base, &site, depth: depth + 1) : nil
        case .array(let elements):
            guard case .tuple? = elements.first?.kind else { return nil }
            var found: [[Share]] = []
            for element in elements {
                guard case .tuple(let parts) = element.kind else { continue }
                var row: [Share] = []
                for part in parts { row.append(share(part.value, label: part.label, &site)) }
                found.append(row)
            }
            return found
        case .dictionary(let pairs):
            var found: [[Share]] = []
            for pair in pairs { found.append([share(pair.key, &site), share(pair.value, &site)]) }
            return found
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name("zip") where arguments.count == 2: return zipped(arguments, &site)
            case .member(let base?, "enumerated", _):
                if let several = rows(base, &site, depth: depth + 1) { return several.map { [Share()] + $0 } }
                let views = visit(base, &site)
                return views.isEmpty ? literals(base, site).map { [Share(), Share(value: ($0.0, $0.1))] } : views.map { [Share(), Share(views: [$0])] }
            case .member(let base?, let name, _) where Self.passing.contains(name) && !Self.handing.contains(name):
                return rows(base, &site, depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// Methods that hand what is in a list to a closure.
    static let handing: NameSet = ["forEach", "map", "compactMap", "flatMap"]

    private mutating func rows(property name: String, _ site: CodeSite, depth: Int) -> [[Share]]? {
        guard let receiver = site.receiver, let type = nodes[receiver].viewClass.type,
            let property = program.property(name, of: type), let value = property.declaration.initialValue
        else { return nil }
        switch value.kind {
        case .array, .dictionary: break
        default: return nil
        }
        var home = self.site(of: receiver, depth: site.depth)
        home.scope = Scope(parent: nil, receiver: self.receiver(of: receiver), file: property.file, module: property.module)
        return rows(value, &home, depth: depth)
    }

    private mutating func share(_ value: Expression, label: String? = nil, _ site: inout CodeSite) -> Share {
        let views = visit(value, &site)
        return Share(label: label, views: views, value: views.isEmpty ? (value, site.scope) : nil)
    }

    private mutating func zipped(_ lists: [Argument], _ site: inout CodeSite) -> [[Share]] {
        var columns: [[Share]] = []
        for list in lists {
            var column: [Share] = []
            if case .array(let elements) = list.value.kind {
                for element in elements { column.append(share(element, &site)) }
            } else {
                column = visit(list.value, &site).map { Share(views: [$0]) }
                if column.isEmpty { column = literals(list.value, site).map { Share(value: ($0.0, $0.1)) } }
            }
            columns.append(column)
        }
        return (0..<(columns.map(\.count).max() ?? 0)).map { index in
            // One view may stand for all in a list.
            columns.map { index < $0.count ? $0[index] : Share(views: $0.last?.views ?? []) }
        }
    }

    // MARK: Handing over

    /// Lets names stand for what a turn is handed; where there are fewer names, the last one stands for all that is left.
    func hand(_ shares: [Share], to names: [String], _ site: inout CodeSite) {
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

    /// Runs what each turn of a loop is handed to.
    mutating func loop(_ name: String, _ turns: [[Share]], _ body: Expression, _ site: inout CodeSite) -> [Int] {
        guard case .closure(let closure) = body.kind, isInReach(site) else {
            // Whoever takes them may do anything.
            escaped.formUnion(turns.joined().flatMap(\.views))
            _ = visit(body, &site)
            return []
        }
        var names = closure.parameters.map(\.name)
        if names.isEmpty {
            let text = program.text(at: SourcePlace(file: site.scope.file, range: body.range))
            names = Fragments(["$1"]).occur(in: text) ? ["$0", "$1"] : ["$0"]
        }
        var results: [Int] = []
        for turn in turns {
            var inner = begin(turn, handing: names, site)
            inner.depth += 1
            inner.result = nil
            results += walk(closure.body, &inner)
        }
        return name == "forEach" ? [] : results
    }

    /// What stands for a part of what a turn is handed: `$0.element`, `pair.0`.
    package func part(_ name: String, of base: Expression, _ owners: [Int], _ site: CodeSite) -> [Int] {
        if case .name(let whole) = base.kind, let known = site.nodes["\(whole).\(name)"] { return known }
        return name == "element" || name == "values" || name.utf8.first.map { (48...57).contains($0) } ?? false ? owners : []
    }
}
