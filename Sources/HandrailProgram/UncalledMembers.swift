import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Functions and computed properties that only code which has their name can call.
///
/// Others may be called by a framework: what is written for a protocol of one, overridden, seen by Objective-C, or
/// called by what stands around its name.
enum UncalledMembers {
    /// Those of a type.
    static func all(of type: LinkedType, in program: Program, _ closed: ClosedTargets) -> [UseNode] {
        // Attributes such as `@resultBuilder` let a compiler call members, and `@objcMembers` goes on to subclasses.
        guard type.attributes.allSatisfy(UseNode.plain.contains),
            !program.lineage(of: type).contains(where: { $0.attributes.contains("objcMembers") })
        else { return [] }
        let isPlain = type.keyword != nil && type.keyword != .protocolType && program.isCalledByNameOnly(type)
        let hidden = type.places.filter { isSeenByOthers($0, in: program.mentions) }
        var members: [UseNode] = []
        for (name, functions) in type.functions where !special.contains(name) {
            for function in functions where function.declaration.attributes.allSatisfy(plain.contains) {
                guard !hidden.contains(where: { $0.contains(function.place) }) else { continue }
                let isOpen = isPlain || type.keyword == nil && function.isOfPlainExtension
                members += member(name, at: function.place, "func", isOpen, in: program, closed).map { [$0] } ?? []
            }
        }
        for (name, property) in type.properties where property.declaration.getter != nil && !special.contains(name) {
            let place = SourcePlace(file: property.file, range: property.declaration.range)
            guard property.declaration.attributes.allSatisfy({ plain.contains($0.name) }),
                !hidden.contains(where: { $0.contains(place) })
            else { continue }
            members += member(name, at: place, "var", isPlain, in: program, closed).map { [$0] } ?? []
        }
        return members
    }

    /// Those outside of types.
    static func free(in program: Program, _ closed: ClosedTargets) -> [UseNode] {
        program.functions.values.joined().compactMap { function in
            guard function.declaration.attributes.allSatisfy(plain.contains) else { return nil }
            return member(function.declaration.name, at: function.place, "func", true, in: program, closed)
        }
    }

    /// A member; `nil` where its words say that others may call it.
    ///
    /// - Parameter isOpen: whether it can only be called by its name even if it is not private.
    private static func member(
        _ name: String, at place: SourcePlace, _ keyword: String, _ isOpen: Bool, in program: Program,
        _ closed: ClosedTargets
    ) -> UseNode? {
        guard closed.contains(program.targets(ofFile: place.file)), let first = name.utf8.first,
            first == UInt8(ascii: "_") || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
        else { return nil }
        let index = program.mentions.index(of: place.file)
        var isPrivate = false
        for position in index.positions(in: place.range) {
            guard let word = index.word(at: position) else { continue }
            if word == keyword { break }
            if words.contains(word) { return nil }
            if word == "private" || word == "fileprivate" { isPrivate = true }
        }
        return isPrivate || isOpen ? UseNode(kind: .member, name: name, places: [place]) : nil
    }

    /// Whether an extension or a type begins with `@objc`, or is an extension of which all members are public.
    private static func isSeenByOthers(_ place: SourcePlace, in mentions: Mentions) -> Bool {
        let index = mentions.index(of: place.file)
        let positions = index.positions(in: place.range)
        let first = positions.lowerBound
        if index[first] == .at && (index.word(at: first + 1)?.hasPrefix("objc") ?? false) { return true }
        for position in positions {
            if index[position] == .openBrace { return false }
            guard let word = index.word(at: position), word == "public" || word == "open" else { continue }
            if index.word(at: position + 1) == "extension" { return true }
        }
        return false
    }

    /// Words by which somebody else may know of a declaration.
    private static let words: NameSet = ["override", "dynamic", "public", "open", "infix", "prefix", "postfix"]

    /// Names that a compiler or a framework calls.
    private static let special: NameSet = [
        "init", "body", "callAsFunction", "wrappedValue", "projectedValue", "description", "debugDescription", "hash",
        "encode", "id", "rawValue", "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
        "objectWillChange", "reduce", "defaultValue", "appendInterpolation", "appendLiteral", "dynamicallyCall",
        "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildPartialBlock",
        "buildLimitedAvailability", "buildFinalResult", "buildIf",
    ]

    /// Attributes that make nobody call a declaration.
    private static let plain: NameSet = [
        "MainActor", "available", "ViewBuilder", "discardableResult", "inlinable", "inline", "Sendable", "nonobjc",
        "SceneBuilder", "ToolbarContentBuilder",
    ]
}

extension SourcePlace {
    /// Whether another place lies in this one.
    fileprivate func contains(_ other: SourcePlace) -> Bool { file == other.file && range.contains(other.range) }
}
