import HandrailCode
import HandrailFrameworks
package import HandrailProgram
import HandrailSource

/// What the code of a project says of a property that holds a view, wherever it says anything.
package struct PropertyMentions {
    private let program: Program
    private let property: LinkedProperty
    private let type: LinkedType

    /// Mentions of a property of a class.
    package init(of property: LinkedProperty, in type: LinkedType, _ program: Program) {
        (self.program, self.property, self.type) = (program, property, type)
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
        if !isOnlySet(in: program.mentions.index(of: property.file), besides: declaration.range) { return false }
        if declaration.modifiers.contains(.isPrivate) { return true }
        return isAlone
            && Self.words(of: property).allSatisfy { word in
                program.mentions.all(with: word).allSatisfy {
                    $0.file == property.file || isOnlySet(in: $0.index, besides: .zero)
                }
            }
    }

    /// Whether the type that declares the property says nothing more of it there.
    var isMentionedOnce: Bool {
        let index = program.mentions.index(of: property.file)
        let own = index.positions(in: property.declaration.range)
        return type.places.filter { $0.file == property.file }.allSatisfy { part in
            Self.words(of: property).allSatisfy { index.positions(of: $0, in: part.range).allSatisfy(own.contains) }
        }
    }

    /// Whether the project does no more with the view that a property is made with than put it somewhere, put others
    /// into it and lay it out. Who asks another object for a view of this name is taken to ask for this one.
    var isOnlyPlaced: Bool {
        guard !isGivenOut else { return false }
        // A subclass speaks of it by its bare name, too.
        let isClosed = type.keyword == .structure || type.keyword == .enumeration
        let home = property.file
        let made = program.mentions.index(of: home).positions(in: property.declaration.range)
        return Self.words(of: property).allSatisfy { word in
            program.mentions.all(with: word).allSatisfy { file, index in
                let own = type.places.filter { $0.file == file }
                    .reduce(into: Set<Int>()) { $0.formUnion(index.positions(of: word, in: $1.range)) }
                return index.positions(of: word).allSatisfy { position in
                    if file == home && made.contains(position) || Self.isPlacement(position, in: index) { return true }
                    return isClosed && !own.contains(position) && index[position - 1] != .dot
                }
            }
        }
    }

    /// Whether more than the code of the project knows the property: a library gives it out, or the system asks for it.
    var isGivenOut: Bool {
        !property.declaration.modifiers.isDisjoint(with: [.isPublic, .isDynamic])
            || property.declaration.attributes.contains { Self.open.contains($0.name) }
    }

    private static let open: Set<String> = ["objc", "IBOutlet"]

    /// Whether nobody but the project and the system's own classes asks a class of this kind for anything.
    private var isAlone: Bool {
        !type.attributes.contains("objcMembers")
            && program.lineage(of: type).allSatisfy { ancestor in
                ancestor.inherited.allSatisfy { name in
                    program.typesByName[name] != nil || SystemClasses.isFrameworkName(name)
                }
            }
    }

    /// The property itself, and the binding to it.
    private static func words(of property: LinkedProperty) -> [String] {
        [property.declaration.name, "$\(property.declaration.name)"]
    }

    // MARK: One file

    /// - Parameter declaration: what the property is made with speaks of what is made, by whatever name.
    private func isOnlySet(in index: CodeIndex, besides declaration: ByteRange) -> Bool {
        let own = index.positions(in: declaration)
        return Self.words(of: property).allSatisfy { word in
            index.positions(of: word).allSatisfy { own.contains($0) || Self.isHarmless($0, in: index) }
        }
    }

    /// Whether a mention declares the property, or sets something on what it holds.
    private static func isHarmless(_ position: Int, in index: CodeIndex) -> Bool {
        if let keyword = index.word(at: position - 1), keyword == "let" || keyword == "var" { return true }
        var next = index.skippingUnwrapping(from: position + 1)
        while index[next] == .dot, let member = index.word(at: next + 1) {
            next += 2
            if index[next] == .openParenthesis { return setters.contains(member) }
            if index[next] == .assignment { return true }
            next = index.skippingUnwrapping(from: next)
        }
        return false
    }

    /// Whether a mention declares the property, or says where the view is to be or what lies in it.
    private static func isPlacement(_ position: Int, in index: CodeIndex) -> Bool {
        if let keyword = index.word(at: position - 1), keyword == "let" || keyword == "var" { return true }
        let next = index.skippingUnwrapping(from: position + 1)
        if index[next] == .dot, let member = index.word(at: next + 1) {
            return places(member) || member.hasSuffix("Anchor") || member == "translatesAutoresizingMaskIntoConstraints"
                || PackageSymbol.meaning(of: member, in: .snapKit) == .namespace
                || PackageSymbol.meaning(of: member, in: .pinLayout) == .namespace
        }
        var start = position
        while index[start - 1] == .dot, index.word(at: start - 2) != nil { start -= 2 }
        guard index[start - 1] == .openParenthesis, let function = index.word(at: start - 2) else { return false }
        return places(function)
    }

    private static func places(_ function: String) -> Bool {
        if case .addsSubview? = FrameworkMethod.effect(of: function) { true } else { false }
    }

    /// Methods of frameworks that only set something on a view.
    private static let setters: Set<String> = [
        "setTitle", "setImage", "setBackgroundImage", "setTitleColor", "setAttributedTitle",
        "setPreferredSymbolConfiguration", "addTarget", "removeTarget", "addAction", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "addGestureRecognizer", "sizeToFit", "setNeedsLayout",
        "layoutIfNeeded", "setNeedsDisplay", "setTitleTextAttributes",
    ]
}
