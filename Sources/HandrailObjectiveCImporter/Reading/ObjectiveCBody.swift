import HandrailFrameworks
import HandrailSource

/// Collects what the bodies of one implementation do to views.
struct ObjectiveCBody {
    let tokens: [ObjectiveCToken]
    var writes: [ObjectiveCWrite] = []
    var handovers: [ObjectiveCClass.Handover] = []
    var seenHandovers: Set<ObjectiveCClass.Handover> = []
    var gestures: [ObjectiveCGesture] = []
    /// What the method being read does.
    var method = ObjectiveCMethod(isEmpty: false)
    /// Paths that local names stand for in the body being read; several where a name may be any of them.
    var aliases: [String: [[String]]] = [:]
    /// Classes that local names are declared to be of; empty for what is no object of a named class.
    var types: [String: String] = [:]
    /// Names of blocks that stand for the members of a list.
    var enumerated: Set<String> = []
    /// Recognizers that the body being read makes, by what it calls them.
    var recognizers: [String: Recognizer] = [:]
    /// Properties by the instance variables that keep them, where these are called otherwise.
    var synthesized: [String: String] = [:]
    private var overrides: [ObjectiveCClass.Override] = []
    private var methods: [String: ObjectiveCMethod] = [:]

    /// A tap recognizer that code makes.
    struct Recognizer {
        /// The selector that it sends.
        let selector: String
        /// How many taps it takes; `nil` where that is not known.
        var taps = FrameworkProperty.usualNumber("numberOfTapsRequired").flatMap { Int(exactly: $0) }
        /// Where it is attached to what.
        var places: [(view: String, range: ByteRange)] = []
    }

    /// A collector over the tokens of a file.
    init(_ tokens: [ObjectiveCToken]) { self.tokens = tokens }

    /// What was collected.
    func `class`(named name: String, outlets: [ObjectiveCClass.Outlet]) -> ObjectiveCClass {
        ObjectiveCClass(
            name: name, outlets: outlets, writes: writes, overrides: overrides, handovers: handovers,
            gestures: gestures,
            methods: methods)
    }

    /// Reads a method, whose body stands in braces from `start` to `end`.
    mutating func readMethod(
        _ selector: String, _ parameters: [ObjectiveCParameter], head: ByteRange, from start: Int, to end: Int
    ) {
        if let name = ObjectiveCSpelling.questions[selector] {
            overrides.append(.init(name: name, value: onlyReturn(from: start, to: end), range: head))
        }
        forget()
        for parameter in parameters { types[parameter.name] = parameter.type ?? "" }
        // `- (void)setCloseButton:(UIButton *)button`: what an outlet is given.
        if parameters.count == 1, let property = ObjectiveCPropertyNames.property(ofSetter: String(selector.dropLast()))
        {
            aliases[parameters[0].name] = [["self", property]]
        }
        method = ObjectiveCMethod(isEmpty: end - start <= 2)
        scan(from: start, to: end)
        methods[selector] = method
        let attached = recognizers.values.flatMap { recognizer in
            recognizer.places.map {
                ObjectiveCGesture(view: $0.view, taps: recognizer.taps, selector: recognizer.selector, range: $0.range)
            }
        }
        gestures += attached.sorted { ($0.range.lower, $0.view) < ($1.range.lower, $1.view) }
    }

    /// Reads the body of a function, which stands in braces from `start` to `end`.
    mutating func read(from start: Int, to end: Int) {
        forget()
        scan(from: start, to: end)
    }

    private mutating func forget() {
        aliases = [:]
        types = [:]
        enumerated = []
        recognizers = [:]
    }

    private mutating func scan(from start: Int, to end: Int) {
        var level = 0
        var position = start
        while position < end {
            let token = tokens[position]
            if token.is("{") { level += 1 }
            if token.is("}") { level -= 1 }
            if token.is("^") { takeParameters(ofBlockAt: position, end: end) }
            guard token.is("{") || token.is("}") || token.is(";") else {
                position += 1
                continue
            }
            position += 1
            readStatement(at: position, end: end, isConditional: level > 1)
        }
    }

    /// The names that a block gives to what it is handed.
    private mutating func takeParameters(ofBlockAt caret: Int, end: Int) {
        guard let open = (caret..<min(end, caret + 6)).first(where: { tokens[$0].is("(") || tokens[$0].is("{") }),
            tokens[open].is("(")
        else { return }
        for parameter in ObjectiveCParameter.list(in: tokens, at: open, limit: end) {
            types[parameter.name] = parameter.type ?? ""
            if enumerated.remove(parameter.name) == nil { aliases[parameter.name] = nil }
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
            if !readDeclaration(at: start, end: end, isConditional: isConditional) {
                readExpression(at: start, end: end, isConditional)
            }
        }
    }

