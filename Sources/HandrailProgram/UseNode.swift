import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Something of a project that is there only where somebody uses it.
struct UseNode {
    /// What it is.
    enum Kind {
        /// A class of views or controllers, of which a value has to be made.
        case viewClass(LinkedType)
        /// A view of SwiftUI, and what changes one.
        case view(LinkedType)
        /// Another type: what leads from one screen to the next, or makes views.
        case helper(LinkedType)
        /// A function or a computed property.
        case member
        /// What a xib holds.
        case xib(FileIndex)
    }

    /// What it is.
    let kind: Kind
    /// The name by which code speaks of it.
    let name: String
    /// Where its code stands.
    let places: [SourcePlace]

    /// The type that it is.
    var type: LinkedType? {
        switch kind {
        case .viewClass(let type), .view(let type), .helper(let type): type
        case .member, .xib: nil
        }
    }

    /// The file of the xib that it is.
    var xib: FileIndex? { if case .xib(let file) = kind { file } else { nil } }

    /// The type that it is, where that is one of views or controllers.
    var viewType: LinkedType? {
        switch kind {
        case .viewClass(let type), .view(let type): type
        case .helper, .member, .xib: nil
        }
    }

    /// Whether it is a class of views or controllers, which nobody meets where no value is made.
    var isViewClass: Bool { if case .viewClass = kind { true } else { false } }

    /// Whether it is a class, which may be found by its name at run time.
    var isClass: Bool {
        switch kind {
        case .viewClass: true
        case .helper(let type): type.keyword == .classType
        case .view, .member, .xib: false
        }
    }

    /// Whether it is a function or a computed property.
    var isMember: Bool { if case .member = kind { true } else { false } }
}

extension UseNode {
    /// What a type is; `nil` where it may be used by whom no code names.
    init?(_ type: LinkedType, in program: Program) {
        guard type.isAudited, type.attributes.allSatisfy(Self.plain.contains) else { return nil }
        let kind: Kind
        switch (type.keyword, program.role(of: type), program.viewClass(of: type)?.family) {
        case (.structure, .view, _), (.structure, .modifier, _), (.structure, .buttonStyle, _),
            (.structure, .labelStyle, _), (.structure, .otherStyle, _), (.structure, .representable, _),
            (.structure, .shape, _):
            kind = .view(type)
        case (.classType, _, .view), (.classType, _, .controller): kind = .viewClass(type)
        case (.structure, .other, nil), (.classType, .other, nil), (.enumeration, .other, nil):
            guard program.isCalledByNameOnly(type) else { return nil }
            kind = .helper(type)
        default: return nil
        }
        self.init(kind: kind, name: type.simpleName, places: type.places)
    }

    /// Attributes that let nobody find a type who does not name it.
    static let plain: Set<String> = ["MainActor", "available", "IBDesignable", "Observable", "ViewAction"]
}

extension Program {
    /// Whether no framework calls what a type declares, as far as the names tell of what it inherits from: nothing but
    /// the project's own, classes of views, whose methods are overridden, and what asks for values alone.
    func isCalledByNameOnly(_ type: LinkedType, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        let parents = ancestry(of: type)?.parents ?? []
        return type.inherited.allSatisfy { name in
            let last = String(name.lastDottedWord)
            return ConformanceTable.asksForValuesOnly.contains(last) || SystemClasses.family(of: last) != nil
                || parents.contains { $0.simpleName == last && $0.keyword != nil }
        } && parents.allSatisfy { isCalledByNameOnly($0, depth: depth + 1) }
    }
}
