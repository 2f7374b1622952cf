import HandrailSource

/// Walks the declarations of one file.
struct ObjectiveCDeclarations {
    private let tokens: [ObjectiveCToken]
    private var position = 0
    private var classes: [ObjectiveCClass] = []
    private var functions: Set<String> = []
    /// Where each class ends: brackets that are left open do not reach further.
    private let ends: [Int]
    private var nextEnd = 0
    /// Where brackets are left open.
    private var open: ByteRange?

    /// Bytes of a text that may be the name of a segue, a scene or a class; what is longer is a sentence.
    private static let longestName = 64

    /// A walk over the tokens of a file.
    init(_ tokens: [ObjectiveCToken]) {
        self.tokens = tokens
        ends = tokens.indices.filter { tokens[$0].kind == .directive("end") }
    }

    /// What the file says.
    mutating func file() -> ObjectiveCFile {
        while position < tokens.count {
            switch tokens[position].kind {
            case .directive("interface"): interface()
            case .directive("implementation"): implementation()
            case .sign(UInt8(ascii: "{")):
                if let name = functionName(before: position) { functions.insert(name) }
                position = skipped(at: position)
            default: position += 1
            }
        }
        let capitalized = tokens.reduce(into: Set<String>()) { found, token in
            if let name = token.name, name.utf8.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? false {
                found.insert(name)
            }
        }
        let texts = tokens.reduce(into: Set<String>()) { found, token in
            if case .string(let text, _) = token.kind, !text.isEmpty, text.utf8.count <= Self.longestName {
                found.insert(text)
            }
        }
        return ObjectiveCFile(
            classes: classes, functions: functions, capitalized: capitalized, texts: texts, open: open)
    }

    // MARK: Interfaces

    private mutating func interface() {
        position += 1
        guard let name = peekName() else { return }
        position += 1
        var superclass: String?
        if peek()?.is(":") == true {
            position += 1
            superclass = peekName()
        }
        var outlets: [ObjectiveCClass.Outlet] = []
        var properties: [String: String] = [:]
        scan: while let token = peek(), token.kind != .directive("end") {
            switch token.kind {
            case .directive("property"): outlets += property(&properties)
            case .sign(UInt8(ascii: "{")): outlets += instanceVariables()
            case .directive("implementation"), .directive("interface"): break scan
            default: position += 1
            }
        }
        classes.append(ObjectiveCClass(name: name, superclass: superclass, outlets: outlets, properties: properties))
    }

    /// `@property (…) IBOutlet UIButton *close;`, also of several names.
    private mutating func property(_ properties: inout [String: String]) -> [ObjectiveCClass.Outlet] {
        position += 1
        if peek()?.is("(") == true { position = skipped(at: position) }
        let start = position
        while let token = peek(), !token.is(";"), token.kind != .directive("end") { position += 1 }
        let declaration = tokens[start..<position]
        if let name = declaration.last?.name, let type = ObjectiveCParameter.type(in: declaration) {
            properties[name] = type
        }
        return Self.outlet(in: declaration).map { [$0] } ?? []
    }

    private mutating func instanceVariables() -> [ObjectiveCClass.Outlet] {
        let end = skipped(at: position)
        var outlets: [ObjectiveCClass.Outlet] = []
        var start = position + 1
        for index in start..<max(start, end) where tokens[index].is(";") {
            if let outlet = Self.outlet(in: tokens[start..<index]) { outlets.append(outlet) }
            start = index + 1
        }
        position = end
        return outlets
    }

    /// The outlet that a declaration without its semicolon declares.
    private static func outlet(in declaration: ArraySlice<ObjectiveCToken>) -> ObjectiveCClass.Outlet? {
        let collection = declaration.firstIndex { $0.name == "IBOutletCollection" }
        guard collection != nil || declaration.contains(where: { $0.name == "IBOutlet" }),
            let last = declaration.last, let name = last.name, let first = declaration.first
        else { return nil }
        var type: String?
        if let collection, collection + 2 < declaration.endIndex { type = declaration[collection + 2].name }
        let names = declaration.dropLast().compactMap(\.name).filter { !ObjectiveCParameter.qualifiers.contains($0) }
        guard let type = type ?? names.first else { return nil }
        return ObjectiveCClass.Outlet(
            name: name.hasPrefix("_") ? String(name.dropFirst()) : name, type: type, isCollection: collection != nil,
            range: first.range.union(last.range))
    }

