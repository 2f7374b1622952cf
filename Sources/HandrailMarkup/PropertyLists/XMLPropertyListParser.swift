import HandrailSource

/// One run of an `XMLPropertyListReader`: takes one token after the other.
struct XMLPropertyListParser {
    private enum Element: String {
        case plist, dict, array, key, string, integer, real, date, data
        case yes = "true"
        case no = "false"
    }

    private struct Leaf {
        let element: Element
        let start: Int
        var text = ""
    }

    private var stack: PropertyListStack
    private var leaf: Leaf?
    private var isInList = false
    private var isListClosed = false
    private var result: PropertyListNode?
    private var end = 0
    /// How many `#if` are open.
    private var conditions = 0

    /// A run with a limit on depth.
    init(maximumDepth: Int) {
        stack = PropertyListStack(maximumDepth: maximumDepth)
    }

    /// Takes the next token.
    mutating func take(_ token: XMLToken) throws(MarkupProblem) {
        end = Int(token.range.upper)
        switch token.kind {
        case .startTag(let tag): try start(tag.name, token.range)
        case .emptyTag(let tag): try empty(tag.name, token.range)
        case .endTag(let name, _): try finish(name, token.range)
        case .text(let text), .cdata(let text): try take(text, token.range)
        case .comment, .processingInstruction, .doctype, .byteOrderMark: break
        }
    }

    /// The list that was read.
    func finish() throws(MarkupProblem) -> PropertyListNode {
        guard let result, stack.isEmpty, leaf == nil, isInList == isListClosed else {
            throw MarkupProblem(.endsEarly, at: end)
        }
        return result
    }

    private mutating func start(_ name: String, _ range: ByteRange) throws(MarkupProblem) {
        let element = try element(name, range)
        switch element {
        case .plist:
            guard !isInList, result == nil, stack.isEmpty else {
                throw MarkupProblem(.trailingContent, at: Int(range.lower))
            }
            isInList = true
        case .dict, .array:
            try checkPlace(of: element, range)
            try stack.begin(isDictionary: element == .dict, at: Int(range.lower))
        case .key, .string, .integer, .real, .date, .data, .yes, .no:
            try checkPlace(of: element, range)
            leaf = Leaf(element: element, start: Int(range.lower))
        }
    }

    private mutating func empty(_ name: String, _ range: ByteRange) throws(MarkupProblem) {
        try start(name, range)
        try finish(name, range)
    }

    private mutating func finish(_ name: String, _ range: ByteRange) throws(MarkupProblem) {
        let mismatch = MarkupProblem(.mismatchedTag, at: Int(range.lower))
        guard let element = Element(rawValue: name) else { throw mismatch }
        if let leaf {
            guard leaf.element == element else { throw mismatch }
            self.leaf = nil
            return try add(leaf, ByteRange(leaf.start, Int(range.upper)))
        }
        switch element {
        case .plist:
            guard isInList, !isListClosed, stack.isEmpty else { throw mismatch }
            isListClosed = true
        case .dict, .array:
            guard !stack.isEmpty, stack.isInDictionary == (element == .dict) else { throw mismatch }
            guard !stack.hasKey else { throw MarkupProblem(.missingValue, at: Int(range.lower)) }
            if let node = stack.close(end: Int(range.upper)) { add(node) }
        case .key, .string, .integer, .real, .date, .data, .yes, .no:
            throw mismatch
        }
    }

    private mutating func take(_ text: String, _ range: ByteRange) throws(MarkupProblem) {
        if leaf != nil {
            leaf?.text += text
        } else if !text.utf8.allSatisfy(ByteCursor.isSpace), !followsDirectives(text) {
            throw MarkupProblem(.missing(symbols: "`<`"), at: Int(range.lower))
        }
    }

    /// Whether a text between elements is directives alone, of which Xcode makes the list before it is read: both sides
    /// of an `#if` count.
    private mutating func followsDirectives(_ text: String) -> Bool {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0 == " " || $0 == "\t" }
            guard let first = words.first else { continue }
            let isApart = first == "#" && words.count > 1
            switch isApart ? "#" + words[1] : first {
            case "#if", "#ifdef", "#ifndef": conditions += 1
            case "#endif": conditions = max(0, conditions - 1)
            case "#else", "#elif", "#define", "#undef", "#include", "#import": break
            default: return false
            }
        }
        return true
    }

    private func element(_ name: String, _ range: ByteRange) throws(MarkupProblem) -> Element {
        guard leaf == nil, let element = Element(rawValue: name) else {
            throw MarkupProblem(.unknownElement(name), at: Int(range.lower))
        }
        return element
    }

    /// Keys stand only in dictionaries, values there only behind a key, and nothing behind the list.
    private func checkPlace(of element: Element, _ range: ByteRange) throws(MarkupProblem) {
        let start = Int(range.lower)
        guard !isListClosed, result == nil else { throw MarkupProblem(.trailingContent, at: start) }
        if element == .key {
            guard stack.isInDictionary, !stack.hasKey else { throw MarkupProblem(.missingValue, at: start) }
        } else if stack.isInDictionary, !stack.hasKey {
            throw MarkupProblem(.missingKey, at: start)
        }
    }

    private mutating func add(_ leaf: Leaf, _ range: ByteRange) throws(MarkupProblem) {
        let kind: PropertyListNode.Kind
        switch leaf.element {
        case .key: return stack.setKey(leaf.text, range: range, isConditional: conditions > 0)
        case .string: kind = .string(leaf.text)
        case .integer, .real: kind = .number(try number(leaf))
        case .date: kind = .date(leaf.text)
        case .data: kind = .data(try data(leaf))
        case .yes: kind = .boolean(true)
        case .no: kind = .boolean(false)
        // Containers are never leaves.
        case .plist, .dict, .array: return
        }
        add(PropertyListNode(kind, range: range))
    }

    private mutating func add(_ node: PropertyListNode) {
        if stack.isEmpty { result = node } else { stack.add(node) }
    }

    private func number(_ leaf: Leaf) throws(MarkupProblem) -> Double {
        let text = leaf.text.filter { !$0.isWhitespace }
        let hexadecimal = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16).map(Double.init) : nil
        guard let number = hexadecimal ?? Double(text), number.isFinite else {
            throw MarkupProblem(.invalidNumber, at: leaf.start)
        }
        return number
    }

    private func data(_ leaf: Leaf) throws(MarkupProblem) -> [UInt8] {
        guard let bytes = Base64.decode(leaf.text) else { throw MarkupProblem(.invalidData, at: leaf.start) }
        return bytes
    }
}