    /// `for (UIButton *button in self.buttons)`: the name stands for every member.
    private mutating func readLoop(from start: Int, to end: Int) {
        guard start < end, let word = (start..<end).first(where: { tokens[$0].name == "in" }), word > start,
            let name = tokens[word - 1].name
        else { return }
        var reader = ObjectiveCExpressionReader(tokens, at: word + 1, end: end)
        aliases[name] = reader.expression()?.paths.flatMap(resolved)
        types[name] = ObjectiveCParameter.type(in: tokens[start..<(word - 1)]) ?? ""
    }

    /// `UIButton *button = self.closeButton;`
    private mutating func readDeclaration(at start: Int, end: Int, isConditional: Bool) -> Bool {
        var position = start
        while position < end, let word = tokens[position].name, ObjectiveCParameter.qualifiers.contains(word) {
            position += 1
        }
        guard position + 1 < end, let type = tokens[position].name else { return false }
        position += 1
        let isInferred = Self.inferring.contains(type) && tokens[position].is("(")
        if isInferred {
            // `__weak typeof(self) weakSelf = self;`
            position = skipped(position, end)
        } else if type != "id" || tokens[position].name == nil {
            if tokens[position].is("<") {
                while position < end, !tokens[position].is(">"), !tokens[position].is(";") { position += 1 }
                position += 1
            }
            guard position < end, type == "id" || tokens[position].is("*") else { return false }
        }
        while position < end,
            tokens[position].is("*") || tokens[position].name.map(ObjectiveCParameter.qualifiers.contains) == true
        {
            position += 1
        }
        guard position + 1 < end, let name = tokens[position].name else { return false }
        if tokens[position + 1].is(";") {
            types[name] = isInferred ? nil : type
            aliases[name] = []
            return true
        }
        guard tokens[position + 1].is("=") else { return false }
        var reader = ObjectiveCExpressionReader(tokens, at: position + 2, end: end)
        types[name] = isInferred ? nil : type
        guard let value = reader.expression() else { return true }
        let meant = value.paths.flatMap(resolved)
        aliases[name] = meant
        keep(value, as: name)
        note(value)
        readCall(value, isConditional: isConditional, range: tokens[start].range)
        return true
    }

    private static let inferring: Set<String> = ["typeof", "__typeof", "__typeof__", "__auto_type"]

    private mutating func readExpression(at start: Int, end: Int, _ isConditional: Bool) {
        var reader = ObjectiveCExpressionReader(tokens, at: start, end: end)
        guard let left = reader.expression(), reader.position < end else { return }
        let sign = tokens[reader.position]
        guard sign.is("=") || sign.kind == .compound(.addsBits) else {
            note(left)
            readCall(left, isConditional: isConditional, range: range(start, reader.position))
            return
        }
        var right = ObjectiveCExpressionReader(tokens, at: reader.position + 1, end: end)
        guard let value = right.expression() else { return }
        note(value)
        readCall(value, isConditional: isConditional, range: range(start, right.position))
        if case .name(let local) = left, !local.hasPrefix("_"), sign.is("="),
            types[local] != nil || !value.paths.isEmpty
        {
            // `button = self.close;` gives a name that was declared before another meaning.
            let meant = value.paths.flatMap(resolved)
            aliases[local, default: []] += meant.filter { !(aliases[local] ?? []).contains($0) }
            keep(value, as: local)
            if types[local] != nil { return }
        }
        assign(value, to: left, isAddition: !sign.is("="), isConditional, range(start, right.position))
    }

    private mutating func assign(
        _ value: ObjectiveCExpression, to left: ObjectiveCExpression, isAddition: Bool, _ isConditional: Bool,
        _ range: ByteRange
    ) {
        if let path = left.path, setTaps(value, on: path) { return }
        let owners = left.paths.flatMap(resolved)
        if let target = owners.first?.last { noteAssignment(of: value, to: target) }
        for path in owners where path.count > 1 {
            if path.count == 2, path[0] == "self", !ObjectiveCSpelling.isOwn(path[1]) {
                // `self.closeButton = button;`: what is done to the local variable is done to what the outlet holds.
                if case .name(let local) = value, types[local] != nil { aliases[local, default: []].append(path) }
                keep(value, as: path.joined(separator: "."))
                continue
            }
            let isUnsure = isConditional || owners.count > 1
            write(path, self.value(of: value, for: path), isUnsure, isAddition: isAddition, range)
            describe(value, on: path.dropLast(), isUnsure, range)
        }
    }

    // MARK: Tokens

    private func range(_ start: Int, _ end: Int) -> ByteRange {
        tokens[start].range.union(tokens[max(start, min(end, tokens.count) - 1)].range)
    }

    private func skipped(_ index: Int, _ end: Int) -> Int {
        ObjectiveCExpressionReader.end(ofBracketAt: index, in: tokens, limit: end)
    }
}
