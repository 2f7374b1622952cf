import HandrailSource

/// Collects what the bodies of one implementation do to views.
struct ObjectiveCBody {
    private let tokens: [ObjectiveCToken]
    private var writes: [ObjectiveCWrite] = []
    private var overrides: [ObjectiveCClass.Override] = []
    private var handovers: [ObjectiveCClass.Handover] = []
    private var seenHandovers: Set<ObjectiveCClass.Handover> = []
    private var methods: Set<String> = []
    /// Paths that local names stand for in the body being read; several where a name may be any of them.
    private var aliases: [String: [[String]]] = [:]

    /// A collector over the tokens of a file.
    init(_ tokens: [ObjectiveCToken]) { self.tokens = tokens }

    /// What was collected.
    func `class`(named name: String, outlets: [ObjectiveCClass.Outlet]) -> ObjectiveCClass {
        ObjectiveCClass(
            name: name, outlets: outlets, writes: writes, overrides: overrides, handovers: handovers, methods: methods)
    }

    /// Reads a method, whose body stands in braces from `start` to `end`.
    mutating func readMethod(_ selector: String, head: ByteRange, from start: Int, to end: Int) {
        methods.insert(selector)
        if let name = ObjectiveCPropertyNames.overrides[selector] {
            overrides.append(.init(name: name, value: onlyReturn(from: start, to: end), range: head))
        }
        read(from: start, to: end)
    }

    /// Reads a body that stands in braces from `start` to `end`.
    mutating func read(from start: Int, to end: Int) {
        aliases = [:]
        var level = 0
        var position = start
        while position < end {
            let token = tokens[position]
            if token.is("{") { level += 1 }
            if token.is("}") { level -= 1 }
            guard token.is("{") || token.is("}") || token.is(";") else {
                position += 1
                continue
            }
            position += 1
            readStatement(at: position, end: end, isConditional: level > 1)
        }
    }

    /// The value of `return X;`, where that is all a method does.
    private func onlyReturn(from start: Int, to end: Int) -> ObjectiveCValue {
        guard start + 1 < end, tokens[start + 1].name == "return" else { return .computed }
        var reader = ObjectiveCExpressionReader(tokens, at: start + 2, end: end)
        guard let value = reader.expression(), reader.position < end, tokens[reader.position].is(";") else {
            return .computed
        }
        return ObjectiveCValueReader.value(of: value)
    }

    // MARK: Statements

    private mutating func readStatement(at start: Int, end: Int, isConditional: Bool) {
        guard start < end else { return }
        switch tokens[start].name {
        case "if", "while", "switch":
            guard start + 1 < end, tokens[start + 1].is("(") else { return }
            readStatement(at: skipped(start + 1, end), end: end, isConditional: true)
        case "for":
            guard start + 1 < end, tokens[start + 1].is("(") else { return }
            let after = skipped(start + 1, end)
            readLoop(from: start + 2, to: after - 1)
            readStatement(at: after, end: end, isConditional: true)
        case "else", "do", "return":
            readStatement(at: start + 1, end: end, isConditional: true)
        case "case", "default":
            var position = start
            while position < end, !tokens[position].is(":"), !tokens[position].is(";") { position += 1 }
            readStatement(at: position + 1, end: end, isConditional: true)
        default:
            if !readDeclaration(at: start, end: end) { readExpression(at: start, end: end, isConditional) }
        }
    }

    /// `for (UIButton *button in self.buttons)`: the name stands for every member.
    private mutating func readLoop(from start: Int, to end: Int) {
        guard start < end, let word = (start..<end).first(where: { tokens[$0].name == "in" }), word > start,
            let name = tokens[word - 1].name
        else { return }
        var reader = ObjectiveCExpressionReader(tokens, at: word + 1, end: end)
        aliases[name] = reader.expression()?.paths.flatMap(resolved)
    }

    /// `UIButton *button = self.closeButton;`
    private mutating func readDeclaration(at start: Int, end: Int) -> Bool {
        var position = start
        while position < end, let word = tokens[position].name, Self.qualifiers.contains(word) { position += 1 }
        guard position + 1 < end, let type = tokens[position].name else { return false }
        position += 1
        if Self.inferring.contains(type), tokens[position].is("(") {
            // `__weak typeof(self) weakSelf = self;`
            position = skipped(position, end)
        } else if type != "id" || tokens[position].name == nil {
            if tokens[position].is("<") {
                while position < end, !tokens[position].is(">"), !tokens[position].is(";") { position += 1 }
                position += 1
            }
            guard position < end, tokens[position].is("*") else { return false }
        }
        while position < end, tokens[position].is("*") || tokens[position].name.map(Self.qualifiers.contains) == true {
            position += 1
        }
        guard position + 1 < end, let name = tokens[position].name, tokens[position + 1].is("=") else { return false }
        var reader = ObjectiveCExpressionReader(tokens, at: position + 2, end: end)
        guard let value = reader.expression() else { return true }
        let meant = value.paths.flatMap(resolved)
        aliases[name] = meant.isEmpty ? nil : meant
        readCall(value, isConditional: false, range: tokens[start].range)
        return true
    }

    private static let inferring: Set<String> = ["typeof", "__typeof", "__typeof__"]

    private static let qualifiers: Set<String> = ["__weak", "__strong", "__block", "const", "static", "__kindof", "_Nullable"]

