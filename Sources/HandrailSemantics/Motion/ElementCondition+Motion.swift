public import HandrailModel

extension ElementCondition {
    /// Whether it asks for Reduce Motion.
    public var asksForReducedMotion: Bool { asks(for: [.reduceMotion, .crossFade]) }

    /// Whether it asks if one of these settings is on.
    public func asks(for choices: Set<SettingSwitch>) -> Bool {
        guard case .setting(let test) = subject else { return false }
        return test.asks(for: choices)
    }

    /// Whether it reads a property, by its name alone.
    public func mentions(_ property: Substring) -> Bool {
        if let answer = text.names(property) { return answer }
        var rest = text[...]
        while let found = rest.firstRange(of: property) {
            let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
            let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
            if !Self.continuesName(before), !Self.continuesName(after) { return true }
            rest = text[found.upperBound...]
        }
        return false
    }

    private static func continuesName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}

extension String {
    /// Whether a name stands in it as a word of its own; `nil` where either is not ASCII.
    fileprivate func names(_ name: Substring) -> Bool? {
        var (text, name) = (self, String(name))
        return text.withUTF8 { text in
            name.withUTF8 { name -> Bool? in
                guard text.allSatisfy({ $0 < 0x80 }), name.allSatisfy({ $0 < 0x80 }), let first = name.first
                else { return nil }
                guard text.count >= name.count else { return false }
                for start in 0...(text.count - name.count) where text[start] == first {
                    let end = start + name.count
                    if start > 0, Self.continuesName(text[start - 1]) { continue }
                    if end < text.count, Self.continuesName(text[end]) { continue }
                    if text[start..<end].elementsEqual(name) { return true }
                }
                return false
            }
        }
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
}