    // MARK: Implementations

    private mutating func implementation() {
        position += 1
        guard let name = peekName() else { return }
        position += 1
        if peek()?.is("(") == true { position = skipped(at: position) }
        var body = ObjectiveCBody(tokens)
        var outlets: [ObjectiveCClass.Outlet] = []
        if peek()?.is("{") == true { outlets = instanceVariables() }
        scan: while let token = peek(), token.kind != .directive("end") {
            switch token.kind {
            case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): method(&body)
            case .sign(UInt8(ascii: "{")):
                if let name = functionName(before: position) { functions.insert(name) }
                let end = skipped(at: position)
                body.read(from: position, to: end)
                position = end
            case .directive("synthesize"): synthesize(&body)
            case .directive("implementation"), .directive("interface"): break scan
            default: position += 1
            }
        }
        classes.append(body.class(named: name, outlets: outlets))
    }

    /// `@synthesize closeButton = _close, playButton;`
    private mutating func synthesize(_ body: inout ObjectiveCBody) {
        position += 1
        while let name = peekName() {
            position += 1
            if peek()?.is("=") == true, position + 1 < tokens.count, let variable = tokens[position + 1].name {
                body.synthesized[variable.hasPrefix("_") ? String(variable.dropFirst()) : variable] = name
                position += 2
            }
            guard peek()?.is(",") == true else { return }
            position += 1
        }
    }

    /// `- (void)setTitle:(NSString *)title forState:(UIControlState)state { … }`
    private mutating func method(_ body: inout ObjectiveCBody) {
        let start = position
        position += 1
        if peek()?.is("(") == true { position = skipped(at: position) }
        var selector = ""
        var parameters: [ObjectiveCParameter] = []
        while let token = peek(), !token.is("{"), !token.is(";"), token.kind != .directive("end") {
            if let name = token.name, position + 1 < tokens.count, tokens[position + 1].is(":") {
                selector += name + ":"
                position += 2
                var type: String?
                if peek()?.is("(") == true {
                    let open = position
                    position = skipped(at: position)
                    type = ObjectiveCParameter.type(in: tokens[(open + 1)..<max(open + 1, position - 1)])
                }
                if let parameter = peekName() {
                    parameters.append(ObjectiveCParameter(name: parameter, type: type))
                    position += 1
                }
            } else {
                if selector.isEmpty, let name = token.name { selector = name }
                position += 1
            }
        }
        guard peek()?.is("{") == true else { return }
        let end = skipped(at: position)
        let head = tokens[start].range.union(tokens[max(start, position - 1)].range)
        body.readMethod(selector, parameters, head: head, from: position, to: end)
        position = end
    }

    // MARK: Tokens

    private func peek() -> ObjectiveCToken? { position < tokens.count ? tokens[position] : nil }

    private func peekName() -> String? { peek()?.name }

    /// Position behind the bracket that closes the one at `index`; the end of the class where it stays open.
    private mutating func skipped(at index: Int) -> Int {
        while nextEnd < ends.count, ends[nextEnd] <= index { nextEnd += 1 }
        let limit = nextEnd < ends.count ? ends[nextEnd] : tokens.count
        if let end = ObjectiveCExpressionReader.close(ofBracketAt: index, in: tokens, limit: limit) { return end }
        open = open ?? tokens[index].range
        return limit
    }

    /// `name` of `… name(…) {`.
    private func functionName(before brace: Int) -> String? {
        guard brace > 0, tokens[brace - 1].is(")") else { return nil }
        var level = 0
        for index in stride(from: brace - 1, through: max(0, brace - 400), by: -1) {
            if tokens[index].is(")") { level += 1 }
            if tokens[index].is("(") { level -= 1 }
            if level == 0 { return index > 0 ? tokens[index - 1].name : nil }
        }
        return nil
    }
}
