import HandrailSource

/// Looks through source text for what is done to outlets, word by word.
///
/// It errs on the side of finding too much: what it takes for a write only keeps rules quiet.
struct OutletScanner {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private let wanted: Set<String>
    private var found: [String: OutletUse] = [:]

    /// What the code in a range does to the outlets of these names.
    static func uses(of wanted: Set<String>, in bytes: [UInt8], _ range: ByteRange) -> [String: OutletUse] {
        let upper = min(Int(range.upper), bytes.count)
        var scanner = OutletScanner(bytes: bytes[min(Int(range.lower), upper)..<upper], wanted: wanted)
        return scanner.scan()
    }

    private init(bytes: ArraySlice<UInt8>, wanted: Set<String>) {
        self.bytes = bytes
        self.wanted = wanted
        position = bytes.startIndex
    }

    // MARK: Words

    private mutating func scan() -> [String: OutletUse] {
        var previous = ""
        var before: UInt8 = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            if skipsCommentOrString() { continue }
            guard Self.beginsName(byte) else {
                if byte > 0x20 { before = byte }
                position += 1
                continue
            }
            let start = position
            let word = name()
            if wanted.contains(word), previous != "var", previous != "let", previous != "func" {
                use(of: word, from: start, after: before)
            }
            previous = word
            before = UInt8(ascii: "a")
        }
        return found
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.endIndex, Self.isName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipsCommentOrString() -> Bool {
        let byte = bytes[position]
        let next = position + 1 < bytes.endIndex ? bytes[position + 1] : 0
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
            while position < bytes.endIndex, bytes[position] != 0x0A { position += 1 }
            return true
        }
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
            position += 2
            while position + 1 < bytes.endIndex, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") {
                position += 1
            }
            position = min(position + 2, bytes.endIndex)
            return true
        }
        return false
    }

    // MARK: Uses

    private mutating func use(of outlet: String, from start: Int, after before: UInt8) {
        skipMarks()
        var path: [String] = []
        while position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "."), Self.beginsName(bytes[position + 1]) {
            position += 1
            path.append(name())
            skipMarks()
        }
        skipSpace()
        let byte = position < bytes.endIndex ? bytes[position] : 0
        let next = position + 1 < bytes.endIndex ? bytes[position + 1] : 0
        var use = OutletUse()
        if path.isEmpty {
            // A label in front of an argument, an assignment, a comparison.
            if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "!") { return }
            if let loop = loop(from: start, after: before) {
                use.formUnion(loop)
            } else {
                use.isHandedOn = isHandedOn(from: start, after: before)
            }
        } else if byte == UInt8(ascii: "="), next != UInt8(ascii: "=") {
            use.writes.insert(path.joined(separator: "."))
        } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
            call(path, &use)
        }
        found[outlet, default: OutletUse()].formUnion(use)
    }

    private func call(_ path: [String], _ use: inout OutletUse) {
        guard let method = path.last else { return }
        if let property = Self.setters[method] {
            let rest = bytes[position...].prefix(8).drop { $0 <= 0x20 || $0 == UInt8(ascii: "(") }
            // An empty title is none.
            if rest.starts(with: Array("\"\"".utf8)) || rest.starts(with: Array("nil".utf8)) { return }
            use.writes.insert((path.dropLast() + [property]).joined(separator: "."))
        } else if path.count == 1, !Self.harmless.contains(method) {
            use.isHandedOn = true
        }
    }

    /// What is done to each in `[title, slider].forEach { $0?.alpha = 0 }`; `nil` where it stands in no such list.
    private func loop(from start: Int, after before: UInt8) -> OutletUse? {
        guard before == UInt8(ascii: "[") || before == UInt8(ascii: ","), callee(before: start) == nil else { return nil }
        var index = start
        let limit = min(bytes.endIndex, start + 400)
        while index < limit, bytes[index] != UInt8(ascii: "]") {
            if bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "(") { return nil }
            index += 1
        }
        let marker = Array("].forEach".utf8)
        guard bytes[index...].starts(with: marker) else { return nil }
        index += marker.count
        while index < bytes.endIndex, bytes[index] <= 0x20 { index += 1 }
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "{") else { return nil }
        let opening = index
        var depth = 0
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { break }
            index += 1
        }
        let body = Array(bytes[opening..<index])
        guard !String(decoding: body, as: UTF8.self).contains(" in") else { return nil }
        // `$0` is read as if it were a name.
        let named = body.indices.map { position -> UInt8 in
            body[position] == UInt8(ascii: "$") ? UInt8(ascii: "_") : body[position]
        }
        return Self.uses(of: ["_0"], in: named, ByteRange(0, named.count))["_0"] ?? OutletUse()
    }

    // As an argument, in a list, on the right of an assignment; not to functions that only arrange it.
    private func isHandedOn(from start: Int, after before: UInt8) -> Bool {
        switch before {
        case UInt8(ascii: "["), UInt8(ascii: "="): return true
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"):
            guard let callee = callee(before: start) else { return true }
            return !Self.arranging.contains(callee)
        default: return false
        }
    }

    /// The name of the function whose argument stands at a position; `nil` in a list.
    private func callee(before start: Int) -> String? {
        var depth = 0
        var index = start - 1
        let limit = max(bytes.startIndex, start - 600)
        while index >= limit {
            switch bytes[index] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { return nil }
                depth -= 1
            case UInt8(ascii: "("):
                if depth == 0 {
                    var end = index
                    while end > limit, bytes[end - 1] <= 0x20 { end -= 1 }
                    var first = end
                    while first > limit, Self.isName(bytes[first - 1]) { first -= 1 }
                    return String(decoding: bytes[first..<end], as: UTF8.self)
                }
                depth -= 1
            default: break
            }
            index -= 1
        }
        return nil
    }

    private mutating func skipMarks() {
        while position < bytes.endIndex, bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "!") {
            // `!=` compares.
            if position + 1 < bytes.endIndex, bytes[position + 1] == UInt8(ascii: "="), bytes[position] == UInt8(ascii: "!") { return }
            position += 1
        }
    }

    private mutating func skipSpace() {
        while position < bytes.endIndex, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x5F: true
        default: byte >= 0x80
        }
    }

    private static func isName(_ byte: UInt8) -> Bool { beginsName(byte) || (byte >= 0x30 && byte <= 0x39) }

    // MARK: Tables

    private static let setters = [
        "setTitle": "title", "setAttributedTitle": "title", "setImage": "image", "setBackgroundImage": "backgroundImage",
        "setTitleColor": "titleColor", "setText": "text", "setHidden": "isHidden",
    ]

    /// Methods of the framework that change nothing of what is heard or seen.
    private static let harmless: Set<String> = [
        "addTarget", "removeTarget", "addGestureRecognizer", "removeGestureRecognizer", "setNeedsLayout",
        "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraints", "layoutIfNeeded", "layoutSubviews",
        "sizeToFit", "sizeThatFits", "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "addSubview",
        "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "addConstraint", "addConstraints",
        "removeConstraint", "removeConstraints", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "convert", "hitTest", "point", "reloadData", "reloadRows", "reloadSections", "register", "dequeueReusableCell",
        "deselectRow", "selectRow", "scrollToRow", "setContentOffset", "setOn", "setValue", "startAnimating",
        "stopAnimating", "beginUpdates", "endUpdates", "insertRows", "deleteRows", "cellForRow", "indexPath",
        "systemLayoutSizeFitting", "sendActions", "setSelected", "setEditing", "insertText", "setProgress", "viewWithTag",
        "selectRowAt", "setMarkedText", "snapshotView", "setAlpha", "setRegion", "addAnnotation", "removeAnnotations",
        "load", "loadHTMLString", "evaluateJavaScript", "frame", "isDescendant", "sendAction", "beginRefreshing",
        "setZoomScale", "zoom", "setMinimumTrackImage", "setMaximumTrackImage", "setThumbImage", "setCustomSpacing",
    ]

    /// Functions that only place a view they are given.
    private static let arranging: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
        "bringSubviewToFront", "sendSubviewToBack", "constraint", "NSLayoutConstraint", "convert", "isDescendant", "print",
        "setCustomSpacing", "superview", "equalTo", "contains", "isEqual", "assert", "activate",
    ]
}