    private mutating func readExpression(at start: Int, end: Int, _ isConditional: Bool) {
        var reader = ObjectiveCExpressionReader(tokens, at: start, end: end)
        guard let left = reader.expression(), reader.position < end else { return }
        let sign = tokens[reader.position]
        guard sign.is("=") || sign.kind == .compound(.addsBits) else {
            readCall(left, isConditional: isConditional, range: range(start, reader.position))
            return
        }
        var right = ObjectiveCExpressionReader(tokens, at: reader.position + 1, end: end)
        guard let value = right.expression() else { return }
        readCall(value, isConditional: isConditional, range: range(start, right.position))
        if case .name(let local) = left, !local.hasPrefix("_"), sign.is("="), !value.paths.isEmpty {
            // `button = self.close;` gives a name that was declared before another meaning.
            aliases[local, default: []] += value.paths.flatMap(resolved)
            return
        }
        let owners = left.path.map(resolved) ?? []
        for path in owners where path.count > 1 {
            if path[0] == "self", path.count == 2, !isOwnProperty(path[1]) { continue }
            write(
                path, sign.is("=") ? ObjectiveCValueReader.value(of: value) : .computed, isConditional || owners.count > 1,
                range(start, right.position))
        }
    }

    /// What UIKit's own properties are called, of those an object sets on itself.
    private func isOwnProperty(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") || name == "title"
            || name == "shouldGroupAccessibilityChildren"
    }

    // MARK: Messages

    private mutating func readCall(_ expression: ObjectiveCExpression, isConditional: Bool, range: ByteRange) {
        switch expression {
        case .message(let receiver, let parts):
            if let selector = expression.selector { readMessage(receiver, parts, selector, isConditional, range) }
        case .call(let name, let arguments):
            for path in arguments.flatMap(\.paths).flatMap(resolved) { hand(path, to: name) }
        default: break
        }
    }

    private mutating func readMessage(
        _ receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], _ selector: String,
        _ isConditional: Bool, _ range: ByteRange
    ) {
        for part in parts {
            for path in (part.value?.paths ?? []).flatMap(resolved) { hand(path, to: selector) }
            if let inner = part.value { readCall(inner, isConditional: isConditional, range: range) }
        }
        let owners = receiver.path.map(resolved) ?? []
        if owners.isEmpty { return readCall(receiver, isConditional: isConditional, range: range) }
        for path in owners {
            hand(path, to: selector)
            set(parts, selector, on: path, isConditional || owners.count > 1, range)
        }
    }

    /// What a setter sets.
    private mutating func set(
        _ parts: [ObjectiveCExpression.Part], _ selector: String, on path: [String], _ isConditional: Bool, _ range: ByteRange
    ) {
        guard let value = parts[0].value else { return }
        if selector == "setValue:forKey:" || selector == "setValue:forKeyPath:" {
            guard case .string(let key)? = parts[1].value else { return }
            return write(
                path + key.split(separator: ".").map(String.init), ObjectiveCValueReader.value(of: value), isConditional, range)
        }
        guard let property = ObjectiveCPropertyNames.property(ofSetter: parts[0].name) else { return }
        var name = property
        if parts.count == 2 {
            guard parts[1].name == "forState" else { return }
            // Of several states it is set in, the normal one may be one.
            if case .name(let state)? = parts[1].value, let suffix = ObjectiveCPropertyNames.states[state] { name += "." + suffix }
        } else if parts.count > 2 {
            return
        }
        write(path + [name], ObjectiveCValueReader.value(of: value), isConditional, range)
    }

    // MARK: Collecting

    private mutating func write(_ path: [String], _ value: ObjectiveCValue, _ isConditional: Bool, _ range: ByteRange) {
        guard let last = path.last else { return }
        var view = path.dropLast()
        var value = value
        // What is set on one of several is not set on the others.
        while let inner = view.last, Self.members.contains(inner), view.count > 1 {
            view = view.dropLast()
            value = .computed
        }
        var property = ObjectiveCPropertyNames.swiftName(of: last)
        // What is set on a part of a view is a property of a property.
        if let part = view.last, Self.parts.contains(part), view.count > 1 {
            property = part + "." + property
            view = view.dropLast()
        }
        writes.append(
            ObjectiveCWrite(
                view: Self.name(of: view), property: property, value: value, isConditional: isConditional, range: range))
    }

    private static let members: Set<String> = [ObjectiveCExpression.oneOfThem, "firstObject", "lastObject"]

    private static let parts: Set<String> = ["titleLabel", "imageView", "textLabel", "detailTextLabel", "layer"]

    private mutating func hand(_ path: [String], to selector: String) {
        // A class is no view.
        guard path.count > 1 || path[0] == "self", path.last?.first?.isUppercase != true else { return }
        let view = path.last.map(Self.members.contains) ?? false ? path.dropLast() : path[...]
        let handover = ObjectiveCClass.Handover(view: Self.name(of: view), to: selector)
        if seenHandovers.insert(handover).inserted { handovers.append(handover) }
    }

    /// `closeButton` of `self.closeButton`; `self` of `self`.
    private static func name(of path: ArraySlice<String>) -> String {
        path.count > 1 && path.first == "self" ? path.dropFirst().joined(separator: ".") : path.joined(separator: ".")
    }

    /// The paths that a path means, with what a local name stands for.
    private func resolved(_ path: [String]) -> [[String]] {
        guard let first = path.first else { return [] }
        if first == "self" { return [path] }
        if let meant = aliases[first] { return meant.map { $0 + path.dropFirst() } }
        // A name without `self` that nothing declares here may be an instance variable without an underscore.
        return [["self"] + path]
    }

    private func range(_ start: Int, _ end: Int) -> ByteRange {
        tokens[start].range.union(tokens[max(start, min(end, tokens.count) - 1)].range)
    }

    private func skipped(_ index: Int, _ end: Int) -> Int {
        ObjectiveCExpressionReader.end(ofBracketAt: index, in: tokens, limit: end)
    }
}
