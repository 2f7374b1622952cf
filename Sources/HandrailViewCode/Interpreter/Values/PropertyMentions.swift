import HandrailCode
import HandrailFrameworks
package import HandrailProgram
import HandrailSource

/// What the code of a project says of a property that holds a view, wherever it says anything.
package struct PropertyMentions {
    private let program: Program
    private let property: LinkedProperty
    private let type: LinkedType
    private let word: [UInt8]

    /// Mentions of a property of a class.
    package init(of property: LinkedProperty, in type: LinkedType, _ program: Program) {
        (self.program, self.property, self.type) = (program, property, type)
        word = Array(property.declaration.name.utf8)
    }

    /// Whether the view that a property is made with is nowhere added, returned, handed on, assigned or read: all that
    /// is ever done to it is that things are set on it.
    ///
    /// What other code may reach without the name of the property is taken for used: what the system or a package asks
    /// for, and what a library gives out.
    package var isNeverHandedOn: Bool {
        let declaration = property.declaration
        guard declaration.getter == nil, declaration.attributes.isEmpty, !declaration.isStatic,
            declaration.observers.isEmpty
        else { return false }
        if isGivenOut { return false }
        if !isOnlySet(in: property.file) { return false }
        if modifiers.contains("private") || modifiers.contains("fileprivate") { return true }
        return isAlone && program.files.allSatisfy { $0 == property.file || isOnlySet(in: $0) }
    }

    /// Whether the type that declares the property says nothing more of it there.
    var isMentionedOnce: Bool {
        let own = Int(property.declaration.range.lower)..<Int(property.declaration.range.upper)
        let parts = type.places.filter { $0.file == property.file }.map { Int($0.range.lower)..<Int($0.range.upper) }
        return program.bytes(of: property.file).withUnsafeBufferPointer { bytes in
            let reader = NameReader(bytes: bytes)
            return !reader.holds(word, besides: own) { start, _ in
                !reader.isLetter(start - 1) && parts.contains { $0.contains(start) }
            }
        }
    }

    /// Whether more than the code of the project knows the property: a library gives it out, or the system asks for it.
    var isGivenOut: Bool { modifiers.contains { Self.open.contains(String($0)) } }

    private var modifiers: [Substring] {
        let text = program.text(at: SourcePlace(file: property.file, range: property.declaration.range))
        let keyword = property.declaration.isConstant ? "let" : "var"
        return text.split(separator: keyword, maxSplits: 1).first.map { $0.split(whereSeparator: \.isWhitespace) } ?? []
    }

    private static let open: Set<String> = ["public", "open", "override", "@objc", "dynamic", "@IBOutlet"]

    /// Whether nobody but the project and the system's own classes asks a class of this kind for anything.
    private var isAlone: Bool {
        !type.attributes.contains("objcMembers")
            && program.lineage(of: type).allSatisfy { ancestor in
                ancestor.inherited.allSatisfy { name in
                    program.typesByName[name] != nil || SystemClasses.isFrameworkName(name)
                }
            }
    }

    // MARK: One file

    private func isOnlySet(in file: FileIndex) -> Bool {
        let bytes = program.bytes(of: file)
        // What the property is made with speaks of what is made, by whatever name.
        let own =
            file == property.file
            ? Int(property.declaration.range.lower)..<Int(property.declaration.range.upper) : 0..<0
        return bytes.withUnsafeBufferPointer { bytes in
            let reader = NameReader(bytes: bytes)
            return !reader.holds(word, besides: own) { start, end in
                !reader.isLetter(start - 1) && !Self.isHarmless(reader, start, end)
            }
        }
    }

    /// Whether a mention declares the property, or sets something on what it holds.
    private static func isHarmless(_ reader: NameReader, _ start: Int, _ end: Int) -> Bool {
        if isDeclared(reader, at: start) { return true }
        var position = end
        while true {
            while reader.at(position) == UInt8(ascii: "?") || reader.at(position) == UInt8(ascii: "!") { position += 1 }
            guard reader.at(position) == UInt8(ascii: ".") else { return false }
            let begin = position + 1
            position = reader.end(ofWordAt: begin)
            if reader.at(position) == UInt8(ascii: "(") { return setters.contains(reader.word(at: begin)) }
            var next = position
            while reader.at(next) == 0x20 || reader.at(next) == 0x09 { next += 1 }
            if reader.at(next) == UInt8(ascii: "="), reader.at(next + 1) != UInt8(ascii: "=") { return true }
        }
    }

    /// Whether `let` or `var` stands before a name.
    private static func isDeclared(_ reader: NameReader, at start: Int) -> Bool {
        var before = start
        while reader.isBlank(before - 1) { before -= 1 }
        guard before >= 3, before < start, !reader.isLetter(before - 4) else { return false }
        let keyword = reader.bytes[(before - 3)..<before]
        return keyword.elementsEqual("let".utf8) || keyword.elementsEqual("var".utf8)
    }

    /// Methods of frameworks that only set something on a view.
    private static let setters: Set<String> = [
        "setTitle", "setImage", "setBackgroundImage", "setTitleColor", "setAttributedTitle",
        "setPreferredSymbolConfiguration", "addTarget", "removeTarget", "addAction", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "addGestureRecognizer", "sizeToFit", "setNeedsLayout",
        "layoutIfNeeded", "setNeedsDisplay", "setTitleTextAttributes",
    ]
}
